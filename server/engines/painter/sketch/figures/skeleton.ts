import type { Point } from '../svg.ts'
import { limbs, type Pose } from './limbs.ts'

/** Of an arm shoulder, elbow, hand; of a leg hip, knee, foot. */
export type Joints = [Point, Point, Point]

/** Joints of a person 100 units tall, heels at the origin, y down, looking to the right; the far limbs first. */
export interface Skeleton {
  head: Point
  neck: Point
  hip: Point
  /** Shoulder, elbow, hand. */
  farArm: Joints
  nearArm: Joints
  /** Hip, knee, foot. */
  farLeg: Joints
  nearLeg: Joints
}

/** Points from their coordinates, x and y in turn. */
function pointsOf(text: string): Point[] {
  const numbers = text.split(' ').map(Number)
  return Array.from({ length: numbers.length / 2 }, (_, i) => ({
    x: numbers[i * 2]!,
    y: numbers[i * 2 + 1]!,
  }))
}

export function skeletonOf(pose: Pose): Skeleton {
  const parts = limbs[pose].split(', ').map(pointsOf)
  const [head, neck, hip] = parts.slice(0, 3).map(([point]) => point!) as [Point, Point, Point]
  const [farArm, nearArm, farLeg, nearLeg] = parts.slice(3) as [Joints, Joints, Joints, Joints]
  return { head, neck, hip, farArm, nearArm, farLeg, nearLeg }
}

/** Height of what somebody sits on, and of a horse's back under a rider. */
export const SEAT = 24
