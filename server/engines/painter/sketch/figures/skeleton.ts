import type { Point } from '../svg.ts'
import { limbs, type Pose } from './limbs.ts'

/** Joints of a person 100 units tall, heels at the origin, y down, looking to the right; the far limbs first. */
export interface Skeleton {
  head: Point
  neck: Point
  hip: Point
  /** Shoulder, elbow, hand. */
  farArm: [Point, Point, Point]
  nearArm: [Point, Point, Point]
  /** Hip, knee, foot. */
  farLeg: [Point, Point, Point]
  nearLeg: [Point, Point, Point]
}

/** Points from their coordinates, x and y in turn. */
function pointsOf(text: string): Point[] {
  const numbers = text.split(' ').map(Number)
  return Array.from({ length: numbers.length / 2 }, (_, i) => ({
    x: numbers[i * 2]!,
    y: numbers[i * 2 + 1]!,
  }))
}
const jointsOf = (text: string) => pointsOf(text) as [Point, Point, Point]
const pointOf = (text: string) => pointsOf(text)[0]!

export function skeletonOf(pose: Pose): Skeleton {
  const { head, neck, hip, farArm, nearArm, farLeg, nearLeg } = limbs[pose]
  return {
    head: pointOf(head),
    neck: pointOf(neck),
    hip: pointOf(hip),
    farArm: jointsOf(farArm),
    nearArm: jointsOf(nearArm),
    farLeg: jointsOf(farLeg),
    nearLeg: jointsOf(nearLeg),
  }
}

/** Height of what somebody sits on, and of a horse's back under a rider. */
export const SEAT = 24
