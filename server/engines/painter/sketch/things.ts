import { listOf } from './list-of.ts'
import { drawFixture, halfOf } from './fixtures/draw-fixture.ts'
import { type FixtureName, fixtureOf, isFixture } from './fixtures/fixtures.ts'
import { type RoomBeside, roomBeside } from './room-beside.ts'
import { campfire } from './motifs/campfire.ts'
import { birds, type Creature, creature, dragon, isCreature } from './motifs/creatures.ts'
import { car } from './motifs/car.ts'
import { spacecraft } from './motifs/spacecraft.ts'
import { isPlated } from './plated-things.ts'
import type { Thing } from './all-things.ts'
import { isIndoors, isNearView, type Place } from './scene-facts.ts'
import type { Scenery } from './scenery.ts'
import { WIDTH, type Stage } from './stage.ts'
import { many, type Point } from './svg.ts'
import type { DrawnPeople } from './people.ts'

/** Height of an animal against that of a person. */
const creatureSizes: Record<Creature, number> = {
  camel: 1.16,
  cat: 0.22,
  cow: 0.84,
  deer: 0.8,
  dog: 0.4,
  elephant: 1.5,
  fox: 0.32,
  goat: 0.52,
  goose: 0.4,
  hen: 0.24,
  horse: 1.02,
  mule: 0.8,
  pig: 0.64,
  sheep: 0.6,
  wolf: 0.5,
}
/** Animals that go into no house, and places under a roof where they are at home. */
const large: ReadonlySet<Thing> = new Set([
  'camel',
  'cow',
  'deer',
  'elephant',
  'horse',
  'mule',
  'sheep',
  'wolf',
])
const withStalls: ReadonlySet<Place> = new Set(['stable', 'smithy'])

/** Where a fire may burn on the ground. */
const fireplaces: ReadonlySet<Place> = new Set(
  listOf(`
  battlefield canyon desert fields forest island mountains open road ruined-city ruins snowfield beach
  coast courtyard lake prairie river swamp village`),
)
/** Places with a fire of their own. */
const withFire: ReadonlySet<Place> = new Set(['kitchen', 'parlour', 'tavern'])
/** Places where nothing stands on the ground, or there is none. */
const groundless: ReadonlySet<Place> = new Set(['ornament', 'sea', 'space', 'underwater'])
/** Places from where one looks far over bare ground or water. */
const wide: ReadonlySet<Place> = new Set(
  listOf(`
  beach camp coast desert fields lake mountains open prairie river road snowfield swamp`),
)
/** Where no more stands than the place has of itself. */
const narrow: ReadonlySet<Place> = new Set(listOf(`bus car plane space train`))
/** Places with a roof in which no furniture of a house stands. */
const unhomely: ReadonlySet<Place> = new Set(listOf(`cave mine spaceship submarine tomb`))
/** Places with a car of their own. */
const parked: ReadonlySet<Place> = new Set(['suburb'])

/** The rest of a herd, further off the further from the first person. */
function herd(
  stage: Stage,
  kind: Creature,
  nearest: Point,
  size: number,
  isLeft: boolean,
  groundAt?: (x: number) => number,
): string {
  if (!stage.facts.herds?.includes(kind)) return ''
  const random = stage.random.fork(`herd ${kind}`)
  const away = isLeft ? 1 : -1
  return many(5, (j) => {
    const i = 5 - j
    const scale = 0.94 ** i
    const x = nearest.x + away * size * (i * 0.78 + random.between(-0.2, 0.2))
    const y = (groundAt?.(x) ?? nearest.y) - (groundAt ? 0 : size * 0.06 * i) - size * random.between(0, 0.06)
    return creature(stage, kind, { x, y }, size * scale, random.chance(0.35) !== isLeft)
  })
}

/** At most so many things in a picture, and so many of those that stand about. */
const [MOST, MOST_STANDING] = [4, 3]

export interface DrawnThings {
  svg: string
  /** Those that are to be seen; the rest of the scene's things had no room. */
  things: Thing[]
  /** How far they and the people reach to either side. */
  from: number
  to: number
}

