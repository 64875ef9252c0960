import { createBreaker, type RestOptions } from '#server/ground/breaker.ts'
import { PaintingFailed, type Painter, type PainterInput } from './painter.ts'

/** A refusal lies in the scene: this painter is well. */
const isPaintersFault = (error: unknown): boolean =>
  error instanceof PaintingFailed && error.reason !== 'refused'

/** A painter that rests once it has failed five times in a row. */
export function restPainter(painter: Painter, options: RestOptions): Painter {
  const breaker = createBreaker({
    ...options,
    isItsFault: isPaintersFault,
    resting: () => new PaintingFailed('resting'),
  })
  const rested = {
    ...painter,
    paint: (input: PainterInput, signal: AbortSignal) =>
      breaker.watch(signal, () => painter.paint(input, signal)),
    async [Symbol.asyncDispose]() {
      await painter[Symbol.asyncDispose]?.()
    },
  }
  // NOTE: looked up each time, since it may change; all else is the painter's own, so that it can be copied.
  return Object.defineProperty(rested, 'takesReferences', {
    enumerable: true,
    get: () => painter.takesReferences,
  })
}
