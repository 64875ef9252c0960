/** A message of the story's tree, as much of it as the map needs. */
export interface TreeMessage {
  messageId: number
  parentId: number | null
}

/** The messages of a story by their places in its tree; every list is in the order in which they were told. */
export interface StoryTree<M extends TreeMessage> {
  roots: readonly M[]
  messageOf: ReadonlyMap<number, M>
  childrenOf: (messageId: number) => readonly M[]
  /** The messages from the opening to the head. */
  path: ReadonlySet<number>
}

export function growTree<M extends TreeMessage>(messages: readonly M[], headId: number | null): StoryTree<M> {
  const inOrder = messages.toSorted((a, b) => a.messageId - b.messageId)
  const messageOf = new Map(inOrder.map((message) => [message.messageId, message]))
  const children = new Map<number | null, M[]>()
  for (const message of inOrder) {
    const parentId = messageOf.get(message.parentId ?? NaN)?.messageId ?? null
    const siblings = children.get(parentId)
    if (siblings) siblings.push(message)
    else children.set(parentId, [message])
  }
  return {
    roots: children.get(null) ?? [],
    messageOf,
    childrenOf: (messageId) => children.get(messageId) ?? [],
    path: new Set(idsDownTo(messageOf, headId)),
  }
}

/** The ids from the opening to the message; empty for a message that is not there. */
export function idsDownTo(messageOf: ReadonlyMap<number, TreeMessage>, messageId: number | null): number[] {
  const path: number[] = []
  for (let at = messageOf.get(messageId ?? NaN); at; at = messageOf.get(at.parentId ?? NaN))
    path.push(at.messageId)
  return path.toReversed()
}

/** The parts of two ways through a story after the last message that they share. */
export function afterTheFork<M extends { messageId: number }>(
  one: readonly M[],
  other: readonly M[],
): [M[], M[]] {
  const parting = one.findIndex(({ messageId }, at) => other[at]?.messageId !== messageId)
  const shared = parting < 0 ? Math.min(one.length, other.length) : parting
  return [one.slice(shared), other.slice(shared)]
}
