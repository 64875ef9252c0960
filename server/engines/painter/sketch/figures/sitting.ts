import type { FixtureName } from '../fixtures/fixtures.ts'
import type { Pose } from './limbs.ts'

/** What somebody may sit or lie on, where it is told. */
export const seats = [
  'armchair',
  'bed',
  'bench',
  'chair',
  'sofa',
  'throne',
  'wheelchair',
] as const satisfies readonly FixtureName[]
export type Seat = (typeof seats)[number]

/** Postures of those who sit on something. */
export const isSeated = ({ pose }: { pose: Pose }): boolean =>
  /^(?:sitting|reading|writing|asleep)$/.test(pose)
