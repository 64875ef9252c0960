import { expect, test } from 'vitest'
import type { FeedMessage } from '../model/feed-message.ts'
import { newestThatFit } from './snapshot.ts'

const story = ['aaaa', 'bbbb', 'cccc'].map((content): FeedMessage => ({ id: content, role: 'user', content }))

test.each([
  [12, ['aaaa', 'bbbb', 'cccc']],
  [11, ['bbbb', 'cccc']],
  [4, ['cccc']],
  [3, []],
])('of three messages of four characters, %i characters keep %j', (charactersAtMost, kept) => {
  expect(newestThatFit(story, charactersAtMost).map(({ content }) => content)).toEqual(kept)
})
