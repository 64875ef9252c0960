import { knownGender } from '../../content/people.ts'
import { isBeingNoun } from '../../language/being-nouns.ts'
import type { Actor, Mention } from '../../language/clause.ts'
import { isFirstName, isInNoLexicon } from '../../language/tagger.ts'
import { isPluralPhrase } from '../../telling/noun.ts'
import { addEntity, mean } from '../../world/change.ts'
import { type Entity, entityOf, hasState, heroOf, isBeing, meantOfLate } from '../../world/world.ts'
import { beingsHere, isOnLine } from '../../world/presence.ts'
import { isTimeOf } from './mention-kinds.ts'
import { knownEntity, resolveMention } from './resolve-mention.ts'
import type { Refusal, Scene } from '../scene.ts'

/** Who does what a clause tells; whoever acts in the player's telling is there. */
export function actorOf(scene: Scene, given: Actor): Entity | Refusal | undefined {
  const { world } = scene
  if (given === 'hero' || given === 'companions') return heroOf(world)
  if (given === 'nobody' || given.pronoun === 'one') return undefined
  // 'The youngest one gets up': somebody, and not the thing that was meant last.
  if (given.pronoun === 'the one' && given.adjectives?.length) {
    const known = knownEntity(world, given)
    const name = `${given.adjectives.join(' ')} one`
    const one =
      (known && isBeing(known) ? known : world.entities.find((each) => each.name === name)) ??
      addEntity(world, { kind: 'person', name, at: world.here, stance: 'neutral' })
    mean(world, one)
    return one
  }
  // The dead and those who have gone are spoken of, and do not act.
  const bound = given.pronoun === undefined ? undefined : entityOf(world, given.entityId)
  const isDead = hasState(bound, 'dead')
  if (bound && (isDead || (bound.left !== undefined && bound.left < world.turn - 1 && !isOnLine(bound)))) {
    const gender = knownGender(bound)
    const living = meantOfLate(world).find(
      (each) =>
        beingsHere(world).includes(each) && (isDead || gender === undefined || knownGender(each) === gender),
    )
    if (living) return living
  }
  if (/^(?:everyone|everybody|all|the others|others)$/i.test(given.text) && !knownEntity(world, given)) {
    const group =
      beingsHere(world).find(({ kind }) => kind === 'group') ??
      addEntity(world, { kind: 'group', name: 'others', isPlural: true, at: world.here, stance: 'neutral' })
    mean(world, group)
    return group
  }
  // 'Zeb and Mara come in': each of them is somebody.
  const isSeveral = given.and && !given.pronoun && !given.entityId
  for (const each of isSeveral ? given.and! : [])
    if (!each.pronoun && !each.entityId) resolveMention(scene, each, each.isProper ? 'being' : 'any')
  const actor: Mention = {
    ...given,
    ...(isSeveral && { and: undefined, isPlural: isPluralPhrase(given.text) || undefined }),
    determiner: given.determiner === 'a' ? 'the' : given.determiner,
  }
  return resolveMention(scene, actor, isCalledSo(actor) ? 'being' : 'any')
}

/** A name, whether or not it got its capital. */
const isCalledSo = (actor: Mention): boolean =>
  !isTimeOf(actor) &&
  (actor.isProper ||
    (!actor.determiner &&
      !actor.isPlural &&
      /^\p{Ll}{3,}$/u.test(actor.text) &&
      !isBeingNoun(actor.head) &&
      (isFirstName(actor.text) || isInNoLexicon(actor.text))))
