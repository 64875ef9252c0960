import { afterEach, expect, test, vi } from 'vitest'
import { keepInSight } from './keep-in-sight.ts'

afterEach(() => vi.unstubAllGlobals())

interface Row {
  top: number
  bottom: number
  isConnected: boolean
}

/** Scrolls of a page with two rows, when a change above them moves them down by 50 pixels. */
function scrollsOf({
  anchors,
  scrollY,
  rows = [
    { top: -300, bottom: 0, isConnected: true },
    { top: 0, bottom: 200, isConnected: true },
  ],
  movedBy = 50,
  isRemoved = false,
}: {
  anchors: boolean
  scrollY: number
  rows?: Row[]
  movedBy?: number
  isRemoved?: boolean
}) {
  const scrolled = vi.fn()
  const supports = vi.fn(() => anchors)
  vi.stubGlobal('CSS', { supports })
  vi.stubGlobal('scrollY', scrollY)
  vi.stubGlobal('scrollBy', scrolled)
  const elements = rows.map((row) => ({
    getBoundingClientRect: () => ({ ...row }),
    get isConnected() {
      return row.isConnected
    },
  }))
  keepInSight(elements as unknown as Element[], () => {
    for (const row of rows) Object.assign(row, { top: row.top + movedBy, isConnected: !isRemoved })
  })
  expect(supports).toHaveBeenCalledWith('overflow-anchor', 'auto')
  return scrolled.mock.calls.flat()
}

const down = [{ top: 50, behavior: 'instant' }]

test('the first row in sight stays where it was, where the browser does not see to it', () => {
  expect(scrollsOf({ anchors: false, scrollY: 700 })).toEqual(down)
  expect(scrollsOf({ anchors: true, scrollY: 0 })).toEqual(down)
  expect(scrollsOf({ anchors: true, scrollY: 700 })).toEqual([])
})

test('nothing is scrolled where nothing moved, no row is in sight, or the row has gone', () => {
  expect(scrollsOf({ anchors: false, scrollY: 700, movedBy: 0 })).toEqual([])
  expect(scrollsOf({ anchors: false, scrollY: 700, rows: [] })).toEqual([])
  expect(scrollsOf({ anchors: false, scrollY: 700, isRemoved: true })).toEqual([])
})
