import { withoutOpener } from './clause-signs.ts'
import { isQuestionStart } from './segment-signs.ts'
import { verbsHere } from './verb-signs.ts'
import * as classes from './word-classes.ts'
import type { Word } from './words.ts'

/** After the comma behind a name: an order, a question, or something told to them. */
export function isSaidFrom(words: Word[], at: number): boolean {
  const rest = withoutOpener(words.slice(at)).words
  const [first] = rest
  if (!first || first.kind === 'quote') return first !== undefined
  return (
    isQuestionStart(rest, 0) ||
    classes.whWords.has(first.plain) ||
    isSaidAfterName(rest, 0) ||
    verbsHere(first).some(({ form }) => form === 'base') ||
    /^(?:the|this|that|these|those|my|there|it|nobody|no|not|if|when|unless)$/.test(first.plain)
  )
}

const CRIED = /^(?:no|not|yes|sh+|hush|stop|wait|now|quick|please|help|enough)$/

/** Right behind a name: what only somebody who is spoken to is told, and no verb of theirs. */
export function isSaidAfterName(words: Word[], at: number): boolean {
  const [word, next] = [words[at]!, words[at + 1]]
  const { plain, kind } = word
  if (kind !== 'word') return kind === 'quote'
  // 'Bea shh!', 'Ember no!!'
  const rest = words.slice(at).filter((each) => each.kind === 'word')
  if (rest.every((each) => classes.interjections.has(each.plain) || CRIED.test(each.plain))) return true
  if (/^(?:i|you|we|please|let)$/.test(plain)) return true
  if (/^(?:that|it|there|this|he|she|they)$/.test(plain) && classes.auxiliaries.has(next?.plain ?? ''))
    return true
  if (plain === 'do' && /^(?:not|you|we|i|they)$/.test(next?.plain ?? '')) return true
  if (classes.auxiliaries.has(plain))
    return (
      plain === 'be' ||
      /^(?:i|you|he|she|it|we|they|there|that|this)$/.test(next?.plain ?? '') ||
      (/^(?:the|my)$/.test(next?.plain ?? '') && /^(?:do|does|did|can|could|will|would|should)$/.test(plain))
    )
  if (classes.whWords.has(plain)) return plain !== 'who' || isQuestionStart(words, at)
  const verbs = verbsHere(word)
  return (
    verbs.length > 0 &&
    // 'Kelly come look': of one who is told of it would be 'comes'.
    verbs.every(({ form }) => /^(?:base|participle)$/.test(form)) &&
    verbs.some(({ form }) => form === 'base') &&
    (!classes.nounsFirst.has(plain) ||
      classes.determiners.has(next?.plain ?? '') ||
      classes.objectPronouns.has(next?.plain ?? ''))
  )
}
