import { parseSentence } from '#server/ground/grammar/parse-sentence.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { lowerFirst } from './letter-case.ts'
import { singularOf } from './phrase-end.ts'

const PARTS = /("[^"]*"|“[^”]*”|(?<=[.!?])\s+)/

/** What begins so names nothing new: most turns do, and need no parse of their own here. */
const KNOWN =
  /^\W*(?:i|you|we|he|she|it|they|the|my|your|our|his|her|its|their|this|that|these|those|and|but|so|then|who|what|where|when|why|how)\b/i

/** 'God help me, I miss him': no god does. */
const OATH = /(?:,\s*)?\b(?:god|heaven|lord) (?:help|save|forgive) (?:me|us)\b[,.!]?\s*(?=\S)/i
/** 'Three hours later, nothing.' */
const NOTHING_YET =
  /^((?:\p{L}+ ){1,3}(?:later|after)|still|for (?:\p{L}+ ){1,3}\p{L}+),? (?:still )?nothing(?: happens| at all)?[.!…]*$/iu
/** 'September comes.' */
const SEASON =
  /(?<=^|[.!?] )(?:then )?(January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day) (?:comes|arrives|begins|comes round)(?=[.!;,]|$| and )([.!;,]?)/giu
/** 'Dawn.' */
const HOUR = /^(?:dawn|dusk|noon|midday|midnight|night|morning|evening|sunrise|sunset|nightfall)[.!…]*$/i

/** 'Riders on the ridge.', "A ship's horn, very close.": what is only named is there. All else stays as it was typed. */
export const withFragmentsTold = (text: string): string =>
  text
    .replace(OATH, (oath) => (oath.startsWith(',') ? ' ' : ''))
    .replace(SEASON, 'it is $1$2')
    .replace(/^knock,? knock[.!… ]*$/i, 'i knock twice')
    .split(PARTS)
    .map((part) =>
      NOTHING_YET.test(part)
        ? part.replace(NOTHING_YET, '$1, nothing happens')
        : HOUR.test(part)
          ? `it is ${part.toLowerCase()}`
          : SUDDEN.test(part)
            ? asHeard(part)
            : /^["“]|\?\s*$|\bplease\b/.test(part) ||
                (part.split(' ').length < 3 &&
                  !/^(?:an? \p{L}+|no \p{L}+s)\W*$/iu.test(part) &&
                  !isNamedAlone(part)) ||
                KNOWN.test(part)
              ? part
              : asThereIs(part),
    )
    .join('')

/** 'Then the doorbell.', 'suddenly, a knock' */
const SUDDEN = /^(?:and |but )?(?:then|suddenly|just then),? (the|an?) (\p{L}+)[.!…]*$/iu
const RINGS = /^(?:doorbell|phone|telephone|bell|alarm|siren|buzzer)$/i

const asHeard = (part: string): string =>
  part.replace(SUDDEN, (_, article: string, noun: string) =>
    RINGS.test(noun) ? `${article} ${noun} rings.` : `there is ${article} ${noun}.`,
  )

/** 'Steps.', 'Voices.' */
const isNamedAlone = (part: string): boolean => {
  const word = /^(\p{Lu}\p{L}+s)[.!…]+$/u.exec(part)?.[1]?.toLowerCase()
  const noun = word && singularOf(word)
  return !!noun && noun !== word && sensesOf(noun, 'noun').length > sensesOf(noun, 'verb').length
}

function asThereIs(sentence: string): string {
  const isNoun = sensesOf(sentence.split(' ')[0]!.toLowerCase(), 'noun').length > 0
  const words = parseSentence(isNoun ? lowerFirst(sentence) : sentence)
  // 'A man running up the stairs.'
  const doing = words.find(({ head }) => head < 0)
  if (
    doing?.form === 'VBG' &&
    /^(?:an?|\d+|two|three|some)$/i.test(words[0]!.word) &&
    words.every(({ tag }) => tag !== 'AUX') &&
    words.some(({ label, head }) => label === 'nsubj' && words[head] === doing)
  )
    return `there ${/^an?$/i.test(words[0]!.word) ? 'is' : 'are'} ${lowerFirst(sentence)}`
  // 'A lantern coming up the hill' is there all the same.
  if (words.some(({ tag, label }) => /^(?:VERB|AUX|INTJ)$/.test(tag) && !/^(?:acl|amod)$/.test(label)))
    return sentence
  const at = words.findIndex(({ head }) => head < 0)
  const root = words[at]
  if (!root || !/^NNS?$/.test(root.form)) return sentence
  // 'A woman in red steps in', 'principal walks in', where the verb was taken for a noun.
  const [last, way] = words.filter(({ tag }) => tag !== 'PUNCT').slice(-2)
  if (words.length > 2 && last?.form === 'NNS' && way?.tag === 'ADP')
    return root.form === 'NN' ? sentence : `the ${sentence}`
  const [first] = words
  const isMany = root.form === 'NNS'
  // 'A meter maid taps on my window', where 'taps' was taken for a noun.
  if (isMany && /^(?:an?|one)$/i.test(first!.word)) return sentence
  const isNew =
    (/^no$/i.test(first!.word) && isMany && at === 1) ||
    /^an?$/i.test(first!.word) ||
    first!.tag === 'NUM' ||
    /^everywhere$/i.test(words[at + 1]?.word ?? '') ||
    (isMany && /^(?:NOUN|ADJ)$/.test(first!.tag))
  // 'Two steps forward' names nothing that is there.
  return isNew && words.every(({ label, head }) => label !== 'obj' || head !== at)
    ? `there ${isMany ? 'are' : 'is'} ${lowerFirst(sentence)}`
    : sentence
}
