import { isOccasion, kindOfPlace } from '../content/places.ts'
import { lowerFirst } from '../language/letter-case.ts'
import { isMadeThing, isPlaceNoun, isVehicleNoun } from '../language/noun-kinds.ts'
import { phraseAt } from '../language/noun-phrase.ts'
import { verbsOf } from '../language/verb-forms.ts'
import type { Word } from '../language/words.ts'
import { parseText } from './people/parsed-text.ts'
import { joined, prepositionOf } from './people/phrase.ts'
import { phrasesOf } from './people/phrases.ts'
import type { ScenarioPlace } from './scenario.ts'

/** What one does with a place by being in it all day. */
const KEEPING = new Set(
  'run keep own drive sail pilot fly command steer haunt guard manage open clean inherit buy live work'.split(
    ' ',
  ),
)
const PART = /^(?:back|middle|corner|front|bottom|top|end|edge|hold|belly)$/

const WITHIN = /^(?:in|at|on|aboard|inside|under)$/

/** The place that words without a verb name: 'Desert bus', 'zombie mall but …', 'heist at a retirement home'. */
export function placeNamed(text: string, isTopic: boolean): ScenarioPlace | undefined {
  // 'Widow at the salt works', with the last noun taken for a verb.
  const named = isTopic
    ? / (?:in|at|on|aboard|inside) (?:the|an?) ([\p{Ll} '’-]+?)[.!]?$/u.exec(text)?.[1]
    : undefined
  const end = named?.split(' ').at(-1)
  if (end && (isPlaceNoun(end) || kindOfPlace(end)))
    return { kind: end, isIndoors: true, phrase: `the ${named}` }
  const nodes = parseText(text)
  const verbs = nodes.filter(
    ({ tag, label }) => !isTopic && tag === 'VERB' && !/^(?:amod|compound|acl|nmod|obl)/.test(label),
  )
  for (const phrase of phrasesOf(nodes)) {
    const { head, noun, words, determiner, isPlural, possessive, isOwner } = phrase
    const last = noun ?? words.at(-1)!
    const isTold = verbs.some(({ at, sentence }) => sentence === head.sentence && at < head.at)
    const preposition = prepositionOf(phrase)
    if (
      isTold ||
      isOwner ||
      possessive ||
      determiner === 'no' ||
      (isPlural && !WORKS.test(last.plain)) ||
      (!isTopic && /^(?:nsubj|obj)/.test(head.label)) ||
      (preposition !== undefined && !WITHIN.test(preposition))
    )
      continue
    if (!isPlaceNoun(last.plain) && kindOfPlace(last.plain) === undefined && !isOccasion(last.plain)) continue
    const [first] = words
    const told = joined(words.filter(({ tag }) => tag !== 'NUM'))
    const own = first!.isFirst && !first!.isNextCapital ? lowerFirst(told) : told
    return { kind: last.plain, isIndoors: isPlaceNoun(last.plain), phrase: `the ${own}` }
  }
  return undefined
}

/** One place by a plural. */
const WORKS = /^(?:works|crossroads|barracks|headquarters|gardens|docks|woods|baths)$/

/** The house, room or vehicle that the scenario tells its hero in or at work in: 'in the back of a police van', 'I drive a night bus'. */
export function standsIn(words: Word[]): (ScenarioPlace & { isKept: boolean }) | undefined {
  for (const [at, word] of words.entries()) {
    const isKept =
      verbsOf(word.plain).some(({ lemma }) => KEEPING.has(lemma)) &&
      (at === 0 || !/^(?:to|must|will|can)$/.test(words[at - 1]!.plain))
    if (!isKept && !/^(?:in|aboard|inside|on)$/.test(word.plain)) continue
    const phrase = phraseAt(words, at + 1)
    const mention = phrase?.mention.of && PART.test(phrase.mention.head) ? phrase.mention.of : phrase?.mention
    if (!mention || mention.isPlural || !/^(?:an?|the|my|our|his|her|their)$/.test(mention.determiner ?? ''))
      continue
    if (
      /^(?:his|her|their)$/.test(mention.determiner!) &&
      words.some(({ plain }) => plain === 'i' || plain === 'my')
    )
      continue
    const head = mention.of ? mention.text.split(' of ')[0]!.split(' ').at(-1)! : mention.head
    const isHeld = HELD.test(words[at - 1]?.plain ?? '') && (WORLDS.test(head) || isMadeThing(head))
    if (isPlaceNoun(head) || isHeld || (/^(?:on|aboard)$/.test(word.plain) && isVehicleNoun(head)))
      return { kind: head, isIndoors: true, phrase: `the ${mention.text.replace(/^only /, '')}`, isKept }
  }
  return undefined
}

/** 'Stuck in a sitcom', 'trapped inside a music box': whatever it is, the hero is in it. */
const HELD = /^(?:stuck|trapped|lost|locked|imprisoned|living|live)$/
const WORLDS =
  /^(?:dream|nightmare|game|simulation|movie|film|book|novel|story|painting|sitcom|show|musical|map|mirror)$/
