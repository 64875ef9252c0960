import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { singular } from '../word-finder.ts'
import type { PersonMention } from './mentioned-people.ts'
import { fits, type Known } from './same-person.ts'

/** Who is told to be somebody: 'he is the barber', 'Mara, the smith', 'the smith, Mara'. */
export function aliasOf(
  tokens: readonly Token[],
  { at }: PersonMention,
  people: readonly Known[],
): Known | undefined {
  const before = tokens.slice(0, at).map(({ word }) => word.toLowerCase())
  // 'A forger named Pym.'
  if (/^(?:named|called)$/.test(before.at(-1) ?? ''))
    return people.findLast(({ phrases }) => before.slice(-4).some((word) => phrases.has(word)))
  const { label, head } = tokens[at]!
  // 'Esteban the gunner stirs it.'
  if (before.at(-1) === 'the' && /^\p{Lu}/u.test(tokens[at - 2]?.word ?? '')) {
    const same = people.find(({ names }) => names.has(before.at(-2)!))
    if (same) return same
  }
  const other =
    label === 'appos' || isAside(tokens, at)
      ? head
      : // 'Wren, who is eleven and the best of you, waits', where both are read as who waits.
        label === 'nsubj' && tokens[at + 1]?.word === ',' && isSecondSubject(tokens, at)
        ? tokens.findIndex((each) => each.head === head && each.label === 'nsubj')
        : tokens.findIndex(
            (each, i) =>
              i !== at &&
              each.label === 'nsubj' &&
              (each.head === at
                ? tokens.some((cop) => cop.head === at && cop.label === 'cop')
                : // 'He has always been a reasonable man', where it is read as what he has been doing.
                  label === 'obj' && each.head === head && tokens[head]!.lemma === 'be'),
          )
  if (other < 0) return undefined
  const word = tokens[other]!.word.toLowerCase()
  if (/^(?:he|she)$/.test(word))
    return people.findLast((person) => fits(person.kind, word === 'she' ? 'woman' : 'man'))
  return people.find(({ names, phrases }) => names.has(word) || phrases.has(word))
}

const isSecondSubject = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(0, at).some(({ head, label }) => head === tokens[at]!.head && label === 'nsubj')

/** 'The cook, a goblin in three aprons, …': one of two in a row that nothing joins. */
const isAside = (tokens: readonly Token[], at: number): boolean => {
  const { label, head } = tokens[at]!
  return (
    label === 'conj' &&
    (isVerb(tokens[tokens[head]!.head]) || /^an?$/i.test(tokens[head + 2]?.word ?? '')) &&
    tokens
      .slice(head + 1, at)
      .every(({ word, label: each }) => word === ',' || /^(?:det|amod)$/.test(each)) &&
    !tokens.some(
      ({ label: each, head: of }, i) => i !== at && (of === head || of === at) && /^(?:cc|conj)$/.test(each),
    )
  )
}

const isVerb = (token: Token | undefined): boolean =>
  token?.tag === 'VERB' ||
  (token?.form === 'NNS' && sensesOf(singular(token.word.toLowerCase()), 'verb').length > 0)
