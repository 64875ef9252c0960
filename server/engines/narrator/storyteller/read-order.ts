import type { Noun } from './noun.ts'
import { formOf, thirdPerson } from './noun.ts'
import type { Language } from './read-language.ts'
import { isA } from './read-language.ts'
import { actByVerb } from './wordbooks/acts.ts'

/** Something the hero tells somebody to do. */
export interface Order {
  /** As the player calls that person: 'Juno', 'her', 'my brother'. */
  to: string
  /** What is to be done, as it was said: 'scan it'. */
  what: string
}

/** 'Juno, scan it!', 'Old Pike, please follow him' */
const CALLED = /^"?(?<to>\p{Lu}\p{L}+(?: \p{L}+)?), (?:please )?(?<what>[a-z'][^"]+)"?$/u
/** 'I tell Juno to change course' */
const TOLD =
  /^(?:(?:i|we) )?(?:tell|order|command|instruct|ask|urge|beg|get|send) (?<to>(?:the |my |our )?\p{L}+(?: \p{Lu}\p{L}+)?) to (?<what>[^"]+)$/iu

/** What is answered in words or felt is no order that can be seen done. */
const OF_WORDS =
  /^(?:tell|say|answer|explain|talk|speak|describe|ask|marry|love|forgive|trust|believe|remember|think|guess|be|know|imagine|thank|meet|listen|do|don't|do not)\b/i

/** The order a turn gives, if it gives one to anybody. */
export function orderIn(text: string, language: Language): Order | undefined {
  const { to = '', what: said = '' } = (CALLED.exec(text) ?? TOLD.exec(text))?.groups ?? {}
  const what = said
    .replace(/[.!?;:].*$|, (?!and ).*$| and (?=\p{Lu}).*$/su, '')
    .replace(/^(?:\p{L}+ly|please|just|go and) /iu, '')
    .trim()
  if (what === '' || said.includes('?') || OF_WORDS.test(what)) return undefined
  const [verb] = language.sentences(what)[0] ?? []
  const isVerb = verb && !isA(verb, 'auxiliary') && (actByVerb.has(verb.root) || verb.tags.has('Verb'))
  return isVerb && verb.plain === verb.root ? { to, what } : undefined
}

const PRONOUN_FORMS: Record<string, string> = {
  your: 'their',
  yours: 'theirs',
  you: 'them',
  yourself: 'self',
}
const HERO_FORMS: Record<string, string> = {
  i: 'you',
  me: 'you',
  us: 'you',
  my: 'your',
  our: 'your',
  mine: 'yours',
}

/** 'give me your rope and follow him' as somebody does it: 'gives you her rope and follows Tom'. */
export function doneBy(what: string, doer: Noun, { it, them }: { it?: string; them?: string } = {}): string {
  const words = what.split(' ').map((word, at, all) => {
    const plain = word.toLowerCase()
    const isVerb = at === 0 || (/^(?:and|then)$/.test(all[at - 1]!) && actByVerb.has(plain))
    if (isVerb) return thirdPerson(plain)
    if (plain === 'it') return it ?? word
    if (plain === 'him' || plain === 'her') return isLast(all, at) ? (them ?? word) : word
    return HERO_FORMS[plain] ?? (PRONOUN_FORMS[plain] ? formOf(doer, PRONOUN_FORMS[plain])! : word)
  })
  return words.join(' ')
}

/** 'her' before a noun is whose, at an end is whom. */
const isLast = (words: string[], at: number) =>
  /^(?:and|then|to|from|with|in|into|on)?$/.test(words[at + 1] ?? '')
