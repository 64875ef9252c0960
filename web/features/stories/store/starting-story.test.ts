import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#testing/memory-storage.ts'
import { clientIdFor, startingStory } from './starting-story.ts'

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

test('a start that was cut short keeps its id for ten minutes, so that it is one story', () => {
  expect(clientIdFor('A lighthouse.', () => 'first', 0)).toBe('first')
  expect(clientIdFor('A lighthouse.', () => 'second', 599_999)).toBe('first')
  expect(clientIdFor('A lighthouse.', () => 'third', 600_000)).toBe('third')
})

test('another prompt is another start', () => {
  clientIdFor('A lighthouse.', () => 'first', 0)
  expect(clientIdFor('A harbour.', () => 'second', 1)).toBe('second')
})

test('a start that came to its end is not gone on with', () => {
  clientIdFor('A lighthouse.', () => 'first', 0)
  startingStory.clear()
  expect(clientIdFor('A lighthouse.', () => 'second', 1)).toBe('second')
})
