import { mix } from './colour.ts'
import { bystander } from './figures/bystander.ts'
import type { HeldThing } from './figures/held-things.ts'
import { furnishedFigure } from './figures/furnished-figure.ts'
import { isSeated } from './figures/sitting.ts'
import { drawFixture } from './fixtures/draw-fixture.ts'
import type { FixtureName } from './fixtures/fixtures.ts'
import { glow } from './light.ts'
import { rowingBoat } from './motifs/vessels.ts'
import type { Thing } from './all-things.ts'
import type { CastMember, Person } from './figures/cast-member.ts'
import type { Scenery } from './scenery.ts'
import { isIndoors } from './scene-facts.ts'
import { type Stage, WIDTH } from './stage.ts'
import { each, many, type Point } from './svg.ts'

/** Who is out on the water is smaller than on the bank. */
const FARTHER = 0.85
const MOST = 6

export interface DrawnPeople {
  svg: string
  people: CastMember[]
  crowd?: Person
  /** Whether they are seen from near, and hide what stands beside them. */
  isNear?: boolean
  /** Things that they ride, sit on or sit at. */
  things: Thing[]
  /** How far they reach to either side, where anybody is. */
  from?: number
  to?: number
}

/** The people of the scene where the place has room for them, the first one in front. */
export function placePeople(stage: Stage, scenery: Scenery): DrawnPeople {
  const { facts, palette } = stage
  const isInBoat = facts.isAfloat === true && scenery.water !== undefined
  const {
    ground: stand,
    height,
    groundAt,
  }: Scenery = isInBoat
    ? {
        ...scenery,
        ground: scenery.water!,
        height: scenery.height * FARTHER,
        groundAt: () => scenery.water!.y,
      }
    : scenery
  const people = isInBoat
    ? facts.people.slice(0, 3).map(({ key, kind, name, looks, suit }): CastMember => ({
        key,
        kind,
        ...(name !== undefined && { name }),
        looks,
        pose: 'sitting',
        ...(suit && { suit }),
      }))
    : facts.people.slice(0, scenery.most ?? MOST)
  const [first] = people
  const isCrowd = facts.crowd !== undefined && stand.x >= 0 && !isInBoat
  if (stand.x < 0 || !first)
    return isCrowd
      ? { svg: crowd(stage, scenery, []), people: [], things: [], crowd: facts.crowd! }
      : { svg: '', people: [], things: [] }
  const flip = stand.x > WIDTH / 2
  const atTable = people.filter(({ table }) => table === 'table')
  const along = offsets(people, atTable.length > 1, WIDTH / height - 0.7).map(
    (offset) => offset * height * (flip ? 1 : -1),
  )
  const reach = along.at(-1)!
  const ground = { x: inside(stand.x, reach, height * 0.3), y: stand.y }
  if (ground.x !== stand.x && groundAt) ground.y = groundAt(ground.x)
  const around = { x: ground.x + reach / 2, y: ground.y - height * 0.55 }
  // A breath of haze behind them parts dark figures from a dark ground.
  const veil = glow(stage, around, height * 1.15, mix(palette.horizon, palette.light, 0.2), 0.3)
  const isTalk = people.some(({ pose }) => pose === 'talking')
  const spots = people.map((member, i) => {
    const x = ground.x + along[i]!
    const isFirst = atTable.length > 1 && member.table === 'table' ? member === atTable[0] : i === 0
    return {
      member,
      feet: { x, y: i === 0 ? ground.y : (groundAt?.(x) ?? ground.y) - height * (i % 2 ? 0.05 : 0.02) },
      // They look at the first, who looks back where there is talk, and else to what stands beside them.
      flip: isFirst && (atTable.length > 1 || (isTalk && canTurn(member))) ? !flip : flip,
      holding: holdingOf(member),
    }
  })
  const bench = spots.filter(({ member }) => isSeated(member) && /^(?:bench|sofa)$/.test(member.seat ?? ''))
  const drawn = spots
    .map(({ member, feet, ...stance }) =>
      furnishedFigure(stage, facts.isSnowy && !isIndoors(facts.place) ? wrapped(member) : member, feet, {
        height,
        ...stance,
        // Two on one bench share it.
        hasSeat: bench.length > 1 && bench.slice(0, -1).some((other) => other.member === member),
      }),
    )
    .reverse()
    .join('')
  const tables = tablesOf(stage, spots, height)
  const boat = isInBoat
    ? rowingBoat(
        stage,
        { x: around.x, y: ground.y + height * 0.1 },
        height * (2.4 + 0.5 * people.length),
        flip,
      )
    : ''
  const xs = spots.map(({ feet }) => feet.x)
  const used = people.flatMap((member): Thing[] =>
    [
      member.pose === 'riding' ? ('horse' as const) : undefined,
      isSeated(member) || member.pose === 'lying' ? member.seat : undefined,
      member.table,
    ].filter((thing) => thing !== undefined),
  )
  return {
    svg: (isCrowd ? crowd(stage, scenery, xs) : '') + veil + drawn + tables + boat,
    people,
    things: [...new Set(used)],
    ...(isCrowd && { crowd: facts.crowd! }),
    from: Math.min(...xs) - height * 0.25,
    to: Math.max(...xs) + height * 0.25,
  }
}

