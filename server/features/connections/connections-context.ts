import type { AddressGuard } from '#server/engines/narrator/hosted/address-guard.ts'
import type { NarratorSettings } from '#server/ground/engine-settings.ts'
import type { NarratorsContext } from './narrators-context.ts'
import type { ModelPulls } from './model-pulls.ts'
import type { Narrators } from './narrators.ts'

/** The house as the connections room needs it. */
export interface ConnectionsContext extends NarratorsContext {
  narrators: Narrators
  modelPulls: ModelPulls
  guard: AddressGuard
  config: NarratorsContext['config'] & { narrator: NarratorSettings }
}
