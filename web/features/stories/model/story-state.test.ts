import { expect, test } from 'vitest'
import type { FeedMessage } from './feed-message.ts'
import { changeStory, emptyStory, isThinking } from './story-state.ts'
import type { StoryChange, StoryState } from './story-state.ts'

const opening: FeedMessage = { id: 'a', messageId: 1, role: 'assistant', content: 'Once.' }
const mine: FeedMessage = { id: 'mine', role: 'user', content: 'Go', status: 'sending' }
const reply: FeedMessage = { id: 'r', messageId: 3, role: 'assistant', content: '', status: 'streaming' }

const loaded: StoryState = { ...emptyStory, messages: [opening] }
const sent: StoryChange = { type: 'sent', message: mine }
const begun: StoryChange = { type: 'begun', reply, sentId: 'mine', userMessageId: 2 }

const after = (state: StoryState, ...changes: StoryChange[]): StoryState => changes.reduce(changeStory, state)
const last = ({ messages }: StoryState): FeedMessage | undefined => messages.at(-1)

test('a sent message stands in the story at once, and the narrator thinks', () => {
  const state = after(loaded, sent)
  expect(state.messages).toEqual([opening, mine])
  expect(isThinking(state)).toBe(true)
})

test('a turn that began knows the server’s numbers, and still thinks until the first word', () => {
  const state = after(loaded, sent, begun)
  expect(state.messages.map(({ messageId, status }) => [messageId, status])).toEqual([
    [1, undefined],
    [2, undefined],
    [3, 'streaming'],
  ])
  expect(isThinking(state)).toBe(true)
  expect(isThinking(after(state, { type: 'text', text: 'You' }))).toBe(false)
})

test('pieces grow the reply in place and leave every other message the same object', () => {
  const state = after(loaded, sent, begun, { type: 'text', text: 'You ' }, { type: 'text', text: 'go.' })
  expect(last(state)).toEqual({ ...reply, content: 'You go.' })
  expect(state.messages[0]).toBe(opening)
})

test('a finished reply is whole, with its suggestions, and the page is at rest', () => {
  const done = { storyId: 's', messageId: 3, message: 'You go.', suggestions: ['Look'] }
  const state = after(loaded, sent, begun, { type: 'finished', reply: done })
  expect(last(state)).toEqual({ ...reply, content: 'You go.', suggestions: ['Look'], status: undefined })
  expect(state.isGenerating).toBe(false)
})

test('a reply that the reader stopped says so', () => {
  const done = { storyId: 's', messageId: 3, message: 'You', status: 'stopped' } as const
  const state = after(loaded, sent, begun, { type: 'stopping' }, { type: 'finished', reply: done })
  expect(last(state)?.status).toBe('stopped')
  expect(state.isStopping).toBe(false)
  // Stopped in another tab, or stopped too late: what the server says counts.
  expect(last(after(loaded, sent, begun, { type: 'finished', reply: done }))?.status).toBe('stopped')
  const whole = { ...done, status: undefined }
  expect(
    last(after(loaded, sent, begun, { type: 'stopping' }, { type: 'finished', reply: whole }))?.status,
  ).toBeUndefined()
})

test.each([
  ['turn_interrupted', 'interrupted'],
  ['message_failed', 'failed'],
])('a turn that ends with %s leaves a reply that is %s', (code, status) => {
  const state = after(loaded, sent, begun, { type: 'failed', error: 'Failed', code })
  expect(last(state)?.status).toBe(status)
  expect(state.isGenerating).toBe(false)
})

test('a reply that is told again takes the place of the failed one', () => {
  const failed = after(loaded, sent, begun, { type: 'failed', error: 'Failed' })
  const again = { ...reply, id: 'r2', messageId: 4 }
  const state = after(failed, { type: 'asked-again' }, { type: 'begun', reply: again, replaced: 3 })
  expect(state.messages.map(({ id }) => id)).toEqual(['a', 'mine', 'r2'])
})

test('a turn that is followed anew begins only once', () => {
  const state = after(loaded, sent, begun, { type: 'text', text: 'You' }, { type: 'lost' })
  expect(state.isReconnecting).toBe(true)
  const back = after(state, begun)
  expect(back.isReconnecting).toBe(false)
  expect(back.messages).toBe(state.messages)
})

test('a refused message leaves the story and the reason stays', () => {
  const state = after(loaded, sent, {
    type: 'refused',
    sentId: 'mine',
    error: 'The narrator is still writing',
  })
  expect(state.messages).toEqual([opening])
  expect(state.error).toBe('The narrator is still writing')
  expect(state.isGenerating).toBe(false)
})

test('a message that nobody answered stays, and sent again it stands last', () => {
  const state = after(loaded, sent, { type: 'unsent', sentId: 'mine' })
  expect(last(state)).toEqual({ ...mine, status: 'unsent' })
  expect(after(state, sent).messages).toEqual([opening, mine])
})

test('a story that is read while a reply is told goes on being told', () => {
  const state = after(emptyStory, { type: 'loading' }, { type: 'loaded', messages: [opening, reply] })
  expect(state).toMatchObject({ isLoadingStory: false, isGenerating: true })
})

test('a story that cannot be read keeps what the browser remembered of it', () => {
  const state = after(loaded, { type: 'loading' }, { type: 'load-failed', error: 'Story not found' })
  expect(state).toMatchObject({ messages: [opening], isLoadingStory: false, error: 'Story not found' })
})
