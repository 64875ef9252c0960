import { likelyGender } from '../../content/people.ts'
import type { Entity } from '../../world/world.ts'

/** A pronoun of the player says what somebody is, where it was only guessed. */
export function settleGender(entity: Entity, pronoun: string | undefined): void {
  const gender = /^(?:he|him|his)$/.test(pronoun ?? '')
    ? 'm'
    : /^(?:she|her|hers)$/.test(pronoun ?? '')
      ? 'f'
      : undefined
  if (!gender || (entity.gender !== undefined && !entity.isGenderGuessed) || entity.kind === 'thing') return
  // 'Daughter' and 'Bram' say it themselves.
  entity.gender = likelyGender(entity.name, entity.role) ?? gender
  delete entity.isGenderGuessed
}
