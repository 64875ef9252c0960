/** Widths in which each picture is kept, in pixels. */
export const pictureWidths = [480, 960, 1280] as const

const LARGEST = pictureWidths.at(-1)!

/** The address of a picture on this site. */
export const picturePath = (pictureId: string, width: number = LARGEST): string =>
  `/pictures/${pictureId}/${width}.webp`

/** The `srcset` for a picture's address, on a site below `basePath`; undefined for an address that is not one of ours. */
export function pictureSources(image: string, basePath = ''): string | undefined {
  const found = /^\/pictures\/([\w-]{21})\/\d+\.webp$/.exec(image)
  if (!found) return undefined
  return pictureWidths.map((width) => `${basePath}${picturePath(found[1]!, width)} ${width}w`).join(', ')
}
