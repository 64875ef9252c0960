import { entriesOfWorld } from '#server/engines/narrator/storyteller/world-entries.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { nameKey } from './known-entries.ts'
import type { KnownFact, PathMemory } from './path-memory.ts'
import { stemsOf } from './word-stems.ts'

const WEIGHT = 2

/**
 * Returns the memory of a path with the built-in storyteller's last record on it, as entries and facts like all others.
 * These have no rows: their ids are negative, and hold for one reading.
 */
export async function withStorytellerFacts(
  db: Connection,
  storyId: string,
  memory: PathMemory,
): Promise<PathMemory> {
  const { path } = memory
  if (path.recordId === undefined) return memory
  const row = await db
    .selectFrom('messages')
    .select('memory')
    .where('id', '=', path.recordId)
    .where('storyId', '=', storyId)
    .executeTakeFirst()
  const entries = [...memory.entries]
  const facts: KnownFact[] = []
  let lastId = 0
  for (const { kind, name, aliases, facts: told } of entriesOfWorld(row?.memory ?? '')) {
    const isMeant = (known: string) => nameKey(known) === nameKey(name)
    let entry = entries.find((each) => [each.name, ...each.aliases].some(isMeant))
    if (!entry) entries.push((entry = { id: --lastId, kind, name, aliases: [...new Set(aliases)] }))
    for (const { text, turn } of told)
      facts.push({
        id: --lastId,
        entry,
        spanId: null,
        messageId: path.replyIds[turn] ?? path.replyIds.at(-1) ?? null,
        text,
        quote: null,
        words: ` ${[...stemsOf([text, name, ...aliases].join('\n'))].join(' ')} `,
        weight: WEIGHT,
        replacesId: null,
        updatesId: null,
        isStrike: 0,
        isPinned: 0,
        proposal: null,
        origin: 'storyteller',
        laterIds: [],
      })
  }
  return { ...memory, entries, facts: [...facts, ...memory.facts] }
}
