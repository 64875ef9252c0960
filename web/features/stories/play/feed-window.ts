/** Which entries of a long feed stand on the page: `shown` of them, with `hidden` newer ones below left out. */
export interface FeedWindow {
  shown: number
  hidden: number
}

/** More than the screen on which a story opens at its end, and what is ahead of it: each row more is later to be read. */
const FIRST_AT_END = 24
const FIRST = 60
const STEP = 60
/** About nine elements each: a page of some 2,500. */
const MOST = 280

export const windowAtEnd: FeedWindow = { shown: FIRST_AT_END, hidden: 0 }

export const windowAtStart = (count: number): FeedWindow => ({
  shown: FIRST,
  hidden: Math.max(0, count - FIRST),
})

/** The entry at `index` of `count`, with as many before as after it. */
export const windowAround = (index: number, count: number): FeedWindow => ({
  shown: FIRST,
  hidden: Math.max(0, count - index - FIRST / 2),
})

/** Older entries come; what is then too much leaves below. */
export function windowFurtherUp({ shown, hidden }: FeedWindow): FeedWindow {
  const surplus = Math.max(0, shown + STEP - MOST)
  return { shown: shown + STEP - surplus, hidden: hidden + surplus }
}

/** Newer entries come back; what is then too much leaves above. */
export const windowFurtherDown = ({ shown, hidden }: FeedWindow): FeedWindow => ({
  shown: Math.min(shown + STEP, MOST),
  hidden: Math.max(0, hidden - STEP),
})

/** Whoever reads above the end keeps what they read when `grownBy` newer entries come. */
export const windowAfterGrowth = ({ shown, hidden }: FeedWindow, grownBy: number): FeedWindow => ({
  shown,
  hidden: hidden === 0 ? 0 : Math.max(0, hidden + grownBy),
})

/** The entries in the window, and whether there are others above and below. */
export function entriesIn<E>(entries: readonly E[], { shown, hidden }: FeedWindow) {
  const to = Math.max(entries.length - hidden, 0)
  const from = Math.max(to - shown, 0)
  return { entries: entries.slice(from, to), hasEarlier: from > 0, hasLater: to < entries.length }
}
