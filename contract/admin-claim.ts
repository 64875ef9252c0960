import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** The page of the link that the server prints while nobody is an admin; its token stands behind the `#`. */
export const CLAIM_PATH = '/claim'

export const claimAdmin = endpoint({
  method: 'POST',
  path: '/api/admin/claim',
  summary:
    'Makes the caller an admin by the link that the server has printed; good once, while nobody is one',
  access: 'user',
  audited: 'admin_claim',
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
  reply: z.object({}),
  errors: ['claim_link_invalid'],
  throttles: ['accountChange'],
})
