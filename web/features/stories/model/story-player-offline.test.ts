import { expect, test, vi } from 'vitest'
import { contents, done, openStory, opening, text, streamOf } from '#testing/open-story.ts'
import { CallError } from '#web/platform/call-error.ts'
import type { StoryCalls } from './story-calls.ts'
import type { StoryPlayer } from './story-player.ts'

const waits = (player: StoryPlayer): string[] =>
  player.state.get().messages.flatMap(({ status, content }) => (status === 'waiting' ? [content] : []))
const unreachable = new CallError('Failed to fetch', 0)

test('a turn waits, and so does the next one, behind it', async () => {
  const { player, outbox, net, calls } = await openStory()
  net.isOnline = false
  expect(await player.send('Go')).toBe('waiting')
  expect(await player.send('And run')).toBe('waiting')
  expect(waits(player)).toEqual(['Go', 'And run'])
  expect(outbox.waiting('s').map(({ message, afterId }) => [message, afterId])).toEqual([
    ['Go', 1],
    ['And run', 1],
  ])
  expect(calls.send).not.toHaveBeenCalled()
})

test('a turn that is written while others still wait takes its place behind them', async () => {
  const { player, net } = await openStory()
  net.isOnline = false
  await player.send('Go')
  net.isOnline = true
  expect(await player.send('And run')).toBe('waiting')
  expect(waits(player)).toEqual(['Go', 'And run'])
})

test('what waits is there again on the next visit, also where the story cannot be read', async () => {
  const first = await openStory()
  first.net.isOnline = false
  await first.player.send('Go')
  const read = () => Promise.reject(unreachable)
  const { player } = await openStory({ read }, first.kept, first.outbox)
  expect(contents(player)).toEqual(['Once.', 'Go'])
  expect(waits(player)).toEqual(['Go'])
})

test('a turn that was sent is heard by reading the story anew, once the server can be reached', async () => {
  const readFreshly = vi.fn<StoryCalls['read']>().mockRejectedValueOnce(unreachable)
  const { player, outbox, net } = await openStory({ readFreshly, follow: () => streamOf([text, done]) })
  net.isOnline = false
  await player.send('Go')
  const [turn] = outbox.waiting('s')
  readFreshly.mockResolvedValue({
    messages: [
      opening,
      { messageId: 2, role: 'user', content: 'Go', clientId: turn!.clientId },
      { messageId: 3, role: 'assistant', content: '', status: 'streaming' },
    ],
  })
  outbox.accept(turn!, 3)
  await vi.waitFor(() => expect(player.state.get().finishedId).toBe(3))
  expect(contents(player)).toEqual(['Once.', 'Go', 'You go.'])
  expect(waits(player)).toEqual([])
})

test('a turn that was refused leaves the story', async () => {
  const { player, outbox, net } = await openStory()
  net.isOnline = false
  await player.send('Go')
  outbox.refuse('s', 'The story has moved on')
  await vi.waitFor(() => expect(contents(player)).toEqual(['Once.']))
  expect(outbox.takeRefused('s')).toEqual({ text: 'Go', refusal: 'The story has moved on' })
})

test('a storage that keeps nothing leaves the turn to be sent again by hand', async () => {
  const { player, outbox, net } = await openStory({ send: () => streamOf([], unreachable) })
  vi.spyOn(outbox, 'add').mockReturnValue(false)
  net.isOnline = false
  expect(await player.send('Go')).toBe('unsent')
  expect(player.state.get().messages.at(-1)).toMatchObject({ content: 'Go', status: 'unsent' })
})

test('a turn that loses its connection on the way waits as well', async () => {
  const send = vi.fn<StoryCalls['send']>(() => streamOf([], unreachable))
  const { player, net } = await openStory({ send })
  const sending = player.send('Go')
  net.isOnline = false
  expect(await sending).toBe('waiting')
  expect(send).toHaveBeenCalled()
  expect(waits(player)).toEqual(['Go'])
})

test('a story that could not be read is read when the connection is back', async () => {
  const readFreshly = async () => ({ messages: [opening] })
  const { player } = await openStory({ read: () => Promise.reject(unreachable), readFreshly })
  expect(player.state.get().hasFailedToLoad).toBe(true)
  player.refresh()
  await vi.waitFor(() => expect(contents(player)).toEqual(['Once.']))
  expect(player.state.get()).toMatchObject({ hasFailedToLoad: false, error: undefined })
})

test('a turn that is sent while the story is being read is not lost from sight', async () => {
  const { player, outbox, net, calls } = await openStory()
  net.isOnline = false
  await player.send('Go')
  const [turn] = outbox.waiting('s')
  const go = { messageId: 2, role: 'user', content: 'Go', clientId: turn!.clientId } as const
  vi.mocked(calls.readFreshly)
    .mockImplementationOnce(async () => {
      // Another tab has sent it: this one does not know that yet.
      vi.spyOn(outbox, 'waiting').mockReturnValue([])
      return { messages: [opening] }
    })
    .mockResolvedValue({ messages: [opening, go] })
  player.refresh()
  await vi.waitFor(() => expect(player.state.get().messages.at(-1)?.messageId).toBe(2))
  expect(contents(player)).toEqual(['Once.', 'Go'])
})
