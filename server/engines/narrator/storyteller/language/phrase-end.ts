import { isApart } from './tree-signs.ts'
import { verbsOf } from './verb-forms.ts'
import * as classes from './word-classes.ts'
import type { Word } from './words.ts'

export interface PhrasePlace {
  /** It is to be followed by its verb. */
  isSubject?: boolean
  /** A bare verb may follow it: 'help Marta open the door'. */
  endsBeforeBase?: boolean
}

export const isWord = (word: Word | undefined): word is Word => word?.kind === 'word'

/** Words that no noun phrase runs over. */
export const isFunctionWord = (word: Word | undefined): boolean =>
  !isWord(word) ||
  (!word.isName &&
    ((classes.determiners.has(word.plain) && word.plain !== 'one') ||
      classes.subjectPronouns.has(word.plain) ||
      (classes.objectPronouns.has(word.plain) && word.plain !== 'one') ||
      (classes.prepositions.has(word.plain) && !isOfShape(word)) ||
      classes.auxiliaries.has(word.plain) ||
      classes.coordinators.has(word.plain) ||
      classes.subordinators.has(word.plain) ||
      classes.whWords.has(word.plain) ||
      classes.negations.has(word.plain) ||
      word.plain === 'please'))

/** 'The little round window'. */
const isOfShape = ({ plain, node }: Word): boolean =>
  plain === 'round' && /^(?:amod|compound)$/.test(node?.label ?? '')

export const isAdverb = (word: Word | undefined) =>
  isWord(word) &&
  !word.isName &&
  (classes.adverbs.has(word.plain) || (/.ly$/.test(word.plain) && word.tags.has('Adverb')))

