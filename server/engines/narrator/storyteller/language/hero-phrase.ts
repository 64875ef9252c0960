import { genderOfFirstName } from '#server/ground/first-names/first-names.ts'
import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import { genderOfNoun } from './gendered-nouns.ts'

/** Of whom is told in the third person: the hero, by name, by what they are, and as 'he', 'she' or 'you'. */
export interface ToldOf {
  names: readonly string[]
  /** What the hero is, where the text calls them that: 'cartographer', 'bell diver'. */
  roles?: readonly string[]
  gender?: 'm' | 'f' | 'you'
  /** Whether somebody else was 'he' or 'she' just before. */
  isOtherMeant: boolean
  /** Names and nouns of others of the same gender. */
  others: readonly string[]
  /** The same of those of whom nobody has said what they are: meant by 'she' where they are new or do something. */
  perhaps?: readonly string[]
}

/** Words that mean the hero: 'the retired cartographer Ilse'. */
export interface HeroPhrase {
  from: number
  /** The word that hangs on the rest of the sentence. */
  head: number
  end: number
  /** Somebody has something: 'Marit's'. */
  isOwner: boolean
  /** Told by nothing but the name. */
  isNamed: boolean
}

/** 'Climbs up herself and unhooks it', where the parse has 'herself' unhook it, too. */
export const isSubject = ({ label, word }: Token): boolean =>
  label.startsWith('nsubj') && !/sel(?:f|ves)$/i.test(word)

const isPartOf = ({ word }: Token, names: readonly string[]): boolean =>
  names.some((name) => name.toLowerCase().split(/[ -]/).includes(word.toLowerCase()))

export const isNameOf = (token: Token, names: readonly string[]): boolean =>
  /^\p{Lu}\p{L}/u.test(token.word) && isPartOf(token, names)

/** The words that mean the hero and begin at a place of a sentence. */
export function heroPhraseAt(
  tokens: readonly Token[],
  at: number,
  { names, roles = [] }: { names: readonly string[]; roles?: readonly string[] },
  isIntroduced: boolean,
): HeroPhrase | undefined {
  const first = tokens[at]!
  const isNamed = isNameOf(first, names)
  // 'A knight', once it is said who the hero is, is another one.
  let head = isNamed
    ? at
    : isIntroduced && /^an?$/i.test(first.word)
      ? undefined
      : // 'The Inspector', of Inspector Babin.
        isIntroduced && /^the$/i.test(first.word) && isNameOf(tokens[at + 1] ?? first, names)
        ? at + 1
        : headFrom(tokens, at, roles)
  if (head === undefined || tokens[head]!.label === 'vocative' || isSaidOf(tokens, head)) return undefined
  let end = head + 1
  // 'Marit Dahl' is one name, 'the thief Renn' and 'a thief called Renn' are one man.
  if (!isNamed && isNameOf(tokens[end] ?? first, names)) end++
  else if (
    !isNamed &&
    /^(?:named|called)$/.test(tokens[end]?.word ?? '') &&
    isNameOf(tokens[end + 1] ?? first, names)
  )
    end += 2
  // 'Dae-jung' too.
  for (;;) {
    const [next, part] = tokens.slice(end)
    if (next && isNameOf(next, names)) end++
    else if (next?.word === '-' && part && isPartOf(part, names)) end += 2
    else break
  }
  // The arc of the whole hangs on one of its words.
  for (let each = at; each < end; each++) if (isSubject(tokens[each]!)) head = each
  const isOwner = /^['’]s$/.test(tokens[end]?.word ?? '') && tokens[end]!.tag === 'PART'
  return { from: at, head, end: isOwner ? end + 1 : end, isOwner, isNamed }
}

/** Where the noun stands that a phrase from here turns on, if it says what the hero is. */
function headFrom(tokens: readonly Token[], at: number, roles: readonly string[]): number | undefined {
  const first = tokens[at]!
  if (!/^(?:an?|the)$/i.test(first.word) && !(at === 0 && first.tag !== 'PRON')) return undefined
  const nouns = roles.map((role) =>
    role
      .split(/ (?:of|in|at|from|with) /)[0]!
      .split(' ')
      .at(-1),
  )
  const heads = new Set(nouns.map((noun) => noun?.toLowerCase()))
  for (let head = at; head < Math.min(at + 7, tokens.length); head++) {
    const { tag, form, word } = tokens[head]!
    // 'The other chef' is another.
    if (/^(?:other|another)$/i.test(word)) return undefined
    if (heads.has(word.toLowerCase()) && !/^['’]s?$/.test(tokens[head + 1]?.word ?? '')) return head
    const isWithin = /^(?:ADJ|NOUN|PROPN|NUM|PART)$/.test(tag) || /^VB[GN]$/.test(form) || word === '-'
    if (head > at && !isWithin) break
  }
  return undefined
}

/** 'Her name is Marit', 'she works as a nurse': what is said of the hero. */
const isSaidOf = (tokens: readonly Token[], head: number): boolean =>
  tokens.some(
    ({ head: of, label, word }) =>
      of === head && (label === 'cop' || (label === 'case' && /^(?:as|like)$/i.test(word))),
  )

/** 'Divorced dad, haunted minigolf course': a phrase that ends here is named, and then more is named. */
export function isHeading(tokens: readonly Token[], end: number): boolean {
  const [mark, verb] = tokens.slice(end)
  return (
    mark?.word === ',' && verb?.form === 'VBD' && !tokens.some(({ form }) => /^(?:VBZ|VBP|MD)$/.test(form))
  )
}

/** Whether a word may mean another 'he' or 'she' than the hero. */
export function isOtherOf(
  tokens: readonly Token[],
  at: number,
  { gender, others, perhaps = [] }: ToldOf,
): boolean {
  const token = tokens[at]!
  const word = token.word.toLowerCase()
  if (gender === undefined || token.label === 'nmod:poss') return false
  const isNew = tokens.some(({ head, lemma, label }) => head === at && label === 'det' && lemma === 'a')
  return (
    others.includes(word) ||
    (perhaps.includes(word) && (isNew || isSubject(token))) ||
    (/^(?:NOUN|PROPN)$/.test(token.tag) && genderOfNoun(token.lemma.toLowerCase()) === gender) ||
    (token.tag === 'PROPN' && genderOfFirstName(token.word) === gender)
  )
}
