import { parseSentence, type Token } from '#server/ground/grammar/parse-sentence.ts'
import { baseForms } from '#server/ground/wordnet/base-forms.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { finiteOf } from '../language/agreement.ts'
import { isSubject } from '../language/hero-phrase.ts'
import { isForm, verbsOf } from '../language/verb-forms.ts'
import { sentencesOf } from './polish.ts'

/** What is wrong with a text as English, by the parse of each sentence; undefined for a sound one. What was typed so may stand. */
export function unsoundIn(text: string, typed: string): string | undefined {
  const lower = typed.toLowerCase()
  for (const sentence of sentencesOf(text.replace(/[“"][^”"]*[”"]/g, '').trim())) {
    const fault = faultIn(sentence, lower)
    if (fault) return fault
  }
  return undefined
}

function faultIn(sentence: string, typed: string): string | undefined {
  const isTyped = (words: string) => typed.includes(words.toLowerCase())
  const doubled = /(?<![\p{L}’'-])(?!(?:that|had|no|very|so|her|there)\b)(\p{L}+) \1(?![\p{L}’'-])/iu.exec(
    sentence,
  )?.[0]
  if (doubled && !isTyped(doubled)) return `doubled: ${doubled}`
  if (/,,|[,;:(]\s*[.!?)]/.test(sentence) || marks(sentence, '(') !== marks(sentence, ')')) return 'marks'
  const tokens = parseSentence(sentence)
  return (
    articleAlone(tokens, isTyped) ??
    (lacksVerb(tokens) ? 'no verb' : undefined) ??
    (lacksSubject(tokens) && !isTyped(sentence.replace(/\W+$/, '')) ? 'no subject' : undefined) ??
    (isOwnObject(tokens) ? 'its own object' : undefined) ??
    disagreeing(tokens) ??
    unknownVerb(tokens, isTyped)
  )
}

const marks = (text: string, mark: string) => text.split(mark).length

/** 'Behind the little.', 'the of'. */
function articleAlone(tokens: Token[], isTyped: (words: string) => boolean): string | undefined {
  const at = tokens.findIndex(({ word }, index) => {
    const next = tokens[index + 1]
    // 'The letter A.'
    if (word === 'A' && index > 0) return false
    if (!/^(?:the|an?|your|my|our|their|its)$/i.test(word) || /^["“‘'(-]/.test(next?.word ?? '')) return false
    if (next && (isTyped(`${word} ${next.word}`) || isNoun(next.word.toLowerCase()))) return false
    return (
      !next || /^(?:ADP|AUX|CCONJ|DET|PART|PUNCT|SCONJ)$/.test(next.tag) || /^(?:MD|VBZ|VBP)$/.test(next.form)
    )
  })
  return at < 0 ? undefined : `article: ${tokens[at]!.word} ${tokens[at + 1]?.word ?? ''}`
}

const isNoun = (word: string): boolean =>
  [word, ...baseForms(word, 'noun')].some((base) => sensesOf(base, 'noun').length > 0)

/** 'You down the fire escape.': nothing that one could do, by the parse or as the first word that is no adverb. */
function lacksVerb([first, ...rest]: Token[]): boolean {
  if (!/^you$/i.test(first?.word ?? '') || rest.some(({ tag }) => /^(?:VERB|AUX)$/.test(tag))) return false
  const next = rest.find(({ tag, word }) => tag !== 'ADV' || isForm(word.toLowerCase(), 'base'))
  return (
    next === undefined ||
    !/^(?:ADJ|ADV|NOUN|PROPN|X)$/.test(next.tag) ||
    !isForm(next.word.toLowerCase(), 'base')
  )
}

/** 'Says you have no egg.' */
const lacksSubject = ([first]: Token[]): boolean =>
  first?.tag === 'VERB' && first.form === 'VBZ' && first.label === 'root' && /^\p{Lu}/u.test(first.word)

/** 'You stick its tongue out at you.' */
const isOwnObject = (tokens: Token[]): boolean =>
  tokens.some(({ word, label, head }, at) => {
    // 'You wish you had legs': the parse took the second for what is wished.
    const next = tokens.slice(at + 1).find(({ tag }) => tag !== 'ADV')?.tag ?? ''
    if (!/^you$/i.test(word) || /^(?:VERB|AUX)$/.test(next)) return false
    const isTo = tokens.some((each) => each.head === at && /^(?:to|at)$/i.test(each.word))
    return (
      (/^i?obj$/.test(label) || (label === 'obl' && isTo)) &&
      tokens.some((each) => each.head === head && isSubject(each) && /^you$/i.test(each.word))
    )
  })

/** 'You drop it in and counts', 'she have'. */
function disagreeing(tokens: Token[]): string | undefined {
  for (const [at, subject] of tokens.entries()) {
    if (
      !isSubject(subject) ||
      subject.head < at ||
      /^(?:ADP|SCONJ)$/.test(tokens[at - 1]?.tag ?? '') ||
      // 'Warns you that the river is rising': the parse took the one warned for what rises.
      tokens[at + 1]?.word === 'that' ||
      tokens.some((each) => each.head === at && each.label === 'conj')
    )
      continue
    const isMany = /^(?:you|we|they|i)$/i.test(subject.word)
    if (!isMany && !/^(?:he|she|it)$/i.test(subject.word)) continue
    for (const verb of verbsOfSubject(tokens, subject.head)) {
      const { word, form } = tokens[verb]!
      const said = word.toLowerCase()
      // 'Who it is they are afraid of': of another subject.
      if (verb < at || tokens.slice(at + 1, verb).some(isSubject)) continue
      const isThird =
        /^(?:is|was|has|does)$/.test(said) ||
        (form === 'VBZ' && said.endsWith('s') && verbsOf(said).every((each) => each.form === 's'))
      if (isMany ? isThird : form === 'VBP' && /^(?:am|are|have|do)$/.test(said))
        return `${subject.word} ${word}`
    }
  }
  return undefined
}

/** The finite verbs of what a subject does: 'drops it in and counts'. */
const verbsOfSubject = (tokens: Token[], head: number): number[] => [
  finiteOf(tokens, head),
  ...tokens.flatMap(({ head: of, label }, at) =>
    of === head && label === 'conj' && !tokens.some((each) => each.head === at && isSubject(each))
      ? [finiteOf(tokens, at)]
      : [],
  ),
]

/** 'Justs': a form of no verb that there is. */
const unknownVerb = (tokens: Token[], isTyped: (words: string) => boolean): string | undefined =>
  tokens.find(({ word, tag, label }) => {
    const said = word.toLowerCase()
    return (
      tag === 'VERB' &&
      label !== 'amod' &&
      /^[a-z]+(?:s|ed|ing)$/.test(said) &&
      verbsOf(said).length === 0 &&
      ![said, ...baseForms(said, 'verb')].some((base) => sensesOf(base, 'verb').length > 0) &&
      !isTyped(said)
    )
  })?.word
