import type { PainterInput } from '../../painter.ts'
import { nearWords } from '../lexicon/near-views.ts'
import type { Era, NearView } from '../scene-facts.ts'
import { clausesOf } from './clauses.ts'
import { isThere, mentionsIn } from './mentions.ts'

/** Words before a thing that say that somebody has it in hand or looks at it. */
const HANDLED =
  /^(?:take|took|hold|held|holding|open|opened|lift|lifted|find|found|read|pick|picked|turn|turned|give|gave|pull|pulled|draw|drew|put|place|placed|unfold|unfolded|hand|handed|lie|lay|lies|examine|study|studied|look|looked|touch|touched|drop|dropped|reach|light|lit|pour|poured|set|slide|slid|knock|knocked|close|closed)/

const LATE = 0.5

/** A thing that the moment is about, where it tells of no place; the last one named most. */
export function readNearView({ moment }: PainterInput, era: Era | undefined): NearView | undefined {
  const scores = new Map<NearView, number>()
  for (const mention of mentionsIn(clausesOf(moment), nearWords)) {
    if (!isThere(mention)) continue
    const { name, lead, at } = mention
    const isHandled =
      lead.slice(-5).some((word) => HANDLED.test(word)) ||
      /^(?:you|i|he|she|they|we)$/.test(lead.at(-3) ?? '')
    // A thing that comes up late, once, is not what the moment is about.
    scores.set(name, (scores.get(name) ?? 0) + (isHandled && at < LATE ? 1.2 : 0.6) + at * 0.1)
  }
  if (era === 'old' || era === 'west') scores.delete('near-phone')
  const [first] = [...scores].filter(([, score]) => score >= 1).sort((a, b) => b[1] - a[1])
  return first?.[0]
}
