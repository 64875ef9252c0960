import { searchTerms, termsOf } from '#server/platform/search/search-terms.ts'

const SENTENCE = /[^.!?…。！？\n]+(?:[.!?…。！？]+["'”’»)\]*]*|\n|$)/gu

/** Words that say too little to find anything by. */
const COMMON = new Set(
  `a about above after again against all also am an and any are as at back be because been before being below between both but by came can come could did do does doing done down each even ever every few for from further get go goes going got had has have having he her here hers herself him himself his how i i'd i'll i'm i've if in into is it it's its itself just know let like made make many may me might more most much must my myself no nor not now of off on once one only or other our ours out over own please put same say says said see seem she should so some still such take tell than that the their theirs them themselves then there these they thing things this those through to too took under until up upon us very want was way we well went were what when where which while who whom whose why will with within without would yes yet you your yours yourself remember recall ask asks asked told again earlier before`.split(
    ' ',
  ),
)
/** Words that hold others together; all others change what is said. */
const GLUE = new Set(
  'a an and are as at be been by for from had has have he her his i in into is it its my of on or our she that the their they this to was were which who with you your'.split(
    ' ',
  ),
)
/** They turn what is said into its opposite. */
const NEGATIONS = new Set(['no', 'not', 'never', 'none', 'nobody', 'nothing', 'nowhere', 'without', 'cannot'])

export interface Word {
  /** As it stands. */
  text: string
  /** As the search has it, so that what is found there is found here. */
  stem: string
  /** It says too little to find anything by. */
  isCommon: boolean
  /** It may stand or be missing without a change of what is said. */
  isGlue: boolean
  /** It begins with a capital letter, and not because a sentence does. */
  isName: boolean
  isNumber: boolean
}

/** Whether a word in small letters says too little to find anything by. */
export const isCommonWord = (word: string): boolean => COMMON.has(word) || word.length < 2

/** The words of a text in their order; where a writing has no spaces, pairs of signs. */
export const wordsOf = (text: string): Word[] =>
  searchTerms(text).map(({ term, start, end }) => {
    const word = text.slice(start, end)
    const bare = word.replace(/['’]s?$/u, '')
    const small = bare.toLowerCase()
    const isAtStart = START_OF_SENTENCE.test(text.slice(Math.max(0, start - 6), start))
    return {
      text: bare,
      stem: term,
      isCommon: isCommonWord(small) || COMMON.has(word.toLowerCase()),
      isGlue: GLUE.has(small),
      isName: !isAtStart && /^\p{Lu}/u.test(bare) && !/^i(['’]|$)/.test(small),
      isNumber: /\p{N}/u.test(bare),
    }
  })

/** The stems that something can be found by. */
export const stemsOf = (text: string): Set<string> =>
  new Set(wordsOf(text).flatMap(({ stem, isCommon }) => (isCommon ? [] : [stem])))

/** All stems of a text: quick, for looking whether words stand in it. */
export const allStemsOf = (text: string): Set<string> => new Set(termsOf(text))

export const hasNegation = (text: string): boolean =>
  wordsOf(text).some(({ text: word }) => NEGATIONS.has(word.toLowerCase()) || /n['’]t$/i.test(word))

export const sentencesOf = (text: string): string[] =>
  (text.match(SENTENCE) ?? []).map((sentence) => sentence.trim()).filter((sentence) => sentence !== '')

const START_OF_SENTENCE = /(^|[.!?…:\n“"«‘'(]\s*["“«‘'*_]*)$/u
