import { SUMMARY_WORDS } from '#contract/memory.ts'
import type { ContentRating } from '#contract/preferences.ts'
import {
  NarrationFailed,
  type ModelQuestion,
  type Narrator,
  type QuestionAnswer,
} from '#server/engines/narrator/narrator.ts'
import { isBeyondRating } from '#server/engines/narrator/rating-words.ts'
import type { HeldJob } from '#server/platform/jobs/job-worker.ts'
import { checkSummary, checkTitle, clipWords, firstSentences } from './check-summary.ts'
import type { KeeperContext } from './memory-context.ts'
import { keeperSchema, readKeeperReply, readSummaryAlone, type KeeperReply } from './read-keeper-reply.ts'
import type { KeptStory } from './story-path.queries.ts'
import { sentencesOf } from './word-stems.ts'

/** Number of answers in a row that can be read, after one that could not, until a story's keeper is asked as others are; those that had to be mended do not count. */
const READ_TO_BE_TRUSTED = 4
const MOST_STORIES = 10_000
/** By story, how many of these are still to come; a process that begins anew trusts everybody. */
const unread = new Map<string, number>()

/** Whether this keeper's answers cannot be read as a rule: then it is asked once a part, and not for larger ones. */
export const isHardToRead = (storyId: string): boolean => (unread.get(storyId) ?? 0) > 0

interface Asked {
  story: KeptStory
  question: (mostCharacters: number) => { system: string; message: string }
  /** The words that a summary may tell of. */
  source: string
  /** The words that a summary is made of where none can be had. */
  words: string
  rating: ContentRating
}

/**
 * Asks twice at most, the second time without a schema; at worst the summary alone is kept, or the story's own
 * sentences where not even that can be read. Only a narrator that does not answer at all fails.
 */
export async function askKeeper(context: KeeperContext, asked: Asked, { signal }: HeldJob<number>) {
  const { story, question, source, words, rating } = asked
  const narrator = await context.narrators.find(story.userId, story.connectionId)
  const answers: QuestionAnswer[] = []
  let alone = ''
  for (const schema of isHardToRead(story.id) ? [keeperSchema] : [keeperSchema, undefined]) {
    const asking = { cacheKey: story.id, write: question, ...(schema && { schema }) }
    const answer = await answerOf(context, story, narrator, asking, signal).catch((error: unknown) => {
      // The first answer stands, whatever becomes of the second.
      if (answers.length === 0 || signal.aborted) throw error
    })
    if (!answer) break
    answers.push(answer)
    const reply = readKeeperReply(answer.text)
    // Where nothing of a summary was told so, the story's own sentences stand for it.
    const summary =
      reply && (fit(checkSummary(reply.summary, source), rating) || fit(firstSentences(words), rating))
    if (reply && summary) {
      // One that had to be mended is taken, and says nothing about the next.
      if (!reply.isMended) trustMore(story.id)
      return { reply: { ...checkWords(reply, source), summary }, answers }
    }
    alone ||= fit(checkSummary(readSummaryAlone(answer.text), source), rating)
  }
  if (unread.size > MOST_STORIES) unread.clear()
  unread.set(story.id, READ_TO_BE_TRUSTED)
  alone ||= fit(firstSentences(words), rating)
  if (alone === '') throw new NarrationFailed('empty')
  return { reply: bareReply(alone), answers }
}

function trustMore(storyId: string): void {
  const toCome = (unread.get(storyId) ?? 0) - 1
  if (toCome > 0) unread.set(storyId, toCome)
  else unread.delete(storyId)
}

/** One answer, within the reader's budget. */
async function answerOf(
  { budgets }: KeeperContext,
  { userId }: KeptStory,
  narrator: Narrator,
  question: ModelQuestion,
  signal: AbortSignal,
): Promise<QuestionAnswer> {
  if (!narrator.answer) throw new NarrationFailed('provider_error')
  const hold = await budgets.reserve(userId, narrator, 'memory')
  try {
    const answer = await narrator.answer(question, signal)
    await budgets.settle(hold, answer.usage)
    return answer
  } catch (error) {
    await budgets.settle(hold)
    throw error
  }
}

/** A part of which a summary alone is known. */
export const bareReply = (summary: string): KeeperReply => ({
  title: '',
  summary,
  openThreads: [],
  closedThreads: [],
  facts: [],
  ended: [],
})

/** Returns as many first sentences of each as there is room for in one summary. */
export const evenly = (summaries: readonly string[]): string =>
  summaries.map((summary) => clipWords(summary, Math.floor(SUMMARY_WORDS / summaries.length))).join(' ')

/** The sentences that the rating allows. */
const fit = (summary: string, rating: ContentRating): string =>
  sentencesOf(summary)
    .filter((sentence) => !isBeyondRating(sentence, rating))
    .join(' ')

/** Title and threads as far as the source bears them out. */
const checkWords = ({ title, openThreads, closedThreads, ...found }: KeeperReply, source: string) => ({
  title: checkTitle(title, source),
  openThreads: openThreads.map((thread) => checkTitle(thread, source)).filter(Boolean),
  closedThreads: closedThreads.map((thread) => checkTitle(thread, source)).filter(Boolean),
  ...found,
})
