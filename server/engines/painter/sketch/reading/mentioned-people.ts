import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { personWords } from '../lexicon/people-and-things.ts'
import type { Person } from '../figures/cast-member.ts'
import { longestMatch, phrasesIn, singular } from '../word-finder.ts'
import { isNobodyHere, isPersonNoun } from './person-nouns.ts'
import { childrenOf } from './told-trees.ts'
import {
  hasDeterminer,
  isHouseName,
  isOfCalendar,
  isCommon,
  isPlaceName,
  isPlaceNoun,
  isSubjectOfNoun,
  isTeen,
  nameParts,
  likelySexOf,
  sexOfFirstName,
  sexOfTitle,
  TITLES,
} from './person-names.ts'

/** One word by which a sentence tells of somebody. */
export interface PersonMention {
  at: number
  name?: string
  /** All words of the name in lower case. */
  names: string[]
  /** What they are called besides: 'old woman', 'sexton'. */
  phrase?: string
  kind: Person
  isDefinite: boolean
  /** No whole number of several of whom nobody tells how many. */
  count: number
}

const NUMBERS: Record<string, number> = { one: 1, two: 2, both: 2, three: 3, four: 4, five: 5, a: 1, an: 1 }

/** People whom a sentence tells of, by noun or by name; which words are names is told by the story, too. */
export function mentionedPeople(
  tokens: readonly Token[],
  knownNames: ReadonlySet<string> = new Set(),
): PersonMention[] {
  return tokens.flatMap((token, at) => {
    if (isHouseName(tokens, at) || isOfThing(tokens, at)) return []
    const isName =
      ((token.tag === 'PROPN' || (token.tag === 'NOUN' && (at > 0 || isNameFirst(token)))) &&
        /^\p{Lu}/u.test(token.word) &&
        !hasDeterminer(tokens, at)) ||
      (/^\p{Lu}/u.test(token.word) && knownNames.has(token.word.toLowerCase()))
    if (isName && isPartOfName(tokens, at)) return []
    // 'Chancellor Voss notices', where both are read as who does.
    if (TITLES.has(token.word.toLowerCase()) && at + 1 < tokens.length && isSubjectOfNoun(tokens, at + 1))
      return []
    const mention = isName
      ? byName(tokens, at, knownNames)
      : isSomebody(tokens, at)
        ? somebody(at)
        : /^(?:NOUN|PROPN)$/.test(token.tag)
          ? byNoun(tokens, at)
          : undefined
    return mention ? [mention] : []
  })
}

/** 'The Ferris wheel', 'Dock Nine'. */
const isOfThing = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.form === 'CD' ||
  (tokens[at]!.label === 'compound' &&
    tokens[at]!.head === at + 1 &&
    tokens[at + 1]!.form === 'NN' &&
    !isPersonNoun(tokens, at + 1))

/** 'Daphne chews her pencil': what a sentence is about, by a word that means nothing, or a first name that is also a thing's. */
function isNameFirst({ word, form, label }: Token): boolean {
  if (form !== 'NN' || label !== 'nsubj') return false
  const [first] = sensesOf(word.toLowerCase(), 'noun')
  const isThing = /^noun\.(?:plant|artifact|animal|object|food)$/.test(first?.field ?? '')
  return first === undefined || (isThing && sexOfFirstName(word.toLowerCase()) !== undefined)
}

const isPartOfName = (tokens: readonly Token[], at: number): boolean =>
  !isSubjectOfNoun(tokens, at) &&
  /^(?:flat|compound|nmod:desc|appos)$/.test(tokens[at]!.label) &&
  (tokens[tokens[at]!.head]!.tag === 'PROPN' ||
    (tokens[at]!.label !== 'compound' &&
      Math.abs(tokens[at]!.head - at) < 4 &&
      isPersonNoun(tokens, tokens[at]!.head) !== undefined))

const somebody = (at: number): PersonMention => ({
  at,
  names: [],
  phrase: 'somebody',
  kind: 'someone',
  isDefinite: false,
  count: 1,
})

