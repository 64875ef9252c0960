import type { Connection } from '#server/platform/db/schema.ts'
import { hasQuote } from './check-facts.ts'
import { findFactsOf, isLoss, takePlaceOf, type StoredFact } from './entries.queries.ts'
import { nameKey } from './known-entries.ts'
import { findSpansOf, setStale, type SpanRow } from './spans.queries.ts'
import { findCorrected, readStoryPath, type PathText } from './story-path.queries.ts'

interface KeptAnew {
  span: Pick<SpanRow, 'id' | 'storyId' | 'ordinal' | 'toMessageId'>
  messages: readonly PathText[]
  /** Facts with a greater id were found just now. */
  lastIdBefore: number
}

/**
 * Has later facts follow a part that was kept anew after a correction. What has come in the place of a fact whose words
 * are gone is replaced by what had replaced that one; a later part is kept anew itself where it spoke of a fact that is
 * gone, or is the next one about somebody of whom there is one more fact now.
 */
export async function followChangedFacts(
  trx: Connection,
  { span, messages, lastIdBefore }: KeptAnew,
): Promise<void> {
  const rows = await findFactsOf(trx, span.storyId)
  const contents = new Map(messages.map(({ id, content }) => [id, content]))
  const stands = ({ messageId, quote }: StoredFact) =>
    quote !== null && hasQuote(contents.get(messageId ?? 0) ?? '', quote)
  const own = rows.filter((row) => row.spanId === span.id && row.origin === 'keeper' && row.isStrike === 0)
  const found = new Set(own.filter((fact) => fact.id > lastIdBefore && stands(fact)))
  const spansToKeep = new Set<number>()
  for (const former of own.filter((fact) => !stands(fact))) {
    const links = rows.filter((row) => isLinkTo(row, former.id))
    const isInPlace = ({ entryId, messageId }: StoredFact) =>
      entryId === former.entryId && messageId === former.messageId
    const inPlace = own.filter((fact) => stands(fact) && isInPlace(fact))
    const fact = inPlace.find((each) => found.has(each)) ?? inPlace[0]
    if (fact) await takePlaceOf(trx, { former, fact, links })
    else for (const { spanId } of links) if (spanId !== null) spansToKeep.add(spanId)
    const isJustLost = rows.some(
      (row) => isLoss(row) && row.replacesId === former.id && row.id > lastFoundId(own, lastIdBefore),
    )
    if (fact && isJustLost) found.delete(fact)
  }
  const corrected = await findCorrected(
    trx,
    [...found].map(({ messageId }) => messageId ?? 0),
  )
  const gained = [...found].filter(({ messageId }) => corrected.has(messageId ?? 0))
  if (gained.length > 0) for (const id of await nextSpansAbout(trx, span, gained, rows)) spansToKeep.add(id)
  spansToKeep.delete(span.id)
  await setStale(trx, [...spansToKeep])
}

/** The id of what was found last before this time. */
const lastFoundId = (own: readonly StoredFact[], lastIdBefore: number): number =>
  Math.max(0, ...own.filter(({ id }) => id <= lastIdBefore).map(({ id }) => id))

/** Later words on a fact; what says that its words are gone, or that its reader does not want it, is of that fact alone. */
const isLinkTo = (row: StoredFact, id: number): boolean =>
  (row.replacesId === id || row.updatesId === id) &&
  !(row.isStrike === 1 && (row.origin === 'reader' || isLoss(row)))

/** On each path, the next part in which something was found about the same names. */
async function nextSpansAbout(
  trx: Connection,
  span: KeptAnew['span'],
  gained: readonly StoredFact[],
  rows: readonly StoredFact[],
): Promise<number[]> {
  const entries = await trx
    .selectFrom('memoryEntries')
    .select(['id', 'name'])
    .where('storyId', '=', span.storyId)
    .execute()
  const keys = new Map(entries.map(({ id, name }) => [id, nameKey(name)]))
  const spans = (await findSpansOf(trx, span.storyId)).filter(
    ({ level, ordinal, status }) => level === 1 && ordinal > span.ordinal && status === 'kept',
  )
  const next = new Set<number>()
  for (const key of new Set(gained.map(({ entryId }) => keys.get(entryId)))) {
    const about = new Set(rows.flatMap((row) => (keys.get(row.entryId) === key ? [row.spanId] : [])))
    const spansAbout = spans.filter(({ id }) => about.has(id))
    for (const each of spansAbout) {
      const path = await readStoryPath(trx, span.storyId, each.toMessageId)
      const isBetween = (other: SpanRow) => other.ordinal < each.ordinal && path.has(other.toMessageId)
      if (path.has(span.toMessageId) && !spansAbout.some(isBetween)) next.add(each.id)
    }
  }
  return [...next]
}
