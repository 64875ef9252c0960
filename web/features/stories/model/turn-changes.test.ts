import { expect, test } from 'vitest'
import { CallError } from '#web/platform/call-error.ts'
import { changeOf, endingOf, hasMovedOn } from './turn-changes.ts'

const stamp = { newId: () => 'new', now: () => 0 }

test('a turn that begins adds an empty reply, of this moment, for the message that was sent', () => {
  const reply = {
    id: 'new',
    messageId: 3,
    role: 'assistant',
    content: '',
    createdAt: '1970-01-01T00:00:00.000Z',
    status: 'streaming',
  }
  expect(
    changeOf({ type: 'turn', storyId: 's', messageId: 3, userMessageId: 2 }, { sentId: 'mine' }, stamp),
  ).toEqual({ type: 'begun', reply, sentId: 'mine', userMessageId: 2, replaced: undefined })
  expect(changeOf({ type: 'turn', storyId: 's', messageId: 3 }, { replaced: 1 }, stamp)).toEqual({
    type: 'begun',
    reply,
    sentId: undefined,
    userMessageId: undefined,
    replaced: 1,
  })
})

test('pieces, ends and all else that is heard change the story as they say', () => {
  expect(changeOf({ type: 'text', text: 'You', end: 3 }, {}, stamp)).toEqual({ type: 'text', text: 'You' })
  const reply = { storyId: 's', messageId: 3, message: 'You go.' }
  expect(changeOf({ type: 'done', reply }, {}, stamp)).toEqual({ type: 'finished', reply })
  const waits = { type: 'narrator-waits', text: 'Soon' } as const
  const failed = { type: 'failed', error: 'No', code: 'message_failed', hint: 'Again.' } as const
  for (const event of [waits, failed, { type: 'lost' } as const])
    expect(changeOf(event, {}, stamp)).toEqual(event)
})

const mine = { sentId: 'mine' }

test.each([
  ['no answer', new CallError('Failed to fetch', 0), 'unsent'],
  ['a fault of the server', new CallError('Something went wrong', 500), 'unsent'],
  ['a fault of the page', new TypeError('undefined is no function'), 'unsent'],
  ['a refusal', new CallError('Too many requests', 429), 'refused'],
  ['a session that ended', new CallError('Authentication required', 401), 'signed-out'],
])('after %s the message that was being sent is %s', (_, error, outcome) => {
  const { change, outcome: told } = endingOf(error, mine, false)
  expect(told).toBe(outcome)
  const changes = {
    unsent: { type: 'unsent', sentId: 'mine' },
    refused: { type: 'refused', sentId: 'mine', error: 'Too many requests' },
    'signed-out': { type: 'refused', sentId: 'mine' },
  }
  expect(change).toEqual(changes[outcome as keyof typeof changes])
})

test.each([
  [new CallError('Failed to fetch', 0), 'Failed to send message'],
  [new CallError('Something went wrong', 500), 'Failed to send message'],
  [new CallError('Only the last turn can be told again', 409), 'Only the last turn can be told again'],
])('a reply that could not be asked for again, by %s, says "%s"', (error, words) => {
  expect(endingOf(error, {}, false)).toEqual({
    change: { type: 'refused', sentId: undefined, error: words },
    outcome: 'refused',
  })
})

test('a turn that had begun is interrupted, whatever ended it', () => {
  for (const status of [0, 401, 404, 500])
    expect(endingOf(new CallError('Gone', status), mine, true)).toEqual({
      change: { type: 'failed', error: 'Gone', code: 'turn_interrupted' },
      outcome: 'accepted',
    })
})

test('only a conflict says that the story has moved on', () => {
  expect(hasMovedOn(new CallError('The narrator is still writing', 409))).toBe(true)
  expect(hasMovedOn(new CallError('Gone', 404))).toBe(false)
  expect(hasMovedOn(new Error('409'))).toBe(false)
})
