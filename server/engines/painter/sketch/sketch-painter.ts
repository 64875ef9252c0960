import type { Painter } from '../painter.ts'
import { pictureWorkers } from '../picture-workers.ts'

/** The built-in painter: draws what the scene's words say, needs no model and no network. */
export function createSketchPainter(): Painter & AsyncDisposable {
  return {
    provider: 'sketch',
    model: 'Lanterntale Sketch',
    isModel: false,
    async paint(scene, signal) {
      const { bytes, alt, figures } = await pictureWorkers.do('sketch', { scene }, signal)
      return { bytes, alt, figures, usage: { inputTokens: 0, outputTokens: 0 } }
    },
    [Symbol.asyncDispose]: () => pictureWorkers[Symbol.asyncDispose](),
  }
}
