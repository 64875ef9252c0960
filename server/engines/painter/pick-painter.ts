import type { PainterSettings } from '#server/ground/engine-settings.ts'
import type { Painter } from './painter.ts'

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
