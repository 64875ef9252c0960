import { expect, test } from 'vitest'
import { readTurnEvent } from './turn-events.ts'

test.each([
  [
    'turn',
    '0',
    '{"storyId":"s","messageId":2,"userMessageId":1}',
    { type: 'turn', storyId: 's', messageId: 2, userMessageId: 1 },
  ],
  ['text', '9', '{"text":"Once upon"}', { type: 'text', text: 'Once upon', end: 9 }],
  [
    'done',
    'end',
    '{"storyId":"s","messageId":2,"message":"Once.","suggestions":["Wait"]}',
    { type: 'done', reply: { storyId: 's', messageId: 2, message: 'Once.', suggestions: ['Wait'] } },
  ],
  [
    'failed',
    'end',
    '{"error":"Failed to send message","code":"message_failed"}',
    { type: 'failed', error: 'Failed to send message', code: 'message_failed' },
  ],
])('a %s event is read', (event, id, data, read) => {
  expect(readTurnEvent({ event, id, data })).toEqual(read)
})

test.each([undefined, 'nine'])('a piece of text with the id %j has no place and is passed over', (id) => {
  expect(readTurnEvent({ event: 'text', id, data: '{"text":"Once"}' })).toBeUndefined()
})

test.each([
  ['message', '{"text":"Once"}'],
  ['text', '{"text":7}'],
  ['done', 'not JSON'],
])('a %s event with %s is passed over', (event, data) => {
  expect(readTurnEvent({ event, id: '1', data })).toBeUndefined()
})
