import { parseSentence } from '#server/ground/grammar/parse-sentence.ts'
import { asFirstPerson } from './as-first-person.ts'
import { isSubject, type ToldOf } from './hero-phrase.ts'
import { capitalised, lowerFirst } from './letter-case.ts'
import { baseOfThird, isForm } from './verb-forms.ts'

/** Whom the stars of a role player tell of, and whom they speak with. */
export interface Starred {
  /** The hero's. */
  names?: readonly string[]
  gender?: 'm' | 'f'
  /** Names and nouns of others of the same sex who are there. */
  others?: readonly string[]
  partner?: string
  /** The partner's. */
  sex?: 'm' | 'f'
}

/**
 * A turn in the notation of role players, '*smiles at Marla* Evening, love.', as sentences: what stands between stars, after
 * '/me' or alone in brackets is done, by the hero where nobody is named, to whoever they speak with where it is done to 'you',
 * and the rest is said. Any other turn as it is.
 */
export function spelledOut(turn: string, who: Starred): string {
  const asides = turn.match(TO_AUTHOR)
  if (asides) return [...asides, spelledOut(turn.replace(TO_AUTHOR, ' ').trim(), who)].join(' ')
  const text = turn
    .replace(/\*\*+/g, '*')
    .replace(/^\s*\/me\s+([^"“]+)/, '*$1*')
    .replace(/^\s*[([]([^()[\]]+)[)\]]\s*$/, (typed, inner: string) =>
      isThirdPerson(inner) ? `*${inner}*` : typed,
    )
  const parts = text.split(/\*([^*]+)\*/)
  if (parts.length < 3) return turn
  // 'I *love* you' only leans on a word.
  const isApart = (at: number) => /(?:^|[.!?…"”*,]\s*)$/.test(parts[at - 1]!) || isThirdPerson(parts[at]!)
  const isEmote = parts.map((part, at) => at % 2 === 1 && isDone(part) && isApart(at))
  if (!isEmote.includes(true)) return text.replaceAll('*', '')
  const deeds = parts.map((part, at) => (isEmote[at] ? deedOf(toOther(part, who.partner), who) : ''))
  // 'Draws a line, it glows': not all of it is the hero's.
  const isOfOther = (at: number) => deeds[at] && (!/^I\b/.test(deeds[at]) || hasSubject(parts[at]!))
  return parts
    .map((part, at) => (isEmote[at] ? deeds[at]! : saidIn(part, [at - 1, at + 1].some(isOfOther))))
    .filter(Boolean)
    .join(' ')
}

/** Said to the author, beside what is done and said. */
const TO_AUTHOR = /\(+\s*ooc\b[^()]*\)+/gi

const firstWord = (text: string): string => /^\W*(\p{L}+)/u.exec(text)?.[1]?.toLowerCase() ?? ''

/** 'Looks around nervously', and not 'replies are too long'. */
const isThirdPerson = (text: string): boolean =>
  baseOfThird(firstWord(text)) !== undefined &&
  /^\W*\p{L}+[,.]? (?!(?:is|are|was|were|should|could|can|will|would|must|have|has|need)\b)\p{L}/u.test(text)

const hasSubject = (text: string): boolean => parseSentence(text).some(isSubject)

const isDone = (text: string): boolean => {
  const word = firstWord(text)
  if (/^(?:does|is|has)(?:n['’]?t| not)\b/i.test(text)) return true
  // '*softly* I know': how it is said.
  if (/^\W*\p{L}+ly\W*$/u.test(text)) return true
  return baseOfThird(word) !== undefined || isForm(word, 'base', 'ing') || hasSubject(text)
}

/** 'Hands you a napkin', '*takes your hand*': the other's. */
const toOther = (emote: string, other: string | undefined): string =>
  emote
    .replace(/\byour(?=s?\b)/gi, other ? `${other}'s` : 'their')
    .replace(/['’]ss\b/g, "'s")
    .replace(/\byou\b(?!['’])/gi, other ?? 'them')

/** What is done, as the hero tells it; of somebody else as it stands. */
function deedOf(emote: string, { names = [], gender, others = [], partner, sex }: Starred): string {
  // 'A crate that isn't his to open'.
  const text = emote.trim().replace(/\b(?:his|hers) (?=to \p{Ll}+\b)/u, 'mine ')
  if (/^\W*\p{L}+ly\W*$/u.test(text)) return ''
  const word = firstWord(text)
  const isToPartner = sex !== undefined && HIM_OR_HER[sex].test(text)
  const isHers = isToPartner
    ? sex === 'm'
    : /\b(?:she|hers?|herself)\b/i.test(text) && !/\b(?:he|his|himself)\b/i.test(text)
  const own = gender ?? (isHers ? 'f' : 'm')
  const told: ToldOf = { names, gender: own, isOtherMeant: false, others }
  const ended = (sentence: string) =>
    capitalised(partner ? sentence.replace(BETWEEN, '$1 us') : sentence).replace(/(?<![.!?…"”])$/, '.')
  const subject = own === 'f' ? 'She' : 'He'
  // 'Finally sits down'.
  if (/^(?:\p{L}+ly|then|still|just|now) (?=\p{L})/iu.test(text)) {
    const [, how = '', rest = ''] = /^(\p{L}+) (.+)$/su.exec(text)!
    if (baseOfThird(firstWord(rest)) !== undefined)
      return ended(asFirstPerson(`${subject} ${lowerFirst(how)} ${rest}`, told))
  }
  // 'Doesn't look up'.
  if (/^(?:does|is|has)(?:n['’]?t| not)\b/i.test(text) || baseOfThird(word) !== undefined)
    return ended(asFirstPerson(`${subject} ${lowerFirst(text)}`, told))
  if (hasSubject(text)) return ended(asFirstPerson(capitalised(text), told))
  return ended(isForm(word, 'ing') ? `I am ${text}` : `I ${text}`)
}

/** 'Slides a stool toward her': of whoever is there, where nothing tells what the hero is. */
const HIM_OR_HER = {
  m: /\bhim\b/i,
  f: /\bher(?=\W*$|[,.]| (?:to|from|with|and|in|on|onto|into|down|up|by|at|behind|off|over|out|as|before|until|for|the|an?)\b)/iu,
}

const BETWEEN = /\b(between) them\b/i

/** Words between the stars are said, unless they stand in quotes already; by the hero, also where something else is told of beside them. */
function saidIn(text: string, isBesideOther: boolean): string {
  const said = text.trim()
  if (!/\p{L}/u.test(said)) return said.replace(/^\W+$/u, '')
  // '(ooc: faster, please)'
  const isApart = /^[([{].*[)\]}]$/.test(said)
  if (isApart) return said
  const isQuoted = /["“”]/.test(said)
  if (isQuoted) return isBesideOther && /^["“][^"“”]*["”]$/.test(said) ? `I say ${said}` : said
  return isBesideOther ? `I say "${said}"` : `"${said}"`
}
