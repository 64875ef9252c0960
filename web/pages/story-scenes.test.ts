import { expect, test } from 'vitest'
import type { FeedMessage } from '#web/features/stories/model/feed-message.ts'
import { openingOf } from './story-scenes.tsx'

const told = (content: string, status?: FeedMessage['status']): FeedMessage => ({
  id: 'a',
  messageId: 3,
  role: 'assistant',
  content,
  ...(status && { status }),
})

test('an opening that is still being told is painted as soon as there are words enough', () => {
  const few = told('The rain has not stopped.', 'streaming')
  const enough = told('The rain has not stopped. '.repeat(12), 'streaming')
  expect(openingOf([few])).toBeUndefined()
  expect(openingOf([enough])).toBe(enough)
  expect(openingOf([told('The rain has not stopped.')])).toBeDefined()
  expect(openingOf([told('The rain has not stopped.', 'failed')])).toBeUndefined()
})
