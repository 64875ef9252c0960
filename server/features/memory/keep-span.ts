import { stricterRating, type ContentRating } from '#contract/preferences.ts'
import type { QuestionAnswer } from '#server/engines/narrator/narrator.ts'
import { isBeyondRating } from '#server/engines/narrator/rating-words.ts'
import type { HeldJob } from '#server/platform/jobs/job-worker.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { findPreferencesOf } from '#server/platform/preferences.queries.ts'
import { askKeeper, bareReply, evenly, isHardToRead } from './ask-keeper.ts'
import { checkEnded, type EndedByWords } from './check-ended.ts'
import { checkFacts, type CheckedFact } from './check-facts.ts'
import { findNextDue, writeDue } from './due-spans.ts'
import { keeperQuestion, largerSpanQuestion } from './keeper-prompt.ts'
import { findLaterWords, joinLaterWords, type LaterWords } from './later-words.ts'
import type { KeeperContext } from './memory-context.ts'
import { mergeEntries, type MergedEntry } from './merge-entries.ts'
import { readPathMemory, type PathMemory } from './path-memory.ts'
import { placeReplies } from './place-replies.ts'
import type { KeeperReply } from './read-keeper-reply.ts'
import { warmRecall } from './recall.ts'
import { partsOf, wordsOfPart } from './span-boundary.ts'
import { findSpan, findSpansOf, type SpanRow } from './spans.queries.ts'
import { storeKeptSpan } from './store-kept-span.ts'
import { holdMemory, isMemoryKnown } from './story-rows.queries.ts'
import {
  findKeptStory,
  findTexts,
  readStoryPath,
  type KeptStory,
  type PathText,
} from './story-path.queries.ts'
import { stemsOf } from './word-stems.ts'

/** Known facts that the keeper is told, at most. */
const MOST_KNOWN = 40

interface Kept {
  reply: KeeperReply
  entries: MergedEntry[]
  later: LaterWords[]
  ended: EndedByWords[]
  answers: QuestionAnswer[]
}

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
    const next = story.headId === null ? undefined : await findNextDue(trx, story.id, story.headId)
    if (next) await writeDue(trx, next, { now })
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

async function keepWords(
  context: KeeperContext,
  span: SpanRow,
  story: KeptStory,
  job: HeldJob<number>,
): Promise<Kept> {
  const { db } = context
  const path = await readStoryPath(db, story.id, span.toMessageId)
  const from = path.messageIds.indexOf(span.fromMessageId)
  const messages = await findTexts(db, story.id, path.messageIds.slice(from))
  // All the spans before this one, and what it has found where it is kept anew.
  const before = await readPathMemory(db, story.id, span.toMessageId, {
    spansFor: () => span.ordinal,
  })
  const known = knownIn(messages, before)
  const rating = await ratingOf(db, story)
  const question = (mostCharacters: number) => keeperQuestion({ rating, messages, known }, mostCharacters)
  const words = messages.map(({ content }) => content).join('\n')
  // A summary may come back to what was known before; then that is what it says.
  const source = [words, ...known.map(({ text }) => text)].join('\n')
  const { reply, answers } = await askKeeper(context, { story, question, source, words, rating }, job)
  const facts = checkFacts(reply.facts, messages).filter(
    (fact) => !isKnown(fact, before) && !isBeyondRating(fact.text, rating),
  )
  const ended = checkEnded(reply.ended, { known, messages, facts, before })
  // Whoever is asked whether something is over is asked once, by the words that end it.
  const over = new Set(story.asksMemory === 1 ? ended.map(({ fact }) => fact.id) : [])
  const standing = before.facts.filter(({ id }) => !over.has(id))
  const later = joinLaterWords(findLaterWords(standing, messages, facts), facts)
  return { reply, answers, entries: mergeEntries(facts, before.entries, messages), later, ended }
}

/** Whether a fact rests on the words of one that was found when its span was kept before. */
const isKnown = ({ messageId, quote }: CheckedFact, { facts, proposals }: PathMemory): boolean =>
  [...facts, ...proposals].some(
    (known) =>
      known.messageId === messageId &&
      known.isStrike === 0 &&
      known.quote !== null &&
      (known.quote.includes(quote) || quote.includes(known.quote)),
  )

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
  const none = { entries: [], later: [], ended: [] }
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

/** A story keeps the rating it was started with, unless its reader has become stricter. */
async function ratingOf(db: KeeperContext['db'], story: KeptStory): Promise<ContentRating> {
  const { contentRating } = await findPreferencesOf(db, story.userId)
  return stricterRating(story.contentRating, contentRating)
}

/** Facts of those whom the messages name, so that the keeper can say which of them no longer hold. */
function knownIn(messages: readonly PathText[], { facts }: PathMemory) {
  const stems = stemsOf(messages.map(({ content }) => content).join('\n'))
  const isNamed = (names: readonly string[]) =>
    names.some((name) => [...stemsOf(name)].some((stem) => stems.has(stem)))
  return facts
    .filter(({ entry }) => isNamed([entry.name, ...entry.aliases]))
    .toSorted((one, other) => other.weight - one.weight || other.id - one.id)
    .slice(0, MOST_KNOWN)
}
