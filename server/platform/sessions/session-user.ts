import type { User } from '#contract/session.ts'

/** The reader behind a request, as `GET /api/user` answers it, and the session it came by. */
export interface SessionUser extends User {
  sessionId: number
}

interface UserRow {
  id: number
  username: string
  email: string | null
  isAdmin: number
}

export const toUser = ({ id, username, email, isAdmin }: UserRow): User => ({
  id,
  username,
  isAdmin: isAdmin === 1,
  ...(email !== null && { email }),
})
