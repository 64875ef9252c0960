import { expect, test } from 'vitest'
import { feedEntries, mergeMessages } from './feed-message.ts'
import type { FeedMessage } from './feed-message.ts'

const opening: FeedMessage = { id: 'a', messageId: 1, role: 'assistant', content: 'Once.' }

test('the server’s messages keep the ids they had on this page', () => {
  const known: FeedMessage[] = [opening, { id: 'mine', role: 'user', content: 'Go', status: 'sending' }]
  const incoming = [
    { messageId: 1, role: 'assistant', content: 'Once.' },
    { messageId: 2, role: 'user', content: 'Go', clientId: 'mine' },
    { messageId: 3, role: 'assistant', content: 'You g', status: 'streaming' },
  ] as const
  expect(mergeMessages(known, incoming, () => 'new')).toEqual([
    opening,
    { id: 'mine', messageId: 2, role: 'user', content: 'Go' },
    { id: 'new', messageId: 3, role: 'assistant', content: 'You g', status: 'streaming' },
  ])
})

test('what the reader wrote and the server never got stays, to be sent again', () => {
  const lost: FeedMessage = { id: 'mine', role: 'user', content: 'Go', status: 'sending' }
  const merged = mergeMessages([lost], [{ messageId: 1, role: 'assistant', content: 'Once.' }], () => 'a')
  expect(merged).toEqual([opening, { ...lost, status: 'unsent' }])
})

test('a message that left the story on the server leaves the page', () => {
  expect(mergeMessages([opening], [], () => 'new')).toEqual([])
})

test('a reply with a picture is followed by an entry for the picture', () => {
  expect(feedEntries([{ ...opening, image: '/p.webp' }])).toEqual([
    { ...opening, image: '/p.webp' },
    { id: 'a-image', role: 'image', content: 'Generated image', image: '/p.webp', messageId: 1 },
  ])
})

test('a picture without a server number, or of no reply, gets no entry', () => {
  const unstored: FeedMessage = { id: 'b', role: 'assistant', content: 'Hm.', image: '/p.webp' }
  const picture: FeedMessage = { ...opening, role: 'image', image: '/p.webp' }
  expect(feedEntries([unstored, picture])).toEqual([unstored, picture])
})

test('a version takes the place of the one that stood there', () => {
  const shown: FeedMessage[] = [{ id: 'r', messageId: 3, role: 'assistant', content: 'You go.' }]
  const versions = { at: 2, of: 2, messageIds: [3, 4] }
  const other = { messageId: 4, role: 'assistant', content: 'You stay.', versions } as const
  expect(mergeMessages(shown, [other], () => 'new')).toEqual([{ ...other, id: 'r', status: undefined }])
})
