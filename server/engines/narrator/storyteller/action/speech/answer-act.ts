import type { SpeechMood } from '../../content/speech-lines.ts'
import { canSpeak } from '../../world/can-speak.ts'
import { type Entity, HERO } from '../../world/world.ts'
import { answerMood } from './answer-mood.ts'
import { answerOffer } from './offer.ts'
import type { Bound, Scene } from '../scene.ts'

/** What is done by saying it, and how it is taken. */
const MOODS: [SpeechMood, RegExp][] = [
  ['plea', /^(?:plead|beg|implore|beseech)$/],
  ['sorry', /^apologi[sz]e$/],
  ['confession', /^(?:admit|confess)$/],
  ['warned', /^warn$/],
  ['accused', /^(?:accuse|blame)$/],
  ['insult', /^(?:insult|mock|taunt)$/],
  ['praise', /^(?:praise|compliment|congratulate)$/],
  ['comfort', /^(?:comfort|reassure|console)$/],
  ['invited', /^invite$/],
]

/** Whoever the hero offers, admits or pleads for something to answers it; false where it is no such deed, or not to them. */
export function answerAct(scene: Scene, { actor, clause, object, target }: Bound, who: Entity): boolean {
  if (actor.id !== HERO || clause.polarity === 'negated' || (who !== object && who !== target)) return false
  if (/^(?:offer|propose)$/.test(clause.verb ?? ''))
    return answerOffer(
      scene,
      who,
      (clause.whole?.text ?? clause.text).replace(
        /^(?:offer|propose)\b/i,
        (verb) => `I ${verb.toLowerCase()}`,
      ),
    )
  const [mood] = MOODS.find(([, verb]) => verb.test(clause.verb ?? '')) ?? []
  if (!mood || !canSpeak(who)) return false
  answerMood(scene, who, mood)
  return true
}
