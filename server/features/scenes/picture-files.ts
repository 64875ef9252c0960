import { pictureWidths } from '#contract/scenes.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { pictureKey } from './picture-key.ts'

/** Removes a picture's files in all their widths; those that are not there count as removed. */
export async function removePictureFiles(storage: Storage, pictureId: string): Promise<void> {
  const widths = [...pictureWidths, 'whole' as const]
  await Promise.all(widths.map((width) => storage.delete(pictureKey(pictureId, width))))
}
