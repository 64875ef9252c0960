import { expect, test } from 'vitest'
import { storyFacts } from './story-facts.ts'
import { storyPath } from './story-path.ts'

const story = {
  storyId: 's',
  title: 'The Keeper',
  opening: 'Rain.',
  turns: 12,
  createdAt: '2026-01-01T10:00:00.000Z',
  updatedAt: '2026-01-01T10:00:00.000Z',
}
const now = Date.parse('2026-01-01T13:20:00.000Z')

test('a story’s facts stand in one line', () => {
  expect(storyFacts({ ...story, genre: 'mystery' }, now)).toBe('Mystery · 12 turns · 3 hours ago')
  expect(storyFacts({ ...story, turns: 1 }, now)).toBe('1 turn · 3 hours ago')
  expect(storyFacts({ ...story, goneAt: '2026-02-01T12:00:00.000Z' }, now)).toBe(
    '12 turns · gone for good on February 1, 2026',
  )
})

test('a message that was found is where the way leads', () => {
  const match = { place: 'message', messageId: 7, parts: [] } as const
  expect(storyPath(story)).toBe('/story/s')
  expect(storyPath(story, { ...match, parts: [] })).toBe('/story/s?messageId=7')
  expect(storyPath(story, { place: 'title', parts: [] })).toBe('/story/s')
})
