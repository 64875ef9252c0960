import type { NarratorChoice } from '#server/engines/narrator/narrator-choice.ts'
import type { WakeUps } from '#server/platform/live/wake-ups.ts'
import type { EmbeddingContext } from './embed-charged.ts'

/** The house as the keeping of memories needs it. */
export interface KeeperContext extends EmbeddingContext {
  wakeUps: WakeUps
  narrators: NarratorChoice
  /** The replies that this process is generating. */
  generations: { readonly areActive: boolean; readonly nextBegun: Promise<void> }
}

/** The house as the memory room needs it. */
export interface MemoryContext extends KeeperContext {
  /** The keeping that goes on beside the calls. */
  memory: { look(): void }
}
