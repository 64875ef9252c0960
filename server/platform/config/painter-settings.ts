import type { Environment } from './environment.ts'

/** Which engine paints and what it needs; the key in it is a secret and is handed to the engine alone. */
export type PainterSettings =
  | { engine: 'sketch' }
  | { engine: 'openai' | 'google'; model: string; apiKey: string; baseUrl?: string }
  | { engine: 'openai-compatible'; model: string; baseUrl: string; apiKey?: string }
  | { engine: 'sd-webui'; baseUrl: string; model?: string }

/** Throws an Error that names the setting that is missing for the chosen engine. */
export function readPainterSettings(settings: Environment): PainterSettings {
  const needed = (name: 'PAINTER_MODEL' | 'PAINTER_API_KEY' | 'PAINTER_BASE_URL'): string => {
    const value = settings[name]
    if (value === undefined) throw new Error(`PAINTER=${settings.PAINTER} needs ${name}`)
    return value
  }
  const {
    PAINTER: engine,
    PAINTER_MODEL: model,
    PAINTER_API_KEY: apiKey,
    PAINTER_BASE_URL: baseUrl,
  } = settings
  if (engine === 'sketch') return { engine }
  if (engine === 'sd-webui') return { engine, baseUrl: needed('PAINTER_BASE_URL'), model }
  if (engine === 'openai-compatible') {
    return { engine, model: needed('PAINTER_MODEL'), baseUrl: needed('PAINTER_BASE_URL'), apiKey }
  }
  return { engine, model: needed('PAINTER_MODEL'), apiKey: needed('PAINTER_API_KEY'), baseUrl }
}
