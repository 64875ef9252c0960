/** Which of its versions a message is, from 1 on, and all of them, oldest first. */
export interface MessageVersions {
  at: number
  of: number
  messageIds: readonly number[]
}

/** A message that the server has stored. */
export interface StoredMessage {
  messageId: number
  role: 'user' | 'assistant'
  content: string
  versions?: MessageVersions
}

/** To the version before or to the next one. */
export type Side = -1 | 1

/** The message of the version beside this one; undefined at either end. */
export const versionBeside = ({ at, messageIds }: MessageVersions, side: Side): number | undefined =>
  messageIds[at - 1 + side]

/** The side that an arrow key leads to. */
export function sideOfKey({
  key,
  shiftKey,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>): Side | undefined {
  if (shiftKey || altKey || ctrlKey || metaKey) return undefined
  if (key === 'ArrowLeft') return -1
  return key === 'ArrowRight' ? 1 : undefined
}

/** A point of the window, in pixels. */
export interface Point {
  x: number
  y: number
}

const SWIPE_PX = 60
/** The browser's own gestures begin so close to its edges. */
const EDGE_PX = 24

/** The side that a finger swiped to: to the left brings the next version, as pages turn. */
export function sideOfSwipe(from: Point, to: Point, windowWidth: number): Side | undefined {
  if (from.x < EDGE_PX || from.x > windowWidth - EDGE_PX) return undefined
  const across = to.x - from.x
  if (Math.abs(across) < SWIPE_PX || Math.abs(across) < 2 * Math.abs(to.y - from.y)) return undefined
  return across < 0 ? 1 : -1
}
