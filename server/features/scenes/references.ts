import type { Storage } from '#server/platform/storage/storage.ts'
import { pictureKey } from './picture-files.ts'

/** At most `most` pictures of messages of one path, newest first; a file that is gone is passed over. */
export async function readReferences(
  storage: Storage,
  path: { pictureId: string | null }[],
  most: number,
): Promise<Uint8Array[]> {
  const newest = path
    .flatMap(({ pictureId }) => pictureId ?? [])
    .toReversed()
    .slice(0, most)
  const files = await Promise.all(newest.map((id) => storage.get(pictureKey(id, 'whole'))))
  return files.filter((bytes) => bytes !== undefined)
}
