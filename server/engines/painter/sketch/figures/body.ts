import { fine, lines, type Point, trace } from '../svg.ts'
import type { FigureLooks } from './figure-looks.ts'
import type { Joints, Skeleton } from './skeleton.ts'

/** A limb whose upper part is the stronger one; `width` is that of it. */
const limb = (tone: string, [from, joint, to]: Joints, width: number): string =>
  `${tone}~${fine(width)} ${lines([from, joint])}
    ${tone}~${fine(width * 0.8)} ${lines([joint, to])}`

interface Cut {
  /** Widths of a limb, and half that of the torso. */
  arm: number
  leg: number
  torso: number
  /** How far down the leg the skirt reaches (0.5 is the knee), and how wide it falls. */
  hem: number
  flare: number
}

const cuts: Record<FigureLooks['garment'], Cut> = {
  trousers: { arm: 5.6, leg: 7.2, torso: 8.8, hem: 0, flare: 0 },
  coat: { arm: 6.4, leg: 6.6, torso: 9.8, hem: 0.62, flare: 9 },
  gown: { arm: 4.6, leg: 5, torso: 7.4, hem: 1, flare: 17 },
  robe: { arm: 7.4, leg: 6, torso: 9.2, hem: 0.97, flare: 11 },
  tunic: { arm: 5.6, leg: 6.4, torso: 8.8, hem: 0.34, flare: 9 },
  armour: { arm: 7.4, leg: 8, torso: 12, hem: 0.2, flare: 9 },
  suit: { arm: 9, leg: 10, torso: 13.4, hem: 0, flare: 0 },
  metal: { arm: 5, leg: 6.4, torso: 12, hem: 0, flare: 0 },
}
/** Body of a figure in its dress, from back to front. */
export function bodyText(bones: Skeleton, { garment, cloak }: FigureLooks): string {
  const { arm, leg, torso, hem, flare } = cuts[garment]
  const legs = garment === 'suit' || garment === 'metal' ? 'dress' : 'dark'
  return `
    ${cloak ? `trim ${cloakOf(bones)}` : ''}
    ${limb(legs, bones.farLeg, leg)}
    ${legs} ${footOf(bones.farLeg, leg)}
    skin~${fine(arm * 0.66)} ${handOf(bones.farArm)}
    ${limb('shade', bones.farArm, arm)}
    ${limb(legs, bones.nearLeg, leg)}
    ${legs} ${footOf(bones.nearLeg, leg)}
    skin~${garment === 'suit' ? 9 : 4} ${lines([bones.neck, bones.head])}
    dress ${torsoOf(bones, torso)}
    ${hem > 0 ? `dress ${skirtOf(bones, hem, flare, torso)}\nshade~0.9/0.7 ${foldsOf(bones, hem)}` : ''}
    ${garment === 'tunic' || garment === 'coat' ? `dark~2.2 ${beltOf(bones, torso)}` : ''}
    shade~0.9/0.8 ${seamOf(bones.nearArm)}
    skin~${fine(arm * 0.66)} ${handOf(bones.nearArm)}
    ${limb('dress', bones.nearArm, arm)}`
}

/** How long a bone is, and which way it goes: a step of one unit down it. */
function stretch(from: Point, to: Point): { length: number; down: Point } {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { length, down: { x: (to.x - from.x) / length, y: (to.y - from.y) / length } }
}

/** A shoe at the end of a leg: its sole is down where the leg stands; the toes are up of who lies, down of who kneels. */
function footOf([, knee, foot]: Joints, leg: number): string {
  const { down } = stretch(knee, foot)
  const isLying = Math.abs(down.y) < 0.5
  const [sole, toe] = isLying
    ? [down, { x: 0, y: down.x < 0 ? 1 : -1 }]
    : [
        { x: 0, y: 1 },
        { x: 1, y: 0 },
      ]
  const at = (along: number, up: number): Point => ({
    x: foot.x + toe.x * along - sole.x * up,
    y: foot.y + toe.y * along - sole.y * up,
  })
  const heel = leg * 0.4
  return trace`M${at(-heel, 4)}L${at(-heel - 0.4, -1.5)}L${at(6.4, -1.5)}Q${at(6.6, 0.6)} ${at(heel + 0.6, 2.2)}L${at(heel, 4)}Z`
}

