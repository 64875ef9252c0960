import { isOccasion, kindOfPlace } from '../content/places.ts'
import { lowerFirst } from '../language/letter-case.ts'
import { isPlaceNoun } from '../language/noun-kinds.ts'
import { parseText } from './people/parsed-text.ts'
import { joined, prepositionOf } from './people/phrase.ts'
import { phrasesOf } from './people/phrases.ts'
import type { ScenarioPlace } from './scenario.ts'

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

/** 'Stuck in a sitcom', 'trapped inside a music box': whatever it is, the hero is in it. */
const IN_WORLD =
  /\b(?:stuck|trapped|lost|locked|imprisoned|living|live) (?:in|inside) (?:an?|the|my) ((?:\p{Ll}+ )?(?:dream|nightmare|game|simulation|movie|film|book|novel|story|painting|sitcom|show|musical|map|mirror|box|bottle|jar))\b/iu

/** The dream, show or bottle that the hero is in. */
export function worldIn(text: string): ScenarioPlace | undefined {
  const world = IN_WORLD.exec(text)?.[1]
  return world ? { kind: world, isIndoors: true, phrase: `the ${world}` } : undefined
}
