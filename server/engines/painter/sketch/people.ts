import { mix } from './colour.ts'
import type { FigureLooks } from './figures/figure-looks.ts'
import { bystander } from './figures/bystander.ts'
import { figure } from './figures/figure.ts'
import type { Pose } from './figures/limbs.ts'
import type { HeldThing } from './figures/held-things.ts'
import { seat } from './figures/seats.ts'
import { glow } from './light.ts'
import { rowingBoat } from './motifs/vessels.ts'
import { creature } from './motifs/creatures.ts'
import { heldThings, type Thing } from './all-things.ts'
import { type CastMember, type Person } from './scene-facts.ts'
import type { Scenery } from './scenery.ts'
import { type Stage, WIDTH } from './stage.ts'
import { many, type Point } from './svg.ts'

/** Who is out on the water is smaller than on the bank. */
const FARTHER = 0.85

export interface DrawnPeople {
  svg: string
  people: CastMember[]
  crowd?: Person
  /** Things that they hold or ride. */
  things: Thing[]
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
    ? facts.people.slice(0, 3).map((member): CastMember => ({ ...member, pose: 'sitting' }))
    : facts.people.slice(0, 4)
  const [first] = people
  const isCrowd = facts.crowd !== undefined && stand.x >= 0 && !isInBoat
  if (stand.x < 0 || !first)
    return isCrowd
      ? { svg: crowd(stage, scenery, []), people: [], things: [], crowd: facts.crowd! }
      : { svg: '', people: [], things: [] }
  const flip = stand.x > WIDTH / 2
  const gap = height * (first.pose === 'riding' ? 0.9 : 0.62) * (flip ? 1 : -1)
  const ground = { x: inside(stand.x, gap * (people.length - 1), height * 0.3), y: stand.y }
  if (ground.x !== stand.x && groundAt) ground.y = groundAt(ground.x)
  const around = { x: ground.x + (gap * (people.length - 1)) / 2, y: ground.y - height * 0.55 }
  // A breath of haze behind them parts dark figures from a dark ground.
  const veil = glow(stage, around, height * 1.15, mix(palette.horizon, palette.light, 0.2), 0.3)
  const holding = heldBy(stage, first)
  const drawn = people
    .map((member, i) => {
      const x = ground.x + gap * i
      const feet = { x, y: i === 0 ? ground.y : (groundAt?.(x) ?? ground.y) - height * 0.03 }
      const isFacing = member.pose === 'talking'
      const looksLeft = isFacing ? (i === 0) === gap < 0 : i === 0 ? flip : !flip
      return placed(stage, member, feet, {
        height,
        flip: looksLeft,
        holding: i === 0 ? holding : i === 1 ? heldByOther(facts, member, holding) : 'nothing',
      })
    })
    .reverse()
    .join('')
  const second = people[1] && heldByOther(facts, people[1], holding)
  const held = heldThings.filter((thing) => thing === second)
  const boat = isInBoat
    ? rowingBoat(
        stage,
        { x: around.x, y: ground.y + height * 0.1 },
        height * (2.4 + 0.5 * people.length),
        flip,
      )
    : ''
  const xs = people.map((_, i) => ground.x + gap * i)
  return {
    svg: (isCrowd ? crowd(stage, scenery, xs) : '') + veil + drawn + boat,
    people,
    things: [...thingsOf(first, holding), ...held],
    ...(isCrowd && { crowd: facts.crowd! }),
  }
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
    if (taken.some((each) => Math.abs(each - x) < height * 0.32)) return ''
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

interface Placing {
  height: number
  flip: boolean
  holding: HeldThing
}

/** Somebody in their posture, with what it needs: a seat, a horse. */
function placed(stage: Stage, { looks: own, pose, suit }: CastMember, feet: Point, placing: Placing): string {
  const looks: FigureLooks = suit ? { ...own, garment: 'suit', headwear: 'bowl', cloak: false } : own
  const { height, flip } = placing
  if (pose === 'riding') {
    const back = { x: feet.x + (flip ? 6 : -6), y: feet.y - height * (0.63 - 0.27 * looks.size) }
    return (
      creature(stage, 'horse', feet, height * 1.06, flip) + figure(stage, looks, back, { ...placing, pose })
    )
  }
  const isSeated = pose === 'sitting' || pose === 'reading'
  return (
    (isSeated ? seat(stage, feet, height * looks.size, flip) : '') +
    figure(stage, looks, feet, { ...placing, pose })
  )
}

/** Postures that leave no hand free. */
const handless: ReadonlySet<Pose> = new Set(['fighting', 'lying', 'riding', 'running', 'working'])

/** The thing that the scene puts into the first person's hand, and no other. */
function heldBy(
  { facts: { things, held, heldByOther: heldByAnother } }: Stage,
  { key, kind, pose }: CastMember,
): HeldThing {
  if (pose === 'reading') return 'book'
  if (key !== 'hero' && heldByAnother && !handless.has(pose)) return heldByAnother
  if (held && key === 'hero' && !handless.has(pose)) return held
  if (things.includes('sword') && heldByAnother !== 'sword' && kind !== 'child') return 'sword'
  if (heldByAnother) return kind === 'wizard' ? 'staff' : 'nothing'
  if (!/^(?:standing|walking|holding|talking)$/.test(pose)) return 'nothing'
  if (things.includes('lantern')) return 'lantern'
  if (things.includes('torch')) return 'torch'
  return kind === 'wizard' ? 'staff' : 'nothing'
}

/** What the second person has in hand. */
const heldByOther = (
  { heldByOther: thing }: Stage['facts'],
  { pose }: CastMember,
  taken: HeldThing,
): HeldThing => (thing && thing !== taken && !handless.has(pose) && pose !== 'reading' ? thing : 'nothing')

function thingsOf({ pose }: CastMember, holding: HeldThing): Thing[] {
  const held = heldThings.filter((thing) => thing === holding)
  return pose === 'riding' ? ['horse', ...held] : held
}
