import type { AddressGuard } from '#server/engines/narrator/hosted/address-guard.ts'
import type { NarratorSettings, PainterSettings } from '#server/ground/engine-settings.ts'
import type { NarratorsContext } from './narrators-context.ts'
import type { ModelPulls } from './model-pulls.ts'
import type { Narrators } from './narrators.ts'
import type { Painters } from './painters.ts'
import type { SpeechModels } from './speech-models.ts'

/** The house as the connections room needs it. */
export interface ConnectionsContext extends NarratorsContext {
  narrators: Narrators
  painters: Painters
  speech: SpeechModels
  modelPulls: ModelPulls
  guard: AddressGuard
  config: NarratorsContext['config'] & { narrator: NarratorSettings; painter: PainterSettings }
}
