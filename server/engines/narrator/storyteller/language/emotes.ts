import { parseSentence } from '#server/ground/grammar/parse-sentence.ts'
import { asFirstPerson } from './as-first-person.ts'
import { isSubject } from './hero-phrase.ts'
import { capitalised, lowerFirst } from './letter-case.ts'
import { baseOfThird, isForm } from './verb-forms.ts'

type Gender = 'm' | 'f' | undefined

/**
 * A turn in the notation of role players, '*smiles at Marla* Evening, love.', as sentences: what stands between stars, after
 * '/me' or alone in brackets is done, by the hero where nobody is named, to whoever they speak with where it is done to 'you',
 * and the rest is said. Any other turn as it is.
 */
export function spelledOut(turn: string, gender: Gender, other?: string): string {
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
  return parts
    .map((part, at) => (isEmote[at] ? deedOf(toOther(part, other), gender) : saidIn(part, parts[at - 1])))
    .filter(Boolean)
    .join(' ')
}

const firstWord = (text: string): string => /^\W*(\p{L}+)/u.exec(text)?.[1]?.toLowerCase() ?? ''

/** 'Looks around nervously', and not 'replies are too long'. */
const isThirdPerson = (text: string): boolean =>
  baseOfThird(firstWord(text)) !== undefined &&
  /^\W*\p{L}+[,.]? (?!(?:is|are|was|were|should|could|can|will|would|must|have|has|need)\b)\p{L}/u.test(text)

const hasSubject = (text: string): boolean => parseSentence(text).some(isSubject)

const isDone = (text: string): boolean => {
  const word = firstWord(text)
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
function deedOf(emote: string, gender: Gender): string {
  const text = emote.trim()
  if (/^\W*\p{L}+ly\W*$/u.test(text)) return ''
  const word = firstWord(text)
  const ended = (told: string) => capitalised(told).replace(/(?<![.!?…"”])$/, '.')
  if (baseOfThird(word) === undefined) {
    if (hasSubject(text)) return ended(text)
    return ended(isForm(word, 'ing') ? `I am ${text}` : `I ${text}`)
  }
  const own = gender ?? (/\b(?:herself|her own)\b/i.test(text) ? 'f' : 'm')
  const told = { names: [], gender: own, isOtherMeant: false, others: [] }
  return ended(asFirstPerson(`${own === 'f' ? 'She' : 'He'} ${lowerFirst(text)}`, told))
}

/** Words between the stars are said, unless they stand in quotes already; by the hero, also where something else was told of last. */
function saidIn(text: string, deed = ''): string {
  const said = text.trim()
  if (!/\p{L}/u.test(said)) return said.replace(/^\W+$/u, '')
  if (/["“”]/.test(said)) return said
  return hasSubject(deed) ? `I say "${said}"` : `"${said}"`
}
