import type { TreeNode } from '#contract/versions.ts'
import type { MapItem } from './map-items.ts'

/** Why a place of the map stands out. */
export interface PlaceMarks {
  isHere: boolean
  isOnPath: boolean
  isBookmarked: boolean
  isShared: boolean
  /** Nothing was told after it. */
  isEnding: boolean
}

/** The marks of an item; `path` leads from the opening to the head. */
export function marksOf(
  { messages, children }: MapItem<TreeNode>,
  path: ReadonlySet<number>,
  headId: number | null,
): PlaceMarks {
  return {
    isHere: messages.some(({ messageId }) => messageId === headId),
    isOnPath: messages.some(({ messageId }) => path.has(messageId)),
    isBookmarked: messages.some((message) => message.isBookmarked === true),
    isShared: messages.some((message) => message.isShared === true),
    isEnding: children.length === 0,
  }
}

/** The marks in words, in the order of their weight. */
export const wordsOfMarks = ({ isHere, isBookmarked, isShared, isEnding }: PlaceMarks): string[] => [
  ...(isHere ? ['you are here'] : []),
  ...(isBookmarked ? ['bookmarked'] : []),
  ...(isShared ? ['shared'] : []),
  ...(isEnding && !isHere ? ['an ending'] : []),
]

/** A place in words: its name or its first words, or how many messages a stretch has. */
export function titleOfItem({ messages }: MapItem<TreeNode>): string {
  const [first] = messages
  if (messages.length > 1 || !first) return `${messages.length} messages in a row`
  const words = first.excerpt.trim() || 'No words'
  return first.name ?? (first.role === 'user' ? `You: ${words}` : words)
}