export const isPlural = (head: string) =>
  (head.endsWith('s') &&
    !/(?:ss|us|is|'s)$/.test(head) &&
    head.length > 2 &&
    !/^(?:gas|bus|lens|news|james|thomas|charles)$/.test(head)) ||
  /^(?:people|men|women|children|folk|police|wolves|mice|geese|sheep|cattle|feet|teeth)$/.test(head)

export const irregularPlurals: Record<string, string> = Object.fromEntries(
  `
  men=man; women=woman; children=child; wolves=wolf; mice=mouse; geese=goose; feet=foot; teeth=tooth;
  knives=knife; wives=wife; thieves=thief; leaves=leaf; loaves=loaf; shelves=shelf; elves=elf; dwarves=dwarf;
  halves=half; lives=life; clothes=clothes; glasses=glasses; scissors=scissors; trousers=trousers;
  people=people; police=police; cattle=cattle; sheep=sheep; folk=folk; cookies=cookie; pies=pie; ties=tie; movies=movie; shoes=shoe; boxes=box; heroes=hero;
  potatoes=potato; tomatoes=tomato
  `
    .split(';')
    .map((entry) => entry.trim().split('=')),
)

/** 'keys' → 'key'; a word that is no plural stays. */
export function singularOf(word: string): string {
  const plain = word.toLowerCase().replace(/'s?$/, '')
  if (Object.hasOwn(irregularPlurals, plain)) return irregularPlurals[plain]!
  if (/^(?!speci|regi|cycla|abdo)\p{L}{3,}(?:wo)?men$/u.test(plain)) return `${plain.slice(0, -3)}man`
  if (!isPlural(plain)) return plain
  if (plain.endsWith('ies')) return `${plain.slice(0, -3)}y`
  return /(?:ch|sh|x|ss|zz)es$/.test(plain) ? plain.slice(0, -2) : plain.slice(0, -1)
}

/** 'Will opens', 'May smiles': a function word that is somebody's name, since a finite verb follows. */
export const startsLikeName = (words: Word[], at: number) =>
  words[at]!.isCapital &&
  /^(?:will|may|can)$/.test(words[at]!.plain) &&
  verbsOf(words[at + 1]?.plain ?? '').some(({ form }) => form === 's')

/** 'the well', 'the back': adverbs that are things after a determiner. */
const placesAsAdverbs =
  /^(?:well|back|home|past|present|right|left|light|dark|north|south|east|west|far|future|inside|outside)$/

const NUMBER = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|many|several)$/

/** Index after the adjectives and nouns that begin at `from`. */
export function endOfRun(words: Word[], from: number, isLed: boolean, place: PhrasePlace): number {
  let i = from
  let hasHead = false
  for (; i < words.length && i - from < 8; i++) {
    const word = words[i]!
    if (!isWord(word)) break
    // 'Wash my hands three times': how often, and no part of them.
    if (hasHead && words[i + 1]?.plain === 'times' && NUMBER.test(word.plain)) break
    if (hasHead && /^(?:once|twice)$/.test(word.plain)) break
    if (word.isName) {
      if (
        hasHead &&
        !words[i - 1]!.isName &&
        !words[i - 1]!.isCapital &&
        !isTitle(words[i - 1]!.plain) &&
        !isOnePerson(words[i - 1]!, word) &&
        isEndOfPerson(words, i, from)
      )
        break
      hasHead = true
      // 'Dana's door': the owner ends here.
      if (word.plain.endsWith("'s") && !words[i + 1]?.isName) return i + 1
      if (
        !words[i + 1]?.isName &&
        !/'s?$/.test(word.plain) &&
        !words[i + 1]?.isCapital &&
        word.isCapital &&
        !isLed
      )
        return i + 1
      continue
    }
    if (
      isFunctionWord(word) &&
      !(
        word.isCapital &&
        hasHead &&
        /^(?:the|of)$/.test(word.plain) &&
        words[i + 1]?.isCapital &&
        word.plain === 'the'
      )
    )
      break
    if (isAdverb(word)) {
      if (
        (i === from || isAdverb(words[i - 1])) &&
        isLed &&
        isWord(words[i + 1]) &&
        !isFunctionWord(words[i + 1])
      )
        continue
      if (i === from && isLed && placesAsAdverbs.test(word.plain)) {
        hasHead = true
        continue
      }
      if (!(isLed && i === from && word.tags.has('Adjective'))) break
      continue
    }
    if (
      hasHead &&
      isCapitalName(words, i - 1) &&
      !word.isCapital &&
      !isLed &&
      !/'s?$/.test(words[i - 1]!.plain) &&
      verbsOf(word.plain).length > 0
    )
      break
    if (/'s?$/.test(word.plain)) return i + 1
    if (hasHead && isApart(words, from, i)) break
    if (endsBeforeVerb(words, i, hasHead, isLed, place)) break
    if (!word.tags.has('Adjective') || isFunctionWord(words[i + 1]))
      hasHead = !isParticiple(word.plain) || isFunctionWord(words[i + 1])
    if (
      word.tags.has('Adjective') &&
      hasHead &&
      i > from &&
      !words[i - 1]!.tags.has('Adjective') &&
      isFunctionWord(words[i + 1]) &&
      !isLed
    )
      break
  }
  return i
}

export const isTitle = (plain: string) =>
  /^(?:mr|mrs|ms|miss|dr|doctor|captain|king|queen|prince|princess|lord|lady|sir|dame|old|young|uncle|aunt|grandma|grandpa|father|mother|sister|brother|saint|st|professor|sergeant|sheriff|baron|duke|count|admiral|general|colonel|major|the|master|madam|madame|emperor|inspector|detective|officer|agent|dear|poor|little|big|brave)$/.test(
    plain,
  )

/** 'My boss Gillian', by the tree. */
const isOnePerson = (role: Word, { node }: Word) =>
  (/^(?:appos|flat)$/.test(node?.label ?? '') && node?.head === role) ||
  (role.node?.label === 'compound' && role.node.head?.node === node)

const isEndOfPerson = (words: Word[], at: number, from: number) =>
  at > from && !words[at - 1]!.tags.has('Adjective')

const isCapitalName = (words: Word[], at: number) => words[at]!.isCapital && words[at]!.kind === 'word'

const isParticiple = (plain: string) =>
  verbsOf(plain).some(({ form }) => form === 'past' || form === 'participle' || form === 'ing')

/** Whether the verb of the clause, or what follows the noun, begins here. */
function endsBeforeVerb(
  words: Word[],
  at: number,
  hasHead: boolean,
  isLed: boolean,
  place: PhrasePlace,
): boolean {
  const word = words[at]!
  const verbs = verbsOf(word.plain)
  const isFinite = verbs.some(({ form }) => form === 's' || form === 'past')
  if (!hasHead) {
    if (isLed || at === 0) return false
    return false
  }
  if (verbs.length === 0)
    return (
      isUnknownVerb(words, at) &&
      (place.isSubject === true || (word.tags.has('PastTense') && isFunctionWord(words[at + 1])))
    )
  const next = words[at + 1]
  const nextVerbs = isWord(next) ? verbsOf(next.plain) : []
  const isBeforeVerb =
    classes.auxiliaries.has(next?.plain ?? '') ||
    (next?.tags.has('Plural') !== true && nextVerbs.some(({ form }) => form === 's' || form === 'past'))
  if (verbs.some(({ form }) => form === 'past' || form === 'participle')) {
    const isNounToo = word.tags.has('Noun') && verbs.every(({ form }) => form === 'participle')
    return !isNounToo && !(isLed && word.plain === 'left' && isWord(next) && !isFunctionWord(next))
  }
  if (verbs.every(({ form }) => form === 'ing')) return !classes.nounsInIng.has(word.plain)
  if (isFinite) {
    if (!place.isSubject) return false
    if (isBeforeVerb) return false
    return !(
      nextVerbs.some(({ form }) => form === 'base') &&
      word.tags.has('Plural') &&
      !isFunctionWord(next)
    )
  }
  // 'Make the kitchen tap drip': the tree sees one noun.
  if (place.endsBeforeBase && word.node?.label === 'compound' && word.node.head === next) return false
  if (place.endsBeforeBase)
    return !classes.nounsFirst.has(word.plain) || classes.determiners.has(next?.plain ?? '')
  if (!place.isSubject || isBeforeVerb) return false
  const isMany =
    isPlural(words[at - 1]!.plain) || (words[at - 1]!.isCapital && !classes.nounsFirst.has(word.plain))
  return (
    isMany &&
    (!word.tags.has('Noun') || !isWord(next) || isFunctionWord(next) || !classes.nounsFirst.has(word.plain))
  )
}

/** A verb that the lexicon does not hold: 'Ketil yodels', where the tagger sees one or nothing else would be the verb. */
function isUnknownVerb(words: Word[], at: number): boolean {
  const word = words[at]!
  const next = words[at + 1]
  if (!(word.tags.has('PresentTense') || word.tags.has('PastTense'))) return false
  return !isWord(next) || isFunctionWord(next) || isAdverb(next)
}
