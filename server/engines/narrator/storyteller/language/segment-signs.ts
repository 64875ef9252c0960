import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { phraseAt } from './noun-phrase.ts'
import { verbGroupAt } from './verb-group.ts'
import { verbsHere } from './verb-signs.ts'
import { isAskedInTree, isClauseOfIts } from './tree-signs.ts'
import * as classes from './word-classes.ts'
import type { Word } from './words.ts'

export const isWord = (word: Word | undefined): word is Word => word?.kind === 'word'

export const isEnd = (word: Word | undefined) => word?.kind === 'mark' && /^[.!?;…:()]$/.test(word.plain)

export const isFiller = (words: Word[], at: number) =>
  /^(?:then|also|finally|just|quickly|slowly|quietly|carefully|maybe|perhaps|even|still|now|next|afterwards|after-that|suddenly|immediately|instead|finally|eventually)$/.test(
    words[at]!.plain,
  ) && isWord(words[at + 1])

/** Lemma of the first verb group of some words. */
export function verbIn(words: Word[]): string | undefined {
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    if (!isWord(word)) continue
    const isStart =
      at === 0 || classes.subjectPronouns.has(words[at - 1]!.plain) || verbAfterSubject(words, at)
    if (isStart && (verbsHere(word).length > 0 || classes.auxiliaries.has(word.plain)))
      return verbGroupAt(words, at)?.lemma ?? word.plain
  }
  return undefined
}

const verbAfterSubject = (words: Word[], at: number) => {
  for (let from = 0; from < at; from++) {
    const subject = phraseAt(words, from, { isSubject: true })
    if (
      subject &&
      subject.end <= at &&
      words
        .slice(subject.end, at)
        .every(
          ({ plain }) => classes.adverbs.has(plain) || plain.endsWith('ly') || classes.negations.has(plain),
        )
    )
      return true
  }
  return /^(?:then|please|just|quickly|to)$/.test(words[at - 1]!.plain) || words[at - 1]!.plain.endsWith('ly')
}

export const isVocative = (head: Word[]) => phraseAt(head, 0)?.end === head.length

const beforeAnySubject = /^(?:is|are|was|were|am|does|did|has|can|could|would|should|may|shall)$/

/** Whether a question begins here: 'where is', 'how many guards are', 'is the door', 'have the parsnips sprouted'. */
export const isQuestionStart = (words: Word[], at: number): boolean => {
  const word = words[at]
  const next = words[at + 1]
  if (!isWord(word) || !isWord(next) || word.isName) return false
  // 'What she feels is closer to relief': told.
  if (isClauseOfIts(word)) return false
  if (classes.whWords.has(word.plain)) {
    if (at === 0 && isAskedInTree(word)) return true
    if (/^(?:what|how|why|who)$/.test(word.plain) && /^(?:about|else|among|not)$/.test(next.plain))
      return true
    if (classes.auxiliaries.has(next.plain)) return true
    if (
      /^(?:who|what|which)$/.test(word.plain) &&
      verbsHere(next).some(({ form }) => form === 's' || form === 'past')
    )
      return true
    if (!/^(?:how|what|which|whose)$/.test(word.plain) || next.plain === 'a') return false
    return words
      .slice(at + 2, at + 6)
      .some(
        (each, index) =>
          isWord(each) && classes.auxiliaries.has(each.plain) && words[at + 3 + index] !== undefined,
      )
  }
  // 'So does it', 'neither have we': told, and asks nothing.
  if (/^(?:so|neither|nor)$/.test(words[at - 1]?.plain ?? '')) return false
  if (beforeAnySubject.test(word.plain))
    return (
      next.plain === 'there' ||
      (next.plain === 'not' && !verbsHere(words[at + 2]).some(({ form }) => form === 'base')) ||
      classes.determiners.has(next.plain) ||
      phraseAt(words, at + 1, { isSubject: true }) !== undefined
    )
  if (!/^(?:do|have|will)$/.test(word.plain)) return false
  // 'Do it again': by the tree, what is done.
  if (word.node?.tag === 'VERB' && next.node?.head === word && next.node.label === 'obj') return false
  if (/^(?:i|you|he|she|it|we|they|there|anyone|anybody|someone)$/.test(next.plain)) return true
  const subject = phraseAt(words, at + 1, { isSubject: true })
  const verbs = subject ? verbsHere(words[subject.end]) : []
  return verbs.some(({ form }) =>
    word.plain === 'have' ? form === 'participle' || form === 'past' : form === 'base',
  )
}

/** A verb that carries on with the same subject: 'and open the door', ', running'. */
export function isFurtherVerb(
  words: Word[],
  at: number,
  head: Word[],
  joint: string,
  link: string | undefined,
): boolean {
  const word = words[at]
  const verbs = verbsHere(word)
  if (!isWord(word) || verbs.length === 0 || word.isName) return false
  const next = words[at + 1]
  if (!verbIn(head))
    return (
      joint === ',' &&
      (isVocative(head) ||
        head.every(
          ({ plain }) =>
            classes.interjections.has(plain) || classes.adverbs.has(plain) || plain.endsWith('ly'),
        ))
    )
  // 'Ask for name and ship': two bare nouns.
  const isListed =
    joint === 'and' &&
    !isWord(next) &&
    words[at - 2]?.node?.tag === 'NOUN' &&
    classes.prepositions.has(words[at - 3]?.plain ?? '') &&
    sensesOf(word.plain, 'noun').length > 0
  if (isListed) return false
  const { tag, form, label } = word.node ?? {}
  if (form === 'VBG') return tag === 'VERB' && label === 'conj' && joint !== ','
  // 'If you hear me, bang on the pipe'.
  if (link !== undefined && joint === ',') return verbs.some((verb) => verb.form === 'base')
  // 'Know whether to laugh or cry'.
  if (joint === 'or' && /^[cx]comp$/.test(word.node?.head?.node?.label ?? '')) return false
  if (tag === 'VERB') return /^(?:conj|parataxis|root|advcl|xcomp|ccomp)$/.test(label ?? '')
  // 'And empty his pockets', 'and aim at it', whatever the tree takes it for.
  const isBeforeThing =
    ((classes.prepositions.has(next?.plain ?? '') || classes.particles.has(next?.plain ?? '')) &&
      !verbs.some(({ lemma }) => lemma !== 'back' && classes.nounsFirst.has(lemma))) ||
    classes.determiners.has(next?.plain ?? '') ||
    classes.objectPronouns.has(next?.plain ?? '')
  // 'And purr', 'and runs', 'and start shooting': nothing stands there that a noun would need.
  const ahead = verbsHere(next)
  const isBare =
    isBeforeThing || !isWord(next) || (ahead.length > 0 && ahead.every((verb) => verb.form === 'ing'))
  return joint === 'but' || (/^(?:and|then)$/.test(joint) && isBare)
}
