import sharp from 'sharp'
import { expect, test } from 'vitest'
import { genres } from '#contract/genres.ts'
import { altText } from './alt-text.ts'
import { compose } from './compose.ts'
import { decideLooks } from './figures/decide-looks.ts'
import { poses, type Pose } from './figures/limbs.ts'
import { rasterise } from './rasterise.ts'
import { allThings } from './all-things.ts'
import { allDetails } from './lexicon/details.ts'
import type { CastMember, Person } from './figures/cast-member.ts'
import { furnishedPlaces, indoorPlaces, outdoorPlaces, type SceneFacts } from './scene-facts.ts'
import { personNames } from './lexicon/names.ts'

const places = [...outdoorPlaces, ...indoorPlaces, ...furnishedPlaces, 'ornament'] as const
const times = ['night', 'dawn', 'day', 'dusk'] as const
const weathers = ['untold', 'clear', 'cloudy', 'rain', 'storm', 'snow', 'fog', 'ash'] as const
const moods = ['calm', 'wonder', 'merry', 'tense', 'eerie', 'sad'] as const
const people = Object.keys(personNames) as Person[]

const turn = <T>(choices: readonly [T, ...T[]] | readonly T[], i: number): T => choices[i % choices.length]!

const someone = (kind: Person, pose: Pose): CastMember => ({
  key: kind,
  kind,
  looks: decideLooks(kind, kind, '', 'old'),
  pose,
})

/** Facts that go round through everything there is, out of step with each other. */
const factsAt = (i: number): SceneFacts => ({
  seed: `compose:${i}`,
  place: turn(places, i),
  time: turn(times, i),
  isHourTold: i % 3 > 0,
  details: i % 2 > 0 ? allDetails : [],
  weather: turn(weathers, i * 5 + Math.floor(i / 7)),
  mood: turn(moods, i + Math.floor(i / 5)),
  genre: turn(genres, i * 3),
  people: [0, 4, 9].map((step) => someone(turn(people, i + step), turn(poses, i + step))),
  things: [turn(allThings, i), turn(allThings, i + 5)],
})

test('every place is drawn in whatever light and company, without a broken number', () => {
  const broken = Array.from({ length: places.length * 2 }, (_, i) => factsAt(i)).filter((facts) => {
    const drawn = compose(facts).svg.replaceAll(/base64,[^"]*/g, '')
    return /NaN|undefined|Infinity|\[object/.test(drawn) || /url\(#(?!d\d+\))/.test(drawn)
  })
  expect(broken.map(({ place, seed }) => `${place} ${seed}`)).toEqual([])
})

test('the heaviest pictures stay under 120 KB', async () => {
  const heavy = ['garden', 'market', 'swamp', 'jungle', 'library', 'manor'] as const
  for (const place of heavy) {
    const bytes = await rasterise(compose({ ...factsAt(3), place, time: 'dusk', weather: 'snow' }).svg)
    expect(bytes.length).toBeLessThan(120_000)
  }
})

/** The picture as 16 × 9 colours. */
async function gist(facts: SceneFacts): Promise<Uint8Array> {
  const bytes = await rasterise(compose(facts).svg)
  return sharp(bytes).resize(16, 9, { fit: 'fill' }).removeAlpha().raw().toBuffer()
}

const distance = (a: Uint8Array, b: Uint8Array): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length

test('twenty places in the same light look like twenty places', async () => {
  const facts = factsAt(0)
  const gists: Uint8Array[] = []
  for (let i = 0; i < 20; i++) {
    const place = turn([...outdoorPlaces, ...indoorPlaces], i * 3 + 1)
    gists.push(
      await gist({ ...facts, seed: 'same', place, time: 'dusk', weather: 'clear', genre: 'fantasy' }),
    )
  }
  const pairs = gists.flatMap((a, i) => gists.slice(i + 1).map((b) => distance(a, b)))
  expect(Math.min(...pairs)).toBeGreaterThan(4)
})

test('another seed paints the same place differently', async () => {
  const facts = { ...factsAt(0), place: 'forest' as const }
  const [one, other] = [await gist({ ...facts, seed: 'one' }), await gist({ ...facts, seed: 'two' })]
  expect(distance(one, other)).toBeGreaterThan(2)
})

test('what is not told of is not drawn, and what is drawn is told', () => {
  const silent = { ...factsAt(0), people: [], things: [], weather: 'clear' as const, time: 'day' as const }
  for (const [place, thing] of [
    ['fields', 'windmill'],
    ['sea', 'ship'],
    ['coast', 'lighthouse'],
    ['desert', 'pyramid'],
    ['jungle', 'temple'],
    ['lake', 'boat'],
    ['space', 'spaceship'],
  ] as const) {
    const [without, having] = [compose({ ...silent, place }), compose({ ...silent, place, things: [thing] })]
    expect(without.drawn.things).toEqual([])
    expect(having.drawn.things).toEqual([thing])
    expect(having.svg.length).toBeGreaterThan(without.svg.length)
  }
})

test('a thing for which there is no room is neither drawn nor said to be', () => {
  const inside = { ...factsAt(0), place: 'library' as const, people: [] }
  const [one, other] = [
    compose({ ...inside, things: ['dragon', 'horse'] }),
    compose({ ...inside, things: [] }),
  ]
  expect(one.svg).toBe(other.svg)
  expect(one.drawn.things).toEqual([])
})

test('a train, a world and a bed are drawn where they are told of, and nobody has two beds', () => {
  const scene = { ...factsAt(2), time: 'night' as const, people: [], things: [] }
  const drawn = (place: SceneFacts['place'], details: SceneFacts['details'], more?: Partial<SceneFacts>) =>
    compose({ ...scene, place, details, ...more }).svg.length
  expect(drawn('station', ['train'])).toBeGreaterThan(drawn('station', []))
  expect(drawn('spaceship', ['planet'])).toBeGreaterThan(drawn('spaceship', []))
  const asleep = { people: [{ ...someone('woman', 'lying'), seat: 'bed' as const }] }
  expect(drawn('bedroom', [], asleep) - drawn('room', [], asleep)).toBeLessThan(
    drawn('bedroom', []) - drawn('room', []),
  )
})

test('water stands in a flooded room, and its words say so', () => {
  const scene = { ...factsAt(2), place: 'library' as const, people: [], things: [] }
  const { svg, drawn } = compose({ ...scene, isFlooded: true })
  expect(svg.length).toBeGreaterThan(compose(scene).svg.length)
  expect(altText(drawn)).toContain('under water to the knees')
})
