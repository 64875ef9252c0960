import type { Clause } from '../../language/clause.ts'
import { type Entity, entityOf, factAbout, type World } from '../../world/world.ts'
import { isPresent } from '../../world/presence.ts'

/** Somebody has asked the hero something, in the player's words: the next turn may answer it. */
export function noteAsker(world: World, who: Entity): void {
  world.facts = world.facts.filter(({ about, key }) => about !== 'hero' || key !== 'askedBy')
  world.facts.push({ about: 'hero', key: 'askedBy', text: who.id, turn: world.turn })
}

/** Who asked in the turn before, and is still here. */
export function askerOf(world: World): Entity | undefined {
  const asked = factAbout(world, 'hero', 'askedBy')
  const who = asked?.turn === world.turn - 1 ? entityOf(world, asked.text) : undefined
  return who && isPresent(world, who) ? who : undefined
}

/** 'Pepperoni, that's 14 dollars please', right after a question: nothing is done in it, so it is the answer. */
export const isAnswerTo = (clauses: Clause[], typed: string): boolean =>
  clauses.length > 0 &&
  !/["“]|\b(?:he|she|they) \p{L}+s\b/u.test(typed) &&
  clauses.every(
    ({ kind, verb, actor, text }) =>
      kind === 'statement' ||
      (kind === 'order' && !/^i\b/i.test(text)) ||
      (kind === 'speech' && typed.startsWith(text)) ||
      (kind === 'act' &&
        (!verb ||
          /^(?:i|we) ?(?:a?m|a?re|ha?ve)\b|^(?:i|we)['’](?:m|re|ve)\b/i.test(text) ||
          (actor === 'hero' && !text.toLowerCase().startsWith('i ') && /please\W*$/i.test(text)))),
  )
