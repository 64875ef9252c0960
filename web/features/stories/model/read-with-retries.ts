import { CallError } from '#web/platform/call-error.ts'
import { pauseFor } from '#web/platform/pause.ts'
import type { ReadStory, StoryCalls } from './story-calls.ts'
import { backoffMs } from './stream-turn.ts'

/** Reads the story as it stands on the server now, over as many tries as it takes to reach it. */
export async function readWithRetries(
  { readFreshly }: Pick<StoryCalls, 'readFreshly'>,
  storyId: string,
  signal: AbortSignal,
  pause: (ms: number, signal: AbortSignal) => Promise<void> = pauseFor,
): Promise<ReadStory> {
  for (let losses = 1; ; losses++) {
    try {
      return await readFreshly(storyId, signal)
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 0) throw error
      await pause(backoffMs(losses), signal)
    }
  }
}
