import { lines, list, words } from './wordbook.ts'

/** A kind of place, for places that the premise or the player brings: which nouns name it, what stands there, what is true of it. */
export interface PlaceKind {
  prep: string
  isInside: boolean
  nouns: string[]
  props: string[]
  features: string[]
}

/** One kind: how one is there, whether it has a roof, its nouns, what stands there, what is true of it. */
export const kind = (
  prep: string,
  side: 'inside' | 'outside',
  nouns: string,
  props: string,
  features: string,
): PlaceKind => ({
  prep,
  isInside: side === 'inside',
  nouns: words(nouns),
  props: list(props),
  features: lines(features),
})
