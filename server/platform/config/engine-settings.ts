import {
  narratorEngines,
  painterEngines,
  type EngineField,
  type EngineTable,
  type NarratorSettings,
  type PainterSettings,
  type SettingsIn,
} from '#server/ground/engine-settings.ts'
import type { Environment } from './environment.ts'

/** Ends of the variables' names: `NARRATOR_MODEL`, `PAINTER_API_KEY`. */
const variables = {
  model: 'MODEL',
  apiKey: 'API_KEY',
  baseUrl: 'BASE_URL',
  file: 'FILE',
} as const satisfies Record<EngineField, string>

type EngineVariables = Readonly<Record<string, string | undefined>>

/** Throws an Error that names the setting that is missing for the chosen engine. */
export function readNarratorSettings(settings: Environment): NarratorSettings {
  const { NARRATOR, NARRATOR_CONTEXT_TOKENS: contextTokens, ...rest } = settings
  const narrator = readEngine(narratorEngines, {
    kind: 'NARRATOR',
    engine: NARRATOR,
    values: withTexts(rest),
  })
  return narrator.engine === 'storyteller' ? narrator : { ...narrator, contextTokens }
}

/** Throws an Error that names the setting that is missing for the chosen engine. */
export const readPainterSettings = (settings: Environment): PainterSettings =>
  readEngine(painterEngines, { kind: 'PAINTER', engine: settings.PAINTER, values: withTexts(settings) })

const withTexts = (settings: Record<string, unknown>): EngineVariables =>
  Object.fromEntries(
    Object.entries(settings).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )

function readEngine<Table extends EngineTable>(
  table: Table,
  { kind, engine, values }: { kind: string; engine: keyof Table & string; values: EngineVariables },
): SettingsIn<Table> {
  const { needs, takes } = table[engine]!
  const nameOf = (field: EngineField) => `${kind}_${variables[field]}`
  const missing = needs.find((field) => values[nameOf(field)] === undefined)
  if (missing) throw new Error(`${kind}=${engine} needs ${nameOf(missing)}`)
  const fields = [...needs, ...takes].map((field) => [field, values[nameOf(field)]])
  return { engine, ...Object.fromEntries(fields) } as SettingsIn<Table>
}
