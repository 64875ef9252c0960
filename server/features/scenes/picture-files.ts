import type { Storage } from '#server/platform/storage/storage.ts'
import { pictureKeys } from './picture-key.ts'

/** Removes a picture's files in all their widths; those that are not there count as removed. */
export async function removePictureFiles(storage: Storage, pictureId: string): Promise<void> {
  await Promise.all(pictureKeys(pictureId).map((key) => storage.delete(key)))
}
