/** From the bottom so far at most, the page goes along with what comes (PLAY-36 to PLAY-38). */
const NEAR_BOTTOM_PX = 100

/** A scrolled page, in pixels. */
export interface ScrollPlace {
  top: number
  viewHeight: number
  contentHeight: number
}

export interface FeedGrowth {
  /** Where the reply that stands last begins; absent when another message stands last. */
  replyTop?: number
  /** Whether the reader was near the bottom before the feed grew. */
  wasNearBottom: boolean
}

export const isNearBottom = ({ top, viewHeight, contentHeight }: ScrollPlace): boolean =>
  contentHeight - viewHeight - top <= NEAR_BOTTOM_PX

export function placeOfPage(): ScrollPlace {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement
  return { top: scrollTop, viewHeight: clientHeight, contentHeight: scrollHeight }
}

/**
 * Whether the page goes along with what comes, once it has been scrolled to `place`. `ownTop` is where it last went by
 * itself: that it has grown since, before anyone moved, is no reason to stay behind.
 */
export const goesAlong = (wentAlong: boolean, ownTop: number | undefined, place: ScrollPlace): boolean =>
  isNearBottom(place) || (wentAlong && place.top === ownTop)

/**
 * Where to scroll after the feed grew, undefined to stay: to the start of the reply that stands last, else to the
 * bottom, for those who are near it. A reply that grows never pushes its own start out of sight.
 */
export function scrollAfter(
  { replyTop, wasNearBottom }: FeedGrowth,
  { top, viewHeight, contentHeight }: ScrollPlace,
): number | undefined {
  if (!wasNearBottom) return undefined
  const bottom = Math.max(contentHeight - viewHeight, 0)
  const target = Math.min(bottom, replyTop ?? bottom)
  return target === top ? undefined : target
}
