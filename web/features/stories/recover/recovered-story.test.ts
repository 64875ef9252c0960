import { expect, test } from 'vitest'
import { readRecoveredStory } from './recovered-story.ts'

const now = Date.UTC(2024, 4, 1)
const whole = { messageId: 7, role: 'user', content: 'Go', createdAt: '2024-05-01T10:00:00.000Z' }

test('a whole story is read as it is, without a note', () => {
  const { title, messages, note } = readRecoveredStory(
    { story: { id: 's', title: 'Ash' }, messages: [whole] },
    now,
  )
  expect(title).toBe('Ash')
  expect(messages).toMatchObject([whole])
  expect(note).toBeUndefined()
})

test('every variant of a field is understood', () => {
  const other = {
    message_id: '8',
    role: 'assistant',
    content: 'You go.',
    image_url: '/p.webp',
    isInitialMessage: true,
    created_at: '2024-05-01T10:00:05Z',
  }
  expect(readRecoveredStory({ messages: [other] }, now)).toMatchObject({
    messages: [
      {
        messageId: 8,
        role: 'assistant',
        content: 'You go.',
        image: '/p.webp',
        isInitialMessage: true,
        createdAt: '2024-05-01T10:00:05.000Z',
      },
    ],
    note: undefined,
  })
  expect(readRecoveredStory({ messages: [{ ...whole, imageUrl: '/q.webp' }] }, now).messages[0]?.image).toBe(
    '/q.webp',
  )
})

test.each([[[{ message_id: 7, url: '/p.webp' }]], [{ first: { messageId: 7, image: '/p.webp' } }]])(
  'pictures beside the messages find their message: %j',
  (images) => {
    expect(readRecoveredStory({ messages: [whole], images }, now).messages[0]?.image).toBe('/p.webp')
  },
)

test('a reply that is still being told can be followed', () => {
  const streaming = { ...whole, role: 'assistant', content: '', status: 'streaming' }
  const { messages, note } = readRecoveredStory({ messages: [streaming] }, now)
  expect(messages[0]?.status).toBe('streaming')
  expect(note).toBeUndefined()
})

test('an empty recovery gives a placeholder of the narrator', () => {
  const { messages, note } = readRecoveredStory({ story: { id: 's' }, messages: [] }, now)
  expect(messages).toHaveLength(1)
  expect(messages[0]?.role).toBe('assistant')
  expect(note).toBe('Note: This story was recovered with some missing data...')
})

test.each([
  ['a number', { ...whole, messageId: undefined }],
  ['a role', { ...whole, role: undefined }],
  ['a text', { ...whole, content: undefined }],
  ['a time', { ...whole, createdAt: 'yesterday' }],
])('a message without %s is shown with a note', (_, message) => {
  const { messages, note } = readRecoveredStory({ messages: [whole, message] }, now)
  expect(messages).toHaveLength(2)
  expect(note).toBe('Note: This story was recovered with some missing data...')
})

test('messages without any number get ids from the time, in their order', () => {
  const messages = [
    { role: 'user', content: 'a' },
    { role: 'assistant', content: 'b' },
  ]
  const read = readRecoveredStory({ messages }, now).messages
  expect(read.map(({ clientId }) => clientId)).toEqual([String(now), String(now + 1)])
})

test.each([
  [null, 'No data returned from server'],
  [undefined, 'No data returned from server'],
  [{ story: {} }, 'No messages found in the recovered data'],
  ['text', 'No messages found in the recovered data'],
  [{ messages: ['text'] }, 'Invalid message format in recovered story'],
  [{ messages: [null] }, 'Invalid message format in recovered story'],
])('%j is refused with "%s"', (data, text) => {
  expect(() => readRecoveredStory(data, now)).toThrow(text)
})
