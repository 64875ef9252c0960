/** Where the file of a picture is stored: 'whole' is its largest form, whatever its width. */
export const pictureKey = (pictureId: string, width: number | 'whole'): string =>
  `pictures/${pictureId}/${width}.webp`
