import { expect, test, vi } from 'vitest'
import { begun, contents, done, endless, openStory, opening, text, streamOf } from '#testing/open-story.ts'
import { CallError } from '#web/platform/call-error.ts'
import type { StoryCalls } from './story-calls.ts'
import type { TurnEvent } from './turn-events.ts'

const stillWriting = new CallError('The narrator is still writing', 409, 'turn_running')

test('a turn is sent with the id of its message and told to its end', async () => {
  const { player, calls } = await openStory()
  expect(await player.send('Go')).toBe('accepted')
  expect(contents(player)).toEqual(['Once.', 'Go', 'You go.'])
  const sent = player.state.get().messages[1]
  expect(calls.send).toHaveBeenCalledExactlyOnceWith(
    's',
    { message: 'Go', kind: 'do', clientId: sent?.id, parentId: 1 },
    expect.any(AbortSignal),
  )
  expect(sent?.messageId).toBe(2)
})

test.each(['', '  \n '])('nothing is sent of %j', async (blank) => {
  const { player, calls } = await openStory()
  expect(await player.send(blank)).toBe('refused')
  expect(calls.send).not.toHaveBeenCalled()
})

test('nothing is sent while a reply is told', async () => {
  const { player } = await openStory({ send: () => endless([begun]) })
  void player.send('Go')
  await vi.waitFor(() => expect(player.state.get().isGenerating).toBe(true))
  expect(await player.send('And again')).toBe('refused')
})

test('a reload in mid-reply follows the running turn from where the server had stored it', async () => {
  const streaming = { messageId: 3, role: 'assistant', content: 'You ', status: 'streaming' } as const
  const follow = vi.fn<StoryCalls['follow']>(() => streamOf([{ type: 'text', text: 'go.', end: 7 }, done]))
  const { player } = await openStory({ read: async () => ({ messages: [opening, streaming] }), follow })
  await vi.waitFor(() => expect(player.state.get().isGenerating).toBe(false))
  expect(contents(player)).toEqual(['Once.', 'You go.'])
  expect(follow).toHaveBeenCalledExactlyOnceWith({ storyId: 's', messageId: 3 }, 4, expect.any(AbortSignal))
})

test('a second tab gets its text back with the reason, and follows what the first one asked for', async () => {
  const streaming = { messageId: 3, role: 'assistant', content: 'You ', status: 'streaming' } as const
  const read = vi
    .fn<StoryCalls['read']>()
    .mockResolvedValueOnce({ messages: [opening] })
    .mockResolvedValueOnce({ messages: [opening, { ...opening, messageId: 2, role: 'user' }, streaming] })
  const follow = (): AsyncGenerator<TurnEvent> => endless([{ type: 'text', text: 'go', end: 6 }])
  const { player } = await openStory({ read, follow, send: () => streamOf([], stillWriting) })
  expect(await player.send('Me too')).toBe('refused')
  expect(player.state.get().error).toBe('The narrator is still writing')
  await vi.waitFor(() => expect(contents(player)).toEqual(['Once.', 'Once.', 'You go']))
  expect(player.state.get().error).toBe('The narrator is still writing')
})

test('a message that cannot be sent stays and is sent again as the same message', async () => {
  const send = vi
    .fn<StoryCalls['send']>()
    .mockImplementation(() => streamOf([], new CallError('Failed to fetch', 0)))
  const { player } = await openStory({ send })
  expect(await player.send('Go')).toBe('unsent')
  const unsent = player.state.get().messages[1]
  expect(unsent?.status).toBe('unsent')
  send.mockImplementation(() => streamOf([begun, text, done]))
  expect(await player.sendAgain(unsent?.id ?? '')).toBe('accepted')
  expect(contents(player)).toEqual(['Once.', 'Go', 'You go.'])
  expect(new Set(send.mock.calls.map(([, { clientId }]) => clientId))).toEqual(new Set([unsent?.id]))
})

test('an unsent message survives a reload', async () => {
  const { player, leave, kept } = await openStory({
    send: () => streamOf([], new CallError('Something went wrong', 500, 'internal')),
  })
  await player.send('Go')
  leave()
  const again = await openStory({}, kept)
  expect(contents(again.player)).toEqual(['Once.', 'Go'])
  expect(again.player.state.get().messages[1]?.status).toBe('unsent')
})

