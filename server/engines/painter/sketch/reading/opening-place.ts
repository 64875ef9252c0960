import { placeEntries, toldNouns } from '../lexicon/place-lexicon.ts'
import type { Era, ToldPlace } from '../scene-facts.ts'
import { longestMatch, phrasesIn, singular } from '../word-finder.ts'
import { rivals } from './place-evidence.ts'
import { suits } from './read-era.ts'
import { caseOf, childrenOf, type ToldTree, toldTrees } from './told-trees.ts'

/** What happens to a place, or where it is, that one does not stand in. */
const ELSEWHERE =
  /\b(?:burns?|burning|on fire|above|over you|overhead|behind you|below|beneath|come down|gone|thins?|ends?|across|opens? (?:on|onto|at)|was|were|had|would|will|far off|ahead|from)\b/i
/** Words by which a part of a place is the place: 'the floor of a barn'. */
const PART = /^(?:floor|middle|edge|centre|center|end|corner|foot|heart|back|ridge|depths?|far|stool)$/
/** Places that lead elsewhere, and those that are no more than a side of the roof. */
const vague: ReadonlySet<ToldPlace> = new Set([
  'lift',
  'room',
  'open',
  'city',
  'cell',
  'coast',
  'space',
  'station',
])
const DOES_NOTHING = /^(?:an?|no|any|every|some|another)$/i

/** The place with which a telling opens, as what its first sentence is about or as where one is in it: 'The schoolroom is hot', 'You wake in a barn'. */
export function openingPlace(
  moment: string,
  era: Era | undefined,
  likely: readonly number[],
): ToldPlace | undefined {
  const [tree] = toldTrees(moment)
  if (!tree || tree.paragraph > 0 || ELSEWHERE.test(tree.tokens.map(({ word }) => word).join(' ')))
    return undefined
  const words = tree.tokens.map(({ word }) => singular(word.toLowerCase()))
  const found = words.flatMap((_, from) => {
    const match = longestMatch(words, from, phrasesIn(toldNouns))
    const at = match ? from + match.length - 1 : -1
    if (!match || !isWhere(tree, from, at)) return []
    return match.names
      .map(({ name }) => name)
      .filter((name) => suits(placeEntries[name].eras, era) > 0 || !era)
  })
  const [likeliest] = found.toSorted(
    (one, other) => likely[rivals.indexOf(other)]! - likely[rivals.indexOf(one)]!,
  )
  return likeliest === undefined || vague.has(likeliest) ? undefined : likeliest
}

/** Whether the words from one to another are the subject of the sentence, or where its subject is. */
function isWhere({ tokens }: ToldTree, from: number, at: number): boolean {
  const own = childrenOf(tokens, at)
  if (
    own.some(
      (i) =>
        (i < from && tokens[i]!.label === 'compound') ||
        (DOES_NOTHING.test(tokens[i]!.word) && tokens[i]!.word.length > 2),
    )
  )
    return false
  const { label, head, tag } = tokens[at]!
  if (!/^(?:NOUN|PROPN)$/.test(tag) || head < 0) return false
  if (label.startsWith('nsubj') && tokens[head]!.label === 'root')
    return own.some((i) => /^(?:det|nmod:poss)$/.test(tokens[i]!.label) && !/^an?$/i.test(tokens[i]!.word))
  const preposition = caseOf(tokens, at)
  const place = preposition === 'of' && PART.test(tokens[head]!.lemma) ? head : at
  const verb = tokens[tokens[place]!.head]
  return (
    /^obl/.test(tokens[place]!.label) &&
    /^(?:in|inside|on|at|through|along|down)$/.test(caseOf(tokens, place)) &&
    verb?.label === 'root' &&
    childrenOf(tokens, tokens[place]!.head).some((i) => /^(?:you|i|we)$/i.test(tokens[i]!.word))
  )
}
