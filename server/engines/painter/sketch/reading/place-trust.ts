import { signNames } from './place-signs.ts'
import type { Likeliest } from './likeliest-place.ts'

const [INSIDE, AT, BEFORE] = (['inside', 'at', 'before'] as const).map((name) => signNames.indexOf(name))
/** Least of a sign that names a place. */
const NAMED = 0.3
const LEAST = 1e-4

/**
 * What tells whether the likeliest place is the right one: how likely it is, with its kin and by itself, whether it is named
 * as where one is, and whether what was told before says so.
 */
export function trustSigns({ withKin, likelihood, signs }: Likeliest): number[] {
  const named = signs[INSIDE!]! + signs[AT!]!
  const odds = Math.log(Math.max(withKin, LEAST)) - Math.log(Math.max(1 - withKin, LEAST))
  return [1, odds, Math.log(Math.max(likelihood, LEAST)), named, named > NAMED ? 1 : 0, signs[BEFORE!]!]
}

/** How surely a place is right, from 0 to 1. */
export const trustOf = (signs: readonly number[], weights: readonly number[]): number =>
  1 / (1 + Math.exp(-signs.reduce((sum, sign, i) => sum + sign * (weights[i] ?? 0), 0)))
