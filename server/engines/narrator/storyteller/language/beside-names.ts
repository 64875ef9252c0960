import { isSomebody } from './somebody.ts'
import { phraseAt } from './noun-phrase.ts'
import { isForm } from './verb-forms.ts'
import type { Word } from './words.ts'

/** A verb in small letters that is no calling ('cook Tobias') before a name. */
export const isDeedBefore = (run: Word[]): boolean => {
  const [first] = run
  return (
    run.length > 1 &&
    first!.isName !== true &&
    !first!.isCapital &&
    isForm(first!.plain, 'base') &&
    !isSomebody({ text: first!.plain, head: first!.plain })
  )
}

/** 'The mayor, a tall man, comes in': who it is, and no call. */
export const isAside = (words: Word[], at: number): boolean => {
  const phrase = /^(?:an?|the|my|who|which)$/.test(words[at]?.plain ?? '') ? phraseAt(words, at) : undefined
  return phrase !== undefined && words[phrase.end]?.plain === ','
}
