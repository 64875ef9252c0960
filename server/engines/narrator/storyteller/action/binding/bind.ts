import type { Clause, Mention } from '../../language/clause.ts'
import { entityOf, heroOf } from '../../world/world.ts'
import { isPresent } from '../../world/presence.ts'
import type { Action } from '../acts/action.ts'
import { meet } from './meet.ts'
import { knownEntity, resolveMention, type Wanted } from './resolve-mention.ts'
import { type Bound, isRefusal, type Refusal, type Scene } from '../scene.ts'

/** Binds what a deed names to the story's own; why it cannot be done where something named is not to be had. */
export function bind(scene: Scene, clause: Clause, action: Action): Bound | Refusal {
  const { world } = scene
  const bound: Bound = { clause, actor: heroOf(world), topic: clause.topic ?? clause.about?.text }
  const slots: [keyof Bound & ('object' | 'target' | 'tool' | 'place'), Mention | undefined, Wanted][] = [
    ['object', clause.object, action.object ?? 'any'],
    ['target', clause.target, action.target ?? (action.isSocial && clause.act !== 'use' ? 'being' : 'any')],
    ['tool', clause.instrument, 'thing'],
    ['place', clause.place, 'any'],
  ]
  for (const [slot, mention, wanted] of slots) {
    if (!mention || isLacking(clause, mention) || (slot === 'place' && action.performs === 'travel')) continue
    const isFar = action.isFar && (slot !== 'object' || action.object === 'any')
    const entity = isFar
      ? (knownEntity(world, mention) ?? farOne(mention))
      : resolveMention(scene, mention, wanted)
    if (isRefusal(entity)) return entity
    if (entity && !action.isFar) meet(scene, entity, clause.act)
    bound[slot] = entity
  }
  // 'I hit it with the bat': not the bat.
  for (const slot of ['object', 'target'] as const)
    if (clause[slot]?.pronoun && slots.some(([other]) => other !== slot && bound[other] === bound[slot]))
      delete bound[slot]
  // 'The phone rings. I pick up': what was spoken of just now.
  const last = entityOf(world, world.lastMeant[0])
  if (isObjectLeftOut(clause) && action.does && last?.kind === 'thing' && isPresent(world, last))
    bound.object = last
  return bound
}

/** 'With no luggage': there is none. */
const isLacking = ({ text, polarity }: Clause, { text: named }: Mention): boolean =>
  polarity === 'affirmed' &&
  [`no ${named}`, `without ${named}`, `without any ${named}`].some((lack) =>
    text.toLowerCase().includes(lack),
  )

const isObjectLeftOut = ({ object, text }: Clause): boolean =>
  !object && text.split(' ').length < 4 && !/\b(?:an?|the|my|some)\b/i.test(text)

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
