import { isBeingNoun } from './being-nouns.ts'
import type { Mention } from './clause.ts'

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
