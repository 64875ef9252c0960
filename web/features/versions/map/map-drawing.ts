import type { MapItem } from './map-items.ts'
import type { TreeMessage } from './story-tree.ts'

/** An item at its place: rows go down with the story, columns to the right with its branches. */
export interface PlacedItem<M extends TreeMessage> {
  item: MapItem<M>
  column: number
  row: number
  parent?: PlacedItem<M>
}

export interface MapDrawing<M extends TreeMessage> {
  /** Each parent stands before its children. */
  placed: readonly PlacedItem<M>[]
  columns: number
  rows: number
}

/** A line of items, each the first child of the one before. */
interface Line<M extends TreeMessage> {
  items: readonly MapItem<M>[]
  row: number
  parent?: PlacedItem<M>
}

/**
 * Places the items. What is told first goes straight down; each further branch takes the next column to the right
 * that is free beside it.
 */
export function drawMap<M extends TreeMessage>(tops: readonly MapItem<M>[]): MapDrawing<M> {
  const placed: PlacedItem<M>[] = []
  const taken: { column: number; from: number; to: number }[] = []
  const todo: Line<M>[] = tops.map((top) => ({ items: lineFrom(top), row: 0 })).toReversed()
  for (let line = todo.pop(); line; line = todo.pop()) {
    const from = line.parent?.row ?? line.row
    const to = line.row + line.items.length - 1
    let column = line.parent ? line.parent.column + 1 : 0
    while (taken.some((other) => other.column === column && other.from <= to && from <= other.to)) column += 1
    taken.push({ column, from, to })
    let above = line.parent
    const branches: Line<M>[] = []
    for (const [at, item] of line.items.entries()) {
      const here: PlacedItem<M> = { item, column, row: line.row + at, parent: above }
      placed.push(here)
      for (const branch of item.children.slice(1).toReversed())
        branches.push({ items: lineFrom(branch), row: here.row + 1, parent: here })
      above = here
    }
    // The lowest branches are placed first, next to their line; the long ones from further up go around them.
    todo.push(...branches)
  }
  return {
    placed,
    columns: Math.max(0, ...placed.map(({ column }) => column + 1)),
    rows: Math.max(0, ...placed.map(({ row }) => row + 1)),
  }
}

function lineFrom<M extends TreeMessage>(top: MapItem<M>): MapItem<M>[] {
  const items: MapItem<M>[] = []
  for (let item: MapItem<M> | undefined = top; item; item = item.children[0]) items.push(item)
  return items
}

/** The item that an arrow key leads to; undefined where there is none that way. */
export function itemInDirection<M extends TreeMessage>(
  { placed }: MapDrawing<M>,
  from: PlacedItem<M>,
  key: string,
): PlacedItem<M> | undefined {
  if (key === 'ArrowUp') return from.parent
  if (key === 'ArrowDown') return placed.find(({ parent }) => parent === from)
  if (key === 'Home') return placed[0]
  if (key === 'End') return placed.findLast(({ column }) => column === from.column)
  const side = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  if (side === 0) return undefined
  // The nearest column that way, and in it the item whose row is nearest.
  const distance = ({ column, row }: PlacedItem<M>) =>
    (column - from.column) * side * 10_000 + Math.abs(row - from.row)
  return placed
    .filter(({ column }) => (column - from.column) * side > 0)
    .toSorted((a, b) => distance(a) - distance(b))[0]
}
