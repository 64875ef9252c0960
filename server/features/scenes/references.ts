import type { Connection } from '#server/platform/db/schema.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { findPathOf } from '../stories/story-access.ts'
import { pictureKey } from './picture-files.ts'

/** Messages above the moment whose pictures still show the people as they are. */
const EARLIER_MESSAGES = 40

/** At most `most` pictures of what was told above a message on its own path, newest first; a file that is gone is passed over. */
export async function readReferences(
  { db, storage }: { db: Connection; storage: Storage },
  { userId, messageId }: { userId: number; messageId: number },
  most: number,
): Promise<Uint8Array[]> {
  if (most === 0) return []
  const path = await findPathOf(db, userId, messageId, EARLIER_MESSAGES)
  const pictures = path.flatMap(({ id, pictureId }) => (id === messageId || !pictureId ? [] : [pictureId]))
  const newest = pictures.toReversed().slice(0, most)
  const files = await Promise.all(newest.map((id) => storage.get(pictureKey(id, 'whole'))))
  return files.filter((bytes) => bytes !== undefined)
}
