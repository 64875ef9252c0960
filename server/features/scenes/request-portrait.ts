import { nanoid } from 'nanoid'
import { AppError } from '#server/platform/app-error.ts'
import type { CountNew } from '#server/platform/http/rate-limits.ts'
import { requireStory } from '../stories/story-access.ts'
import { removePictureFiles } from './picture-files.ts'
import { deletePortraits, insertPortrait } from './portraits.queries.ts'
import type { ScenesContext } from './scenes-context.ts'
import { findSitters, type SittingPerson } from './story-portraits.ts'

interface PortraitRequest {
  userId: number
  storyId: string
  person: string
}

/**
 * Asks for somebody's portrait. While one of them is being painted no second one is begun. Throws `images_off`,
 * `story_not_found`, `portrait_person_unknown`, `budget_spent`.
 */
export async function requestPortrait(
  context: ScenesContext,
  { words, ...request }: PortraitRequest & { words: string },
  countNew: CountNew,
): Promise<void> {
  const { db, clock, paintings, painters, budgets, isImageGenerationOn } = context
  if (!isImageGenerationOn) throw new AppError('images_off')
  const sitter = await findSitter(context, request)
  if (!sitter) throw new AppError('portrait_person_unknown')
  if (sitter.portraits.some(({ status }) => status === 'painting')) return
  await countNew()
  const { userId, storyId } = request
  await budgets.requireRoom(userId, painters.ofSite, 'image')
  const failed = sitter.portraits.filter(({ status }) => status === 'failed')
  await deletePortraits(
    db,
    failed.map(({ id }) => id),
  )
  const id = nanoid()
  await insertPortrait(db, {
    id,
    userId,
    storyId,
    messageId: sitter.sinceId,
    person: sitter.person,
    name: sitter.name ?? null,
    words,
    seed: `${storyId}:${id}`,
    status: 'painting',
    requestedAt: clock.now(),
  })
  paintings.look()
}

/** Removes somebody's portraits from the path that is played, those that are not painted yet too. Throws `story_not_found`. */
export async function removePortraits(context: ScenesContext, request: PortraitRequest): Promise<void> {
  const { db, storage } = context
  const sitter = await findSitter(context, request)
  const ids = sitter?.portraits.map(({ id }) => id) ?? []
  await deletePortraits(db, ids)
  for (const id of ids) await removePictureFiles(storage, id)
}

async function findSitter(
  { db }: ScenesContext,
  { userId, storyId, person }: PortraitRequest,
): Promise<SittingPerson | undefined> {
  const { headId } = await requireStory(db, userId, storyId)
  const sitters = headId === null ? [] : await findSitters(db, storyId, headId)
  return sitters.find((each) => each.person === person)
}
