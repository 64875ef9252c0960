import { isKindOf } from '#server/ground/wordnet/wordnet.ts'
import type { Bound, Scene } from '../action/scene.ts'
import { tenorOfVerb } from '../content/deed-classes.ts'
import { isBodyPart } from '../content/things.ts'
import { moveThing } from '../world/change.ts'
import { type Entity, HERO, isBeing } from '../world/world.ts'
import { deedParse } from './deed-parse.ts'
import { typedOf } from './meant-by.ts'
import { partyOf } from './parties.ts'
import { tellOf } from './say-outcome.ts'

const isOf = (verb: string, kinds: string[]): boolean =>
  kinds.some((kind) => verb === kind || isKindOf(verb, kind, 'verb', 2))

const FORCE = [
  'propel',
  'push',
  'hit',
  'strike',
  'shoot',
  'splash',
  'spray',
  'spill',
  'spit',
  'blow',
  'swing',
]
const PASSING = ['propel', 'push', 'slide', 'pass']
const TOUCH = ['touch', 'tap', 'nudge', 'tickle', 'stroke']

/** Tells how a deed of the hero's reaches somebody by a thing that is thrown at or to them, by a spell, or by a touch. */
export function reaches(scene: Scene, deed: Bound, who: Entity): boolean {
  const { actor, clause, object, target, place } = deed
  const { object: said, text, act, verb: whole = '' } = clause
  const verb = whole.split(' ')[0]!
  if (
    actor.id !== HERO ||
    !said ||
    /sel(?:f|ves)$/.test(said.pronoun ?? said.head) ||
    clause.polarity === 'negated' ||
    clause.modality === 'tries'
  )
    return false
  const party = partyOf(deed, who)
  const tell = (name: string, thing?: Entity) =>
    tellOf(scene, [name], { ...party, slots: { ...party.slots, thing } })
  if (act === 'cast') return (target ?? place) === who && tell('~spell')
  if (isBodyPart(said.head) || object === who)
    return (
      !tenorOfVerb(verb) &&
      !/^(?:tie|capture|attack)$/.test(act ?? '') &&
      !clause.particle &&
      isOf(verb, TOUCH) &&
      tell('~touch')
    )
  const thing = object && object.id !== 'abstract' ? object : typedOf(said)
  if (!thing || isBeing(thing)) return false
  const after = text.split(said.text).at(-1)!
  if (/\b(?:next to|beside|near|behind|past|above|between)\b/.test(after)) return false
  if (/^ (?:\p{L}+ )?(?:at|in|into|against|on|onto|over)\b(?! to\b)/u.test(after))
    return isOf(verb, FORCE) && tell('~aimed', thing)
  const isTo = / to\b/.test(after) || deedParse(clause)?.isForSomebody === true || after === ''
  if (target !== who || !isTo || tenorOfVerb(verb) || !(act === 'buy' || isOf(verb, PASSING))) return false
  if (object?.kind === 'thing' && object.id !== 'abstract') moveThing(scene.world, object, who.id)
  return tell(isOf(verb, ['propel']) ? '~thrown' : '~passed', thing)
}

/** Tells that a blow at what nothing of the story stands for, 'whatever it is', 'the big one', goes home. */
export const goesHome = (scene: Scene, { actor, clause }: Bound): boolean =>
  clause.polarity !== 'negated' &&
  clause.modality !== 'tries' &&
  (tenorOfVerb(clause.verb ?? '') === 'harm' || clause.act === 'attack' || / at\b/.test(clause.text)) &&
  isOf(clause.verb?.split(' ')[0] ?? '', [...FORCE, 'stab', 'attack']) &&
  UNNAMED.test(clause.text) &&
  !/ (?:to|over|on|off|away|out)\b/.test(clause.text) &&
  tellOf(scene, ['~blow'], { about: HERO, kinds: ['self'], slots: { actor } })

const UNNAMED =
  /(?:^(?:i )?\p{L}+|\b(?:at|into)) (?:whatever|whoever|it|him|her|them|the (?:\p{L}+ ){1,2}ones?)\b/iu
