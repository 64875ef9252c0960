import { mapItems, type MapItem } from '#web/features/versions/map/map-items.ts'
import { growTree, type TreeMessage } from '#web/features/versions/map/story-tree.ts'

/**
 * The presses that each message of a story takes on the page's own map, once that is open: on the stretch that it lies
 * in, on its place, and on 'Go here'. A message that the map does not lead to is missing.
 */
export function pressesOnMap(nodes: readonly TreeMessage[], headId: number | null): Map<number, number> {
  const tree = growTree(nodes, headId)
  const isMarked = (messageId: number) => messageId === headId
  const itemsWith = (opened: readonly number[]) =>
    flatten(mapItems(tree, { isMarked, opened: new Set(opened) }))
  const presses = new Map<number, number>()
  for (const { id, messages } of itemsWith([])) {
    const shown = messages.length > 1 ? itemsWith([id]) : [{ messages }]
    for (const { messageId } of messages)
      if (shown.some((item) => item.messages.length === 1 && item.messages[0]?.messageId === messageId))
        presses.set(messageId, messages.length > 1 ? 3 : 2)
  }
  return presses
}

function flatten(tops: readonly MapItem<TreeMessage>[]): MapItem<TreeMessage>[] {
  const all: MapItem<TreeMessage>[] = []
  const todo = [...tops]
  for (let next = todo.pop(); next; next = todo.pop()) {
    all.push(next)
    todo.push(...next.children)
  }
  return all
}
