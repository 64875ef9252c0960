import type { StoryTree, TreeMessage } from './story-tree.ts'

/** One thing on the map: a message, or a stretch of messages among which nothing branches. */
export interface MapItem<M extends TreeMessage> {
  /** The id of its first message. */
  id: number
  messages: readonly M[]
  children: MapItem<M>[]
}

/** A stretch is drawn as one from so many messages on. */
const STRETCH = 5

interface MapOptions {
  /** Messages that are always drawn, such as bookmarked ones. */
  isMarked: (messageId: number) => boolean
  /** Stretches, by their first message, whose messages the reader wants to see. */
  opened: ReadonlySet<number>
}

/**
 * The map's items from the roots on. Messages at which something begins, branches or ends stand alone, and so do
 * marked ones; what lies between them is a stretch.
 */
export function mapItems<M extends TreeMessage>(
  tree: StoryTree<M>,
  { isMarked, opened }: MapOptions,
): MapItem<M>[] {
  const isPlain = ({ messageId, parentId }: M): boolean =>
    parentId !== null &&
    !isMarked(messageId) &&
    tree.childrenOf(messageId).length === 1 &&
    tree.childrenOf(parentId).length === 1

  const tops: MapItem<M>[] = []
  const alone = new Set<number>()
  const todo = tree.roots.map((message) => ({ message, siblings: tops }))
  // A story is thousands of messages deep: a loop does not run out of stack.
  for (let next = todo.pop(); next; next = todo.pop()) {
    const isLone = alone.has(next.message.messageId) || !isPlain(next.message)
    const stretch = isLone ? [next.message] : stretchFrom(next.message, tree, isPlain)
    const isOne = stretch.length >= STRETCH && !opened.has(next.message.messageId)
    if (!isOne) for (const { messageId } of stretch) alone.add(messageId)
    const messages = isOne ? stretch : [next.message]
    const item: MapItem<M> = { id: next.message.messageId, messages, children: [] }
    next.siblings.push(item)
    const followers = tree.childrenOf(messages.at(-1)!.messageId)
    for (const message of followers.toReversed()) todo.push({ message, siblings: item.children })
  }
  return tops.toSorted((a, b) => a.id - b.id)
}

function stretchFrom<M extends TreeMessage>(first: M, tree: StoryTree<M>, isPlain: (message: M) => boolean) {
  const stretch = [first]
  for (let [next] = tree.childrenOf(first.messageId); next && isPlain(next);) {
    stretch.push(next)
    ;[next] = tree.childrenOf(next.messageId)
  }
  return stretch
}
