/** Fields of an engine's settings that an operator sets; `apiKey` is a secret and is handed to the engine alone. */
export type EngineField = 'model' | 'apiKey' | 'baseUrl' | 'file'

/** Engines by name: the fields each needs, and those it takes where they are set. */
export type EngineTable = Record<
  string,
  { readonly needs: readonly EngineField[]; readonly takes: readonly EngineField[] }
>

/** Declared here alone: the settings' check, their types and what each engine is handed follow. */
export const narratorEngines = {
  storyteller: { needs: [], takes: [] },
  openai: { needs: ['model', 'apiKey'], takes: ['baseUrl'] },
  azure: { needs: ['model', 'apiKey', 'baseUrl'], takes: [] },
  anthropic: { needs: ['model', 'apiKey'], takes: ['baseUrl'] },
  google: { needs: ['model', 'apiKey'], takes: ['baseUrl'] },
  openrouter: { needs: ['model', 'apiKey'], takes: ['baseUrl'] },
  ollama: { needs: ['model'], takes: ['apiKey', 'baseUrl'] },
  'openai-compatible': { needs: ['model', 'baseUrl'], takes: ['apiKey'] },
  local: { needs: ['file'], takes: [] },
} as const satisfies EngineTable

export const painterEngines = {
  sketch: { needs: [], takes: [] },
  openai: { needs: ['model', 'apiKey'], takes: ['baseUrl'] },
  google: { needs: ['model', 'apiKey'], takes: ['baseUrl'] },
  'openai-compatible': { needs: ['model', 'baseUrl'], takes: ['apiKey'] },
  'sd-webui': { needs: ['baseUrl'], takes: ['model'] },
} as const satisfies EngineTable

export type SettingsIn<Table extends EngineTable> = {
  [Name in keyof Table]: { engine: Name } & Record<Table[Name]['needs'][number], string> &
    Partial<Record<Table[Name]['takes'][number], string>>
}[keyof Table]

export type EngineOf<Settings extends { engine: string }, Name extends Settings['engine']> = Extract<
  Settings,
  { engine: Name }
>

export type PainterSettings = SettingsIn<typeof painterEngines>

type PlainNarratorSettings = SettingsIn<typeof narratorEngines>
export type NarratorSettings =
  | EngineOf<PlainNarratorSettings, 'storyteller'>
  | (Exclude<PlainNarratorSettings, { engine: 'storyteller' }> & {
      /** Tokens of prompt and reply that a model is given together; else as much as it is known to read. */
      contextTokens?: number
    })
