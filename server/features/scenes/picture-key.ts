import { pictureWidths } from '#contract/scenes.ts'

/** Where the file of a picture is stored: 'whole' is its largest form, whatever its width. */
export const pictureKey = (pictureId: string, width: number | 'whole'): string =>
  `pictures/${pictureId}/${width}.webp`

/** Where a picture's files may be, in all widths. */
export const pictureKeys = (pictureId: string): string[] =>
  [...pictureWidths, 'whole' as const].map((width) => pictureKey(pictureId, width))
