import type { Bound, Scene } from '../action/scene.ts'
import { type Entity, HERO, isBeing, isPresent } from '../world/world.ts'
import { tenorOf } from './deed-names.ts'
import { kindsOf, kindsOfDoer } from './outcome-table.ts'
import { isSomebody, partyOf } from './parties.ts'
import { tellOf } from './say-outcome.ts'

/** 'I apologise' names nobody, and is for whoever was meant last. */
export const hears = (scene: Scene, { actor, clause }: Bound, names: string[], who: Entity): boolean =>
  actor.id === HERO &&
  who.id !== HERO &&
  clause.verb !== 'feel' &&
  !clause.object &&
  !clause.target &&
  tellOf(scene, names, { about: who.id, kinds: kindsOf(who), slots: { actor, object: who } })

/** Whoever is concerned takes it by what it is like for them. */
export function takes(scene: Scene, deed: Bound, who: Entity): boolean {
  const { actor, clause, object } = deed
  const tenor = tenorOf(clause)
  // Whoever is taken somewhere is given nothing.
  if (tenor === 'gift' && object === who) return false
  if (!tenor || (who.id === HERO && !isSomebody(actor))) return false
  const party = partyOf(deed, who)
  return tellOf(scene, [`~${tenor}`], who.id === HERO ? { ...party, kinds: ['hero'] } : party)
}

/** A foe who comes or waits, and whoever draws a weapon, is a menace by that alone. */
export function bears(scene: Scene, { actor, clause, object, target }: Bound): boolean {
  const isAtOther = [object, target].some((each) => each && isBeing(each) && each.id !== HERO)
  const isFaced =
    actor.stance === 'foe' && /^(?:wait|stand|appear|come|arrive|step|walk|enter)\b/.test(clause.verb ?? '')
  return (
    !isAtOther &&
    (isFaced || tenorOf(clause) === 'menace') &&
    tellOf(scene, ['~menace'], { about: actor.id, kinds: ['does'], slots: { actor } })
  )
}

/** Whoever is there for the first time, 'a boy', sees the hero, whatever they do. */
export const arrives = (scene: Scene, { actor, clause }: Bound): boolean =>
  actor.since === scene.world.turn &&
  !ASLEEP.test(clause.text) &&
  isPresent(scene.world, actor) &&
  clause.polarity === 'affirmed' &&
  typeof clause.actor === 'object' &&
  clause.actor.determiner === 'a' &&
  tellOf(scene, ['there_is'], { about: actor.id, kinds: kindsOfDoer(actor), slots: { actor } })

const ASLEEP = /\b(?:asleep|sleep\w*|unconscious|dead|snor\w+|fainted)\b/
