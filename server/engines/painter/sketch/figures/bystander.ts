import type { Random } from '#server/ground/random.ts'
import type { Person } from './cast-member.ts'
import type { Stage } from '../stage.ts'
import type { Point } from '../svg.ts'
import { decideLooks } from './decide-looks.ts'
import { figure } from './figure.ts'

interface Standing {
  height: number
  flip: boolean
}

/** One of the many who belong to a place and whom nobody names. */
export const bystander = (
  stage: Stage,
  random: Random,
  kind: Person,
  feet: Point,
  standing: Standing,
): string => figure(stage, decideLooks(kind, String(random.next()), '', stage.facts.era), feet, standing)
