import * as z from 'zod/mini'
import { stored } from './browser-store.ts'

/** The start that a visitor asked for before they were sent to log in. */
const PendingOperation = z.object({
  type: z.literal('start_story'),
  data: z.object({ prompt: z.string() }),
  /** Where it goes on after login. */
  path: z.string(),
  /** Who was known here last when it was asked for: somebody else is asked first. */
  readerId: z.optional(z.number()),
  /** In milliseconds since 1970. */
  at: z.number(),
})
export type PendingOperation = z.infer<typeof PendingOperation>

/** Who comes much later is likely to be somebody else. */
const KEPT_FOR_MS = 60 * 60_000

const kept = stored('pending-operation', PendingOperation)

export const pendingOperation = {
  read: (): PendingOperation | undefined => {
    const operation = kept.read()
    return operation && Date.now() - operation.at < KEPT_FOR_MS ? operation : undefined
  },
  write: (operation: Omit<PendingOperation, 'at'>): void => kept.write({ ...operation, at: Date.now() }),
  clear: kept.clear,
}

/** The message that a reader wrote when their session had ended. */
const PendingContinuation = z.object({
  type: z.literal('continue_story'),
  storyId: z.string(),
  message: z.string(),
  path: z.string(),
})
export type PendingContinuation = z.infer<typeof PendingContinuation>

export const pendingContinuation = stored('pending-continuation', PendingContinuation, { isReaders: true })
