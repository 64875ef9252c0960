import type { PainterInput } from '../../painter.ts'
import { thingEras, thingWords } from '../lexicon/people-and-things.ts'
import type { Era, Thing } from '../scene-facts.ts'
import { clausesOf } from './clauses.ts'
import { isThere, mentionsIn } from './mentions.ts'
import { suits } from './read-era.ts'

const MOST = 3

/** Things that the moment shows, the most spoken of first; none that is only talked about or of another age. */
export function readThings({ moment }: PainterInput, era: Era | undefined): Thing[] {
  const scores = new Map<Thing, number>()
  for (const mention of mentionsIn(clausesOf(moment), thingWords, () => []))
    if (isThere(mention)) scores.set(mention.name, (scores.get(mention.name) ?? 0) + mention.sureness)
  return [...scores]
    .filter(([thing]) => suits(thingEras[thing], era) > 0)
    .sort((a, b) => b[1] - a[1])
    .map(([thing]) => thing)
    .slice(0, MOST)
}
