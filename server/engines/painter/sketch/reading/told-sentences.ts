import { plainText } from './plain-text.ts'

/** What is said, written or thought aloud, in any marks of quotation. */
const QUOTED =
  /[“"«][^”"»]*[”"»]|(?<![\p{L}\d])['‘](?=\p{L})[^'‘’\n]*(?:['’]\p{L}[^'‘’\n]*)*[.,!?…—]['’](?!\p{L})/gu
/** Words behind which a sentence tells of what was, will be, may be, or is merely alike. */
const OTHERWISE =
  /\b(?:(?:tomorrow|yesterday|will|shall|would|promised?|meant|ago|used to|remember\w*|imagin\w+|dream\w*|if|unless|until|till|every|each|as (?:if|though)|never|no longer|without|not since|since|where there (?:was|were)|said to|they say|as (?:it|she|he|they|you) (?:was|were|had)|so that|last (?:week|month|year|summer|winter|autumn|spring))\b|[a-z]+['’]ll\b)/

/** Sentences of a text in lower case, without what somebody says aloud. */
export const toldSentences = (text: string): string[] =>
  plainText(text.replaceAll(QUOTED, ' . '))
    .replaceAll(/ {2,}/g, ' ')
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[.!?;:]+\s|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** Whether the words of a sentence before a sign, from its clause on, make it another time's or a mere likeness. */
export const isOtherwise = (before: string): boolean =>
  OTHERWISE.test(before.split(/,| and (?=(?:the|there|it|you|no|a) )/).at(-1)!)

/** Whether one of some told sentences shows a sign that is so now. */
export const isToldNow = (sentences: readonly string[], sign: RegExp): boolean =>
  sentences.some((sentence) => {
    const at = sentence.search(sign)
    return at >= 0 && !isOtherwise(sentence.slice(0, at))
  })
