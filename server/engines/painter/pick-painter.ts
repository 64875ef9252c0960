import type { HostedSettings } from './hosted/hosted-painter.ts'
import type { StableDiffusionSettings } from './hosted/sd-webui.ts'
import type { Painter } from './painter.ts'

/** Which painter, and what it needs. */
export type PainterSettings =
  | { engine: 'sketch' }
  | HostedSettings
  | ({ engine: 'sd-webui' } & StableDiffusionSettings)

/** The painter of the settings; only what it needs is loaded. */
export async function pickPainter(settings: PainterSettings): Promise<Painter> {
  switch (settings.engine) {
    case 'sketch': {
      const { createSketchPainter } = await import('./sketch/sketch-painter.ts')
      return createSketchPainter()
    }
    case 'sd-webui': {
      const { createStableDiffusionPainter } = await import('./hosted/sd-webui.ts')
      return createStableDiffusionPainter(settings)
    }
    case 'openai':
    case 'google':
    case 'openai-compatible': {
      const { createHostedPainter } = await import('./hosted/hosted-painter.ts')
      return createHostedPainter(settings)
    }
  }
}
