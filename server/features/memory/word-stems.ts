const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu
/** Writings without spaces, where pairs of signs stand for words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u
const SENTENCE = /[^.!?…。！？\n]+(?:[.!?…。！？]+["'”’»)\]*]*|\n|$)/gu

/** Words that say too little to find anything by. */
const COMMON = new Set(
  `a about above after again against all also am an and any are as at back be because been before being below between both but by came can come could did do does doing done down each even ever every few for from further get go goes going got had has have having he her here hers herself him himself his how i i'd i'll i'm i've if in into is it it's its itself just know let like made make many may me might more most much must my myself no nor not now of off on once one only or other our ours out over own please put same say says said see seem she should so some still such take tell than that the their theirs them themselves then there these they thing things this those through to too took under until up upon us very want was way we well went were what when where which while who whom whose why will with within without would yes yet you your yours yourself remember recall ask asks asked told again earlier before`.split(
    ' ',
  ),
)
/** They turn what is said into its opposite. */
const NEGATIONS = new Set(['no', 'not', 'never', 'none', 'nobody', 'nothing', 'nowhere', 'without', 'cannot'])

export interface Word {
  /** As it stands. */
  text: string
  stem: string
  isCommon: boolean
  /** It begins with a capital letter, and not because a sentence does. */
  isName: boolean
  isNumber: boolean
}

/** The words of a text in their order; where a writing has no spaces, pairs of signs. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const match of text.normalize('NFKC').matchAll(WORD)) {
    const [found] = match
    if (UNSPACED.test(found)) words.push(...pairsOf(found).map((pair) => asWord(pair, false)))
    else words.push(asWord(found, startsSentence(text, match.index)))
  }
  return words
}

/** The stems that something can be found by. */
export const stemsOf = (text: string): Set<string> =>
  new Set(wordsOf(text).flatMap(({ stem, isCommon }) => (isCommon ? [] : [stem])))

/** What a text denies, as marks beside its stems: 'not dead' has another set than 'dead'. */
export const hasNegation = (text: string): boolean =>
  wordsOf(text).some(({ text: word }) => NEGATIONS.has(word.toLowerCase()) || /n['’]t$/i.test(word))

export const sentencesOf = (text: string): string[] =>
  (text.match(SENTENCE) ?? []).map((sentence) => sentence.trim()).filter((sentence) => sentence !== '')

function asWord(text: string, isAtStart: boolean): Word {
  const bare = text.replace(/['’]s?$/u, '')
  const small = bare.toLowerCase()
  return {
    text: bare,
    stem: stemOf(small),
    isCommon: COMMON.has(small) || COMMON.has(text.toLowerCase()) || small.length < 2,
    isName: !isAtStart && /^\p{Lu}/u.test(bare) && small !== 'i' && !/^i['’]/.test(small),
    isNumber: /\p{N}/u.test(bare),
  }
}

const pairsOf = (run: string): string[] => {
  const signs = Array.from(run)
  return signs.length < 3 ? [run] : signs.slice(1).map((sign, at) => signs[at]! + sign)
}

const startsSentence = (text: string, at: number): boolean =>
  /(^|[.!?…:\n“"«‘'(]\s*["“«‘'*_]*)$/u.test(text.slice(Math.max(0, at - 6), at))

const MARKS = /\p{M}/gu
const LEAST_STEM = 3

/** A word without the endings that English puts on it; alike words have alike stems, which need be no words. */
function stemOf(word: string): string {
  let bare = word.normalize('NFD').replace(MARKS, '')
  for (const [ending, put] of ENDINGS) {
    if (!bare.endsWith(ending) || bare.length - ending.length < LEAST_STEM) continue
    bare = bare.slice(0, -ending.length) + put
    break
  }
  return bare.replace(/(.)\1$/, '$1').replace(/e$/, '')
}

const ENDINGS: readonly [ending: string, put: string][] = [
  ['iness', 'y'],
  ['ness', ''],
  ['ies', 'y'],
  ['ied', 'y'],
  ['ing', ''],
  ['edly', ''],
  ['ed', ''],
  ['ers', ''],
  ['er', ''],
  ['ly', ''],
  ['es', ''],
  ['s', ''],
  ['y', 'y'],
]
