import type { NarratorSettings } from '#server/ground/engine-settings.ts'
import type { NarratorsContext } from './narrators-context.ts'
import type { Narrators } from './narrators.ts'

/** The house as the connections room needs it. */
export interface ConnectionsContext extends Omit<NarratorsContext, 'config'> {
  narrators: Narrators
  config: { narrator: NarratorSettings; narratorFallback: 'off' | 'storyteller' }
}
