import { felledBy } from '../action/happening/deed-of-other.ts'
import { kindOf } from '../action/happening/kind-of-happening.ts'
import type { Bound, Scene } from '../action/scene.ts'
import { isBodyPart, isOfClass, isTooBig } from '../content/things.ts'
import { isHandy, isTangible, kindOfNoun } from '../language/noun-kinds.ts'
import { type Entity, HERO, isBeing } from '../world/world.ts'
import { isPresent } from '../world/presence.ts'
import { tenorOf } from './deed-names.ts'
import { headOf } from './noun.ts'
import { kindsOf } from './outcome-table.ts'
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
  // Whoever is taken somewhere is given nothing, and what is given to the hero is in the hero's hands.
  if (tenor === 'gift' && (object === who || who.id === HERO)) return false
  if (!tenor || (who.id === HERO && !isSomebody(actor))) return false
  // 'Pushes the mug towards him' pushes nobody.
  const { object: said } = clause
  const isAside = said
    ? object !== who && !isBodyPart(said.head) && !isOfClass(said.head, 'garment')
    : who.id !== HERO && ![deed.target, deed.place].includes(who)
  if (isAside && /^(?:harm|menace|chase|mock|praise)$/.test(tenor)) return false
  const party = partyOf(deed, who)
  return tellOf(scene, [`~${tenor}`], who.id === HERO ? { ...party, kinds: ['hero'] } : party)
}

/** Whoever is laid low lies there. */
export function fells(scene: Scene, deed: Bound): boolean {
  const felled = felledBy(deed)
  if (!felled || !isPresent(scene.world, felled.who)) return false
  const { who: object, state } = felled
  return tellOf(scene, [`~${state}`], { about: object.id, kinds: ['being'], slots: { object } })
}

const GIVING = /^(?:give|hand|bring|lend|pass|deliver|toss|throw|slip|return)$/

/** What somebody gives to the hero or takes is in the hands of the one or the other, where it is a thing for hands. */
export function changesHands(scene: Scene, deed: Bound): boolean {
  const { actor, clause, object, target } = deed
  const { object: said, verb = '' } = clause
  if (!isBeing(actor) || !isPresent(scene.world, actor)) return false
  if (!said || said.pronoun || object?.kind !== 'thing') return false
  const noun = headOf(object.name)
  if (object.id === 'abstract' || !isHandy(noun) || !isTangible(noun) || isTooBig(noun)) return false
  const slots = { actor, object }
  if (GIVING.test(verb) && target?.id === HERO && !/ at (?:me|us)\b/.test(clause.text))
    return tellOf(scene, ['~given'], { about: object.id, kinds: ['hero'], slots })
  const isTaken =
    kindOf(deed) === 'takes' &&
    !isBodyPart(noun) &&
    // A sleeve that is caught hold of stays on.
    kindOfNoun(noun) !== 'garment' &&
    !/^(?:sleeve|collar|lapel|hem)s?$/.test(noun) &&
    !/^(?:an?|his|her|their|its)$/.test(said.determiner ?? '')
  return isTaken && tellOf(scene, ['~taken'], { about: object.id, kinds: ['does'], slots })
}
