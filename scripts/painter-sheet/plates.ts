import { createHash } from 'node:crypto'
import { altText } from '#server/engines/painter/sketch/alt-text.ts'
import type { Feeling, Person } from '#server/engines/painter/sketch/figures/cast-member.ts'
import { decideLooks } from '#server/engines/painter/sketch/figures/decide-looks.ts'
import { poses } from '#server/engines/painter/sketch/figures/limbs.ts'
import { fixtureNames, fixtureOf } from '#server/engines/painter/sketch/fixtures/fixtures.ts'
import { compose } from '#server/engines/painter/sketch/compose.ts'
import { findEmblem } from '#server/engines/painter/sketch/emblems/emblem-file.ts'
import { HERO } from '#server/engines/painter/sketch/reading/read-cast.ts'
import { isPlated } from '#server/engines/painter/sketch/plated-things.ts'
import { allDetails } from '#server/engines/painter/sketch/lexicon/details.ts'
import { allThings } from '#server/engines/painter/sketch/all-things.ts'
import {
  furnishedPlaces,
  indoorPlaces,
  nearViews,
  outdoorPlaces,
  type Place,
  type SceneFacts,
} from '#server/engines/painter/sketch/scene-facts.ts'

export interface Plate {
  /** The place, or what stands or is done in a bare one. */
  place: string
  svg: string
  alt: string
  /** Short digest of the drawing: another one when the plate is drawn otherwise. */
  digest: string
}

const hours = ['day', 'dusk', 'night', 'dawn'] as const

/** A place, or a bare one with what is shown there. */
interface Shown extends Pick<
  SceneFacts,
  'place' | 'people' | 'things' | 'details' | 'emblems' | 'areSure' | 'isDim' | 'era'
> {
  label: string
}

/** Several things or postures in one bare room or on bare land. */
function contents(): Shown[] {
  const standing = (['room', 'open'] as const).flatMap((place) =>
    groups(
      fixtureNames.filter((name) => (fixtureOf(name).where === 'inside') === (place === 'room')),
      2,
    ).map((things): Shown => ({ label: things.join(', '), place, people: [], things: [...things] })),
  )
  const figures = groups(
    poses.filter((pose) => pose !== 'riding'),
    4,
  ).map((postures): Shown => ({
    label: postures.join(', '),
    // On land of no kind they would be seen from near, and no posture with them.
    place: 'fields',
    people: postures.map((pose) => ({
      key: pose,
      kind: 'man',
      pose,
      looks: decideLooks('man', pose, '', 'old'),
    })),
    things: [],
  }))
  const near = groups(faces, 2).map((all): Shown => ({
    label: `near: ${all.map(([kind, feeling]) => `${kind}, ${feeling}`).join('; ')}`,
    place: 'room',
    isDim: true,
    people: [['someone', 'calm'] as const, ...all].map(([kind, feeling]) => ({
      key: kind === 'someone' ? HERO : kind,
      kind,
      feeling,
      pose: 'standing',
      looks: decideLooks(kind, kind, '', 'old'),
    })),
    things: [],
    areSure: true,
  }))
  const engraved = [['owl'], ['lantern', 'key'], ['bell', 'ladder', 'broom']].map((things): Shown => ({
    label: `ornament of ${things.join(', ')}`,
    place: 'ornament',
    people: [],
    things: [],
    emblems: things.flatMap((thing) => findEmblem(thing) ?? []),
  }))
  const dim = (['old', 'steam', 'modern'] as const).map((era, i): Shown => ({
    label: `dim room, ${era}, and what a scene is about`,
    place: 'room',
    era,
    isDim: true,
    people: (['someone', 'woman'] as const).map((kind) => ({
      key: kind === 'someone' ? HERO : kind,
      kind,
      pose: 'standing',
      looks: decideLooks(kind, `${kind} ${era}`, '', era),
    })),
    things: [],
    areSure: true,
    details: [['fire', 'door'] as const, ['window', 'bed'] as const, ['lamp', 'table'] as const][i]!,
    emblems: ['lantern', 'key', 'owl'].slice(i).flatMap((thing) => findEmblem(thing) ?? []),
  }))
  return [...standing, ...figures, ...near, ...dim, ...engraved]
}

const faces: readonly (readonly [Person, Feeling])[] = [
  ['woman', 'happy'],
  ['man', 'angry'],
  ['lady', 'sad'],
  ['detective', 'afraid'],
]

const groups = <Item>(all: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size))

/** All that the painter can fill a picture with, each at one hour, with the things that it has a spot for; then what it draws on them. */
export function* plates(): Generator<Plate> {
  const places: Place[] = [...outdoorPlaces, ...indoorPlaces, ...furnishedPlaces, ...nearViews, 'ornament']
  const all: Shown[] = [
    ...places.map((place): Shown => ({
      label: place,
      place,
      people: [],
      things: allThings.filter((thing) => isPlated(place, thing)),
      details: allDetails,
    })),
    ...contents(),
  ]
  for (const [i, { label, ...shown }] of all.entries()) {
    const time = hours[i % hours.length]!
    const { svg, drawn } = compose({
      ...shown,
      seed: `plate ${label}`,
      time,
      isHourTold: true,
      weather: 'clear',
      luminary: time === 'night' ? 'moon' : 'sun',
      mood: 'calm',
      genre: 'fantasy',
    })
    const shapes = svg
      .replaceAll(/base64,[^"]*/g, '')
      .replaceAll(/-?\d+(?:\.\d+)?/g, (number) => String(Math.round(Number(number))))
    yield {
      place: label,
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
