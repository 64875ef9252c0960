import type { MemoryEntry, MemoryProposal, StoryMemory } from '#contract/memory.ts'
import { requireStory } from '#server/features/stories/story-access.ts'
import type { MemoryContext } from './memory-context.ts'
import { readPathMemory, type KnownFact, type PathMemory } from './path-memory.ts'
import { rememberedSpan } from './recall.ts'
import { withStorytellerFacts } from './storyteller-facts.ts'

type ReadContext = Pick<MemoryContext, 'db' | 'narrators'>

/** Reads the story's memory on the path that is played. Throws `story_not_found`. */
export async function readMemory(
  { db, narrators }: ReadContext,
  userId: number,
  storyId: string,
): Promise<StoryMemory> {
  const { headId, connectionId, note, asksMemory } = await requireStory(db, userId, storyId)
  const asksFirst = asksMemory === 1
  if (headId === null) return { spans: [], entries: [], proposals: [], note, state: 'up_to_date', asksFirst }
  const stored = await readPathMemory(db, storyId, headId)
  const memory = await withStorytellerFacts(db, storyId, stored)
  const narrator = await narrators.find(userId, connectionId)
  return {
    spans: memory.spans.map((span) => ({
      ...rememberedSpan(span, memory),
      fromMessageId: span.fromMessageId,
      toMessageId: span.toMessageId,
      openThreads: JSON.parse(span.openThreads) as string[],
    })),
    entries: entriesWithFacts(memory),
    proposals: waitingFacts(memory),
    note,
    state: narrator.answer ? stateOf(memory) : 'own',
    asksFirst,
  }
}

function stateOf({ open }: PathMemory): StoryMemory['state'] {
  if (!open) return 'up_to_date'
  return open.status === 'failed' ? 'failed' : 'working'
}

/** Those of whom something is known, who has the most first. */
function entriesWithFacts({ entries, facts, path }: PathMemory): MemoryEntry[] {
  const byEntry = Map.groupBy(facts, ({ entry }) => entry.id)
  return entries
    .map(({ id, kind, name, aliases }) => ({
      id,
      kind,
      name,
      aliases,
      facts: (byEntry.get(id) ?? []).map((fact) => shownFact(fact, path)),
    }))
    .filter(({ facts: own }) => own.length > 0)
    .toSorted((one, other) => other.facts.length - one.facts.length)
}

/** Facts that wait for the reader, oldest first, each with what it changes; their own words are struck at most. */
function waitingFacts({ proposals, facts, path }: PathMemory): MemoryProposal[] {
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  return proposals.flatMap((fact) => {
    if (fact.proposal !== 'open') return []
    const { id, entry, text, quote, messageId, knownBy, replacesId, updatesId } = fact
    const replaced = byId.get(replacesId ?? 0)
    const isStrike = fact.isStrike === 1
    // What has gone meanwhile need not be struck any more.
    if (isStrike && !replaced) return []
    const isKept = replaced?.origin === 'reader' && !isStrike
    const before = isKept ? undefined : (replaced ?? byId.get(updatesId ?? 0))
    return [
      {
        id,
        about: entry.name,
        text: isStrike ? (quote ?? '') : text,
        ...(isStrike && { isStrike }),
        messageId,
        ...(messageId !== null && { turn: path.turnOf(messageId) }),
        ...(knownBy && { knownBy }),
        ...(before && { before: { text: before.text, goes: before === replaced } }),
      },
    ]
  })
}

const shownFact = (
  { id, text, messageId, isPinned, origin, knownBy }: KnownFact,
  path: PathMemory['path'],
) => ({
  id,
  text,
  messageId,
  ...(messageId !== null && { turn: path.turnOf(messageId) }),
  isPinned: isPinned === 1,
  origin,
  ...(knownBy && { knownBy }),
})
