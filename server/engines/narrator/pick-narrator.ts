import type { HostedSettings } from './hosted/open-model.ts'
import type { LocalSettings } from './local/local-voice.ts'
import { createModelNarrator } from './model-narrator.ts'
import type { NarrationLimits } from './narration-watchdog.ts'
import type { Narrator } from './narrator.ts'

interface ModelSettings {
  /** The most tokens (as estimated) that go to a model with one turn. */
  contextTokens?: number
  limits?: NarrationLimits
  /** The pauses before each further try of a hosted model; as many tries as pauses. */
  retryPausesMs?: readonly number[]
}

export type NarratorSettings =
  | { engine: 'storyteller' }
  | (HostedSettings & ModelSettings)
  | (LocalSettings & ModelSettings)

const HOSTED_CONTEXT_TOKENS = 8_000
const HOSTED_LIMITS: NarrationLimits = { firstTokenMs: 20_000, idleMs: 15_000, totalMs: 120_000 }

const LOCAL_CONTEXT_TOKENS = 6_144
/** A small machine reads its prompt slowly, and readers wait for one another. */
const LOCAL_LIMITS: NarrationLimits = { firstTokenMs: 180_000, idleMs: 30_000, totalMs: 600_000 }

/** Loads the engine that was chosen, and only that one. Throws when it can't be loaded, with what to do about it. */
export async function pickNarrator(settings: NarratorSettings): Promise<Narrator> {
  if (settings.engine === 'storyteller') {
    const { createStoryteller } = await import('./storyteller/storyteller.ts')
    return createStoryteller()
  }
  if (settings.engine === 'local') {
    const { contextTokens = LOCAL_CONTEXT_TOKENS, limits = LOCAL_LIMITS } = settings
    const { createLocalVoice } = await import('./local/local-voice.ts')
    const voice = await createLocalVoice(settings, contextTokens)
    return createModelNarrator(voice, { promptTokens: voice.promptTokens, limits })
  }
  const { engine, contextTokens = HOSTED_CONTEXT_TOKENS, limits = HOSTED_LIMITS, retryPausesMs } = settings
  const { openModel } = await import('./hosted/open-model.ts')
  const { createHostedVoice } = await import('./hosted/hosted-voice.ts')
  const voice = createHostedVoice(await openModel(settings), { provider: engine, retryPausesMs })
  return createModelNarrator(voice, { promptTokens: contextTokens, limits })
}
