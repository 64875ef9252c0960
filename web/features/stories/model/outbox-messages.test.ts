import { expect, test } from 'vitest'
import type { FeedMessage } from './feed-message.ts'
import { hasLost, withOutbox } from './outbox-messages.ts'
import type { OutboxTurn } from './outbox-messages.ts'

const opening: FeedMessage = { id: 'a', messageId: 1, role: 'assistant', content: 'Once.' }
const turn = (clientId: string): OutboxTurn => ({
  storyId: 's',
  clientId,
  message: `I ${clientId}`,
  createdAt: '2026-11-21T00:00:00.000Z',
  afterId: 1,
})
const shown = (id: string): FeedMessage => ({
  id,
  role: 'user',
  content: `I ${id}`,
  createdAt: '2026-11-21T00:00:00.000Z',
  status: 'waiting',
})

test('what waits stands at the end of the story, each turn once', () => {
  const messages: FeedMessage[] = [{ ...shown('go'), status: 'unsent' }, opening]
  expect(withOutbox(messages, [turn('go'), turn('run')])).toEqual([opening, shown('go'), shown('run')])
  expect(withOutbox(messages, [])).toEqual(messages)
})

test('a turn is lost that waited, waits no more, and is not in the story', () => {
  const before = [turn('go'), turn('run')]
  const inStory = (clientId: string) => ({ role: 'user', content: '', clientId }) as const
  expect(hasLost(before, [turn('run')], [])).toBe(true)
  expect(hasLost(before, [turn('run')], [inStory('go')])).toBe(false)
  expect(hasLost(before, before, [])).toBe(false)
  expect(hasLost(before, [], [inStory('go'), inStory('run')])).toBe(false)
  expect(hasLost([], [], [])).toBe(false)
})
