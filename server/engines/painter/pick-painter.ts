import type { Painter } from './painter.ts'

// Uncommitted beginning by the lead so that the server starts: helper 2 replaces it with all engines.
export type PainterSettings = { engine: string }

export async function pickPainter(settings: PainterSettings): Promise<Painter> {
  if (settings.engine !== 'sketch') throw new Error('not yet')
  const { createSketchPainter } = await import('./sketch/sketch-painter.ts')
  return createSketchPainter()
}
