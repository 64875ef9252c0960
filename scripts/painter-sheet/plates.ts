import { createHash } from 'node:crypto'
import { altText } from '#server/engines/painter/sketch/alt-text.ts'
import { compose } from '#server/engines/painter/sketch/compose.ts'
import { isPlated } from '#server/engines/painter/sketch/plated-things.ts'
import { allDetails } from '#server/engines/painter/sketch/lexicon/details.ts'
import { allThings } from '#server/engines/painter/sketch/all-things.ts'
import {
  furnishedPlaces,
  indoorPlaces,
  nearViews,
  outdoorPlaces,
  type Place,
} from '#server/engines/painter/sketch/scene-facts.ts'

export interface Plate {
  place: Place
  svg: string
  alt: string
  /** Short digest of the drawing: another one when the plate is drawn otherwise. */
  digest: string
}

const hours = ['day', 'dusk', 'night', 'dawn'] as const

/** All that the painter can fill a picture with, each at one hour, with the things that it has a spot for. */
export function* plates(): Generator<Plate> {
  const all: Place[] = [...outdoorPlaces, ...indoorPlaces, ...furnishedPlaces, ...nearViews, 'ornament']
  for (const [i, place] of all.entries()) {
    const time = hours[i % hours.length]!
    const { svg, drawn } = compose({
      seed: `plate ${place}`,
      place,
      time,
      isHourTold: true,
      weather: 'clear',
      luminary: time === 'night' ? 'moon' : 'sun',
      mood: 'calm',
      genre: 'fantasy',
      people: [],
      details: allDetails,
      things: allThings.filter((thing) => isPlated(place, thing)),
    })
    const shapes = svg
      .replaceAll(/base64,[^"]*/g, '')
      .replaceAll(/-?\d+(?:\.\d+)?/g, (number) => String(Math.round(Number(number))))
    yield {
      place,
      svg,
      alt: altText(drawn),
      digest: createHash('sha256').update(shapes).digest('hex').slice(0, 12),
    }
  }
}

/** The page beside the sheet, by which is seen whether it is current. */
export function platesPage(all: readonly Plate[]): string {
  const rows = all.map(({ place, alt, digest }, i) => `| ${i + 1} | ${place} | ${alt} | \`${digest}\` |`)
  return `# Plates of the built-in painter

Made by \`node scripts/painter-sheet.ts\`; a test holds it current. Each row of the picture has eight plates.

![All plates in the order of the table](../images/painter-sheet.webp)

| | plate | shows | drawing |
|---|---|---|---|
${rows.join('\n')}
`
}
