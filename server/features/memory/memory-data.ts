import { toIso } from '#server/ground/clock.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import type { UserData } from '#server/platform/user-data.ts'
import { isRetold } from './span-boundary.ts'
import { findMemoryRows } from './story-rows.queries.ts'

/** The memory of a reader's stories, of all branches, for the download of their account. */
export const memoryData: UserData = {
  name: 'memory',
  async *collect(db, userId) {
    const stories = await db
      .selectFrom('stories')
      .select('id')
      .where('userId', '=', userId)
      .orderBy('createdAt')
      .execute()
    for (const { id } of stories) {
      const remembered = await rememberedBy(db, id)
      if (remembered.spans.length + remembered.facts.length > 0) yield { storyId: id, ...remembered }
    }
  },
}

async function rememberedBy(db: Connection, storyId: string) {
  const { spans, entries, aliases, facts } = await findMemoryRows(db, storyId)
  const nameById = new Map(entries.map(({ id, name }) => [id, name]))
  const textById = new Map(facts.map(({ id, text }) => [id, text]))
  return {
    spans: spans
      .filter((span) => isRetold(span) && span.status !== 'former')
      .map(({ title, summary, fromMessageId, toMessageId, origin, finishedAt }) => ({
        title,
        summary,
        fromMessageId,
        toMessageId,
        origin,
        keptAt: finishedAt === null ? null : toIso(finishedAt),
      })),
    entries: entries.map(({ id, kind, name }) => ({
      kind,
      name,
      aliases: aliases.filter(({ entryId }) => entryId === id).map((alias) => alias.name),
    })),
    facts: facts.map(
      ({ entryId, text, quote, messageId, origin, isPinned, isStrike, replacesId, proposal }) => ({
        about: nameById.get(entryId) ?? null,
        ...(isStrike === 1 ? { strikes: textById.get(replacesId ?? 0) ?? '' } : { text }),
        quote,
        messageId,
        origin,
        isPinned: isPinned === 1,
        ...(proposal !== null && { proposal }),
      }),
    ),
  }
}
