import { parseSentence, type Token } from '#server/ground/grammar/parse-sentence.ts'
import { isBeingNoun } from './being-nouns.ts'
import { isBareNoun } from './lost-apostrophes.ts'
import { singularOf } from './phrase-end.ts'
import { isRelation } from '../scenario/roles.ts'
import { pluralOf } from './plural-of.ts'
import { isForm } from './verb-forms.ts'
import * as classes from './word-classes.ts'

const BEFORE_A_WORD = /(?<![\p{L}'])(\p{L}{2,}[^s'\W])s (?=\p{L})/giu
const SENTENCE = /[^.!?…"]+/g
const DAY = /^(?:today|tonight|yesterday|tomorrow|morning|evening|night)$/
const SEVERAL = /^(?:these|those|both|all|many|several|few|some|two|three|four|five|six|\d+)$/
/** Verbs that take whom before what: 'ask the villagers questions'. */
const HANDING =
  /^(?:ask|give|tell|show|teach|bring|hand|offer|sell|send|buy|feed|throw|toss|pass|read|serve|pay|owe|promise|lend|deny|cook|make|pour)$/

/** The text with the apostrophes of owners that were typed without one: 'the guards keys', 'tonights note', 'that mans hat'. */
export const withOwners = (text: string): string =>
  text.replace(SENTENCE, (sentence) => (mayOwn(sentence) ? withOwnersIn(sentence) : sentence))

/** NOTE: nearly every sentence has a word in 's': few of them are parsed for it. */
const mayOwn = (sentence: string): boolean =>
  sentence
    .matchAll(BEFORE_A_WORD)
    .some(
      ([, stem = '']) =>
        DAY.test(stem.toLowerCase()) || isBeingNoun(stem) || isBeingNoun(singularOf(`${stem}s`)),
    )

function withOwnersIn(sentence: string): string {
  const tokens = parseSentence(sentence)
  let told = sentence
  for (const [at, token] of tokens.entries().toArray().toReversed()) {
    const owner = ownerTyped(tokens, at)
    if (owner === undefined) continue
    const start = token.start ?? 0
    told = told.slice(0, start) + owner + told.slice(start + token.word.length)
  }
  return told
}

/** The owner that a word without an apostrophe is; undefined where it is none. */
function ownerTyped(tokens: readonly Token[], at: number): string | undefined {
  const { word, form, label, head, start = 0 } = tokens[at]!
  const next = tokens[at + 1]
  if (!/[^s']s$/i.test(word) || next?.start !== start + word.length + 1) return undefined
  // 'Hartley & Sons Insurance' is a name.
  const isNamed = /^\p{Lu}/u.test(word) && at > 0 && /^\p{Lu}/u.test(next.word)
  if (isNamed || classes.auxiliaries.has(word.toLowerCase())) return undefined
  const stem = word.slice(0, -1)
  if (DAY.test(stem.toLowerCase())) return isBareNoun(next.word.toLowerCase()) ? `${stem}'s` : undefined
  if (isBeingNoun(stem) && pluralOf(stem.toLowerCase()) !== word.toLowerCase())
    return isBareNoun(next.word.toLowerCase()) ? `${stem}'s` : undefined
  // 'His grans torch'.
  if (isRelation(stem) && /^(?:my|your|his|her|our|their)$/i.test(tokens[at - 1]?.word ?? ''))
    return !classes.auxiliaries.has(next.word.toLowerCase()) && isBareNoun(next.word.toLowerCase())
      ? `${stem}'s`
      : undefined
  if (form !== 'NNS' || label !== 'nmod:poss' || head <= at) return undefined
  const owned = tokens[head]!
  // 'The soldiers open fire', 'the students protest'.
  if ((head > at + 1 || owned.label === 'root') && isForm(next.word.toLowerCase(), 'base')) return undefined
  if (/^i?obj$/.test(owned.label) && HANDING.test(tokens[owned.head]?.lemma ?? '')) return undefined
  const one = pluralOf(stem.toLowerCase()) === word.toLowerCase() ? stem : tokens[at]!.lemma
  if (!isBeingNoun(one)) return undefined
  const isOfSeveral = tokens.slice(Math.max(0, at - 3), at).some((each) => SEVERAL.test(each.word))
  return isOfSeveral ? `${word}'` : `${one}'s`
}
