import { lines, type Point, trace } from '../svg.ts'
import type { FigureLooks } from './figure-looks.ts'
import type { Skeleton } from './skeleton.ts'

/** A limb whose joint is soft. */
const limb = ([from, joint, to]: readonly [Point, Point, Point]): string =>
  trace`M${from}Q${joint} ${between(joint, to, 0.5)}L${to}`

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
  trousers: { arm: 5.4, leg: 7, torso: 9.6, hem: 0, flare: 0 },
  coat: { arm: 6.4, leg: 6.6, torso: 11, hem: 0.62, flare: 9 },
  gown: { arm: 4.6, leg: 5, torso: 8.4, hem: 1, flare: 17 },
  robe: { arm: 7.4, leg: 6, torso: 10.4, hem: 0.97, flare: 11 },
  tunic: { arm: 5.4, leg: 6.4, torso: 9.8, hem: 0.34, flare: 9 },
  armour: { arm: 7.4, leg: 8, torso: 12, hem: 0.2, flare: 9 },
  suit: { arm: 9, leg: 10, torso: 13.4, hem: 0, flare: 0 },
  metal: { arm: 5, leg: 6.4, torso: 12, hem: 0, flare: 0 },
}
/** Body of a figure in its dress, from back to front. */
export function bodyText(bones: Skeleton, { garment, cloak }: FigureLooks): string {
  const { arm, leg, torso, hem, flare } = cuts[garment]
  const legs = garment === 'suit' || garment === 'metal' ? 'dress' : 'dark'
  const hand = (joints: Skeleton['farArm']) => `skin~${arm * 0.8} ${handOf(joints)}`
  return `
    ${cloak ? `trim ${cloakOf(bones)}` : ''}
    ${legs}~${leg} ${limb(bones.farLeg)}${footOf(bones.farLeg[2])}
    dress~${arm} ${limb(bones.farArm)}
    ${hand(bones.farArm)}
    ${legs}~${leg} ${limb(bones.nearLeg)}${footOf(bones.nearLeg[2])}
    dress ${torsoOf(bones, torso)}
    ${hem > 0 ? `dress ${skirtOf(bones, hem, flare, torso)}` : ''}
    ${garment === 'tunic' || garment === 'coat' ? `dark~2.6 ${beltOf(bones, torso)}` : ''}
    dress~${arm} ${limb(bones.nearArm)}
    ${hand(bones.nearArm)}
    skin~${garment === 'suit' ? 9 : 4.6} ${lines([bones.neck, bones.head])}`
}

const footOf = ({ x, y }: Point): string => trace`M${x - 1} ${y}L${x + 4.4} ${y}`

function handOf([, elbow, hand]: readonly [Point, Point, Point]): string {
  const [dx, dy] = [hand.x - elbow.x, hand.y - elbow.y]
  const length = Math.hypot(dx, dy) || 1
  return trace`M${hand.x} ${hand.y}L${hand.x + (dx / length) * 2.4} ${hand.y + (dy / length) * 2.4}`
}

function torsoOf({ neck, hip }: Skeleton, half: number): string {
  const waist = { x: hip.x + (neck.x - hip.x) * 0.4, y: hip.y + (neck.y - hip.y) * 0.4 }
  return trace`M${neck.x - 3} ${neck.y - 1}Q${neck.x - half} ${neck.y} ${neck.x - half - 0.6} ${neck.y + 7}L${waist.x - half * 0.74} ${waist.y}L${hip.x - half * 0.86} ${hip.y + 4}L${hip.x + half * 0.86} ${hip.y + 4}L${waist.x + half * 0.74} ${waist.y}L${neck.x + half + 0.6} ${neck.y + 7}Q${neck.x + half} ${neck.y} ${neck.x + 3} ${neck.y - 1}Z`
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
