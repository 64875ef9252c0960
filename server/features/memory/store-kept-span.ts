import type { Connection } from '#server/platform/db/schema.ts'
import { endJob } from '#server/platform/jobs/jobs.queries.ts'
import type { EndedByWords } from './check-ended.ts'
import {
  findLastFactId,
  insertAlias,
  insertEntry,
  insertFact,
  isReadersOwn,
  relinkFact,
} from './entries.queries.ts'
import type { FactAgain } from './find-again.ts'
import { followChangedFacts } from './follow-changed-facts.ts'
import type { LaterWords } from './later-words.ts'
import type { MergedEntry } from './merge-entries.ts'
import type { KeeperReply } from './read-keeper-reply.ts'
import { isRetold } from './span-boundary.ts'
import { replaceSpan, spanJobs, type SpanRow } from './spans.queries.ts'
import type { PathText } from './story-path.queries.ts'

const MOST_TITLE = 80

interface KeptSpan {
  span: SpanRow
  worker: string
  reply: KeeperReply
  messages: readonly PathText[]
  entries: readonly MergedEntry[]
  again: readonly FactAgain[]
  later: readonly LaterWords[]
  ended: readonly EndedByWords[]
  /** Whether the reader is asked before it counts. */
  asks: boolean
  now: number
}

/** Stores what was kept of a part of a story; false, and nothing stored, where `worker` no longer holds it. */
export async function storeKeptSpan(
  trx: Connection,
  { span, worker, reply, messages, entries, again, later, ended, asks, now }: KeptSpan,
): Promise<boolean> {
  const words = {
    title: reply.title.slice(0, MOST_TITLE),
    summary: reply.summary,
    openThreads: JSON.stringify(reply.openThreads),
    closedThreads: JSON.stringify(reply.closedThreads),
    finishedAt: now,
    status: 'kept' as const,
  }
  const isKeptAnew = isRetold(span)
  const values = isKeptAnew ? { status: 'former' as const } : words
  if (!(await endJob(trx, spanJobs, { id: span.id, worker, values }))) return false
  const lastIdBefore = await findLastFactId(trx, span.storyId)
  const spanId = isKeptAnew ? await replaceSpan(trx, span, words) : span.id
  const place = { storyId: span.storyId, spanId, isProposal: asks, now }
  for (const entry of entries) await storeEntry(trx, place, entry)
  for (const each of later) await storeLaterWords(trx, place, each)
  for (const each of ended) await storeStrike(trx, place, each)
  for (const { id, replaces, updates = null } of again)
    await relinkFact(trx, id, { ...(replaces !== undefined && { replacesId: replaces }), updatesId: updates })
  if (isKeptAnew && span.level === 1)
    await followChangedFacts(trx, { span: { ...span, id: spanId }, messages, lastIdBefore })
  return true
}

interface Place {
  storyId: string
  spanId: number
  isProposal: boolean
  now: number
}

async function storeEntry(
  trx: Connection,
  { storyId, spanId, isProposal, now }: Place,
  { known, kind, name, newAliases, facts }: MergedEntry,
): Promise<void> {
  const entryId = known?.id ?? (await insertEntry(trx, { storyId, spanId, kind, name, now }))
  for (const alias of newAliases) await insertAlias(trx, { storyId, entryId, spanId, name: alias })
  const names = known ? [known.name, ...known.aliases] : [name]
  for (const { messageId, text, quote, weight, knownBy, replaces, updates, cues } of facts)
    await insertFact(trx, {
      storyId,
      entryId,
      spanId,
      messageId,
      text,
      quote,
      findBy: [...names, ...newAliases, ...cues],
      weight,
      knownBy,
      replacesId: known && replaces,
      updatesId: updates,
      isProposal,
      origin: 'keeper',
      now,
    })
}

/** Whoever asks for the older fact, in whatever words, finds the newer one. */
const storeLaterWords = (
  trx: Connection,
  { storyId, spanId, isProposal, now }: Place,
  { fact: { id, entry, weight, words, knownBy }, quote, messageId }: LaterWords,
): Promise<number> =>
  insertFact(trx, {
    storyId,
    entryId: entry.id,
    spanId,
    messageId,
    text: quote,
    quote,
    findBy: [entry.name, ...entry.aliases],
    alsoStems: words,
    weight,
    knownBy,
    updatesId: id,
    isProposal,
    origin: 'keeper',
    now,
  })

/** A fact that its reader has written or pinned is never struck without asking them. */
const storeStrike = async (
  trx: Connection,
  { storyId, spanId, isProposal, now }: Place,
  { fact: { id, entry, weight }, quote, messageId }: EndedByWords,
): Promise<number> =>
  insertFact(trx, {
    storyId,
    entryId: entry.id,
    spanId,
    messageId,
    text: '',
    quote,
    findBy: [],
    weight,
    replacesId: id,
    isStrike: true,
    isProposal: isProposal || (await isReadersOwn(trx, id)),
    origin: 'keeper',
    now,
  })
