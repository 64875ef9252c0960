import type { RememberedEntry } from '#server/engines/painter/painter.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { readPathMemory } from './path-memory.ts'
import { withStorytellerFacts } from './storyteller-facts.ts'

/** People, places and things that are remembered on the path to a message, with their facts, the oldest first. */
export async function readRemembered(
  db: Connection,
  storyId: string,
  messageId: number,
): Promise<RememberedEntry[]> {
  const { entries, facts } = await withStorytellerFacts(
    db,
    storyId,
    await readPathMemory(db, storyId, messageId),
  )
  const byEntry = Map.groupBy(facts, ({ entry }) => entry.id)
  return entries.flatMap(({ id, kind, name }) =>
    kind === 'thread' || kind === 'rule'
      ? []
      : [{ kind, name, facts: (byEntry.get(id) ?? []).map(({ text }) => text) }],
  )
}
