import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { isFirstName } from './tagger.ts'
import type { Word } from './words.ts'

/** 'Water seeps in', 'Silence falls': the first word of a sentence, and nobody's name. */
export const isMassNoun = (words: Word[], at: number): boolean => {
  const { isName, text, plain } = words[at]!
  if (
    isName ||
    isFirstName(text) ||
    /^(?:storm|rain)$/.test(plain) ||
    (at > 0 && !/^[.!?]$/.test(words[at - 1]!.plain))
  )
    return false
  return /^noun\.(?:substance|phenomenon)$/.test(sensesOf(plain, 'noun')[0]?.field ?? '')
}
