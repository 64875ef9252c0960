import type { Connection } from '#server/platform/db/schema.ts'
import type { StoredFact } from './entries.queries.ts'
import { laterAmong, standingAmong } from './standing-facts.ts'
import { rowsAt, spanAt, SPANS_IN_ONE, spansOfPath } from './span-boundary.ts'
import { entriesOf, type KnownEntry } from './known-entries.ts'
import type { SpanRow } from './spans.queries.ts'
import { readStoryPath, type PathEnd, type StoryPath } from './story-path.queries.ts'
import { findMemoryRows, memoryRowsAt, type MemoryRows } from './story-rows.queries.ts'

export interface KnownFact extends Omit<StoredFact, 'entryId' | 'knownBy'> {
  entry: KnownEntry
  knownBy?: string[]
  /** Facts that say something newer about the same. */
  laterIds: number[]
}

/** All that counts on one path: nothing of another branch, nothing that was replaced. */
export interface PathMemory {
  path: StoryPath
  /** Oldest first, of the second level where it is kept; they end at the boundary. */
  spans: SpanRow[]
  /** The last message that the spans retell; absent where they retell nothing yet. */
  boundaryId?: number
  entries: KnownEntry[]
  facts: KnownFact[]
  /** Facts that once held on this path and were replaced or struck. */
  replaced: StoredFact[]
  /** Facts that wait for the reader's word, and those that they have declined: they do not count. */
  proposals: KnownFact[]
  /** The part of the path that is to be kept next; absent where all of it is. */
  open?: SpanRow
}

interface PathReading {
  spansFor?: (replies: number) => number
  end?: PathEnd
  version?: number
}

/**
 * Reads what a story remembers on the path that ends with `headId`; `spansFor` says how many spans so many replies have,
 * `end` is what of the path is known,
 * `version` that of the story's memory.
 */
export async function readPathMemory(
  db: Connection,
  storyId: string,
  headId: number,
  { spansFor = spansOfPath, end, version }: PathReading = {},
): Promise<PathMemory> {
  const [path, rows] = await Promise.all([
    readStoryPath(db, storyId, headId, end),
    version === undefined ? findMemoryRows(db, storyId) : memoryRowsAt(db, storyId, version),
  ])
  return memoryOn(path, rows, spansFor(path.replyIds.length))
}

function memoryOn(path: StoryPath, rows: MemoryRows, mostSpans: number): PathMemory {
  const { shown, usedIds, boundaryId, open } = spansOn(path, rows.spans, mostSpans)
  const facts = rows.facts.filter(
    ({ spanId, messageId }) =>
      (spanId === null || usedIds.has(spanId)) && (messageId === null || path.has(messageId)),
  )
  return {
    path,
    spans: shown,
    ...(boundaryId !== undefined && { boundaryId }),
    ...(open && { open }),
    ...countedLast(rows, { usedIds, facts }),
  }
}

/** The rows that count on a path: all facts of it, and entries that are always there or of these spans. */
interface CountingRows {
  usedIds: ReadonlySet<number>
  facts: readonly StoredFact[]
}
type Counted = Pick<PathMemory, 'entries' | 'facts' | 'replaced' | 'proposals'>
const lastCounted = new WeakMap<MemoryRows, CountingRows & { counted: Counted }>()

/** Turns of one path count the same rows until something is remembered anew: then they get the same objects. */
function countedLast(rows: MemoryRows, { usedIds, facts }: CountingRows): Counted {
  const last = lastCounted.get(rows)
  if (
    last?.facts.length === facts.length &&
    last.usedIds.size === usedIds.size &&
    last.facts.every((fact, at) => fact === facts[at]) &&
    usedIds.isSubsetOf(last.usedIds)
  )
    return last.counted
  const counted = countedOf(rows, { usedIds, facts })
  lastCounted.set(rows, { usedIds, facts, counted })
  return counted
}

function countedOf(rows: MemoryRows, { usedIds, facts }: CountingRows): Counted {
  const counts = ({ spanId }: { spanId: number | null }) => spanId === null || usedIds.has(spanId)
  const known = entriesOf(rows.entries.filter(counts), rows.aliases.filter(counts))
  const candidates = facts.filter(({ proposal }) => proposal === null)
  const { stands, live, older } = standingAmong(candidates, (entryId) => known.get(entryId)?.id)
  const laterIds = laterAmong(candidates, live)
  const knownFact = ({ entryId, knownBy, ...fact }: StoredFact): KnownFact[] => {
    const entry = known.get(entryId)
    if (!entry) return []
    const names = knownBy === null ? undefined : (JSON.parse(knownBy) as string[])
    return [{ ...fact, entry, laterIds: laterIds.get(fact.id) ?? [], ...(names && { knownBy: names }) }]
  }
  return {
    entries: [...new Set(known.values())],
    facts: [...new Set(live.values())].flatMap(knownFact),
    proposals: facts.filter((fact) => fact.proposal !== null && stands(fact)).flatMap(knownFact),
    replaced: older,
  }
}

/** The spans that a path has by its length, as far as they are retold without a gap; the reader's words before others'. */
function spansOn(path: StoryPath, rows: SpanRow[], mostSpans: number) {
  const usedIds = new Set<number>()
  const shown: SpanRow[] = []
  let boundaryId: number | undefined
  let open: SpanRow | undefined
  for (let ordinal = 1; ordinal <= mostSpans; ordinal++) {
    const own = rowsAt(path, rows, 1, ordinal)
    open ??= own.find(isOpen)
    const span = spanAt(path, rows, 1, ordinal)
    if (!span) break
    for (const { id } of own) usedIds.add(id)
    shown.push(span)
    boundaryId = span.toMessageId
    if (ordinal % SPANS_IN_ONE > 0) continue
    open ??= rowsAt(path, rows, 2, ordinal / SPANS_IN_ONE).find(isOpen)
    const larger = spanAt(path, rows, 2, ordinal / SPANS_IN_ONE)
    if (larger) shown.splice(-SPANS_IN_ONE, SPANS_IN_ONE, larger)
  }
  return { shown, usedIds, boundaryId, open }
}

const isOpen = ({ status }: SpanRow) => status === 'due' || status === 'failed'
