import { pictureWidths } from '#contract/picture-addresses.ts'
import type { Storage } from '#server/platform/storage/storage.ts'

/** Where the file of a picture is stored: 'whole' is its largest form, whatever its width. */
export const pictureKey = (pictureId: string, width: number | 'whole'): string =>
  `pictures/${pictureId}/${width}.webp`

/** Where a picture's files may be, in all widths. */
export const pictureKeys = (pictureId: string): string[] =>
  [...pictureWidths, 'whole' as const].map((width) => pictureKey(pictureId, width))

/** Removes a picture's files in all their widths; those that are not there count as removed. */
export async function removePictureFiles(storage: Storage, pictureId: string): Promise<void> {
  await Promise.all(pictureKeys(pictureId).map((key) => storage.delete(key)))
}
