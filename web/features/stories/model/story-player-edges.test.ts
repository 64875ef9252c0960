import { expect, test, vi } from 'vitest'
import {
  begun,
  contents,
  done,
  endless,
  inMemory,
  openStory,
  opening,
  streamOf,
} from '#testing/open-story.ts'
import { CallError } from '#web/platform/call-error.ts'
import { StoryPlayer } from './story-player.ts'
import type { ReadStory, StoryCalls } from './story-calls.ts'

const unreachable = new CallError('Failed to fetch', 0)
const signedOut = new CallError('Authentication required', 401)

test('a message bears the time at which it was written', async () => {
  const { player } = await openStory()
  await player.send('Go')
  expect(player.state.get().messages[1]?.createdAt).toBe('1970-01-01T00:00:00.000Z')
})

test('what no longer waits is not shown again from what the browser remembers', async () => {
  const kept = inMemory()
  const waiting = { id: 'mine', role: 'user', content: 'Go', status: 'waiting' } as const
  kept.write({ storyId: 's', messages: [{ ...opening, id: 'a' }, waiting] })
  const { player } = await openStory({ read: () => Promise.reject(unreachable) }, kept)
  expect(contents(player)).toEqual(['Once.'])
  expect(player.state.get().error).toBe('Story content could not be loaded properly.')
})

test('only a message that could not be sent is sent again, and only at rest', async () => {
  const { player, calls } = await openStory({ send: vi.fn(() => streamOf([], unreachable)) })
  expect(await player.sendAgain('id-1')).toBe('unsent')
  await player.send('Go')
  await player.send('Run')
  const [, go, run] = player.state.get().messages
  const sends = vi.mocked(calls.send).mock.calls.length
  vi.mocked(calls.send).mockImplementation(() => endless())
  void player.sendAgain(go!.id)
  expect(await player.sendAgain(run!.id)).toBe('unsent')
  expect(calls.send).toHaveBeenCalledTimes(sends + 1)
})

test('the last reply is told again, once at a time', async () => {
  const { player, calls } = await openStory({ retry: vi.fn(() => endless()) })
  await player.send('Go')
  void player.retry()
  expect(player.state.get()).toMatchObject({ isGenerating: true })
  void player.retry()
  expect(calls.retry).toHaveBeenCalledExactlyOnceWith(
    { storyId: 's', messageId: 3 },
    undefined,
    expect.any(AbortSignal),
  )
})

test('without a reply there is nothing to tell again, and nothing to stop', async () => {
  const read = async (): Promise<ReadStory> => ({ messages: [{ ...opening, role: 'user' }] })
  const { player, calls } = await openStory({ read })
  await player.retry()
  await player.stop()
  expect(calls.retry).not.toHaveBeenCalled()
  expect(calls.stop).not.toHaveBeenCalled()
  expect(player.state.get()).toMatchObject({ isGenerating: false, isStopping: false })
})

test('a stop is asked for once', async () => {
  const { player, calls } = await openStory({ send: () => endless([begun]) })
  void player.send('Go')
  await vi.waitFor(() => expect(player.state.get().messages).toHaveLength(3))
  await player.stop()
  await player.stop()
  expect(calls.stop).toHaveBeenCalledExactlyOnceWith({ storyId: 's', messageId: 3 })
})

test('the story is read anew when the outbox has less of it, not when it has more', async () => {
  const readFreshly = vi.fn<StoryCalls['read']>(async () => ({ messages: [opening] }))
  const { player, outbox, net } = await openStory({ readFreshly })
  net.isOnline = false
  await player.send('Go')
  await player.send('Run')
  expect(readFreshly).not.toHaveBeenCalled()
  const [, run] = outbox.waiting('s')
  outbox.accept(run!, 3)
  expect(readFreshly).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(contents(player)).toEqual(['Once.', 'Go']))
})

test('a connection that is back has a story at rest read anew, and leaves a reply alone', async () => {
  const readFreshly = vi.fn<StoryCalls['read']>(async () => ({
    messages: [opening],
    title: 'Ash',
    note: 'N',
  }))
  const { player } = await openStory({ readFreshly, send: () => endless([begun]) })
  player.refresh()
  await vi.waitFor(() => expect(player.state.get()).toMatchObject({ title: 'Ash', note: 'N' }))
  void player.send('Go')
  player.refresh()
  expect(readFreshly).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(player.state.get().isGenerating).toBe(true))
})

