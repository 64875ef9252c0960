import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { NumberIdInPath } from './ids.ts'
import { limits } from './limits.ts'
import { PublishedKind } from './published.ts'

/** Words for somebody else to read: why an admin has decided so. */
export const DecisionReason = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please give a reason'),
    z.maxLength(limits.reasonLength, 'The reason must be at most 500 characters'),
  )
/** The words of an admin and since when they hold. */
const Decision = z.object({ at: z.string(), reason: z.string() })

/** One reader as the desk shows them: never a word of their private stories. */
export const ReaderDetails = z.object({
  id: z.number(),
  username: z.string(),
  email: z.optional(z.string()),
  isAdmin: z.boolean(),
  createdAt: z.string(),
  lastActive: z.nullable(z.string()),
  blocked: z.nullable(Decision),
  sessions: z.array(z.object({ device: z.string(), createdAt: z.string(), lastUsedAt: z.string() })),
  shares: z.array(
    z.object({
      about: PublishedKind,
      shareId: z.string(),
      title: z.string(),
      sharedAt: z.string(),
      takenDown: z.nullable(Decision),
    }),
  ),
  usage: z.object({ textTokens: z.number(), imageTokens: z.number(), thisMonth: z.number() }),
})
export type ReaderDetails = z.infer<typeof ReaderDetails>

const ReaderParams = z.object({ userId: NumberIdInPath })
export const BlockForm = z.object({ reason: DecisionReason })
export const ReaderDeletionForm = z.object({
  password: z
    .string()
    .check(z.minLength(1, 'Your own password is required'), z.maxLength(limits.passwordLength)),
})

export const getReader = endpoint({
  method: 'GET',
  path: '/api/admin/users/:userId',
  summary: 'A reader with sessions, shares and use',
  access: 'admin',
  params: ReaderParams,
  reply: ReaderDetails,
  errors: ['reader_not_found'],
})

export const blockReader = endpoint({
  method: 'POST',
  path: '/api/admin/users/:userId/block',
  summary: 'Ends all sessions of a reader at once, lets nobody in again and hides what they share',
  access: 'admin',
  audited: 'reader_block',
  params: ReaderParams,
  body: BlockForm,
  reply: z.object({}),
  errors: ['reader_not_found', 'admin_protected'],
})

export const unblockReader = endpoint({
  method: 'POST',
  path: '/api/admin/users/:userId/unblock',
  summary: 'Lets a blocked reader in again; what they share is public again',
  access: 'admin',
  audited: 'reader_unblock',
  params: ReaderParams,
  reply: z.object({}),
  errors: ['reader_not_found'],
})

export const deleteReader = endpoint({
  method: 'POST',
  path: '/api/admin/users/:userId/delete',
  summary: "Deletes a reader's account and all it holds; the admin's own password confirms it",
  access: 'admin',
  throttles: ['accountChange'],
  audited: 'reader_deletion',
  params: ReaderParams,
  body: ReaderDeletionForm,
  reply: z.object({}),
  errors: ['reader_not_found', 'admin_protected', 'wrong_password'],
})
