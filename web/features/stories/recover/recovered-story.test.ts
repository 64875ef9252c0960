import { expect, test } from 'vitest'
import { readRecoveredStory } from './recovered-story.ts'

const now = Date.UTC(2024, 4, 1)
const whole = { messageId: 7, role: 'user', content: 'Go', createdAt: '2024-05-01T10:00:00.000Z' }

test('a whole story is read as it is, without a remark', () => {
  const { title, messages, remark } = readRecoveredStory(
    { story: { id: 's', title: 'Ash' }, messages: [whole] },
    now,
  )
  expect(title).toBe('Ash')
  expect(messages).toMatchObject([whole])
  expect(remark).toBeUndefined()
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
    remark: undefined,
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
  const { messages, remark } = readRecoveredStory({ messages: [streaming] }, now)
  expect(messages[0]?.status).toBe('streaming')
  expect(remark).toBeUndefined()
})

test('an empty recovery gives a placeholder of the narrator', () => {
  const { messages, remark } = readRecoveredStory({ story: { id: 's' }, messages: [] }, now)
  expect(messages).toHaveLength(1)
  expect(messages[0]?.role).toBe('assistant')
  expect(remark).toBe('Note: This story was recovered with some missing data...')
})

test.each([
  ['a number', { ...whole, messageId: undefined }],
  ['a role', { ...whole, role: undefined }],
  ['a text', { ...whole, content: undefined }],
  ['a time', { ...whole, createdAt: 'yesterday' }],
])('a message without %s is shown with a remark', (_, message) => {
  const { messages, remark } = readRecoveredStory({ messages: [whole, message] }, now)
  expect(messages).toHaveLength(2)
  expect(remark).toBe('Note: This story was recovered with some missing data...')
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

test('a message has all that was said of it, and nothing that was not', () => {
  const full = {
    ...whole,
    role: 'assistant',
    image: '/p.webp',
    imageAlt: 'A lamp',
    isInitialMessage: true,
    clientId: 'mine',
    status: 'stopped',
    suggestions: ['Look', 7, 'Wait'],
  }
  expect(readRecoveredStory({ messages: [full] }, now).messages).toEqual([
    { ...full, suggestions: ['Look', 'Wait'] },
  ])
  const odd = {
    ...whole,
    isInitialMessage: 'yes',
    clientId: 7,
    status: 'lost',
    suggestions: 'Look',
    image: 7,
  }
  expect(readRecoveredStory({ messages: [odd] }, now).messages).toEqual([
    { ...whole, image: undefined, isInitialMessage: false },
  ])
})

test.each([
  ['user', 'user'],
  ['image', 'image'],
  ['narrator', 'assistant'],
])('the role %s is read as %s', (role, read) => {
  expect(readRecoveredStory({ messages: [{ ...whole, role }] }, now).messages[0]?.role).toBe(read)
})

test.each([0, -7, 7.5, 'seven', {}])('%j is no number of a message', (messageId) => {
  const { messages, remark } = readRecoveredStory({ messages: [whole, { ...whole, messageId }] }, now)
  expect(messages[1]?.messageId).toBeUndefined()
  expect(messages[1]?.clientId).toBeUndefined()
  expect(remark).toBe('Note: This story was recovered with some missing data...')
})

test('ids of its own stay with messages that have no number', () => {
  const messages = [{ role: 'user', content: 'a', clientId: 'mine' }, { content: 'b' }]
  const read = readRecoveredStory({ messages }, now).messages
  expect(read.map(({ clientId }) => clientId)).toEqual(['mine', String(now + 1)])
})

test.each([
  ['an image alone', { image: '/p.webp' }, false],
  ['an unfinished state', { status: 'streaming' }, false],
  ['a finished state', { status: 'done' }, true],
  ['nothing', {}, true],
])('a message without a text but with %s lacks something: %s', (_, fields, lacks) => {
  const { remark } = readRecoveredStory({ messages: [{ ...whole, content: '', ...fields }] }, now)
  expect(remark !== undefined).toBe(lacks)
})

test('pictures without a number, without an address, or of no message are passed over', () => {
  const images = [{ url: '/a.webp' }, { messageId: 7 }, null, 'x', { messageId: 9, url: '/b.webp' }]
  expect(readRecoveredStory({ messages: [whole], images }, now).messages[0]?.image).toBeUndefined()
  const own = { ...whole, image: '/own.webp' }
  const beside = [{ messageId: 7, url: '/p.webp' }]
  expect(readRecoveredStory({ messages: [own], images: beside }, now).messages[0]?.image).toBe('/own.webp')
})

test('an empty recovery says that one can go on from here', () => {
  expect(readRecoveredStory({ messages: [] }, now).messages).toEqual([
    {
      role: 'assistant',
      content: 'This part of the story could not be recovered. You can go on from here.',
    },
  ])
})
