import { type Backdrop, backdropWords, isUnderSky } from '../lexicon/backdrops.ts'
import type { SceneFacts } from '../scene-facts.ts'
import { phrasesIn } from '../word-finder.ts'
import { presenceOf } from './presence.ts'
import { isInPast } from './told-tense.ts'
import { childrenOf, toldTrees } from './told-trees.ts'

const MOST = 2
/** What makes of it one that is not around: 'another window', 'the old forest'. */
const OTHER = /^(?:no|any|every|another|each|other|paper|painted|old|toy|display|shop)$/i

/** What the moment tells to be around, of the side of the roof on which people are, the surest first. */
export function readBackdrop(moment: string, side: SceneFacts['side']): Backdrop[] {
  const counts = new Map<Backdrop, number>()
  const trees = toldTrees(moment)
  const isPastTold = isInPast(trees.map(({ tokens }) => tokens))
  const phrases = phrasesIn<Backdrop>(backdropWords)
  for (const { tokens } of trees)
    for (const [at, { tag, lemma, label }] of tokens.entries()) {
      const [found] = (tag === 'NOUN' && phrases.get(lemma)) || []
      if (!found || label === 'compound' || label === 'nmod:poss') continue
      if (childrenOf(tokens, at).some((i) => OTHER.test(tokens[i]!.word))) continue
      const { name } = found
      if (isUnderSky(name) ? side !== 'outside' : side === 'outside') continue
      // 'By the window', 'under the trees' are as near as what is seen.
      const isWhere =
        label === 'obl' && tokens.slice(Math.max(0, at - 3), at).some(({ word }) => NEAR.test(word))
      if (isWhere || /^(?:acts|there)$/.test(presenceOf(tokens, at, isPastTold, true)))
        counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST)
    .map(([name]) => name)
}
const NEAR =
  /^(?:at|by|under|beside|among|between|before|behind|from|below|above|against|on|in|through|across|over|near|along)$/i
