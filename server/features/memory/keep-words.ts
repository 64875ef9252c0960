import type { QuestionAnswer } from '#server/engines/narrator/narrator.ts'
import { isBeyondRating } from '#server/engines/narrator/rating-words.ts'
import type { HeldJob } from '#server/platform/jobs/job-worker.ts'
import { askKeeper } from './ask-keeper.ts'
import { checkEnded, type EndedByWords } from './check-ended.ts'
import { checkFacts } from './check-facts.ts'
import { findFactsOf } from './entries.queries.ts'
import { findAgain, ownFacts, type FactAgain } from './find-again.ts'
import { keeperQuestion } from './keeper-prompt.ts'
import { findLaterWords, joinLaterWords, type LaterWords } from './later-words.ts'
import type { KeeperContext } from './memory-context.ts'
import { mergeEntries, type MergedEntry } from './merge-entries.ts'
import { readPathMemory, type PathMemory } from './path-memory.ts'
import type { KeeperReply } from './read-keeper-reply.ts'
import { isRetold } from './span-boundary.ts'
import type { SpanRow } from './spans.queries.ts'
import { findTexts, ratingOf, readStoryPath, type KeptStory, type PathText } from './story-path.queries.ts'
import { stemsOf } from './word-stems.ts'

/** Known facts that the keeper is told, at most. */
const MOST_KNOWN = 40

/** All that is to be stored of a part of a story. */
export interface Kept {
  reply: KeeperReply
  /** The words that were kept; none for a part of the second level. */
  messages: PathText[]
  entries: MergedEntry[]
  /** Facts of this part that were known already. */
  again: FactAgain[]
  later: LaterWords[]
  ended: EndedByWords[]
  answers: QuestionAnswer[]
}

/**
 * Has the keeper tell the exchanges of one part, with what was known before them, and checks what comes. A part that is
 * kept anew is asked for like any other: nothing that it has brought itself is told.
 */
export async function keepWords(
  context: KeeperContext,
  span: SpanRow,
  story: KeptStory,
  job: HeldJob<number>,
): Promise<Kept> {
  const { db } = context
  const path = await readStoryPath(db, story.id, span.toMessageId)
  const from = path.messageIds.indexOf(span.fromMessageId)
  const messages = await findTexts(db, story.id, path.messageIds.slice(from))
  const memoryOf = (spans: number) =>
    readPathMemory(db, story.id, span.toMessageId, { spansFor: () => spans })
  const before = await memoryOf(span.ordinal - 1)
  const withOwn = isRetold(span) ? await memoryOf(span.ordinal) : before
  const known = knownIn(messages, before)
  const rating = await ratingOf(db, story)
  const question = (mostCharacters: number) => keeperQuestion({ rating, messages, known }, mostCharacters)
  const words = messages.map(({ content }) => content).join('\n')
  // A summary may come back to what was known before; then that is what it says.
  const source = [words, ...known.map(({ text }) => text)].join('\n')
  const { reply, answers } = await askKeeper(context, { story, question, source, words, rating }, job)
  const isKnown = (id: number) => known.some((fact) => fact.id === id)
  const facts = checkFacts(reply.facts, messages)
    .filter(({ text }) => !isBeyondRating(text, rating))
    .map(({ replaces = 0, ...fact }) => (isKnown(replaces) ? { ...fact, replaces } : fact))
  const ended = checkEnded(reply.ended, { known, messages, facts, before: withOwn })
  // Whoever is asked whether something is over is asked once, by the words that end it.
  const over = new Set(story.asksMemory === 1 ? ended.map(({ fact }) => fact.id) : [])
  const standing = before.facts.filter(({ id }) => !over.has(id))
  const later = joinLaterWords(findLaterWords(standing, messages, facts), facts)
  const own = isRetold(span) ? ownFacts(await findFactsOf(db, story.id), span.id, messages) : []
  const { again, ...found } = findAgain(own, facts, later)
  const entries = mergeEntries(found.facts, withOwn.entries, messages)
  return { reply, messages, answers, entries, again, later: found.later, ended }
}

/** Facts of those whom the messages name, so that the keeper can say which of them no longer hold. */
function knownIn(messages: readonly PathText[], { facts }: PathMemory) {
  const stems = stemsOf(messages.map(({ content }) => content).join('\n'))
  const isNamed = (names: readonly string[]) =>
    names.some((name) => [...stemsOf(name)].some((stem) => stems.has(stem)))
  return facts
    .filter(({ entry }) => isNamed([entry.name, ...entry.aliases]))
    .toReversed()
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST_KNOWN)
}
