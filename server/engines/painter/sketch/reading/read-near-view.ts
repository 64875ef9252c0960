import type { PainterInput } from '../../painter.ts'
import { nearWords } from '../lexicon/near-views.ts'
import type { Era, NearView } from '../scene-facts.ts'
import { longestMatch, phrasesIn, singular } from '../word-finder.ts'
import { presenceOf } from './presence.ts'
import { isInPast } from './told-tense.ts'
import { toldTrees } from './told-trees.ts'

const LATE = 0.5
/** Verbs by which somebody has their object in hand or looks at it. */
const HANDLED =
  /^(?:take|hold|open|lift|find|read|pick|turn|give|pull|draw|put|place|unfold|hand|lie|examine|study|look|touch|drop|reach|light|pour|set|slide|knock|close|spread)$/

/** A thing that the moment is about, where it tells of no place; the last one named most. */
export function readNearView({ moment }: PainterInput, era: Era | undefined): NearView | undefined {
  const scores = new Map<NearView, number>()
  const trees = toldTrees(moment)
  const isPastTold = isInPast(trees.map(({ tokens }) => tokens))
  for (const { tokens, at } of trees) {
    const words = tokens.map(({ word }) => singular(word.toLowerCase()))
    for (const from of tokens.keys()) {
      const match = longestMatch(words, from, phrasesIn(nearWords))
      if (!match) continue
      const last = from + match.length - 1
      const { tag, head, label } = tokens[last]!
      if (!/^(?:NOUN|PROPN)$/.test(tag) || label === 'compound') continue
      if (!/^(?:acts|there)$/.test(presenceOf(tokens, last, isPastTold))) continue
      const isHandled = head >= 0 && HANDLED.test(tokens[head]!.lemma)
      const place = at / moment.length
      // A thing that comes up late, once, is not what the moment is about.
      for (const { name } of match.names)
        scores.set(name, (scores.get(name) ?? 0) + (isHandled && place < LATE ? 1.2 : 0.6) + place * 0.1)
    }
  }
  if (era === 'old' || era === 'west') scores.delete('near-phone')
  const [first] = [...scores].filter(([, score]) => score >= 1).sort((a, b) => b[1] - a[1])
  return first?.[0]
}
