import { expect, test } from 'vitest'
import type { FeedMessage } from './feed-message.ts'
import { changeStory, emptyStory, isStreaming, isThinking } from './story-state.ts'
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
  expect(last(state)).toEqual({ ...reply, content: 'You go.', isInitialMessage: false })
  expect(state.messages[0]).toBe(opening)
})

test('a finished reply is whole, with its suggestions, and the page is at rest', () => {
  const done = { storyId: 's', messageId: 3, message: 'You go.', suggestions: ['Look'] }
  const state = after(loaded, sent, begun, { type: 'finished', reply: done })
  const whole = { content: 'You go.', suggestions: ['Look'], isInitialMessage: false, status: undefined }
  expect(last(state)).toEqual({ ...reply, ...whole })
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

/** A page in the middle of everything at once: each change is to touch its own part of it alone. */
const busy: StoryState = {
  messages: [opening, { ...mine, status: undefined, messageId: 2 }, { ...reply, content: 'You' }],
  title: 'Ash',
  isLoadingStory: true,
  hasFailedToLoad: true,
  isGenerating: true,
  isStopping: true,
  isReconnecting: true,
  waitingText: 'The narrator is busy; your reply follows',
  error: 'Failed',
  isMoving: false,
  remark: 'A remark',
  canUndo: false,
  canRedo: true,
  hasOlder: true,
  finishedId: 1,
}
const resting = { isGenerating: false, isStopping: false, isReconnecting: false, waitingText: undefined }
const withReply = (fields: Partial<FeedMessage>) => ({
  messages: busy.messages.map((message) => (message.id === 'r' ? { ...message, ...fields } : message)),
})
const told = { storyId: 's', messageId: 3, message: 'You go.' }

test.each<[StoryChange, Partial<StoryState>]>([
  [{ type: 'loading' }, { isLoadingStory: true, hasFailedToLoad: false, error: undefined }],
  [
    { type: 'loaded', messages: [opening], title: 'Ember', canUndo: true },
    {
      ...resting,
      messages: [opening],
      title: 'Ember',
      remark: undefined,
      canUndo: true,
      hasOlder: false,
      canRedo: false,
      isLoadingStory: false,
    },
  ],
  [
    { type: 'load-failed', error: 'Gone' },
    { ...resting, isLoadingStory: false, hasFailedToLoad: true, error: 'Gone' },
  ],
  [{ type: 'asked-again' }, { isGenerating: true, error: undefined }],
  [
    { type: 'text', text: ' go.' },
    { ...withReply({ content: 'You go.' }), isReconnecting: false, waitingText: undefined },
  ],
  [{ type: 'narrator-waits', text: 'Soon' }, { waitingText: 'Soon' }],
  [{ type: 'lost' }, { isReconnecting: true }],
  [{ type: 'stopping' }, { isStopping: true }],
  [
    { type: 'finished', reply: { ...told, isCut: true, standIn: 'Spare', suggestions: ['Look'] } },
    {
      ...resting,
      ...withReply({
        content: 'You go.',
        status: undefined,
        isCut: true,
        standIn: 'Spare',
        suggestions: ['Look'],
      }),
      finishedId: 3,
      error: undefined,
    },
  ],
  [
    { type: 'failed', error: 'No', code: 'message_failed', hint: 'Try again.' },
    { ...resting, ...withReply({ status: 'failed', hint: 'Try again.' }) },
  ],
  [
    { type: 'refused', sentId: 'mine', error: 'No' },
    { ...resting, messages: [busy.messages[0]!, busy.messages[2]!], error: 'No' },
  ],
  [
    { type: 'unsent', sentId: 'mine' },
    { ...resting, messages: [opening, { ...busy.messages[1]!, status: 'unsent' }, busy.messages[2]!] },
  ],
  [{ type: 'waiting', messages: [] }, { messages: [] }],
  [{ type: 'returned', error: 'Too late' }, { error: 'Too late' }],
  [
    { type: 'stop-failed', error: 'No' },
    { isStopping: false, error: 'No' },
  ],
  [{ type: 'error-dismissed' }, { error: undefined }],
  [{ type: 'begun', reply }, { isReconnecting: false }],
  [
    { type: 'begun', reply: { ...reply, id: 'n', messageId: 4 } },
    {
      messages: [...busy.messages, { ...reply, id: 'n', messageId: 4, isInitialMessage: false }],
      canUndo: true,
      canRedo: false,
      isGenerating: true,
      isReconnecting: false,
    },
  ],
])('%j changes its own part of the page alone', (change, changed) => {
  expect(changeStory(busy, change)).toEqual({ ...busy, ...changed })
})

test('a sent message, also one of before, stands last, and what went wrong before is forgotten', () => {
  const state = changeStory({ ...loaded, error: 'Failed' }, sent)
  expect(state).toEqual({ ...loaded, messages: [opening, mine], isGenerating: true, error: undefined })
})

test('a page on which nothing is asked does not think', () => {
  expect(isThinking(loaded)).toBe(false)
  expect(isThinking({ ...loaded, isGenerating: true })).toBe(true)
})

test('only a reply of the narrator streams', () => {
  expect(isStreaming(reply)).toBe(true)
  expect(isStreaming({ ...reply, role: 'user' })).toBe(false)
  expect(isStreaming({ ...reply, status: 'failed' })).toBe(false)
})
