import type { CurrentState } from '#contract/stories.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { indexText } from '#server/platform/search/search-texts.ts'
import {
  changeTree,
  findMessageOf,
  insertMessage,
  moveHead,
  readStory,
  refreshSummary,
  type OwnedMessage,
} from '../stories/tree-access.ts'
import { copyNarratorMarks, replaceWords } from './versions.queries.ts'
import type { VersionsContext } from './versions-context.ts'

interface Edit {
  userId: number
  storyId: string
  messageId: number
  content: string
  /** Corrects the message where it stands; otherwise a new version of it ends the path. */
  keepFollowing: boolean
}

/**
 * Replaces the words of a message. The old ones stay as a version beside the new ones either way.
 * Throws `story_not_found`, `turn_not_found`, `turn_running`.
 */
export async function editMessage(
  { db, clock, memory }: VersionsContext,
  { userId, storyId, messageId, content, keepFollowing }: Edit,
): Promise<CurrentState> {
  const now = clock.now()
  await changeTree(db, { userId, storyId, now }, async (trx) => {
    const message = await findMessageOf(trx, userId, messageId)
    if (message?.storyId !== storyId) throw new AppError('turn_not_found')
    if (message.content === content) return
    if (keepFollowing) {
      await correct(trx, message, content, now)
      await memory?.mend(trx, { storyId, message: { ...message, content }, now })
    } else await addVersion(trx, message, content, now)
    await refreshSummary(trx, storyId)
  })
  await memory?.noteMove(storyId)
  return readStory(db, userId, storyId)
}

/** The message keeps its id and all that hangs on it; its old words move into a message of their own beside it. */
async function correct(trx: Connection, message: OwnedMessage, content: string, now: number): Promise<void> {
  const formerId = await insertBeside(trx, message, message.content, now)
  await replaceWords(trx, { messageId: message.id, formerId, content, now })
  await indexText(trx, { storyId: message.storyId, place: 'message', messageId: message.id }, content)
}

async function addVersion(
  trx: Connection,
  message: OwnedMessage,
  content: string,
  now: number,
): Promise<void> {
  const { id, storyId } = message
  const versionId = await insertBeside(trx, message, content, now)
  await copyNarratorMarks(trx, id, versionId)
  await moveHead(trx, { storyId, toId: versionId, kind: 'edit', now })
}

async function insertBeside(
  trx: Connection,
  { storyId, parentId, depth, turn, role, kind }: OwnedMessage,
  content: string,
  now: number,
): Promise<number> {
  const place = { storyId, parentId, depth, turn, role, kind: kind ?? undefined }
  const messageId = await insertMessage(trx, { ...place, content, now })
  await indexText(trx, { storyId, place: 'message', messageId }, content)
  return messageId
}
