import type { Clause } from '../language/clause.ts'
import { verbsOf } from '../language/verb-forms.ts'
import { addEntity } from '../world/change.ts'
import type { Entity } from '../world/world.ts'
import type { Scene } from './scene.ts'

/** Words that no clause could be made of, with a verb among them: taken as said. */
export const holdsVerb = (text: string): boolean => {
  const words = text.toLowerCase().split(/[^\p{L}']+/u)
  return (
    words.length > 3 &&
    /^(?:an?|the|some|two|three|my|his|her|their|this|that|there|its?|someone|something)$/.test(words[0]!) &&
    words.slice(2).some((word) => verbsOf(word).length > 0)
  )
}

/** 'Someone throws a rose', 'something climbs the stairs': it happens, and nobody knows by whom. */
export function unknownActor({ world }: Scene, { actor }: Clause): Entity | undefined {
  const word = typeof actor === 'object' && !actor.entityId ? (actor.pronoun ?? actor.head) : ''
  if (/^(?:someone|somebody)$/.test(word))
    return (
      world.entities.find(({ name }) => name === 'somebody') ??
      addEntity(world, {
        kind: 'person',
        name: 'somebody',
        isProper: true,
        at: world.here,
        stance: 'neutral',
      })
    )
  if (word === 'something')
    return (
      world.entities.find(({ name }) => name === 'whatever it is') ??
      addEntity(world, { kind: 'thing', name: 'whatever it is', isProper: true, at: world.here })
    )
  return undefined
}

/** 'Inside sits a gnome': what is told of no 'I', with its verb in the third person. */
export const isOfOthers = ({ text, verb, kind }: Clause): boolean =>
  kind === 'act' &&
  !/\b(?:i|we|me|my)\b/i.test(text) &&
  /^(?:inside|outside|behind|under|on|in|at|next|above|beside|there|here)\b/i.test(text) &&
  text
    .split(' ')
    .some((word) =>
      verbsOf(word.toLowerCase()).some(
        ({ form, lemma }) => form === 's' && (!verb || verb === lemma || verb === 'go'),
      ),
    )
