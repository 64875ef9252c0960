import type { Token } from '#server/ground/grammar/parse-sentence.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { personWords } from '../lexicon/people-and-things.ts'
import { sexOfFirstName } from '../lexicon/first-names.ts'
import type { Person } from '../scene-facts.ts'
import { longestMatch, phrasesIn, singular } from '../word-finder.ts'
import { caseOf, childrenOf, firstInRow } from './told-trees.ts'
import {
  hasDeterminer,
  isCommon,
  isPlaceNoun,
  isSubjectOfNoun,
  nameParts,
  OF_PLACE,
  sexOfTitle,
  TITLES,
} from './person-names.ts'

/** One word by which a sentence tells of somebody. */
export interface PersonMention {
  /** Index of the word. */
  at: number
  name?: string
  /** All words of the name in lower case. */
  names: string[]
  /** What they are called besides: 'old woman', 'sexton'. */
  phrase?: string
  kind: Person
  isDefinite: boolean
  count: number
}

const NUMBERS: Record<string, number> = { one: 1, two: 2, both: 2, three: 3, a: 1, an: 1 }

/** Nouns of people in WordNet that name nobody in a picture. */
const NOBODY =
  /^(?:one|other|man-of-war|rest|first|last|monitor|star|speaker|reader|ruler|counter|double|cooler|self|stranger things|nobody|somebody|someone|anyone|everyone|everybody|anybody|devil|ghost|god|sole|ace|principal|character|eye|hand|head|face|body|case|baby|number|love|sweat|dear|leader|match|pilot light|ham|bore|silly|natural|fence|bay|cox|hooker|page|rib|second|model|captive|subject|crook|guide rope|pawn|knight errant|dummy|key|lead|star turn|prop|cast|party|satyr|primus|dragon|giant|matriarch|patriarch|audience|saint|angel|cherub|apostle|madonna|virgin|gargoyle|ancestor|hero|heroine)$/

/** People whom a sentence tells of, by noun or by name; which words are names is told by the story, too. */
export function mentionedPeople(
  tokens: readonly Token[],
  knownNames: ReadonlySet<string> = new Set(),
): PersonMention[] {
  return tokens.flatMap((token, at) => {
    const isName =
      ((token.tag === 'PROPN' || (token.tag === 'NOUN' && at > 0)) &&
        /^\p{Lu}/u.test(token.word) &&
        !hasDeterminer(tokens, at)) ||
      knownNames.has(token.word.toLowerCase())
    if (isName && isPartOfName(tokens, at)) return []
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
  const title = lower.find((part) => TITLES.has(part))
  const names = lower.filter((part) => !TITLES.has(part))
  const isTitle = names.length === 0
  if (!isTitle && (names.at(-1)!.length < 2 || (names.length > 1 && isPlaceNoun(names.at(-1)!))))
    return undefined
  if (isTitle && (title === undefined || tokens[at]!.form === 'NNPS')) return undefined
  // 'Mirza' after a title is a family's name.
  const known =
    title === undefined || /^(?:old|young|little|big)$/.test(title)
      ? sexOfFirstName(names[0] ?? '')
      : undefined
  const isKnown = title !== undefined || known !== undefined || names.some((name) => knownNames.has(name))
  if (!isKnown && (tokens[at]!.form === 'NNPS' || isPlaceName(tokens, at) || isPersonNoun(tokens, at)))
    return at > 0 && tokens[at]!.form === 'NNPS' ? undefined : isPersonNoun(tokens, at) && byNoun(tokens, at)
  if (!isKnown && names.some((name) => isCommon(name))) return undefined
  const byTitle = title === undefined ? undefined : kindOfPhrase([title])
  const sex = sexOfTitle(title) ?? known
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
  if (!found || tokens[at]!.label === 'compound') return undefined
  if (tokens.some(({ head, word }) => head === at && CARVED.test(word))) return undefined
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
        Math.abs(i - at) < 4,
    )
    .flatMap((i) => nameParts(tokens, i))
    .map((i) => tokens[i]!.word)
  const name = parts.at(-1)
  const isPlural =
    // A noun that has no plural's form is one, however it is tagged.
    (tokens[at]!.form === 'NNS' && singular(tokens[at]!.word) !== tokens[at]!.word) ||
    /^(?:men|women|children|people|wives|wolves|thieves|\w+(?:men|women))$/.test(
      tokens[at]!.word.toLowerCase(),
    )
  const number = around.find(({ label }) => label === 'nummod')?.word.toLowerCase()
  const isChild =
    words.some((word) => /^(?:little|small|young)$/.test(word)) &&
    /^(?:son|daughter|brother|sister|one)$/.test(found.phrase)
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
            sexOfFirstName(parts[0]!.toLowerCase())) ||
          found.kind,
    isDefinite: determiner !== undefined && !/^(?:an?|some|another)$/.test(determiner),
    count: /^(?:twin|couple|pair)$/.test(found.phrase)
      ? 2
      : number !== undefined
        ? (NUMBERS[number] ?? (Number(number) || 6))
        : isPlural
          ? 3
          : 1,
  }
}

