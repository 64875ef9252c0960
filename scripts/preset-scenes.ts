// Paints the scenes of the four presets for the home page anew, when the painter has changed: `node scripts/preset-scenes.ts`.
import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { presets } from '#contract/presets.ts'
import type { PainterInput } from '#server/engines/painter/painter.ts'
import { createSketchPainter } from '#server/engines/painter/sketch/sketch-painter.ts'

const widths = [320, 640]
const MAX_BYTES = 30_000
const folder = new URL('../web/assets/presets/', import.meta.url)

/** Scene on each card, and the seed whose picture looks best small. */
const moments: Record<(typeof presets)[number]['id'], Pick<PainterInput, 'seed' | 'moment' | 'genreMix'>> = {
  'fantasy-quest': {
    seed: 'fantasy-quest',
    moment: 'At sunset I stand with a lantern before the castle on its crag.',
    genreMix: { fantasy: 100 },
  },
  'space-explorer': {
    seed: 'k',
    moment: 'The shuttle drifts in deep space above a golden planet, towards the derelict in orbit.',
    genreMix: { scifi: 100 },
  },
  'detective-mystery': {
    seed: 'c',
    moment: 'Night. The detective waits in the rain on a city street under a streetlamp.',
    genreMix: { mystery: 100 },
  },
  'lost-civilization': {
    seed: 'e',
    moment:
      'At dusk the explorer stands with a torch before the stepped pyramid in the jungle, and it glows.',
    genreMix: { historical: 60, fantasy: 40 },
  },
}

await mkdir(folder, { recursive: true })
await using painter = createSketchPainter()
for (const { id, prompt } of presets) {
  const scene: PainterInput = { ...moments[id], premise: prompt, earlier: [], contentRating: 'general' }
  const { bytes, alt } = await painter.paint(scene, AbortSignal.timeout(10_000))
  for (const width of widths) {
    const card = await sharp(bytes).resize({ width }).webp({ quality: 80, effort: 6 }).toBuffer()
    if (card.length > MAX_BYTES) throw new Error(`${id} weighs ${card.length} bytes`)
    await writeFile(new URL(`${id}-${width}.webp`, folder), card)
    console.log(`${id}, ${width}: ${card.length} bytes. ${alt}`)
  }
}
