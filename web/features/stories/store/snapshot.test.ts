import { expect, test } from 'vitest'
import { inMemory } from '#testing/open-story.ts'
import type { FeedMessage } from '../model/feed-message.ts'
import { newestThatFit, snapshotIn } from './snapshot.ts'

const story = ['aaaa', 'bbbb', 'cccc'].map((content): FeedMessage => ({ id: content, role: 'user', content }))

test.each([
  [12, ['aaaa', 'bbbb', 'cccc']],
  [11, ['bbbb', 'cccc']],
  [4, ['cccc']],
  [3, []],
])('of three messages of four characters, %i characters keep %j', (charactersAtMost, kept) => {
  expect(newestThatFit(story, charactersAtMost).map(({ content }) => content)).toEqual(kept)
})

test('a picture’s address counts as well', () => {
  const pictured = story.map((message) => ({ ...message, image: '/p.webp' }))
  expect(newestThatFit(pictured, 33)).toHaveLength(3)
  expect(newestThatFit(pictured, 32)).toHaveLength(2)
})

test('a snapshot knows its own story alone, and keeps the prompt that the story began with', () => {
  const place = inMemory()
  const snapshot = snapshotIn(place)
  place.write({ storyId: 'one', prompt: 'A lighthouse.', messages: [] })
  expect(snapshot.read('other')).toBeUndefined()
  snapshot.write('one', { title: 'The Lamp', messages: story })
  expect(place.read()).toEqual({
    storyId: 'one',
    prompt: 'A lighthouse.',
    title: 'The Lamp',
    messages: story,
  })
  snapshot.write('other', { messages: [] })
  expect(place.read()).toEqual({ storyId: 'other', messages: [] })
})

test('a snapshot keeps the picture that the story began with', () => {
  const place = inMemory()
  const snapshot = snapshotIn(place)
  const opening: FeedMessage = { id: 'o', role: 'assistant', content: 'Once.', image: '/api/pictures/1' }
  snapshot.write('one', { messages: [opening, ...story] })
  snapshot.write('one', { messages: story })
  expect(place.read()).toMatchObject({ storyImage: '/api/pictures/1', messages: story })
})