/** Things that the scene names besides its people, where the place has room for them. */
export function placeThings(stage: Stage, scenery: Scenery, people: DrawnPeople): DrawnThings {
  const drawn: Pick<DrawnThings, 'svg' | 'things'> = { svg: '', things: [] }
  const room = roomBeside(scenery, people)
  const far: string[] = []
  for (const thing of stage.facts.things) {
    if (people.things.includes(thing) || drawn.things.length + people.things.length >= MOST) continue
    if (isFixture(thing) && drawn.things.filter(isFixture).length >= MOST_STANDING) continue
    if (isShownByPlace(stage, scenery, thing)) {
      drawn.things.push(thing)
      continue
    }
    if (people.isNear || stage.facts.isDim) continue
    const isFar = isFixture(thing) && fixtureOf(thing).isFar === true
    const svg = isFixture(thing)
      ? standing(stage, scenery, thing, room, far.length)
      : drawnThing(stage, scenery, thing, room)
    if (svg === '') continue
    if (isFar) far.push(svg)
    else drawn.svg += svg
    drawn.things.push(thing)
  }
  return { ...drawn, svg: far.join('') + drawn.svg, ...room.taken() }
}

function isShownByPlace(
  { facts: { place, time, details }, light }: Stage,
  { hasTable }: Scenery,
  thing: Thing,
): boolean {
  if (thing === 'moon') return light.kind === 'moon' && time === 'night' && !groundless.has(place)
  return (
    isPlated(place, thing) ||
    (thing === 'table' && hasTable === true) ||
    (thing === 'fire' && (withFire.has(place) || (place === 'room' && details?.includes('fire')))) ||
    (thing === 'car' && parked.has(place)) ||
    (thing === 'hen' && place === 'farmyard')
  )
}

/** Height of far things against that of a person who stands before them. */
const FAR = 0.24

/** Something that stands about: beside the people, or behind them on the horizon. */
function standing(
  stage: Stage,
  { ground, height, groundAt }: Scenery,
  name: FixtureName,
  room: RoomBeside,
  others: number,
): string {
  const { place } = stage.facts
  if (ground.x < 0) return ''
  const { where, isFar } = fixtureOf(name)
  const isInside = isIndoors(place)
  if (groundless.has(place) || narrow.has(place) || isNearView(place)) return ''
  if (
    where === 'inside'
      ? !isInside || unhomely.has(place)
      : where === 'outside' && isInside && place !== 'cave'
  )
    return ''
  if (isFar && !wide.has(place)) return ''
  const onGround = (x: number) => groundAt?.(x) ?? ground.y
  if (isFar) {
    const x =
      WIDTH * (ground.x < WIDTH / 2 === (others % 2 === 0) ? 0.74 - others * 0.06 : 0.26 + others * 0.06)
    return drawFixture(stage, name, { x, y: onGround(x) - height * 0.14 }, height * FAR)
  }
  const size = height * (where === 'anywhere' ? 0.96 : 0.92)
  const x = room.take(halfOf(name, size))
  return x === undefined
    ? ''
    : drawFixture(stage, name, { x, y: onGround(x) - height * 0.02 }, size, { flip: x > WIDTH / 2 })
}

function drawnThing(
  stage: Stage,
  { ground, height, groundAt }: Scenery,
  thing: Thing,
  room: RoomBeside,
): string {
  const { facts, light } = stage
  if (ground.x < 0 || groundless.has(facts.place) || isNearView(facts.place)) return ''
  const isInside = isIndoors(facts.place)
  const isLeft = ground.x < WIDTH / 2
  const feet = (half: number): Point | undefined => {
    const x = room.take(half)
    return x === undefined ? undefined : { x, y: (groundAt?.(x) ?? ground.y) + height * 0.03 }
  }
  if (isCreature(thing)) {
    if (isInside && large.has(thing) && !withStalls.has(facts.place)) return ''
    const size = height * creatureSizes[thing]
    const nearest = feet(size * 0.85)
    if (!nearest) return ''
    const isRight = nearest.x > ground.x
    return (
      herd(stage, thing, nearest, size, isRight, groundAt) + creature(stage, thing, nearest, size, isRight)
    )
  }
  switch (thing) {
    case 'car': {
      const at = isInside || parked.has(facts.place) ? undefined : feet(height * 1.27)
      return at ? car(stage, at, height * 0.84, isLeft) : ''
    }
    case 'bird':
      return isInside ? '' : birds(stage, { x: light.x, y: 190 }, 6, 17, true)
    case 'dragon':
      return isInside ? '' : dragon(stage, { x: WIDTH - light.x, y: 170 }, 250, light.x < WIDTH / 2)
    case 'spaceship':
      return isInside
        ? ''
        : spacecraft(stage, 'shuttle', { x: WIDTH - light.x, y: 150 }, 0.7, { flip: !isLeft })
    case 'fire': {
      const at = fireplaces.has(facts.place) ? feet(height * 0.26) : undefined
      return at ? campfire(stage, at, height * 0.24) : ''
    }
    default:
      return ''
  }
}