test('a session that ended hands the text back', async () => {
  const signedOut = new CallError('Authentication required', 401, 'authentication_required')
  const { player, onSignedOut } = await openStory({ send: () => streamOf([], signedOut) })
  expect(await player.send('Go')).toBe('signed-out')
  expect(contents(player)).toEqual(['Once.'])
  expect(onSignedOut).toHaveBeenCalledOnce()
})

test('a failed reply can be told again', async () => {
  const failure: TurnEvent = { type: 'failed', error: 'Failed to send message', code: 'message_failed' }
  const retry = vi.fn<StoryCalls['retry']>(() => streamOf([{ ...begun, messageId: 4 }, text, done]))
  const { player } = await openStory({ send: () => streamOf([begun, failure]), retry })
  await player.send('Go')
  expect(player.state.get().messages.at(-1)?.status).toBe('failed')
  await player.retry()
  expect(retry).toHaveBeenCalledExactlyOnceWith(
    { storyId: 's', messageId: 3 },
    undefined,
    expect.any(AbortSignal),
  )
  expect(player.state.get().messages.map(({ messageId }) => messageId)).toEqual([1, 2, 4])
})

test('a stop that cannot reach the server says so and lets the reader try again', async () => {
  const stop = vi.fn<StoryCalls['stop']>().mockRejectedValueOnce(new CallError('Failed to fetch', 0))
  const { player } = await openStory({
    read: async () => ({ messages: [{ ...opening, status: 'streaming' }] }),
    follow: () => endless(),
    stop,
  })
  await player.stop()
  expect(player.state.get()).toMatchObject({ isStopping: false, error: 'Failed to fetch' })
  await player.stop()
  expect(stop).toHaveBeenLastCalledWith({ storyId: 's', messageId: 1 })
  expect(player.state.get().isStopping).toBe(true)
})

test('the browser remembers the story as it was told', async () => {
  const { player, kept } = await openStory()
  await player.send('Go')
  expect(kept.read()).toMatchObject({ storyId: 's', messages: player.state.get().messages })
})

test('a story that is not there says so', async () => {
  const { player } = await openStory({ read: () => Promise.reject(new CallError('Story not found', 404)) })
  expect(player.state.get()).toMatchObject({ messages: [], error: 'Story not found' })
})

test('without a story nothing can be sent', async () => {
  const { player, calls } = await openStory({ read: async () => ({ messages: [] }) })
  expect(await player.send('Go')).toBe('refused')
  expect(player.state.get().error).toBe('No active story. Please start a new story first.')
  expect(calls.send).not.toHaveBeenCalled()
})

test('leaving the page ends what it heard without an error', async () => {
  const { player, leave } = await openStory({
    send: async function* (_storyId, _body, signal) {
      yield begun
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    },
  })
  const sending = player.send('Go')
  await vi.waitFor(() => expect(player.state.get().messages).toHaveLength(3))
  leave()
  expect(await sending).toBe('accepted')
  expect(player.state.get().error).toBeUndefined()
})

test('a story that was read or told on is kept for reading without a connection', async () => {
  const { player, keepCopy } = await openStory()
  const read = { ...opening, createdAt: '', clientId: undefined }
  expect(keepCopy).toHaveBeenLastCalledWith(
    expect.objectContaining({ storyId: 's', title: null, messages: [expect.objectContaining(read)] }),
  )
  await player.send('Go')
  const { messages = [] } = keepCopy.mock.lastCall?.[0] ?? {}
  expect(messages.map(({ messageId, content }) => [messageId, content])).toEqual([
    [1, 'Once.'],
    [2, 'Go'],
    [3, 'You go.'],
  ])
  expect(messages[1]?.clientId).toBe(player.state.get().messages[1]?.id)
})

test('what the server does not have yet is no part of the copy', async () => {
  const { player, keepCopy } = await openStory({
    send: () => streamOf([], new CallError('Failed to fetch', 0)),
  })
  expect(await player.send('Go')).toBe('unsent')
  expect(keepCopy).toHaveBeenCalledOnce()
})
