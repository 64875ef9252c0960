/** The language of a text, and the way in which it runs. */
export interface Tongue {
  /** A BCP 47 tag; 'und' where it can't be told. */
  language: string
  direction: 'ltr' | 'rtl'
}

const ENGLISH = /\b(?:the|and|you|of|is|in|to)\b/gi
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/gu
const HEBREW = /\p{Script=Hebrew}/gu
const LETTER = /\p{L}/gu
const SAMPLE_LENGTH = 4_000

/**
 * Tells the tongue of texts by their beginning, as far as signs and small words tell it: screen readers choose their voice
 * by the language, and book readers the way in which they turn pages by the direction.
 */
export function tongueOf(texts: readonly string[]): Tongue {
  const sample = texts.join(' ').slice(0, SAMPLE_LENGTH)
  const count = (sign: RegExp) => sample.match(sign)?.length ?? 0
  const half = count(LETTER) / 2
  if (half > 0 && count(RIGHT_TO_LEFT) > half)
    return { language: count(HEBREW) > half ? 'he' : 'und', direction: 'rtl' }
  // English has these words as often as that, and no other language has.
  const isEnglish = count(ENGLISH) > sample.split(/\s+/).length / 12
  return { language: isEnglish ? 'en' : 'und', direction: 'ltr' }
}
