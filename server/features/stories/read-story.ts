import { narratorFailures } from '#contract/narrator-failures.ts'
import { picturePath } from '#contract/picture-addresses.ts'
import type { CurrentState, StoryMessage } from '#contract/stories.ts'
import { AppError } from '#server/platform/app-error.ts'
import { toIso } from '#server/ground/clock.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { findRedoable } from './head.queries.ts'
import { isMessageIn } from './messages.queries.ts'
import {
  findNewestBelow,
  findPath,
  findVersions,
  STEP_BACK,
  stepBack,
  WHOLE_PATH,
  type PathRow,
} from './path.queries.ts'
import { keptPlaceOf } from './places.queries.ts'
import { requireStory, shownTitleOf, type StoryRow } from './stories.queries.ts'

/** A page of a story: its newest `limit` messages, or as many above the message `before`. */
interface PageOfStory {
  limit?: number
  before?: number
}

/** The story from its opening to its head, oldest first, or a page of it. Throws `story_not_found`. */
export async function readStory(
  db: Connection,
  userId: number,
  storyId: string,
  page: PageOfStory = {},
): Promise<CurrentState> {
  const story = await requireStory(db, userId, storyId)
  const { before } = page
  const limit = Math.min(page.limit ?? WHOLE_PATH, WHOLE_PATH)
  if (before !== undefined) return readOlder(db, story, { limit, before })
  // NOTE: more than are shown, so that a short page knows whether there is a step back.
  const path = story.headId === null ? [] : await findPath(db, story.headId, limit + STEP_BACK)
  const lastPlace = keptPlaceOf(story)
  return {
    ...(await toState(db, story, path.slice(-limit))),
    ...(stepBack(path) !== undefined && { canUndo: true }),
    ...((await findRedoable(db, storyId)) !== null && { canRedo: true }),
    ...(lastPlace && { lastPlace }),
  }
}

async function readOlder(
  db: Connection,
  story: StoryRow,
  { limit, before }: Required<PageOfStory>,
): Promise<CurrentState> {
  if (!(await isMessageIn(db, story.id, before))) throw new AppError('story_not_found')
  const path = await findPath(db, before, limit + 1)
  return toState(db, story, path.slice(0, -1), before)
}

/** The story from its opening down to a message of it, wherever its head is. */
export const readPathTo = async (db: Connection, story: StoryRow, messageId: number): Promise<CurrentState> =>
  toState(db, story, await findPath(db, messageId, WHOLE_PATH))

/**
 * The whole story of a bookmarked message (RECOVER-2): the path that is being played where it holds the message, else
 * what was last told below it. Throws `story_not_found`, `turn_not_found`.
 */
export async function readStoryAt(db: Connection, userId: number, storyId: string, messageId: number) {
  const played = await readStory(db, userId, storyId)
  const holdsIt = played.messages.some((message) => message.messageId === messageId)
  if (!holdsIt && !(await isMessageIn(db, storyId, messageId))) throw new AppError('turn_not_found')
  const { title, messages } = holdsIt
    ? played
    : await readPathTo(db, await requireStory(db, userId, storyId), await findNewestBelow(db, messageId))
  return { story: { id: storyId, title }, messages }
}

async function toState(
  db: Connection,
  story: StoryRow,
  path: readonly PathRow[],
  lastId = path.at(-1)?.id,
): Promise<CurrentState> {
  const last = path.at(-1)
  const versions = last ? await findVersions(db, story.id, last.id, path.length) : []
  const byPlace = Map.groupBy(versions, ({ parentId, role }) => `${parentId} ${role}`)
  return {
    storyId: story.id,
    title: shownTitleOf(story),
    messages: path.map((row) => {
      const messageIds = byPlace.get(`${row.parentId} ${row.role}`)?.map(({ id }) => id) ?? []
      return toMessage(row, { isLast: row.id === lastId, messageIds })
    }),
    ...(story.note !== null && { note: story.note }),
    ...((path[0]?.parentId ?? null) !== null && { hasOlder: true }),
  }
}

function toMessage(
  row: PathRow,
  { isLast, messageIds }: { isLast: boolean; messageIds: number[] },
): StoryMessage {
  const isUnfinished = row.status !== null && row.status !== 'done'
  return {
    messageId: row.id,
    role: row.role,
    content: row.content,
    isInitialMessage: row.parentId === null,
    createdAt: toIso(row.createdAt),
    ...(row.kind !== null && { kind: row.kind }),
    ...(messageIds.length > 1 && {
      versions: { at: messageIds.indexOf(row.id) + 1, of: messageIds.length, messageIds },
    }),
    ...(row.pictureId !== null && { image: picturePath(row.pictureId), imageAlt: row.pictureAlt ?? '' }),
    ...(row.clientId !== null && { clientId: row.clientId }),
    ...(isUnfinished && row.status && { status: row.status }),
    ...(row.failure && row.status === 'failed' && { hint: narratorFailures[row.failure] }),
    ...(row.isCut === 1 && { isCut: true }),
    ...(row.standIn !== null && { standIn: row.standIn }),
    ...(isLast && row.suggestions !== null && { suggestions: JSON.parse(row.suggestions) as string[] }),
  }
}
