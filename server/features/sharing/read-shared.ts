import { picturePath } from '#contract/picture-addresses.ts'
import type { SharedMessage, SharedStory } from '#contract/sharing.ts'
import { takenDown } from '#server/features/moderation/take-report.ts'
import { findFormerWords, readPath, type PathMessage } from '#server/features/stories/story-access.ts'
import { AppError } from '#server/platform/app-error.ts'
import { toIso } from '#server/ground/clock.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import { findShare, type PublishedStory } from './sharing.queries.ts'

/** The story as it was shared, oldest first. Throws `share_not_found`, `share_taken_down`. */
export async function readShared(db: Connection, shareId: string): Promise<SharedStory> {
  return readPublishedStory(db, await requireShare(db, shareId))
}

/** The share behind a public link. Throws `share_not_found`, or `share_taken_down` with the reason. */
export async function requireShare(db: Connection, shareId: string): Promise<PublishedStory> {
  const share = await findShare(db, shareId)
  if (!share) throw new AppError('share_not_found')
  const { takedownReason } = share
  if (takedownReason !== undefined) throw takenDown('share_taken_down', takedownReason)
  return share
}

export async function readPublishedStory(db: Connection, share: PublishedStory): Promise<SharedStory> {
  return {
    title: share.title,
    messages: (await readPublished(db, share)).flatMap(toEntries),
    ...(share.allowsPlayingOn && { canPlayOn: true }),
  }
}

/** The first scene of a shared story, if one was painted. */
export async function findFirstScene(db: Connection, share: PublishedStory) {
  return (await readPublished(db, share)).find(({ picture }) => picture)?.picture
}

/** The story as it was when it was shared: the words of then, no later turn, no picture that was asked for later (SHARE-40). */
export async function readPublished(
  db: Connection,
  { storyId, headId, sharedAt }: PublishedStory,
): Promise<PathMessage[]> {
  const told = await readPath(db, headId)
  const before = await findFormerWords(db, storyId, sharedAt)
  return told.map(({ picture, ...message }) => ({
    ...message,
    content: before.get(message.id) ?? message.content,
    ...(picture && picture.requestedAt <= sharedAt && { picture }),
  }))
}

/** A message, and after it the picture of its scene as an entry of its own. */
function toEntries({ role, content, createdAt, picture }: PathMessage): SharedMessage[] {
  const message = { role, content, createdAt: toIso(createdAt) }
  if (!picture) return [message]
  const image = { content: picture.alt || 'Generated image', image: picturePath(picture.id) }
  return [message, { ...message, ...image, role: 'image' }]
}