/** 'A girl of fifteen or so' is nearly grown. */
const isTeen = (tokens: readonly Token[], at: number): boolean =>
  /^(?:of|aged|who is|,) (?:about |maybe |perhaps |some |not more than )?(?:thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|1[3-9])\b/.test(
    tokens
      .slice(at + 1, at + 6)
      .map(({ word }) => word.toLowerCase())
      .join(' '),
  ) || /^(?:teenage|teenaged|adolescent)$/i.test(tokens[at - 1]?.word ?? '')

/** Verbs and nouns of going, after which a name behind 'to' is a place's: 'the last train to Kessel'. */
const GOES =
  /^(?:go|come|ride|drive|sail|walk|travel|return|get|lead|run|head|fly|move|send|road|way|train|bus|ship|boat|ferry|ticket|journey|trip|path|flight|coach|letter|war|line|tram)$/

const isPlaceName = (tokens: readonly Token[], at: number): boolean => {
  const first = firstInRow(tokens, at)
  const preposition = caseOf(tokens, at) || caseOf(tokens, first)
  return (
    OF_PLACE.test(preposition) ||
    (/^(?:to|for|toward|towards)$/.test(preposition) && GOES.test(tokens[tokens[first]!.head]?.lemma ?? ''))
  )
}

const CARVED =
  /^(?:marble|stone|bronze|wooden|painted|clay|plaster|brass|iron|wax|paper|toy|tin|china|plastic|cardboard|snow|stuffed|carved|dead)$/i

/** What a noun calls somebody, if it does. */
export function isPersonNoun(
  tokens: readonly Token[],
  at: number,
): { phrase: string; kind: Person } | undefined {
  const words = tokens.map(({ word }) => singular(word.toLowerCase()))
  for (const from of [at - 2, at - 1, at].filter((i) => i >= 0)) {
    const match = longestMatch(words, from, phrasesIn(personWords))
    if (match && from + match.length - 1 === at) {
      const phrase = words.slice(from, at + 1).join(' ')
      return { phrase, kind: match.names[0]!.name }
    }
  }
  const { lemma } = tokens[at]!
  const word = singular(lemma.toLowerCase())
  const [first] = sensesOf(word, 'noun')
  if (first?.field !== 'noun.person' || NOBODY.test(word)) return undefined
  const others = sensesOf(word, 'noun').map(({ field }) => field)
  // 'The wipers go', 'beside the diner'.
  if (others.includes('noun.animal') || (/[eo]r$/.test(word) && others.includes('noun.artifact')))
    return undefined
  // 'You walk your strider.'
  if (
    tokens[at]!.label === 'obj' &&
    /^(?:walk|ride|saddle|mount|rein|milk|shoe|graze)$/.test(tokens[tokens[at]!.head]!.lemma)
  )
    return undefined
  // 'The drill string jerks', where the verb is read as a noun.
  if (
    tokens[at]!.form === 'NNS' &&
    /^(?:NOUN|PROPN|VERB)$/.test(tokens[at - 1]?.tag ?? '') &&
    sensesOf(word, 'verb').length > 0
  )
    return undefined
  return {
    phrase: word,
    kind: YOUNG.test(word) ? 'child' : FEMALE.test(word) ? 'woman' : MALE.test(word) ? 'man' : 'someone',
  }
}

const FEMALE =
  /(?:woman|mistress|girl|wife|mother|sister|daughter|widow|queen|maid|niece|lady|actress|hostess|heiress|countess|goddess|governess|soprano|matron|granny|nun|dowager)$/

const MALE =
  /(?:man|men|boy|father|brother|uncle|king|lord|monk|bishop|priest|husband|nephew|baron|count|emperor|tenor|friar|blacksmith|squire)$/

const YOUNG =
  /^(?:granddaughter|grandson|grandchild|schoolboy|schoolgirl|pupil|toddler|infant|teenager|urchin|kid)$/

const kindOfPhrase = (words: readonly string[]): Person | undefined =>
  longestMatch(words, 0, phrasesIn(personWords))?.names[0]?.name
