import { expect, test, vi } from 'vitest'
import { isUnderWay, marked, storyMarker } from './story-marker.ts'

test('only a pending marker of the last twenty seconds says that a run is under way', () => {
  expect(isUnderWay({ state: 'pending', since: 1_000 }, 20_999)).toBe(true)
  expect(isUnderWay({ state: 'pending', since: 1_000 }, 21_000)).toBe(false)
  expect(isUnderWay({ state: 'completed', since: 1_000 }, 1_001)).toBe(false)
  expect(isUnderWay({ state: 'failed', since: 1_000 }, 1_001)).toBe(false)
  expect(isUnderWay(undefined, 0)).toBe(false)
})

test('a run leaves its marker completed', async () => {
  const write = vi.fn()
  expect(
    await marked(
      { write },
      () => 5,
      async () => 'read',
    ),
  ).toBe('read')
  expect(write.mock.calls).toEqual([[{ state: 'pending', since: 5 }], [{ state: 'completed', since: 5 }]])
})

test('a run that throws leaves its marker failed', async () => {
  const write = vi.fn()
  await expect(
    marked(
      { write },
      () => 5,
      () => Promise.reject(new Error('No')),
    ),
  ).rejects.toThrow('No')
  expect(write.mock.calls.at(-1)).toEqual([{ state: 'failed', since: 5 }])
})

test('every story and message has a marker of its own', () => {
  const keys = [
    storyMarker('recovery', 's', 1),
    storyMarker('recovery', 's', 2),
    storyMarker('continuation', 's'),
  ]
  expect(new Set(keys.map(({ key }) => key)).size).toBe(3)
})
