import type { User } from '#contract/session.ts'

/** The reader behind a request, as `GET /api/user` answers it, and the session it came by. */
export interface SessionUser extends User {
  sessionId: number
}
