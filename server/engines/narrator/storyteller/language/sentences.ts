import { takesContent } from './complements.ts'
import { phraseAt } from './noun-phrase.ts'
import { verbGroupAt } from './verb-group.ts'
import { verbsOf } from './verb-forms.ts'
import type { Word } from './words.ts'
import { isWord, isEnd } from './segment-signs.ts'

/** Sentences of a text: each ends with its mark. */
export function sentencesOf(words: Word[]): Word[][] {
  const sentences: Word[][] = []
  let current: Word[] = []
  for (const [at, given] of words.entries()) {
    // 'I check him: hands, pockets, the soles of his shoes': what follows is checked.
    const word = given.plain === ':' && isListAt(words, at + 1) ? { ...given, plain: ',' } : given
    current.push(word)
    const next = words[at + 1]
    const isBroken =
      isEnd(word) &&
      !(isEnd(next) || (word.plain === '…' && isWord(next) && !next.isCapital && !verbsOf(next.plain).length))
    const isSaid =
      word.kind === 'quote' &&
      isWord(next) &&
      next.isCapital &&
      /[.!?…]$/.test(word.text) &&
      !isSaying(words, at + 1)
    if (isBroken && next?.kind === 'quote' && word.plain === ':') continue
    if (isBroken || isSaid) {
      sentences.push(current)
      current = []
    }
  }
  if (current.length > 0) sentences.push(current)
  return sentences.filter((sentence) => sentence.some(({ kind }) => kind !== 'mark'))
}

/** Whether two or more noun phrases, and nothing else, stand before the next mark that ends something. */
function isListAt(words: Word[], from: number): boolean {
  const to = words.findIndex((word, at) => at >= from && (isEnd(word) || word.kind === 'quote'))
  const end = to < 0 ? words.length : to
  let at = from
  let count = 0
  while (at < end) {
    const phrase = phraseAt(words, at)
    if (!phrase || phrase.end > end) return false
    count++
    at = phrase.end
    while (at < end && (words[at]!.plain === ',' || words[at]!.plain === 'and')) at++
  }
  return count > 1
}

/** 'I say', 'she whispers', 'said Tom' after a quote. */
export function isSaying(words: Word[], at: number): boolean {
  const subject = phraseAt(words, at, { isSubject: true })
  const verbAt = subject?.end ?? at
  const group = verbGroupAt(words, verbAt)
  return (
    group !== undefined &&
    (takesContent(group.lemma) ||
      /^(?:call|ask|shout|yell|hiss|growl|snap|cry|beg|plead|joke|continue|greet|sing|croak|sneer|sigh|laugh|smile|grin|bark|roar|purr|go|lie|agree|sob|gasp|groan|snarl|offer|promise|explain|urge|admit|demand|order|command|call out|tease|plead)$/.test(
        group.lemma,
      ))
  )
}

export const trimmed = (words: Word[]): Word[] => {
  const kept = [...words]
  while (kept.at(-1)?.kind === 'mark') kept.pop()
  while (kept[0]?.kind === 'mark') kept.shift()
  return kept
}
