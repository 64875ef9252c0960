import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { isBeingNoun } from './being-nouns.ts'
import type { Mention } from './clause.ts'
import { numbers } from './word-classes.ts'
import { isFirstName } from './tagger.ts'

/** Whether a mention is somebody, going by the story's names, pronouns and common words for people. */
export const isSomebody = (mention: Mention | undefined, isPerson?: (mention: Mention) => boolean): boolean =>
  mention !== undefined &&
  (/^(?:him|her|them|me|us|you|he|she|they|i|we|himself|herself|each other|the other one|everyone|everybody|someone|somebody|anyone|nobody)$/.test(
    mention.pronoun ?? '',
  ) ||
    isPerson?.(mention) === true ||
    mention.isProper === true ||
    isBeingNoun(mention.head) ||
    /^(?:other|one|twin|cousin|love|lover|partner|ally|children|family|mum|mom|nana)s?$/.test(mention.head))

/** 'Good Lord', and where it is all that is said 'Objection!', 'Higher.', 'Two?': a capital that calls nobody. */
export const callsNobody = (plain: string, isAll: boolean): boolean =>
  /^(?:god|lord|jesus|christ|heavens?|lovely|brilliant|perfect|excellent|splendid|wonderful|marvellous|fantastic)$/.test(
    plain,
  ) ||
  numbers.has(plain) ||
  (isAll &&
    (['noun', 'adj', 'adv'] as const).some((kind) => sensesOf(plain, kind).length > 0) &&
    !isBeingNoun(plain) &&
    !isFirstName(plain))
