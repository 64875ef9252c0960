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

test('a reason to wait is read as what it says', () => {
  const data = '{"text":"The narrator is busy; going on in 3 s","seconds":3}'
  expect(readTurnEvent({ event: 'waiting', id: '0', data })).toEqual({
    type: 'narrator-waits',
    text: 'The narrator is busy; going on in 3 s',
  })
})

test.each([
  ['turn', '{"storyId":"s"}'],
  ['turn', '{"messageId":2}'],
  ['turn', '{"storyId":"s","messageId":2,"userMessageId":"1"}'],
  ['waiting', '{}'],
  ['done', '{"storyId":"s","messageId":2}'],
  ['failed', '{"code":"message_failed"}'],
  ['failed', '{"error":"No","hint":7}'],
  ['news', '{"storyId":"s","messageId":2,"text":"Once","error":"No","message":"Once."}'],
  [undefined, '{"text":"Once"}'],
])('a %s event that says %s is passed over', (event, data) => {
  expect(readTurnEvent({ event, id: '4', data })).toBeUndefined()
})

test('a failure is read with its hint', () => {
  const data = '{"error":"Failed to send message","code":"message_failed","hint":"Try again."}'
  expect(readTurnEvent({ event: 'failed', id: 'end', data })).toEqual({
    type: 'failed',
    error: 'Failed to send message',
    code: 'message_failed',
    hint: 'Try again.',
  })
})
