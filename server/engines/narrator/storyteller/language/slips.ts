import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { isBeingNoun } from './being-nouns.ts'
import { isFirstName } from './tagger.ts'
import { gerundOf, pastOf, verbsOf } from './verb-forms.ts'

/** Words as hurried hands and people from elsewhere type them, as they stand in a book: 'um', 'w it', 'without to say', 'catched'. */
export const withoutSlips = (text: string): string =>
  text
    .replace(/(?<=^|[,.!?] |\b(?:ok|okay|so|and|but|then) )(?:u+m+|u+h+|er+m*)\b[,.…]*\s*(?=\p{L})/giu, '')
    .replace(/(?<=\p{L} )w (?=(?:it|the|my|an?|his|her|him|them|this|that)\b)/giu, 'with ')
    .replace(/[\s,]+(?:lol|lmao|rofl|xd|haha+)(?=[.,!?])/giu, '')
    // 'So i dont slip i walk slowly': what it is for comes after it.
    .replace(
      /^so (?:that )?(i (?:do not|don['’]?t|will not|won['’]?t|can) [^,.!?]+?),? (i (?!do\b|don|will|can)[^,.!?]+)(?=[.!]?$)/iu,
      '$2, so $1',
    )
    .replace(/^so (?=turns out\b)/i, 'it ')
    .replace(
      /^(the|my|his|her) (letter|note|sign|message|text|label|card|screen|book) says what\b\W*$/iu,
      'what does $1 $2 say?',
    )
    .replace(/\bfor to (?=\p{Ll})/gu, 'to ')
    .replace(/\bcall ((?:the|my|an?) (?:\p{L}+ ){1,2})in\b/giu, 'tell $1to come in')
    .replace(/\bwithout to (\p{Ll}+)/giu, (_, verb: string) => `without ${gerundOf(verb)}`)
    .replace(
      /\bfor (?:to )?(\p{Ll}+)(?= (?:with|to|the|him|her|them|it|my|me)\b)/giu,
      (typed, verb: string) => (isOnlyVerb(verb) ? `to ${verb}` : typed),
    )
    .replace(
      /\b(say|says|said) (?=(?:me|him|her|us|them|you) (?:that|everything|something|nothing|what|where|why|who|how)\b)/giu,
      (_, said: string) => `${{ say: 'tell', says: 'tells' }[said.toLowerCase()] ?? 'told'} `,
    )
    .replace(/\b(ask(?:s|ed)?|tells?|told) to (?=(?:him|her|them|the|my|our)\b|\p{Lu})/gu, '$1 ')
    .replace(/\b(enter(?:s|ed)?) in(?:to)? (?=(?:an?|the|my|his|her)\b)/giu, '$1 ')
    .replace(
      /\b(look(?:s|ed)?) (?=(?:the|my|his|her|an?) (?!part\b|same\b|other\b|way\b|bit\b|little\b|lot\b|picture\b|fool\b|mess\b)(?!\p{L}+ (?:straight |right |dead )?in the (?:eyes?|face)))/giu,
      '$1 at ',
    )
    .replace(/\b(children|feet|teeth|mice|geese|women|men|people)s\b(?!['’]|\s+room)/gi, '$1')
    .replace(/\b\p{Ll}{2,}ed\b/gu, (typed) =>
      verbsOf(typed).length > 0 ? typed : (irregularPast(typed) ?? typed),
    )
    .replace(/\b(am|is|are|was|were) (\p{Ll}+)(?=[ ,.!?]|$)/giu, (typed, be: string, verb: string) =>
      isOnlyVerb(verb) && sensesOf(verb, 'adj').length === 0 && !/^(?:be|have|do|become)$/.test(verb)
        ? `${be} ${gerundOf(verb)}`
        : typed,
    )
    .replace(/(?<=\brain(?:s|ed|ing)?(?: very| so)? )strong\b/gi, 'hard')

/** 'catched' → 'caught'. */
function irregularPast(typed: string): string | undefined {
  const verb = [typed.slice(0, -2), typed.slice(0, -1), typed.slice(0, -3)].find((each) =>
    verbsOf(each).some(({ form }) => form === 'base'),
  )
  const isKnown = sensesOf(typed, 'noun').length > 0 || sensesOf(typed, 'adj').length > 0
  return verb === undefined || isKnown || pastOf(verb).endsWith('ed') ? undefined : pastOf(verb)
}

/** A word that names nothing, and is no form of another verb: 'speak'. */
const isOnlyVerb = (word: string): boolean => {
  const forms = verbsOf(word)
  return forms.length > 0 && forms.every(({ form }) => form === 'base') && sensesOf(word, 'noun').length === 0
}

/** 'Keeper: feeding time!', 'me: give it back': a line of a script. */
export const asScript = (text: string): string =>
  text.replace(
    /^((?:the |my )?)(\p{L}+(?: \p{L}+)?): ?([^"“”:]+)$/iu,
    (typed, lead: string, who: string, said: string) => {
      const head = who.split(' ').at(-1)!
      if (/^(?:me|myself|i)$/i.test(who)) return `i say "${said}"`
      const isNamed = isFirstName(head)
      return isNamed || (isBeingNoun(head.toLowerCase()) && !/^(?:hero|goal|one)$/i.test(head))
        ? `${lead || (isNamed ? '' : 'the ')}${isNamed ? who : who.toLowerCase()} says "${said}"`
        : typed
    },
  )
