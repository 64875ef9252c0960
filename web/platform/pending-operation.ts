import * as z from 'zod/mini'
import { stored } from './browser-store.ts'

/** The start that a visitor asked for before they were sent to log in. */
const PendingOperation = z.object({
  type: z.literal('start_story'),
  data: z.object({ prompt: z.string() }),
  /** Where it goes on after login. */
  path: z.string(),
})
export type PendingOperation = z.infer<typeof PendingOperation>

export const pendingOperation = stored('pending-operation', PendingOperation)

/** The message that a reader wrote when their session had ended. */
const PendingContinuation = z.object({
  type: z.literal('continue_story'),
  storyId: z.string(),
  message: z.string(),
  path: z.string(),
})
export type PendingContinuation = z.infer<typeof PendingContinuation>

export const pendingContinuation = stored('pending-continuation', PendingContinuation, { isReaders: true })
