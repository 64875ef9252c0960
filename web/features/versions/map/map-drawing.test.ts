import { expect, test } from 'vitest'
import { drawMap, itemInDirection } from './map-drawing.ts'
import { mapItems } from './map-items.ts'
import { growTree } from './story-tree.ts'

/** A tree from lines such as '1-2-3 2-4': each number hangs on the one before it. */
function messagesOf(text: string) {
  const parents = new Map<number, number | null>()
  for (const chain of text.split(' ')) {
    const ids = chain.split('-').map(Number)
    for (const [at, id] of ids.entries()) if (at > 0 || !parents.has(id)) parents.set(id, ids[at - 1] ?? null)
  }
  return [...parents].map(([messageId, parentId]) => ({ messageId, parentId }))
}

const line = (to: number) => Array.from({ length: to }, (_, at) => at + 1).join('-')

function draw(text: string, { head = 1, opened = [] as number[], marked = [] as number[] } = {}) {
  const tree = growTree(messagesOf(text), head)
  const isMarked = (id: number) => marked.includes(id)
  return drawMap(mapItems(tree, { isMarked, opened: new Set(opened) }))
}
const placesOf = (drawing: ReturnType<typeof draw>) =>
  drawing.placed.map(
    ({ item, column, row }) =>
      `${item.id}${item.messages.length > 1 ? `…${item.messages.at(-1)?.messageId}` : ''} at ${column},${row}`,
  )

test('a story without branches goes straight down', () => {
  expect(placesOf(draw('1-2-3'))).toEqual(['1 at 0,0', '2 at 0,1', '3 at 0,2'])
})

test('a second version stands beside the first', () => {
  const drawing = draw('1-2-3 2-4')
  expect(placesOf(drawing)).toEqual(['1 at 0,0', '2 at 0,1', '3 at 0,2', '4 at 1,2'])
  expect(drawing).toMatchObject({ columns: 2, rows: 3 })
})

test('branches never share a place, and a column is used again where it is free', () => {
  const drawing = draw('1-2-3-4-5 1-6 3-7 3-8')
  const places = drawing.placed.map(({ column, row }) => `${column},${row}`)
  expect(new Set(places).size).toBe(8)
  expect(placesOf(drawing)).toContain('6 at 1,1')
  expect(placesOf(drawing)).toContain('7 at 1,3')
  expect(drawing.columns).toBe(3)
})

test('a branch does not run through another one on its way', () => {
  expect(placesOf(draw('1-2-3-4 1-5-6-7 2-8'))).toEqual([
    '1 at 0,0',
    '2 at 0,1',
    '3 at 0,2',
    '4 at 0,3',
    '8 at 1,2',
    '5 at 2,1',
    '6 at 2,2',
    '7 at 2,3',
  ])
})

test('a long stretch is one item until it is opened', () => {
  expect(placesOf(draw(line(9)))).toEqual(['1 at 0,0', '2…8 at 0,1', '9 at 0,2'])
  expect(draw(line(9), { opened: [2] }).placed).toHaveLength(9)
})

test('a marked message stands out of its stretch', () => {
  expect(placesOf(draw(line(14), { marked: [8] }))).toEqual([
    '1 at 0,0',
    '2…7 at 0,1',
    '8 at 0,2',
    '9…13 at 0,3',
    '14 at 0,4',
  ])
})

test('thousands of messages are drawn', () => {
  const drawing = draw(`${line(6_000)} 3000-7000`)
  expect(drawing.rows).toBe(6)
  expect(drawing.columns).toBe(2)
})

test('arrows go from item to item', () => {
  const drawing = draw('1-2-3 2-4 1-5')
  const at = (id: number) => drawing.placed.find(({ item }) => item.id === id)!
  const from = (id: number, key: string) => itemInDirection(drawing, at(id), key)?.item.id
  expect(from(3, 'ArrowUp')).toBe(2)
  expect(from(2, 'ArrowDown')).toBe(3)
  expect(from(3, 'ArrowRight')).toBe(4)
  expect(from(4, 'ArrowLeft')).toBe(3)
  expect(from(1, 'ArrowUp')).toBeUndefined()
  expect(from(3, 'ArrowDown')).toBeUndefined()
  expect(from(3, 'Home')).toBe(1)
  expect(from(1, 'End')).toBe(3)
  expect(from(3, 'x')).toBeUndefined()
})

test('the path leads from the opening to the head', () => {
  expect([...growTree(messagesOf('1-2-3 2-4'), 4).path]).toEqual([1, 2, 4])
  expect([...growTree(messagesOf('1-2-3'), null).path]).toEqual([])
})
