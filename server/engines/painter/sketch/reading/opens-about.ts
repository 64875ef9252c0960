import { toldNouns } from '../lexicon/place-lexicon.ts'
import type { ToldPlace } from '../scene-facts.ts'
import { longestMatch, phrasesIn, singular } from '../word-finder.ts'
import { caseOf, childrenOf, type ToldTree, toldTrees } from './told-trees.ts'

/** What happens to a place, or where it is, that one does not stand in. */
const ELSEWHERE =
  /\b(?:burns?|burning|on fire|roof of the (?:train|bus|car|van|tram)|above|over you|overhead|behind you|below|beneath|come down|gone|thins?|ends?|across|opens? (?:on|onto|at)|was|were|had|would|will|far off|ahead|from)\b/i
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
const HOUR = /^(?:night|midnight|noon|dawn|dusk|morning|evening|sunrise|sunset|afternoon|twilight)$/i
const NONE = /^(?:no|any|every|some|another)$/i

/** Whether the first sentence is about a place, or tells that one is there: 'The schoolroom is hot', 'You wake in a barn'. */
export function opensAbout(place: ToldPlace, moment: string): boolean {
  const [tree] = toldTrees(moment)
  if (!tree || tree.paragraph > 0 || vague.has(place)) return false
  if (ELSEWHERE.test(tree.tokens.map(({ word }) => word).join(' '))) return false
  const words = tree.tokens.map(({ word }) => singular(word.toLowerCase()))
  return words.some((_, from) => {
    const match = longestMatch(words, from, phrasesIn(toldNouns))
    return (
      match !== undefined &&
      match.names.some(({ name }) => name === place) &&
      isWhere(tree, from, from + match.length - 1)
    )
  })
}

/** Whether the words from one to another are the subject of the sentence, or where its subject is. */
function isWhere({ tokens }: ToldTree, from: number, at: number): boolean {
  const own = childrenOf(tokens, at)
  if (own.some((i) => (i < from && tokens[i]!.label === 'compound') || NONE.test(tokens[i]!.word)))
    return false
  const { label, head, tag } = tokens[at]!
  if (!/^(?:NOUN|PROPN)$/.test(tag) || head < 0) return false
  if (label.startsWith('nsubj') && tokens[head]!.label === 'root')
    return own.some((i) => /^(?:det|nmod:poss)$/.test(tokens[i]!.label) && !/^an?$/i.test(tokens[i]!.word))
  const preposition = caseOf(tokens, at)
  const place = preposition === 'of' && PART.test(tokens[head]!.lemma) ? head : at
  const verb = tokens[tokens[place]!.head]
  const where = caseOf(tokens, place)
  // 'Midnight in the cemetery.'
  if (verb?.label === 'root' && HOUR.test(verb.lemma)) return /^(?:in|at|on|over)$/.test(where)
  return (
    tokens[place]!.label.startsWith('obl') &&
    /^(?:in|inside|on|at|through|along|down)$/.test(where) &&
    verb?.label === 'root' &&
    verb.form !== 'VBD' &&
    childrenOf(tokens, tokens[place]!.head).some((i) => /^(?:you|i|we)$/i.test(tokens[i]!.word))
  )
}
