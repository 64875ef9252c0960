import { CallError } from '#web/platform/call-error.ts'
import { pauseFor } from '#web/platform/pause.ts'
import type { ReadStory } from './story-calls.ts'
import { backoffMs } from './stream-turn.ts'

/** Reads a story over as many tries as it takes to reach the server. */
export async function readWithRetries(
  read: (signal: AbortSignal) => Promise<ReadStory>,
  signal: AbortSignal,
  pause: (ms: number, signal: AbortSignal) => Promise<void> = pauseFor,
): Promise<ReadStory> {
  for (let losses = 1; ; losses++) {
    try {
      return await read(signal)
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 0) throw error
      await pause(backoffMs(losses), signal)
    }
  }
}
