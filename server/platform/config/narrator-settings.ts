import type { Environment } from './environment.ts'

/** Which engine narrates and what it needs; the key in it is a secret and is handed to the engine alone. */
export type NarratorSettings =
  | { engine: 'storyteller' }
  | {
      engine: 'openai' | 'anthropic' | 'google'
      model: string
      apiKey: string
      baseUrl?: string
      contextTokens: number
    }
  | { engine: 'openai-compatible'; model: string; baseUrl: string; apiKey?: string; contextTokens: number }
  | { engine: 'local'; file: string; contextTokens: number }

/** Throws an Error that names the setting that is missing for the chosen engine. */
export function readNarratorSettings(settings: Environment): NarratorSettings {
  const needed = (
    name: 'NARRATOR_MODEL' | 'NARRATOR_API_KEY' | 'NARRATOR_BASE_URL' | 'NARRATOR_FILE',
  ): string => {
    const value = settings[name]
    if (value === undefined) throw new Error(`NARRATOR=${settings.NARRATOR} needs ${name}`)
    return value
  }
  const contextTokens = settings.NARRATOR_CONTEXT_TOKENS
  switch (settings.NARRATOR) {
    case 'storyteller':
      return { engine: 'storyteller' }
    case 'local':
      return { engine: 'local', file: needed('NARRATOR_FILE'), contextTokens }
    case 'openai-compatible':
      return {
        engine: 'openai-compatible',
        model: needed('NARRATOR_MODEL'),
        baseUrl: needed('NARRATOR_BASE_URL'),
        apiKey: settings.NARRATOR_API_KEY,
        contextTokens,
      }
    default:
      return {
        engine: settings.NARRATOR,
        model: needed('NARRATOR_MODEL'),
        apiKey: needed('NARRATOR_API_KEY'),
        baseUrl: settings.NARRATOR_BASE_URL,
        contextTokens,
      }
  }
}
