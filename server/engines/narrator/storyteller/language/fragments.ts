import { rootAt } from '#server/ground/grammar/dependents.ts'
import { parseSentence } from '#server/ground/grammar/parse-sentence.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { isVerbBefore } from './agreement.ts'
import { lowerFirst } from './letter-case.ts'
import { verbsOf } from './verb-forms.ts'
import * as classes from './word-classes.ts'

const PARTS = /("[^"]*"|“[^”]*”|(?<=[.!?])\s+)/

/** What begins so names nothing new: most turns do, and need no parse of their own here. */
const KNOWN =
  /^\W*(?:one of|i|you|we|he|she|it|they|the|my|your|our|his|her|its|their|this|that|these|those|and|but|so|then|who|what|where|when|why|how)\b/i

/** Two words without an article may be anything: 'Big letters.' */
const NAMING = /^(?:an? \p{L}+|no \p{L}+s)\W*$|^\S+ \S+ \S+/iu

/** 'Riders on the ridge.', "A ship's horn, very close.": what is only named is there. All else stays as it was typed. */
export const withFragmentsTold = (text: string): string =>
  text
    .replace(LONE_WAY, (_, end: string, way: string) => `${end}, ${way.toLowerCase()}`)
    .split(PARTS)
    .map(asHour)
    .map((part) =>
      /^["“]|\?\s*$|\bplease\b|^\s*$/.test(part) || KNOWN.test(part) || !NAMING.test(part)
        ? part
        : asThereIs(part),
    )
    .join('')

/** 'The tomatoes have been picked. Recently.': how or when it was done, after a full stop. */
const LONE_WAY = /(?<=\p{L} \p{L}+)(\p{L})[.…]+ (\p{L}+ly)(?=[.!…]*(?:\s|$))/gu

/** 'Dawn.', 'rain' */
const asHour = (part: string): string => {
  const word = /^(\p{L}+)[.!…]*$/u.exec(part)?.[1]?.toLowerCase() ?? ''
  const isHour =
    sensesOf(word, 'noun')[0]?.field === 'noun.time' &&
    sensesOf(word, 'adv').length === 0 &&
    verbsOf(word).length === 0
  if (classes.weathers.has(word)) return `it starts to ${word}`
  return isHour && !word.endsWith('s') ? `it is ${word.endsWith('day') ? part : lowerFirst(part)}` : part
}

function asThereIs(sentence: string): string {
  const isNoun = sensesOf(sentence.split(' ')[0]!.toLowerCase(), 'noun').length > 0
  const words = parseSentence(isNoun ? lowerFirst(sentence) : sentence)
  const first = words[0]
  const at = rootAt(words)
  const root = words[at]
  // 'A lantern coming up the hill' is there all the same.
  const isTold = words.some(
    ({ tag, label }, each) =>
      (/^(?:VERB|AUX|INTJ)$/.test(tag) && !/^(?:acl|amod)$/.test(label)) || isVerbBefore(words, each),
  )
  if (!first || !root || isTold || !/^NNS?$/.test(root.form)) return sentence
  // 'Two days pass.': of many things none is a kind of passing.
  if (
    root.form === 'NN' &&
    words[at - 1]?.form === 'NNS' &&
    verbsOf(root.word).some(({ form }) => form === 'base')
  )
    return sentence
  const isMany = root.form === 'NNS'
  const isNew = isMany
    ? /^(?:NOUN|ADJ|NUM)$/.test(first.tag) || (/^no$/i.test(first.word) && at === 1)
    : /^(?:an?|one)$/i.test(first.word)
  // 'Two days pass', 'two steps forward': nothing that is there.
  const isThing = !/^noun\.(?:time|quantity|act)$/.test(sensesOf(root.lemma, 'noun')[0]?.field ?? '')
  const isPlain = words.every(({ label, head }) => label !== 'obj' || head !== at)
  return isNew && isThing && isPlain ? `there ${isMany ? 'are' : 'is'} ${lowerFirst(sentence)}` : sentence
}
