import type { CurrentState } from '#contract/stories.ts'
import { AppError } from '#server/platform/app-error.ts'
import {
  changeTree,
  findMessageOf,
  findMove,
  findNewestBelow,
  findPath,
  findRedoable,
  moveHead,
  readStory,
  refreshSummary,
  stepBack,
} from '../stories/tree-access.ts'
import type { VersionsContext } from './versions-context.ts'

interface OfStory {
  userId: number
  storyId: string
}

/** Goes on from another message, or from the end of what was last told below it. Throws `turn_not_found`, `turn_running`. */
export async function goToMessage(
  { db, clock, memory }: VersionsContext,
  { messageId, isToFollow, ...story }: OfStory & { messageId: number; isToFollow: boolean },
): Promise<CurrentState> {
  const now = clock.now()
  await changeTree(db, { ...story, now }, async (trx, { id: storyId, headId }) => {
    const message = await findMessageOf(trx, story.userId, messageId)
    if (message?.storyId !== storyId) throw new AppError('turn_not_found')
    const toId = isToFollow ? await findNewestBelow(trx, messageId) : messageId
    if (toId === headId) return
    await moveHead(trx, { storyId, toId, kind: 'go', now })
    await refreshSummary(trx, storyId)
  })
  await memory?.noteMove(story.storyId)
  return readStory(db, story.userId, story.storyId)
}

/** The player's words of the exchange that was taken back, for the field. */
export interface TakenBack {
  typed?: string
  typedKind?: 'do' | 'say' | 'story'
}

/** Goes one exchange back. Throws `nothing_to_undo`, `turn_running`. */
export async function undoExchange(
  { db, clock, memory }: VersionsContext,
  story: OfStory,
): Promise<CurrentState & TakenBack> {
  const now = clock.now()
  const takenBack = await changeTree(db, { ...story, now }, async (trx, { id: storyId, headId }) => {
    const path = headId === null ? [] : await findPath(trx, headId, 3)
    const to = stepBack(path)
    if (!to) throw new AppError('nothing_to_undo')
    const redoId = await findRedoable(trx, storyId)
    await moveHead(trx, { storyId, toId: to.id, kind: 'undo', redoId, now })
    await refreshSummary(trx, storyId)
    const typed = path.slice(path.indexOf(to) + 1).find(({ role }) => role === 'user')
    return typed && { typed: typed.content, typedKind: typed.kind === 'more' ? 'do' : (typed.kind ?? 'do') }
  })
  await memory?.noteMove(story.storyId)
  return { ...(await readStory(db, story.userId, story.storyId)), ...takenBack } as CurrentState & TakenBack
}

/** Takes the last undo back that nothing was played after. Throws `nothing_to_redo`, `turn_running`. */
export async function redoExchange(
  { db, clock, memory }: VersionsContext,
  story: OfStory,
): Promise<CurrentState> {
  const now = clock.now()
  await changeTree(db, { ...story, now }, async (trx, { id: storyId }) => {
    const undoId = await findRedoable(trx, storyId)
    if (undoId === null) throw new AppError('nothing_to_redo')
    const { fromId, redoId } = await findMove(trx, undoId)
    await moveHead(trx, { storyId, toId: fromId!, kind: 'redo', redoId, now })
    await refreshSummary(trx, storyId)
  })
  await memory?.noteMove(story.storyId)
  return readStory(db, story.userId, story.storyId)
}
