/** From the bottom so far at most, the page goes along with what comes (PLAY-37). */
const NEAR_BOTTOM_PX = 100

/** A scrolled page, in pixels. */
export interface ScrollPlace {
  top: number
  viewHeight: number
  contentHeight: number
}

export interface FeedGrowth {
  /** A reply's first words have come. */
  hasNewReply: boolean
  /** Where the reply that stands last begins; absent when another message stands last. */
  replyTop?: number
  /** Whether the reader was near the bottom before the feed grew. */
  wasNearBottom: boolean
}

const isNearBottom = ({ top, viewHeight, contentHeight }: ScrollPlace): boolean =>
  contentHeight - viewHeight - top <= NEAR_BOTTOM_PX

/**
 * Whether the page goes along with what comes, once it has been scrolled to `place`. `ownTop` is where it last went by
 * itself: that it has grown since, before anyone moved, is no reason to stay behind.
 */
export const goesAlong = (wentAlong: boolean, ownTop: number | undefined, place: ScrollPlace): boolean =>
  isNearBottom(place) || (wentAlong && place.top === ownTop)

/**
 * Where to scroll after the feed grew, undefined to stay: to the start of a new reply, else to the
 * bottom for those who are near it. A reply that grows never pushes its own start out of sight.
 */
export function scrollAfter(
  { hasNewReply, replyTop, wasNearBottom }: FeedGrowth,
  { top, viewHeight, contentHeight }: ScrollPlace,
): number | undefined {
  if (!wasNearBottom && !(hasNewReply && replyTop !== undefined)) return undefined
  const bottom = Math.max(contentHeight - viewHeight, 0)
  const target = Math.min(bottom, replyTop ?? bottom)
  return target === top ? undefined : target
}
