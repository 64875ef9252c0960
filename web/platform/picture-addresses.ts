import { pictureSources } from '#contract/picture-addresses.ts'
import { atBase, basePath } from './base-path.ts'

/** Attributes of the element that shows a picture: its address on this site, and the widths it is kept in. */
export const pictureAddresses = (image: string): { src: string; srcSet: string | undefined } => ({
  src: atBase(image),
  srcSet: pictureSources(image, basePath),
})
