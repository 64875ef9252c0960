import type { Selectable } from 'kysely'
import type { EntryKind, FactOrigin } from '#contract/memory.ts'
import type { MemoryAliasesTable, MemoryEntriesTable } from '#server/platform/db/memory-tables.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { stemsOf } from './word-stems.ts'

export const entryColumns = ['id', 'spanId', 'kind', 'name', 'mergedIntoId'] as const
export const aliasColumns = ['entryId', 'spanId', 'name'] as const
export const factColumns = [
  'id',
  'entryId',
  'spanId',
  'messageId',
  'text',
  'quote',
  'words',
  'weight',
  'knownBy',
  'replacesId',
  'updatesId',
  'isStrike',
  'isPinned',
  'proposal',
  'origin',
] as const

export const findFactsOf = (db: Connection, storyId: string) =>
  db.selectFrom('memoryFacts').select(factColumns).where('storyId', '=', storyId).orderBy('id').execute()

export type EntryRow = Pick<Selectable<MemoryEntriesTable>, (typeof entryColumns)[number]>
export type AliasRow = Pick<Selectable<MemoryAliasesTable>, (typeof aliasColumns)[number]>
export type StoredFact = Awaited<ReturnType<typeof findFactsOf>>[number]

export async function findLastFactId(db: Connection, storyId: string): Promise<number> {
  const last = await db
    .selectFrom('memoryFacts')
    .select('id')
    .where('storyId', '=', storyId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.id ?? 0
}

/** Whether a row says that a fact's words are gone; what words of the story have ended has a quote. */
export const isLoss = ({ isStrike, origin, quote }: StoredFact): boolean =>
  isStrike === 1 && origin === 'keeper' && quote === null

export async function insertEntry(
  db: Connection,
  entry: { storyId: string; spanId: number | null; kind: EntryKind; name: string; now: number },
): Promise<number> {
  const { storyId, spanId, kind, name, now } = entry
  const { id } = await db
    .insertInto('memoryEntries')
    .values({ storyId, spanId, kind, name, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertAlias(
  db: Connection,
  alias: { storyId: string; entryId: number; spanId: number | null; name: string },
): Promise<void> {
  await db.insertInto('memoryAliases').values(alias).execute()
}

export interface NewFact {
  storyId: string
  entryId: number
  spanId?: number
  messageId: number | null
  text: string
  quote?: string
  /** Names, and other words that somebody may ask by; for finding it, never for the narrator to say. */
  findBy: readonly string[]
  /** Stems between spaces by which another fact is found that this one stands for. */
  alsoStems?: string
  weight: number
  knownBy?: string[]
  replacesId?: number
  updatesId?: number
  isStrike?: boolean
  isPinned?: boolean
  isProposal?: boolean
  origin: FactOrigin
  now: number
}

export async function insertFact(db: Connection, fact: NewFact): Promise<number> {
  const { knownBy, now } = fact
  const { id } = await db
    .insertInto('memoryFacts')
    .values({
      storyId: fact.storyId,
      entryId: fact.entryId,
      spanId: fact.spanId ?? null,
      messageId: fact.messageId,
      text: fact.text,
      quote: fact.quote ?? null,
      words: wordsOfFact(stemsOf([fact.text, ...fact.findBy].join('\n')), fact.alsoStems),
      weight: fact.weight,
      knownBy: knownBy && knownBy.length > 0 ? JSON.stringify(knownBy) : null,
      replacesId: fact.replacesId ?? null,
      updatesId: fact.updatesId ?? null,
      isStrike: fact.isStrike ? 1 : 0,
      isPinned: fact.isPinned ? 1 : 0,
      proposal: fact.isProposal ? 'open' : null,
      origin: fact.origin,
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const wordsOfFact = (stems: Set<string>, alsoStems = ''): string =>
  ` ${[...stems.union(splitStems(alsoStems))].join(' ')} `
const splitStems = (words: string): Set<string> => new Set(words.split(' ').filter(Boolean))

/** Has a fact replace or bring up to date other ones than it did. */
export async function relinkFact(
  db: Connection,
  id: number,
  links: { replacesId?: number; updatesId?: number | null },
): Promise<void> {
  if (Object.keys(links).length > 0)
    await db.updateTable('memoryFacts').set(links).where('id', '=', id).execute()
}

/** Has what replaced, ended or brought up to date one fact do so with another that has come in its place, and pins it. */
export async function takePlaceOf(
  db: Connection,
  { former, fact, links }: { former: StoredFact; fact: StoredFact; links: readonly StoredFact[] },
): Promise<void> {
  const formerStems = splitStems(former.words)
  for (const { id, replacesId, updatesId, text, quote, words } of links) {
    if (replacesId === former.id) await relinkFact(db, id, { replacesId: fact.id })
    if (updatesId !== former.id) continue
    await relinkFact(db, id, { updatesId: fact.id })
    // Later words are found by the words of what they bring up to date.
    const stems = splitStems(words).difference(formerStems).union(stemsOf(text))
    if (text === quote)
      await db
        .updateTable('memoryFacts')
        .set({ words: wordsOfFact(stems, fact.words) })
        .where('id', '=', id)
        .execute()
  }
  if (former.isPinned === 1)
    await db.updateTable('memoryFacts').set({ isPinned: 1 }).where('id', '=', fact.id).execute()
}

export async function setPinned(
  db: Connection,
  storyId: string,
  id: number,
  isPinned: boolean,
): Promise<void> {
  await db
    .updateTable('memoryFacts')
    .set({ isPinned: isPinned ? 1 : 0 })
    .where('id', '=', id)
    .where('storyId', '=', storyId)
    .execute()
}

/** Whether the reader has written or pinned a fact by now. */
export async function isReadersOwn(db: Connection, id: number): Promise<boolean> {
  const fact = await db
    .selectFrom('memoryFacts')
    .select(['origin', 'isPinned'])
    .where('id', '=', id)
    .executeTakeFirst()
  return fact?.origin === 'reader' || fact?.isPinned === 1
}

/** Takes proposals into the story's memory, or declines them. */
export async function settleProposals(
  db: Connection,
  storyId: string,
  ids: readonly number[],
  proposal: 'declined' | null,
): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('memoryFacts')
    .set({ proposal })
    .where('storyId', '=', storyId)
    .where('id', 'in', ids)
    .where('proposal', '=', 'open')
    .execute()
}

export async function setMergedInto(
  db: Connection,
  { storyId, id, intoId }: { storyId: string; id: number; intoId: number },
): Promise<void> {
  await db
    .updateTable('memoryEntries')
    .set({ mergedIntoId: intoId })
    .where('storyId', '=', storyId)
    .where('id', '=', id)
    .execute()
}
