import type { GenreMix } from '#contract/genres.ts'
import { findMemory, requireStory, storeTree } from '#server/features/stories/story-access.ts'
import { AppError } from '#server/platform/app-error.ts'
import { countPlayedOn, saveLineage } from './lineage.queries.ts'
import { readPublished, requireShare } from './read-shared.ts'
import type { SharingContext } from './sharing-context.ts'

/**
 * Makes a story of the reader's own out of a shared one and returns its id: its words as they were shared, and the
 * narrator's record of them; nothing of the sharer's note, facts and other branches.
 * Throws `share_not_found`, `share_taken_down`, `playing_on_not_allowed`.
 */
export async function playOn(
  { db, clock }: Pick<SharingContext, 'db' | 'clock'>,
  userId: number,
  shareId: string,
): Promise<string> {
  const share = await requireShare(db, shareId)
  if (!share.allowsPlayingOn) throw new AppError('playing_on_not_allowed')
  const parent = await requireStory(db, share.userId, share.storyId)
  const path = await readPublished(db, share)
  // The narrator's record of a path stands with its last reply.
  const lastReplyAt = path.findLastIndex(({ role }) => role === 'assistant')
  const memory = lastReplyAt < 0 ? undefined : await findMemory(db, path[lastReplyAt]!.id)
  const now = clock.now()
  return db.transaction().execute(async (trx) => {
    const { storyId } = await storeTree(trx, {
      userId,
      now,
      tree: {
        premise: parent.premise,
        title: share.title,
        genreMix: parent.genreMix === null ? null : (JSON.parse(parent.genreMix) as GenreMix),
        contentRating: parent.contentRating,
        note: null,
        createdAt: now,
        headAt: path.length - 1,
        messages: path.map(({ role, content, createdAt }, at) => ({
          parentAt: at === 0 ? null : at - 1,
          role,
          content,
          createdAt,
          status: 'done',
          isCut: false,
          standIn: null,
          suggestions: null,
          ...(at === lastReplyAt && memory !== undefined && { memory }),
        })),
      },
    })
    const sharerId = share.allowsName ? share.userId : null
    await saveLineage(trx, { userId, storyId, title: share.title, sharerId })
    if (userId !== share.userId) await countPlayedOn(trx, shareId)
    return storyId
  })
}
