import { isBodyPart } from '../content/things.ts'
import type { Clause, Mention } from '../language/clause.ts'
import { entityOf, HERO, heroOf, isPresent } from '../world/world.ts'
import type { Action } from './action.ts'
import { meet } from './meet.ts'
import { named } from './needs.ts'
import { knownEntity, resolveMention, type Wanted } from './resolve-mention.ts'
import { type Bound, isRefusal, type Refusal, type Scene } from './scene.ts'
import { ownerOf as wholeOf } from './unnamed-actor.ts'

/** Binds what a deed names to the story's own; why it cannot be done where something named is not to be had. */
export function bind(scene: Scene, clause: Clause, action: Action): Bound | Refusal {
  const bound: Bound = { clause, actor: heroOf(scene.world), topic: clause.topic ?? clause.about?.text }
  const slots: [keyof Bound & ('object' | 'target' | 'tool' | 'place'), Mention | undefined, Wanted][] = [
    ['object', clause.object, action.object ?? 'any'],
    ['target', clause.target, action.target ?? (action.isSocial && clause.act !== 'use' ? 'being' : 'any')],
    ['tool', clause.instrument, 'thing'],
    ['place', clause.place, 'any'],
  ]
  for (const [slot, given, wanted] of slots) {
    let mention = slot === 'object' && given ? withoutResult(given, clause) : given
    // 'I compliment its scales': whoever has them.
    if (wanted === 'being' && given && isBodyPart(given.head)) {
      const whole = wholeOf(scene, given)
      if (whole) {
        meet(scene, whole, clause.act)
        bound[slot] = whole
        continue
      }
    }
    // What the player finds is there to be found.
    if (
      slot === 'object' &&
      mention &&
      /^(?:find|discover|spot|uncover)$/.test(clause.verb ?? '') &&
      mention.determiner !== 'my'
    )
      mention = { ...mention, determiner: 'the' }
    if (!mention || (slot === 'place' && action.seeks === 'go')) continue
    if (slot === 'object' && action.isFar && action.object === 'any') {
      bound.object = knownEntity(scene.world, mention) ?? farOne(mention)
      continue
    }
    const entity =
      action.isFar && slot !== 'object'
        ? (knownEntity(scene.world, mention) ?? farOne(mention))
        : resolveMention(scene, mention, slot === 'place' ? 'any' : wanted)
    if (isRefusal(entity)) return entity
    if (entity && !action.isFar) meet(scene, entity, clause.act)
    // 'The door of Ms Hallowell': she is somebody, and is there.
    const owner = undefined
    const person = owner && resolveMention(scene, owner, 'being')
    if (person && !isRefusal(person)) meet(scene, person)
    bound[slot] = entity
  }
  // 'The phone rings. I pick up': what was spoken of just now.
  const last = entityOf(scene.world, scene.world.lastMeant[0])
  if (
    !bound.object &&
    !clause.object &&
    clause.text.split(' ').length < 4 &&
    !/\b(?:an?|the|my|some)\b/i.test(clause.text) &&
    action.needs?.includes(named) &&
    last?.kind === 'thing' &&
    isPresent(scene.world, last)
  )
    bound.object = last
  if (bound.object?.id === HERO && bound.target && FOR_ONESELF.has(clause.act ?? 'be')) {
    bound.object = bound.target
    delete bound.target
  }
  return bound
}

/** 'I pour myself a cup': the cup is what is poured. */
const FOR_ONESELF = new Set(['pour', 'make', 'buy', 'give', 'cook', 'take', 'cut', 'find'])

/** 'Pry the doors open': the doors. */
function withoutResult(mention: Mention, { verb }: Clause): Mention {
  const text = mention.text.replace(/ (?:open|shut|closed|apart|loose|free|clean)$/, '')
  return text === mention.text ||
    !/^(?:pry|prise|force|push|pull|jimmy|crack|wedge|slide|kick|break|yank|cut|wipe|scrub)$/.test(verb ?? '')
    ? mention
    : { ...mention, text, head: text.split(' ').at(-1)!.toLowerCase() }
}

/** Somebody or something that is thought of or written to, and does not come into the scene for it. */
const farOne = ({ text, isProper, determiner, isPlural }: Mention) => ({
  id: 'abstract',
  kind: 'thing' as const,
  name: text,
  isProper,
  isPlural,
  owner: determiner === 'my' || determiner === 'our' ? 'your' : undefined,
  since: 0,
})
