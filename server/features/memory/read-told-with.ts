import type { ToldWith } from '#contract/told-with.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { readStoryPath } from './story-path.queries.ts'
import { findMemoryRows } from './story-rows.queries.ts'
import { findGiven, findLastGiven } from './told-with.queries.ts'

const NANO = 1_000_000_000
/** Replies above one among which another is looked for of which the same is known. */
const MOST_ABOVE = 100

/** Reads the part of its memory that the story gave along with a reply. Throws `turn_not_found`, also where nothing is known of it. */
export async function readToldWith(
  db: Connection,
  place: { userId: number; storyId: string; messageId: number },
): Promise<ToldWith> {
  const found = await findGiven(db, place)
  if (!found) throw new AppError('turn_not_found')
  const { given, priceNanoUsd } = found
  const { storyId, messageId } = place
  const [path, { spans, entries, facts }] = await Promise.all([
    readStoryPath(db, storyId, messageId),
    findMemoryRows(db, storyId),
  ])
  const spanById = new Map(spans.map((span) => [span.id, span]))
  const nameById = new Map(entries.map(({ id, name }) => [id, name]))
  const factById = new Map(facts.map((fact) => [fact.id, fact]))
  const factsOf = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const unstored = given.unstored?.find((each) => each.id === id)
      if (unstored) return [{ ...unstored, messageId: path.replyIds[unstored.turn ?? -1] ?? null }]
      const fact = factById.get(id)
      if (!fact) return []
      const { text, messageId: toldIn, entryId, knownBy } = fact
      return [
        {
          id,
          about: given.names[id] ?? nameById.get(entryId) ?? '',
          text,
          messageId: toldIn,
          ...(toldIn !== null && { turn: path.turnOf(toldIn) }),
          ...(knownBy !== null && { knownBy: JSON.parse(knownBy) as string[] }),
        },
      ]
    })
  const repliesAbove = path.replyIds.filter((id) => id < messageId).slice(-MOST_ABOVE)
  return {
    turn: path.turnOf(messageId),
    earlierMessageId: await findLastGiven(db, repliesAbove),
    pins: factsOf(given.pinIds),
    spans: given.spanIds.flatMap((id) => {
      const span = spanById.get(id)
      if (!span) return []
      const { title, summary, fromMessageId, toMessageId } = span
      const turns = { fromTurn: path.turnOf(fromMessageId), toTurn: path.turnOf(toMessageId) }
      return [{ id, title, ...(!given.titleOnlyIds.includes(id) && { summary }), ...turns }]
    }),
    facts: factsOf(given.factIds),
    inPlay: factsOf(given.inPlayIds),
    passages: given.passages,
    firstMessageId: given.firstMessageId ?? null,
    note: given.note ?? null,
    promptTokens: given.promptTokens,
    memoryTokens: given.memoryTokens,
    costUsd: priceNanoUsd === null ? null : priceNanoUsd / NANO,
  }
}