/** Somebody without a calling, where they are seen to stand or come. */
const isSomebody = (tokens: readonly Token[], at: number): boolean => {
  const { word, label, head } = tokens[at]!
  return (
    /^(?:somebody|someone)$/i.test(word) &&
    !/^(?:else|['’]s)$/i.test(tokens[at + 1]?.word ?? '') &&
    label === 'nsubj' &&
    /^(?:walk|stand|sit|wait|kneel|lie|run|climb|come|crouch|lean|step)$/.test(tokens[head]!.lemma) &&
    !tokens.some((each) =>
      /^(?:somewhere|upstairs|downstairs|above|below|outside|overhead|behind|as)$/i.test(each.word),
    )
  )
}

function byName(
  tokens: readonly Token[],
  at: number,
  knownNames: ReadonlySet<string>,
): PersonMention | undefined {
  const all = nameParts(tokens, at)
  // 'Old Fitch'.
  const before = all[0]! - 1
  const parts = [
    ...(TITLES.has(tokens[before]?.word.toLowerCase().replace(/\.$/, '') ?? '') ? [before] : []),
    ...all,
  ].map((i) => tokens[i]!.word)
  const lower = parts.map((part) => part.toLowerCase().replace(/\.$/, ''))
  // 'Old Madame Petrova.'
  const title = lower.findLast((part) => TITLES.has(part))
  const names = lower.filter((part) => !TITLES.has(part))
  const isTitle = names.length === 0
  if (!isTitle && (names.at(-1)!.length < 2 || (names.length > 1 && isPlaceNoun(names.at(-1)!))))
    return undefined
  // 'LINDGREN', on a name tape.
  if (/^\p{Lu}{3,}$/u.test(parts.at(-1)!) || lower.join(' ') === 'lady day') return undefined
  if (/^(?:god|christ|jesus|heaven|\P{L}*)$/u.test(names.at(-1) ?? 'x')) return undefined
  // 'It is August.'
  if (title === undefined && isOfCalendar(names[0] ?? '') && !tokens[at]!.label.startsWith('nsubj'))
    return undefined
  if (isTitle && (title === undefined || tokens[at]!.form === 'NNPS')) return undefined
  // 'Mirza' after a title is a family's name.
  const known =
    title === undefined || /^(?:old|young|little|big)$/.test(title)
      ? sexOfFirstName(names[0] ?? '')
      : undefined
  const isWho = tokens[at + 1]?.word === ',' && tokens[at + 2]?.word === 'who'
  const isKnown =
    title !== undefined || known !== undefined || isWho || names.some((name) => knownNames.has(name))
  if (!isKnown && (tokens[at]!.form === 'NNPS' || isPlaceName(tokens, at) || isPersonNoun(tokens, at)))
    return at > 0 && tokens[at]!.form === 'NNPS' ? undefined : isPersonNoun(tokens, at) && byNoun(tokens, at)
  if (!isKnown && names.some((name) => isCommon(name))) return undefined
  // 'Ivy, broken tracery, fallen stones': the first word of a row of things, and nobody who does anything.
  if (at === 0 && title === undefined && isCommon(names[0] ?? '') && !tokens[at]!.label.startsWith('nsubj'))
    return undefined
  // 'All Paris is down there'; a name by itself, of which nothing is told, may be anything's.
  if (
    title === undefined &&
    /^(?:all|greater|half|upper|lower)$/i.test(tokens[all[0]! - 1]?.word ?? '') &&
    !names.some((name) => knownNames.has(name))
  )
    return undefined
  if (!isKnown && !tokens.some(({ tag }) => tag === 'VERB' || tag === 'AUX')) return undefined
  const byTitle = title === undefined ? undefined : kindOfPhrase([title])
  const sex = sexOfTitle(title) ?? known ?? (title === undefined ? likelySexOf(names[0] ?? '') : undefined)
  return {
    at,
    ...(!isTitle && {
      name: parts.findLast((part) => !TITLES.has(part.toLowerCase().replace(/\.$/, '')))!,
    }),
    names,
    ...(title === 'old' && { phrase: sex === 'woman' ? 'old woman' : 'old man' }),
    ...(title !== undefined &&
      !/^(?:mr|mrs|ms|miss|old|young|little|big|dr|sir|signora|signor|madame|monsieur|mademoiselle|mevrouw|mijnheer|frau|herr|senor|senora|don|dona|widow)$/.test(
        title,
      ) && { phrase: title }),
    kind:
      title === 'little'
        ? 'child'
        : byTitle && byTitle !== 'someone' && byTitle !== 'man'
          ? byTitle
          : (sex ?? byTitle ?? 'someone'),
    isDefinite: true,
    count: 1,
  }
}

function byNoun(tokens: readonly Token[], at: number): PersonMention | undefined {
  const found = isPersonNoun(tokens, at)
  if (!found || isNobodyHere(tokens, at)) return undefined
  // 'A novice draws water', where the verb is read as a noun.
  const isDoing =
    isSubjectOfNoun(tokens, at) && /^(?:root|compound|conj|ccomp|parataxis)$/.test(tokens[at + 1]!.label)
  if (tokens[at]!.label === 'compound' && !isDoing) return undefined
  // 'Brandt & Sons, Actuaries.'
  if (at > 0 && tokens[at]!.form === 'NNS' && /^\p{Lu}/u.test(tokens[at]!.word)) return undefined
  const around = childrenOf(tokens, at).map((i) => tokens[i]!)
  const words = around.map(({ word }) => word.toLowerCase())
  const determiner = around.find(({ label }) => label === 'det' || label === 'nmod:poss')?.word.toLowerCase()
  const parts = childrenOf(tokens, at)
    .filter(
      (i) =>
        tokens[i]!.tag === 'PROPN' &&
        /^(?:flat|appos|nmod:desc)$/.test(tokens[i]!.label) &&
        !isPlaceName(tokens, i) &&
        Math.abs(i - at) < 4,
    )
    .flatMap((i) => nameParts(tokens, i))
    .map((i) => tokens[i]!.word)
    .filter((part) => /^\p{Lu}/u.test(part) && !TITLES.has(part.toLowerCase()))
  const name = parts.at(-1)
  const isPlural =
    // A noun that has no plural's form is one, however it is tagged.
    (tokens[at]!.form === 'NNS' && singular(tokens[at]!.word) !== tokens[at]!.word) ||
    /^(?:men|women|children|people|wives|wolves|thieves|\w+(?:men|women))$/.test(
      tokens[at]!.word.toLowerCase(),
    )
  const number = around.find(({ label }) => label === 'nummod')?.word.toLowerCase()
  const isChild =
    (words.some((word) => /^(?:little|small|young)$/.test(word)) &&
      /^(?:son|daughter|brother|sister|one)$/.test(found.phrase)) ||
    // 'Your twins.'
    (/^twins?$/.test(found.phrase) && words.some((word) => /^(?:your|my|our|his|her|the|their)$/.test(word)))
  return {
    at,
    ...(name !== undefined && { name }),
    names: parts.map((part) => part.toLowerCase()),
    phrase: found.phrase,
    kind: isChild
      ? 'child'
      : found.kind === 'child' && isTeen(tokens, at)
        ? /girl|daughter|sister/.test(found.phrase)
          ? 'woman'
          : 'man'
        : (/^(?:man|someone)$/.test(found.kind) &&
            name !== undefined &&
            !/^(?:man|king|father|brother|uncle|son|husband)$/.test(found.phrase) &&
            likelySexOf(parts[0]!)) ||
          found.kind,
    isDefinite: determiner !== undefined && !/^(?:an?|some|another)$/.test(determiner),
    count: /^(?:twin|(?:.* )?couple|pair)$/.test(found.phrase)
      ? 2
      : number !== undefined
        ? (NUMBERS[number] ?? (Number(number) || 6))
        : isPlural
          ? 3.5
          : 1,
  }
}

const kindOfPhrase = (words: readonly string[]): Person | undefined =>
  longestMatch(words, 0, phrasesIn(personWords))?.names[0]?.name
