import type { GenreMix } from '#contract/genres.ts'
import { stricterRating } from '#contract/preferences.ts'
import type { Narrator, NarratorInput, PromptMessage } from '#server/engines/narrator/narrator.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { findPreferencesOf } from '#server/platform/preferences.queries.ts'
import type { GenerationIds } from './generation.ts'
import type { StoriesContext } from './stories-context.ts'
import { findDepth, findMemory, findMemoryAbove } from './messages.queries.ts'
import { findPath, type PathRow } from './path.queries.ts'
import { requireStory, type StoryRow } from './stories.queries.ts'
import type { InputMessage, InputRows } from './turn-rows.ts'

/** As many messages as a narrator is handed that does not say how many it can use. */
export const RECENT_MESSAGES = 30

interface InputContext extends Pick<StoriesContext, 'db' | 'memory'> {
  /** Who is to read it. */
  narrator: Narrator
}

/** Reads the input for generating a reply: the recent part of the path that ends above it; `begun` is what was read with its turn. */
export async function readNarratorInput(
  { db, narrator, memory }: InputContext,
  { userId, storyId, replyId }: Pick<GenerationIds, 'userId' | 'storyId' | 'replyId'>,
  begun?: InputRows,
): Promise<NarratorInput> {
  const { recentMessages = RECENT_MESSAGES } = narrator
  const [known, { story, preferences, path }] = await Promise.all([
    memory?.readAbove(db, {
      userId,
      storyId,
      replyId,
      narrator,
      end: begun?.path,
      version: begun?.memoryVersion,
      early: begun?.earlySearch,
    }),
    begun ?? readRows(db, { userId, storyId, replyId, recentMessages }),
  ])
  const reply = path.at(-1)
  const isShort = known !== undefined && known.messagesAlong <= recentMessages
  const above = path.slice(isShort ? Math.max(0, path.length - 1 - known.messagesAlong) : 0, -1)
  const contentOf = (role: PathRow['role']) => above.findLast((row) => row.role === role)?.content ?? ''
  const input = buildNarratorInput({
    story,
    preferences,
    path: above,
    number: reply?.turn ?? 0,
    seed: `${storyId}:${replyId}`,
    guide: reply?.guide,
  })
  const remembered = known?.recall(contentOf('user'), contentOf('assistant'))
  const [first] = path
  // Whoever answers questions has no record of its own; the others go on from theirs, however far above it stands.
  const isFarAbove = !narrator.answer && input.memory === undefined && first !== undefined && first.turn > 0
  const record = isFarAbove ? await findMemoryAbove(db, first.id) : undefined
  return { ...input, ...(remembered && { remembered }), ...(record !== undefined && { memory: record }) }
}

async function readRows(
  db: Connection,
  {
    userId,
    storyId,
    replyId,
    recentMessages,
  }: { userId: number; storyId: string; replyId: number; recentMessages: number },
): Promise<InputRows> {
  const [story, preferences, path] = await Promise.all([
    requireStory(db, userId, storyId),
    findPreferencesOf(db, userId),
    findRecentPath(db, replyId, recentMessages + 1),
  ])
  return { story, preferences, path: await withMemory(db, path) }
}

async function withMemory(db: Connection, path: PathRow[]): Promise<InputMessage[]> {
  const keeper = path.findLast((message) => message.hasMemory === 1)
  const memory = keeper && (await findMemory(db, keeper.id))
  return path.map((row) => ({ ...row, memory: row === keeper ? (memory ?? null) : null }))
}

/** Reads the story as a narrator knows it at one of its messages, for what is asked of it beside a reply. */
export async function readNarratorInputAt(
  { db, narrator: { recentMessages = RECENT_MESSAGES } }: InputContext,
  { userId, story, headId }: { userId: number; story: StoryRow; headId: number },
): Promise<NarratorInput> {
  const path = await withMemory(db, await findRecentPath(db, headId, recentMessages))
  const number = path.at(-1)?.turn ?? 0
  const preferences = await findPreferencesOf(db, userId)
  return buildNarratorInput({ story, preferences, path, number, seed: `${story.id}:${headId}` })
}

/**
 * The newest of a path, from a message on that stays the first for as many turns as can be: whoever cuts the path to
 * a budget begins at the same place each time. Between `most` messages and twice as many.
 */
async function findRecentPath(db: Connection, fromId: number, most: number): Promise<PathRow[]> {
  const depth = await findDepth(db, fromId)
  const first = Math.max(0, Math.floor(depth / most) - 1) * most
  return findPath(db, fromId, depth - first + 1)
}

interface InputParts extends InputRows {
  number: number
  seed: string
  guide?: string | null
}

/** All that a narrator may know along a path: the premise, the preferences, and its last memory on it. */
function buildNarratorInput({ story, preferences, path, number, seed, guide }: InputParts): NarratorInput {
  const memory = path.findLast((message) => message.memory !== null)?.memory
  return {
    storyId: story.id,
    seed,
    premise: story.premise,
    ...(story.genreMix !== null && { genreMix: JSON.parse(story.genreMix) as GenreMix }),
    preferences: {
      ...preferences,
      // A story keeps the rating it was started with, unless its reader has become stricter.
      contentRating: stricterRating(story.contentRating, preferences.contentRating),
    },
    number,
    path: path.filter(({ content }) => content !== '').map(toPromptMessage),
    ...(story.note !== null && { note: story.note }),
    ...(guide && { guide }),
    ...(memory != null && { memory }),
  }
}

const toPromptMessage = ({ id, role, kind, content, isCut }: InputMessage): PromptMessage => ({
  messageId: id,
  role,
  content,
  ...((kind === 'say' || kind === 'story') && { kind }),
  ...(isCut === 1 && { isCut: true }),
})