/** The hand, held on from the forearm; the sleeve covers its root. */
function handOf([, elbow, hand]: Joints): string {
  const { down } = stretch(elbow, hand)
  return trace`M${hand}L${hand.x + down.x * 3.6} ${hand.y + down.y * 3.6}`
}

/** Where the near arm lies against the body. */
const seamOf = ([shoulder, elbow]: Joints): string =>
  trace`M${shoulder.x + 2.4} ${shoulder.y + 5}Q${elbow.x + 3.6} ${between(shoulder, elbow, 0.6).y} ${elbow.x + 3} ${elbow.y}`

/** Neck, sloping shoulders, waist and hips; bent along with the back. */
function torsoOf({ neck, hip }: Skeleton, half: number): string {
  const { length, down } = stretch(neck, hip)
  const at = (across: number, along: number): Point => ({
    x: neck.x + down.x * along + down.y * across,
    y: neck.y + down.y * along - down.x * across,
  })
  const waist = length * 0.62
  return trace`M${at(-2.4, -1.6)}Q${at(-3, 1.4)} ${at(-half + 1.4, 2.2)}Q${at(-half - 0.6, 3)} ${at(-half - 0.4, 7)}L${at(-half * 0.68, waist)}L${at(-half * 0.8, length + 4)}L${at(half * 0.8, length + 4)}L${at(half * 0.68, waist)}L${at(half + 0.4, 7)}Q${at(half + 0.6, 3)} ${at(half - 1.4, 2.2)}Q${at(3, 1.4)} ${at(2.4, -1.6)}Z`
}

/** Where cloth falls in folds from the waist. */
function foldsOf({ neck, hip, farLeg, nearLeg }: Skeleton, hem: number): string {
  const waist = between(hip, neck, 0.2)
  const low = (leg: Joints) =>
    hem > 0.5 ? between(leg[1], leg[2], hem * 2 - 1.08) : between(leg[0], leg[1], hem * 1.8)
  const [far, near] = [low(farLeg), low(nearLeg)]
  return trace`M${waist.x + 1.4} ${waist.y}Q${between(waist, far, 0.5)} ${far.x + 3} ${far.y}M${waist.x - 2} ${waist.y + 2}Q${between(waist, near, 0.5)} ${near.x - 2.4} ${near.y}`
}

const beltOf = ({ neck, hip }: Skeleton, half: number): string => {
  const [x, y] = [hip.x + (neck.x - hip.x) * 0.24, hip.y + (neck.y - hip.y) * 0.24]
  return trace`M${x - half * 0.72} ${y}L${x + half * 0.72} ${y}`
}

/** Cloth from the waist down around both legs, as far as the hem. */
function skirtOf({ neck, hip, farLeg, nearLeg }: Skeleton, hem: number, flare: number, half: number): string {
  const waist = { x: hip.x + (neck.x - hip.x) * 0.3, y: hip.y + (neck.y - hip.y) * 0.3 }
  const around = [
    { x: waist.x - half * 0.72, y: waist.y },
    { x: waist.x + half * 0.72, y: waist.y },
    { x: hip.x - half * 0.9, y: hip.y + 2 },
    { x: hip.x + half * 0.9, y: hip.y + 2 },
  ]
  for (const leg of [farLeg, nearLeg]) {
    const [knee, foot] = [leg[1], leg[2]]
    const upper = Math.min(1, hem * 2)
    const wide = flare * Math.min(1, hem + 0.2)
    around.push(...sides(between(hip, knee, upper), 4 + wide * 0.4))
    if (hem > 0.5) around.push(...sides(between(knee, foot, hem * 2 - 1), 2 + wide * 0.75))
  }
  return `${lines(hull(around))}Z`
}

const sides = ({ x, y }: Point, out: number): Point[] => [
  { x: x - out, y },
  { x: x + out, y },
]
const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

function cloakOf({ neck, hip, nearLeg }: Skeleton): string {
  const low = Math.max(hip.y, nearLeg[2].y - 16)
  return trace`M${neck.x + 7} ${neck.y}Q${neck.x - 15} ${neck.y - 1} ${neck.x - 15} ${neck.y + 14}L${hip.x - 21} ${low}L${hip.x + 9} ${low + 2}Z`
}

/** The outline around points (Andrew's monotone chain). */
function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  const half = (run: readonly Point[]) => {
    const edge: Point[] = []
    for (const point of run) {
      while (edge.length > 1 && turn(edge.at(-2)!, edge.at(-1)!, point) <= 0) edge.pop()
      edge.push(point)
    }
    return edge.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
