import type { EntryKind, Holds } from '#contract/memory.ts'
import { requireStory } from '#server/features/stories/story-access.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { insertEntry, insertFact, setMergedInto, setPinned, settleProposals } from './entries.queries.ts'
import type { MemoryContext } from './memory-context.ts'
import { nameKey } from './known-entries.ts'
import { readPathMemory, type KnownFact, type PathMemory } from './path-memory.ts'
import { insertReaderSpan } from './spans.queries.ts'
import { holdMemory } from './story-rows.queries.ts'

type EditContext = Pick<MemoryContext, 'db' | 'clock' | 'wakeUps'>
interface ReadersStory {
  userId: number
  storyId: string
}
interface Edit {
  trx: Connection
  memory: PathMemory
  headId: number
  now: number
}

const READERS_WEIGHT = 5

/** Changes the memory of the reader's own story in one transaction. Throws `story_not_found`. */
async function editMemory(
  { db, clock, wakeUps }: EditContext,
  { userId, storyId }: ReadersStory,
  change: (edit: Edit) => Promise<void>,
): Promise<void> {
  const changedAt = await db.transaction().execute(async (trx) => {
    const { headId } = await requireStory(trx, userId, storyId)
    if (headId === null) throw new AppError('story_not_found')
    await holdMemory(trx, storyId)
    const memory = await readPathMemory(trx, storyId, headId)
    await change({ trx, memory, headId, now: clock.now() })
    return headId
  })
  wakeUps.send('remembered', changedAt)
}

const messageFor = (holds: Holds, headId: number): number | null => (holds === 'always' ? null : headId)

/** Adds what the reader says, about an entry of that name or a new one. */
export const addReaderFact = (
  context: EditContext,
  place: ReadersStory,
  { about, kind, text, holds }: { about: string; kind: EntryKind; text: string; holds: Holds },
): Promise<void> =>
  editMemory(context, place, async ({ trx, memory, headId, now }) => {
    const { storyId } = place
    const isMeant = (name: string) => nameKey(name) === nameKey(about)
    const known = memory.entries.find(({ name, aliases }) => [name, ...aliases].some(isMeant))
    const entryId = known?.id ?? (await insertEntry(trx, { storyId, spanId: null, kind, name: about, now }))
    await insertFact(trx, {
      storyId,
      entryId,
      messageId: messageFor(holds, headId),
      text,
      findBy: [about, ...(known?.aliases ?? [])],
      weight: READERS_WEIGHT,
      origin: 'reader',
      now,
    })
  })

/** Puts the reader's words in the place of a fact, which stays pinned where it was. Throws `memory_not_found`. */
export const correctReaderFact = (
  context: EditContext,
  place: ReadersStory,
  { factId, text, holds }: { factId: number; text: string; holds: Holds },
): Promise<void> =>
  editMemory(context, place, async ({ trx, memory, headId, now }) => {
    const fact = requireFact(memory, factId)
    const messageId = messageFor(holds, headId)
    await insertFact(trx, {
      ...readersWordOn(fact, place, now),
      messageId,
      text,
      isPinned: fact.isPinned === 1,
    })
  })

/** Says that a fact does not hold. Throws `memory_not_found`. */
export const strikeReaderFact = (
  context: EditContext,
  place: ReadersStory,
  { factId, holds }: { factId: number; holds: Holds },
): Promise<void> =>
  editMemory(context, place, async ({ trx, memory, headId, now }) => {
    const fact = requireFact(memory, factId)
    const messageId = messageFor(holds, headId)
    await insertFact(trx, { ...readersWordOn(fact, place, now), messageId, text: '', isStrike: true })
  })

/** Pins a fact or lets it go. Throws `memory_not_found`. */
export const pinReaderFact = (
  context: EditContext,
  place: ReadersStory,
  { factId, isPinned }: { factId: number; isPinned: boolean },
): Promise<void> =>
  editMemory(context, place, async ({ trx, memory }) => {
    requireFact(memory, factId)
    await setPinned(trx, place.storyId, factId, isPinned)
  })

/** Makes one entry of two. Throws `memory_not_found` for what the path does not know, and for one and the same. */
export const mergeReaderEntries = (
  context: EditContext,
  place: ReadersStory,
  { entryId, into }: { entryId: number; into: number },
): Promise<void> =>
  editMemory(context, place, async ({ trx, memory }) => {
    const isKnown = (id: number) => memory.entries.some((entry) => entry.id === id)
    if (entryId === into || !isKnown(entryId) || !isKnown(into)) throw new AppError('memory_not_found')
    await setMergedInto(trx, { storyId: place.storyId, id: entryId, intoId: into })
  })

/** Takes proposals of the keeper into the memory, and declines others. Throws `memory_not_found` for what does not wait. */
export const decideProposals = (
  context: EditContext,
  place: ReadersStory,
  { accept, decline }: { accept: readonly number[]; decline: readonly number[] },
): Promise<void> =>
  editMemory(context, place, async ({ trx, memory }) => {
    const waiting = new Set(memory.proposals.flatMap(({ id, proposal }) => (proposal === 'open' ? [id] : [])))
    if (![...accept, ...decline].every((id) => waiting.has(id))) throw new AppError('memory_not_found')
    await settleProposals(trx, place.storyId, accept, null)
    await settleProposals(trx, place.storyId, decline, 'declined')
  })

/** Says whether the reader is asked before what the keeper finds counts. Throws `story_not_found`. */
export async function setAsksFirst(
  db: Connection,
  { userId, storyId }: ReadersStory,
  asksFirst: boolean,
): Promise<void> {
  await requireStory(db, userId, storyId)
  await db
    .updateTable('stories')
    .set({ asksMemory: asksFirst ? 1 : 0 })
    .where('id', '=', storyId)
    .execute()
}

/** Puts the reader's words in the place of a summary. Throws `memory_not_found`. */
export const editReaderSpan = (
  context: EditContext,
  place: ReadersStory,
  { spanId, summary }: { spanId: number; summary: string },
): Promise<void> =>
  editMemory(context, place, async ({ trx, now }) => {
    const isKnown = await insertReaderSpan(trx, { storyId: place.storyId, spanId, summary, now })
    if (!isKnown) throw new AppError('memory_not_found')
  })

function requireFact({ facts }: PathMemory, factId: number): KnownFact {
  const fact = facts.find(({ id }) => id === factId)
  if (!fact) throw new AppError('memory_not_found')
  return fact
}

const readersWordOn = ({ id, entry, knownBy }: KnownFact, { storyId }: ReadersStory, now: number) => ({
  storyId,
  entryId: entry.id,
  findBy: [entry.name, ...entry.aliases],
  weight: READERS_WEIGHT,
  ...(knownBy && { knownBy }),
  replacesId: id,
  origin: 'reader' as const,
  now,
})
