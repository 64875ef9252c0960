import { laidThing } from './figures/held-things.ts'
import { campfire } from './motifs/campfire.ts'
import { birds, type Creature, creature, dragon } from './motifs/creatures.ts'
import { spacecraft } from './motifs/spacecraft.ts'
import { isPlated } from './plated-things.ts'
import { type Thing } from './all-things.ts'
import { isIndoors, isNearView, type Place } from './scene-facts.ts'
import type { Scenery } from './scenery.ts'
import { WIDTH, type Stage } from './stage.ts'
import { mix } from './colour.ts'
import { drawing } from './drawing.ts'
import { many, placed, type Point } from './svg.ts'

/** Height of an animal against that of a person. */
const creatureSizes: Record<Creature, number> = {
  camel: 1.16,
  cat: 0.22,
  cow: 0.84,
  deer: 0.8,
  dog: 0.4,
  goat: 0.52,
  hen: 0.24,
  horse: 1.02,
  mule: 0.8,
  pig: 0.64,
  sheep: 0.6,
  wolf: 0.5,
}
/** Animals that go into no house, and places under a roof where they are at home. */
const large: ReadonlySet<Thing> = new Set(['camel', 'cow', 'deer', 'horse', 'mule', 'sheep', 'wolf'])
const withStalls: ReadonlySet<Place> = new Set(['stable', 'smithy'])

/** Where a fire may burn on the ground. */
const fireplaces: ReadonlySet<Place> = new Set([
  'battlefield',
  'canyon',
  'desert',
  'forest',
  'island',
  'mountains',
  'ruined-city',
  'ruins',
  'snowfield',
  'beach',
  'courtyard',
  'pasture',
  'prairie',
  'river',
])
/** Places with a fire of their own. */
const withFire: ReadonlySet<Place> = new Set(['camp', 'kitchen', 'parlour'])
/** Places where nothing stands on the ground, or there is none. */
const groundless: ReadonlySet<Place> = new Set(['space', 'underwater', 'sea', 'ornament'])

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

/** Places with a car of their own. */
const parked: ReadonlySet<Place> = new Set(['suburb', 'filling-station'])

/** A car from the side. */
const car = ({ palette }: Stage, at: Point, height: number, flip: boolean): string =>
  placed(
    at,
    drawing(
      {
        body: mix(palette.accent, palette.ink, 0.62),
        pane: mix(palette.skyMiddle, palette.ink, 0.4),
        ink: palette.ink,
        lamp: palette.lamp,
      },
      `body M-150 -30C-152 -58 -130 -64 -92 -66L-58 -98H42L84 -66C128 -62 150 -54 150 -28L146 -16H-148Z
      pane M-78 -66L-52 -90H-8V-66ZM2 -66V-90H38L66 -66Z
      ink O-92 -18 26 24
      ink O92 -18 26 24
      lamp M138 -48H150V-38H138Z`,
    ),
    { scale: height / 100, flip },
  )

export interface DrawnThings {
  svg: string
  /** Those that are to be seen; the rest of the scene's things had no room. */
  things: Thing[]
}

/** Things that the scene names besides its people, where the place has room for them. */
export function placeThings(stage: Stage, scenery: Scenery, taken: readonly Thing[]): DrawnThings {
  const drawn: DrawnThings = { svg: '', things: [] }
  let away = 0
  for (const thing of stage.facts.things) {
    if (taken.includes(thing)) continue
    if (isShownByPlace(stage, thing)) {
      drawn.things.push(thing)
      continue
    }
    const svg = drawnThing(stage, scenery, thing, away)
    if (svg === '') continue
    drawn.svg += svg
    drawn.things.push(thing)
    away += 1
  }
  return drawn
}

function isShownByPlace({ facts: { place, time }, light }: Stage, thing: Thing): boolean {
  if (thing === 'moon') return light.kind === 'moon' && time === 'night' && !groundless.has(place)
  return (
    isPlated(place, thing) ||
    (thing === 'fire' && withFire.has(place)) ||
    (thing === 'car' && (parked.has(place) || place === 'garage')) ||
    (thing === 'hen' && place === 'farmyard')
  )
}

function drawnThing(
  stage: Stage,
  { ground, height, groundAt, table }: Scenery,
  thing: Thing,
  others: number,
): string {
  const { facts, light } = stage
  if (groundless.has(facts.place) || isNearView(facts.place)) return ''
  const isLeft = ground.x < WIDTH / 2
  const isInside = isIndoors(facts.place)
  // Beside the first person, on the side where the picture has more room.
  const beside = (away: number) => {
    const x = ground.x + (isLeft ? 1 : -1) * height * (away + others * 1.1)
    return { x, y: (groundAt?.(x) ?? ground.y) + height * 0.03 }
  }
  switch (thing) {
    case 'camel':
    case 'cat':
    case 'cow':
    case 'deer':
    case 'dog':
    case 'goat':
    case 'hen':
    case 'horse':
    case 'mule':
    case 'pig':
    case 'sheep':
    case 'wolf': {
      if (isInside && large.has(thing) && !withStalls.has(facts.place)) return ''
      const size = height * creatureSizes[thing]
      const nearest = beside(large.has(thing) ? 1.15 : 0.62)
      return (
        herd(stage, thing, nearest, size, isLeft, groundAt) + creature(stage, thing, nearest, size, isLeft)
      )
    }
    case 'car':
      return isInside || parked.has(facts.place) ? '' : car(stage, beside(1.9), height * 0.84, isLeft)
    case 'bird':
      return isInside ? '' : birds(stage, { x: light.x, y: 190 }, 6, 17)
    case 'dragon':
      return isInside ? '' : dragon(stage, { x: WIDTH - light.x, y: 170 }, 250, light.x < WIDTH / 2)
    case 'spaceship':
      return isInside
        ? ''
        : spacecraft(stage, 'shuttle', { x: WIDTH - light.x, y: 150 }, 0.7, { flip: !isLeft })
    case 'fire':
      return fireplaces.has(facts.place) ? campfire(stage, beside(0.9), height * 0.24) : ''
    case 'basket':
    case 'bottle':
    case 'candle':
    case 'cup':
    case 'flowers':
    case 'knife':
    case 'lantern':
    case 'letter':
    case 'phone':
    case 'pistol':
      return table
        ? laidThing(
            stage,
            thing,
            { x: table.x + table.half * (0.3 - others * 0.45), y: table.y },
            (table.unit * 1.72) / 100,
          )
        : ''
    case 'axe':
    case 'boat':
    case 'guitar':
    case 'lighthouse':
    case 'moon':
    case 'pyramid':
    case 'rifle':
    case 'ship':
    case 'spade':
    case 'stick':
    case 'suitcase':
    case 'sword':
    case 'temple':
    case 'torch':
    case 'tray':
    case 'umbrella':
    case 'windmill':
      return ''
  }
}
