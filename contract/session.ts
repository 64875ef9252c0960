import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const User = z.object({
  id: z.number(),
  username: z.string(),
  email: z.optional(z.string()),
  isAdmin: z.boolean(),
})
export type User = z.infer<typeof User>

export const getUser = endpoint({
  method: 'GET',
  path: '/api/user',
  summary: 'The signed-in reader; HEAD only says whether the session holds',
  access: 'user',
  reply: User,
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'Ends the session at once',
  access: 'public',
  reply: z.object({}),
})
