import { expect, test, vi } from 'vitest'
import { CallError } from '#web/platform/call-error.ts'
import { begun, contents, done, endless, openStory, opening, streamOf, text } from '#testing/open-story.ts'
import type { ReadStory } from './story-calls.ts'

const branch = { messageId: 8, role: 'assistant', content: 'You stay.' } as const

test('the story goes to another place in its tree, and the browser remembers it there', async () => {
  const { player, kept } = await openStory()
  const before = player.state.get().messages
  const there: ReadStory = { messages: [opening, branch], canUndo: true }
  expect(await player.move(async () => there)).toEqual(before)
  expect(contents(player)).toEqual(['Once.', 'You stay.'])
  expect(player.state.get()).toMatchObject({ isMoving: false, canUndo: true, canRedo: false })
  expect(kept.read()?.messages.map(({ content }) => content)).toEqual(['Once.', 'You stay.'])
})

test('without a connection it stays, and says what it needs', async () => {
  const { player } = await openStory()
  const lost = async () => Promise.reject(new CallError('Failed to fetch', 0))
  expect(await player.move(lost)).toBeUndefined()
  expect(contents(player)).toEqual(['Once.'])
  expect(player.state.get()).toMatchObject({
    isMoving: false,
    error: 'This needs a connection. Your story stays as it is.',
  })
})

test('what the server refuses is said in its words', async () => {
  const { player } = await openStory()
  const refused = async () => Promise.reject(new CallError('Nothing to undo', 409, 'nothing_to_undo'))
  await player.move(refused)
  expect(player.state.get().error).toBe('Nothing to undo')
})

test('a story that moves or is told takes no other move', async () => {
  const { player } = await openStory({ send: () => endless([begun]) })
  const move = vi.fn<() => Promise<ReadStory>>(() => new Promise(() => undefined))
  void player.move(move)
  expect(await player.move(move)).toBeUndefined()
  expect(move).toHaveBeenCalledOnce()
  expect(await player.send('Go')).toBe('refused')
})

test('a place where a reply still streams is followed to its end', async () => {
  const { player } = await openStory({ follow: () => streamOf([text, done]) })
  await player.move(async () => ({
    messages: [opening, { messageId: 3, role: 'assistant', content: '', status: 'streaming' }],
  }))
  await vi.waitFor(() => expect(contents(player)).toEqual(['Once.', 'You go.']))
})

test('the narrator goes on without a turn of the reader', async () => {
  const send = vi.fn(() => streamOf([{ type: 'turn', storyId: 's', messageId: 3 }, text, done]))
  const { player } = await openStory({ send })
  await player.goOn()
  expect(contents(player)).toEqual(['Once.', 'You go.'])
  expect(player.state.get().messages[1]).toMatchObject({ role: 'assistant', isInitialMessage: false })
  expect(send).toHaveBeenCalledExactlyOnceWith(
    's',
    { kind: 'more', clientId: expect.any(String) as string, parentId: 1 },
    expect.any(AbortSignal),
  )
})

test('a wish goes with the reply that is generated again', async () => {
  const retry = vi.fn(() => streamOf([{ type: 'turn', storyId: 's', messageId: 3 }, text, done]))
  const { player } = await openStory({ retry })
  await player.retry('darker')
  expect(contents(player)).toEqual(['You go.'])
  expect(retry).toHaveBeenCalledExactlyOnceWith(
    { storyId: 's', messageId: 1 },
    'darker',
    expect.any(AbortSignal),
  )
})

test('what the narrator is asked for needs a connection', async () => {
  const { player, net, calls } = await openStory()
  net.isOnline = false
  await player.retry()
  await player.goOn()
  expect(calls.retry).not.toHaveBeenCalled()
  expect(calls.send).not.toHaveBeenCalled()
  expect(player.state.get().error).toBe('This needs a connection. Your story stays as it is.')
})

test('words and deeds are sent as what they are', async () => {
  const { player, calls } = await openStory()
  await player.send('Who goes there?', 'say')
  expect(vi.mocked(calls.send).mock.calls[0]?.[1]).toMatchObject({ message: 'Who goes there?', kind: 'say' })
  expect(player.state.get().messages[1]).toMatchObject({ content: 'Who goes there?', kind: 'say' })
})