test('a read that was overtaken by a newer one counts no more, whether it succeeds or fails', async () => {
  const slow = [Promise.withResolvers<ReadStory>(), Promise.withResolvers<ReadStory>()]
  const readFreshly = vi
    .fn<StoryCalls['read']>()
    .mockReturnValueOnce(slow[0]!.promise)
    .mockReturnValueOnce(slow[1]!.promise)
    .mockResolvedValue({ messages: [opening], title: 'New' })
  const { player, onSignedOut } = await openStory({ readFreshly })
  for (let reads = 0; reads < 3; reads++) player.refresh()
  await vi.waitFor(() => expect(player.state.get().title).toBe('New'))
  slow[0]!.resolve({ messages: [], title: 'Old' })
  slow[1]!.reject(signedOut)
  await Promise.allSettled(slow.map(({ promise }) => promise))
  await new Promise((resolve) => setImmediate(resolve))
  expect(player.state.get()).toMatchObject({ title: 'New', hasFailedToLoad: false, error: undefined })
  expect(onSignedOut).not.toHaveBeenCalled()
})

test('a session that has ended when the story is read is told to the page', async () => {
  const { player, onSignedOut } = await openStory({ read: () => Promise.reject(signedOut) })
  expect(player.state.get()).toMatchObject({ hasFailedToLoad: true, error: 'Authentication required' })
  expect(onSignedOut).toHaveBeenCalledOnce()
  const other = await openStory({ read: () => Promise.reject(new Error('No')) })
  expect(other.player.state.get().error).toBe('No')
  expect(other.onSignedOut).not.toHaveBeenCalled()
})

test('words that come back from the outbox are said with their reason, until it is put away', async () => {
  const { player } = await openStory()
  player.showReturned('Too late')
  expect(player.state.get().error).toBe('Too late')
  player.dismissError()
  expect(player.state.get().error).toBeUndefined()
})

test('a turn that waits answers the last message that the server has', async () => {
  const { player, outbox, net } = await openStory({ send: () => streamOf([], unreachable) })
  await player.send('Go')
  net.isOnline = false
  await player.send('Run')
  expect(outbox.waiting('s')).toEqual([
    {
      storyId: 's',
      clientId: 'id-3',
      message: 'Run',
      kind: 'do',
      createdAt: '1970-01-01T00:00:00.000Z',
      afterId: 1,
    },
  ])
})

test('a turn whose connection broke on a page that has one is to be sent again by hand', async () => {
  const { player, outbox } = await openStory({ send: () => streamOf([], unreachable) })
  expect(await player.send('Go')).toBe('unsent')
  expect(outbox.waiting('s')).toEqual([])
})

test('a turn that breaks off after it began is interrupted, and the story is not read for it', async () => {
  const { player, calls } = await openStory({
    send: () => streamOf([begun], unreachable),
    follow: () => streamOf([], new CallError('Message not found', 404)),
  })
  expect(await player.send('Go')).toBe('accepted')
  expect(player.state.get().messages.at(-1)).toMatchObject({ status: 'interrupted' })
  expect(calls.read).toHaveBeenCalledOnce()
})

test('what the browser keeps waits for the page to rest, and is not kept for a page that was left', async () => {
  const idle: (() => void)[] = []
  const write = vi.fn()
  const keepCopy = vi.fn()
  const read = async (): Promise<ReadStory> => ({ messages: [opening], title: null })
  const player = new StoryPlayer('s', {
    calls: { readNewest: read } as unknown as StoryCalls,
    snapshot: { read: () => undefined, write },
    keepCopy,
    whenIdle: (task) => void idle.push(task),
    outbox: { waiting: () => [], add: () => false },
    isOnline: () => true,
    newId: () => 'id',
    now: () => 0,
    onSignedOut: () => undefined,
  })
  expect(player.state.get()).toMatchObject({ isLoadingStory: true, messages: [] })
  const leave = player.open()
  await vi.waitFor(() => expect(idle).toHaveLength(1))
  expect(write).not.toHaveBeenCalled()
  idle[0]!()
  expect(write).toHaveBeenCalledExactlyOnceWith('s', player.state.get())
  expect(keepCopy).toHaveBeenCalledExactlyOnceWith('s', player.state.get())
  leave()
  idle[0]!()
  expect(write).toHaveBeenCalledOnce()
})

test('pieces under way are the server’s to keep, their end is the browser’s', async () => {
  const kept = inMemory()
  const write = vi.spyOn(kept, 'write')
  const { player } = await openStory({}, kept)
  write.mockClear()
  await player.send('Go')
  // The message, the beginning of the reply, and its end; not its piece.
  expect(write).toHaveBeenCalledTimes(3)
  expect(kept.read()?.messages.at(-1)).toMatchObject({ content: done.reply.message })
})
