import { expect, test } from 'vitest'
import type { FeedMessage } from './feed-message.ts'
import { changeStory, emptyStory } from './story-state.ts'
import type { StoryChange, StoryState } from './story-state.ts'

const opening: FeedMessage = { id: 'a', messageId: 1, role: 'assistant', content: 'Once.' }
const mine: FeedMessage = { id: 'mine', role: 'user', content: 'Go', status: 'sending' }
const reply: FeedMessage = { id: 'r', messageId: 3, role: 'assistant', content: '', status: 'streaming' }

const loaded: StoryState = { ...emptyStory, messages: [opening] }
const sent: StoryChange = { type: 'sent', message: mine }
const begun: StoryChange = { type: 'begun', reply, sentId: 'mine', userMessageId: 2 }
const after = (state: StoryState, ...changes: StoryChange[]): StoryState => changes.reduce(changeStory, state)
const last = ({ messages }: StoryState): FeedMessage | undefined => messages.at(-1)

const second: FeedMessage = { id: 'r2', messageId: 4, role: 'assistant', content: '', status: 'streaming' }

test('a reply that is generated again stands as the newest of its versions', () => {
  const first = after(loaded, sent, begun, { type: 'begun', reply: second, replaced: 3 })
  expect(first.messages.map(({ messageId }) => messageId)).toEqual([1, 2, 4])
  expect(last(first)?.versions).toEqual({ at: 2, of: 2, messageIds: [3, 4] })
  const third = { ...second, id: 'r3', messageId: 5 }
  const again = after(first, { type: 'begun', reply: third, replaced: 4 })
  expect(last(again)?.versions).toEqual({ at: 3, of: 3, messageIds: [3, 4, 5] })
})

test('a turn can be undone, and ends what could be redone', () => {
  const back = after(loaded, { type: 'loaded', messages: [opening], canRedo: true })
  expect(back).toMatchObject({ canUndo: false, canRedo: true })
  expect(after(back, sent, begun)).toMatchObject({ canUndo: true, canRedo: false })
})

test('a story that cannot go elsewhere stays, and says why', () => {
  const moving = after(loaded, { type: 'moving' })
  expect(moving).toMatchObject({ isMoving: true, messages: [opening] })
  const failed = after(moving, { type: 'move-failed', error: 'Nothing to undo' })
  expect(failed).toMatchObject({ isMoving: false, messages: [opening], error: 'Nothing to undo' })
})

test('the reader’s lasting wish is changed and taken away', () => {
  expect(after(loaded, { type: 'noted', note: 'she never forgives' }).note).toBe('she never forgives')
  expect(after({ ...loaded, note: 'old' }, { type: 'noted' }).note).toBeUndefined()
})
