import type { RememberedEntry } from '#server/engines/painter/painter.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { readPathMemory } from './path-memory.ts'
import { nameKey } from './known-entries.ts'
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

/** Somebody of a story, as its memory knows them on one path. */
export interface KnownPerson {
  kind: 'hero' | 'person'
  name: string
  /** Their names without case and article, the first one theirs above all. */
  keys: string[]
  facts: string[]
  /** The message that first told of them; null where they are known always. */
  sinceId: number | null
}

/** The people who are known on the path to a message, and whether another message is on it. */
export async function readKnownPeople(
  db: Connection,
  storyId: string,
  headId: number,
): Promise<{ people: KnownPerson[]; isOnPath: (messageId: number) => boolean }> {
  const memory = await withStorytellerFacts(db, storyId, await readPathMemory(db, storyId, headId))
  const byEntry = Map.groupBy(memory.facts, ({ entry }) => entry.id)
  const people = memory.entries.flatMap(({ id, kind, name, aliases }): KnownPerson[] => {
    const facts = byEntry.get(id) ?? []
    if ((kind !== 'hero' && kind !== 'person') || facts.length === 0) return []
    const since = facts.map(({ messageId }) => messageId ?? 0)
    return [
      {
        kind,
        name,
        keys: [name, ...aliases].map(nameKey),
        facts: facts.map(({ text }) => text),
        sinceId: Math.min(...since) || null,
      },
    ]
  })
  return { people, isOnPath: (messageId) => memory.path.has(messageId) }
}