/** Somebody in the snow, warmly dressed. */
const wrapped = (member: CastMember): CastMember =>
  /^(?:armour|suit|metal)$/.test(member.looks.garment)
    ? member
    : { ...member, looks: { ...member.looks, garment: 'coat', headwear: 'hood', cloak: true } }

/** Who reads has a book, and a wizard a staff. */
const holdingOf = ({ kind, pose }: CastMember): HeldThing =>
  pose === 'reading'
    ? 'book'
    : kind === 'wizard' && /^(?:standing|talking|walking|holding|pointing|raising)$/.test(pose)
      ? 'staff'
      : 'nothing'

/** Whether somebody is free to look at whoever speaks. */
const canTurn = ({ pose, table }: CastMember): boolean =>
  /^(?:holding|standing|talking|sitting|seated)$/.test(pose) && table === undefined

/** How far each of a row stands from the first, in heights of a person: a rider and who lies take more room. */
function offsets(people: readonly CastMember[], isAtTable: boolean, room: number): number[] {
  const half = ({ pose, table }: CastMember) =>
    pose === 'lying' ? 0.52 : pose === 'riding' ? 0.5 : table !== undefined && isAtTable ? 0.42 : 0.27
  const all = people.map((_, i) =>
    people.slice(1, i + 1).reduce((sum, member, j) => sum + half(people[j]!) + half(member), 0),
  )
  const shrink = Math.min(1, room / (all.at(-1)! + 0.31))
  return all.map((offset) => offset * shrink)
}

interface Spot {
  member: CastMember
  feet: Point
  flip: boolean
}

/** The table between those who sit at it, or before whoever sits there alone; a counter before whoever stands behind it. */
function tablesOf(stage: Stage, spots: readonly Spot[], height: number): string {
  const at = (name: FixtureName, x: number, y: number, stretch: number) =>
    drawFixture(stage, name, { x, y: y + height * 0.015 }, height, { stretch })
  const guests = spots.filter(({ member }) => member.table === 'table')
  const counters = each(
    spots.filter(({ member }) => member.table === 'counter'),
    ({ feet }) => at('counter', feet.x, feet.y, 0.62),
  )
  const [one, other] = [guests[0], guests.at(-1)]
  if (!one || !other) return counters
  const reach = Math.abs(other.feet.x - one.feet.x)
  return (
    counters +
    (guests.length === 1
      ? at('table', one.feet.x + (one.flip ? -1 : 1) * height * 0.36, one.feet.y, 0.46)
      : at('table', (one.feet.x + other.feet.x) / 2, one.feet.y, Math.max(0.4, (reach / height) * 0.62)))
  )
}

/** Many who stand behind, where nobody of those in front hides them. */
function crowd(stage: Stage, { ground, height, groundAt }: Scenery, taken: readonly number[]): string {
  const random = stage.random.fork('crowd')
  return many(CROWD, (i) => {
    const x = ((i + random.between(0.25, 0.75)) / CROWD) * WIDTH
    const [rise, flip, kind] = [
      random.between(0.06, 0.16),
      random.chance(0.5),
      random.pick(['man', 'woman', 'someone'] as const),
    ]
    if (taken.some((other) => Math.abs(other - x) < height * 0.32)) return ''
    const feet = { x, y: (groundAt?.(x) ?? ground.y) - height * rise }
    return bystander(stage, random, stage.facts.crowd === 'someone' ? kind : stage.facts.crowd!, feet, {
      height: height * 0.82,
      flip,
    })
  })
}
const CROWD = 13

/** Where the first of a row stands, so that the last one is not cut by the picture's edge. */
function inside(x: number, reach: number, margin: number): number {
  const last = x + reach
  if (last < margin) return x + margin - last
  return last > WIDTH - margin ? x - (last - WIDTH + margin) : x
}
