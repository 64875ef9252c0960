import { noteDueSpan } from '#server/features/stories/story-access.ts'
import type { HeldJob } from '#server/platform/jobs/job-worker.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { askKeeper, bareReply, evenly, isHardToRead } from './ask-keeper.ts'
import { findNextDue } from './next-due.ts'
import { keepWords, type Kept } from './keep-words.ts'
import { largerSpanQuestion } from './keeper-prompt.ts'
import type { KeeperContext } from './memory-context.ts'
import { readPathMemory } from './path-memory.ts'
import { placeReplies } from './place-replies.ts'
import { warmRecall } from './recall.ts'
import { partsOf, wordsOfPart } from './span-boundary.ts'
import { findSpan, findSpansOf, type SpanRow } from './spans.queries.ts'
import { storeKeptSpan } from './store-kept-span.ts'
import { holdMemory, isMemoryKnown } from './story-rows.queries.ts'
import { findKeptStory, ratingOf, readStoryPath, type KeptStory } from './story-path.queries.ts'

/**
 * Has one part of a story kept: asks, checks what comes, and stores it with its charge and the next part that is due.
 * Throws what the narrator throws.
 */
export async function keepSpan(context: KeeperContext, job: HeldJob<number>): Promise<void> {
  const { db, clock, ledger } = context
  const span = await findSpan(db, job.id)
  const story = span && (await findKeptStory(db, span.storyId))
  if (!span || !story) return
  await warmMemory(db, story.id)
  const kept =
    span.level === 1 ? await keepWords(context, span, story, job) : await keepSpans(context, span, story, job)
  if (span.level === 1) await placeReplies(context, story, span.toMessageId, job.signal)
  await db.transaction().execute(async (trx) => {
    const now = clock.now()
    await holdMemory(trx, story.id)
    // Another node may have it by now, or the words have changed: then nothing of this counts.
    if (!(await storeKeptSpan(trx, { span, worker: job.worker, ...kept, asks: story.asksMemory === 1, now })))
      return
    const charge = {
      userId: story.userId,
      storyId: story.id,
      messageId: span.toMessageId,
      kind: 'memory',
      now,
    } as const
    for (const { engine, usage } of kept.answers) await ledger.charge(trx, { ...charge, engine, usage })
    // Its reader may have gone elsewhere meanwhile.
    const headId = (await findKeptStory(trx, story.id))?.headId
    const next = headId == null ? undefined : await findNextDue(trx, story.id, headId)
    if (next) await noteDueSpan(trx, story.id, next, now)
  })
  context.wakeUps.send('remembered', span.toMessageId)
  await warmMemory(db, story.id)
}

/** Reads what was changed behind a turn before the next one asks for it, where turns of this process have it in mind. */
export async function warmMemory(db: Connection, storyId: string): Promise<void> {
  const headId = isMemoryKnown(storyId) ? (await findKeptStory(db, storyId))?.headId : undefined
  if (headId == null) return
  const { facts } = await readPathMemory(db, storyId, headId)
  warmRecall(facts)
}

async function keepSpans(
  context: KeeperContext,
  span: SpanRow,
  story: KeptStory,
  job: HeldJob<number>,
): Promise<Kept> {
  const { db } = context
  const [path, rows] = await Promise.all([
    readStoryPath(db, story.id, span.toMessageId),
    findSpansOf(db, story.id),
  ])
  const parts = partsOf(path, rows, span.ordinal)
  const none = { messages: [], entries: [], again: [], later: [], ended: [] }
  if (isHardToRead(story.id))
    return { ...none, reply: bareReply(evenly(parts.map(({ summary }) => summary))), answers: [] }
  const source = parts.map(wordsOfPart).join('\n')
  const rating = await ratingOf(db, story)
  const question = () => largerSpanQuestion(parts)
  return {
    ...none,
    ...(await askKeeper(context, { story, question, source, words: source, rating }, job)),
  }
}
