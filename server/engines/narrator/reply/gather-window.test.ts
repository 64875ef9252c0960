import { expect, test } from 'vitest'
import { gatherMsFor } from './gather-window.ts'

test('nothing is gathered before the first word, unless the model goes on without one', () => {
  expect(gatherMsFor({ running: 500, pieces: 1, hasSpoken: false })).toBe(0)
  expect(gatherMsFor({ running: 500, pieces: 8, hasSpoken: false })).toBe(0)
  expect(gatherMsFor({ running: 1, pieces: 9, hasSpoken: false })).toBe(50.5)
})

test('behind the first word text is gathered, the longer the more replies there are', () => {
  const windows = [1, 200, 400, 500].map((running) => gatherMsFor({ running, pieces: 1, hasSpoken: true }))
  expect(windows).toEqual([50.5, 150, 250, 250])
})
