import { expect, test, vi } from 'vitest'
import { contents, inMemory, openStory } from '#testing/open-story.ts'
import type { OutboxTurn } from './outbox-messages.ts'
import type { ReadStory, StoryCalls } from './story-calls.ts'
import { Outbox } from '../store/outbox.ts'
import { snapshotIn } from '../store/snapshot.ts'
import { StoryPlayer } from './story-player.ts'

const told = (messageId: number) => ({ messageId, role: 'assistant', content: `Told ${messageId}.` }) as const
const newest: ReadStory = { messages: [told(3), told(4)], title: 'Ash', canUndo: true, hasOlder: true }
const readNewest = vi.fn<StoryCalls['readNewest']>(async () => newest)

test('the newest messages are shown first, and the older ones come by themselves', async () => {
  const { promise, resolve } = Promise.withResolvers<ReadStory>()
  const readOlder = vi.fn<StoryCalls['readOlder']>(() => promise)
  const { player, keepCopy } = await openStory({ readNewest, readOlder })
  expect(contents(player)).toEqual(['Told 3.', 'Told 4.'])
  expect(player.state.get()).toMatchObject({ hasOlder: true, canUndo: true, isLoadingStory: false })
  expect(readOlder).toHaveBeenCalledExactlyOnceWith('s', 3, expect.any(AbortSignal))
  expect(keepCopy).not.toHaveBeenCalled()

  resolve({ messages: [told(1), told(2)] })
  await vi.waitFor(() => expect(player.state.get().hasOlder).toBe(false))
  expect(contents(player)).toEqual(['Told 1.', 'Told 2.', 'Told 3.', 'Told 4.'])
  expect(keepCopy.mock.lastCall![0].messages).toHaveLength(4)
})

test('they are left aside where the story has gone elsewhere meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<ReadStory>()
  const { player } = await openStory({ readNewest, readOlder: () => promise })
  await player.move(async () => ({ messages: [told(1), told(9)] }))
  resolve({ messages: [told(1), told(2)] })
  await player.readOlder()
  expect(contents(player)).toEqual(['Told 1.', 'Told 9.'])
})

test('a story whose reader was further up is read whole', async () => {
  const lastPlace = { place: { messageId: 1 }, keptAt: '2026-01-01T00:00:00.000Z' }
  const read = vi.fn<StoryCalls['read']>(async () => ({ messages: [told(1), told(2), told(3), told(4)] }))
  const { player } = await openStory({ read, readNewest: async () => ({ ...newest, lastPlace }) })
  expect(contents(player)).toHaveLength(4)
  expect(player.state.get().hasOlder).toBe(false)
})

test('a story that came with its page is shown at once, and not read again', () => {
  const kept = inMemory()
  kept.write({ storyId: 's', messages: [{ ...told(4), id: 'kept' }] })
  const read = vi.fn<StoryCalls['read']>()
  const readOlder = vi.fn<StoryCalls['readOlder']>(() => new Promise(() => undefined))
  const outbox = new Outbox(inMemory<OutboxTurn[]>())
  const context = {
    calls: { read, readNewest: read, readOlder } as unknown as StoryCalls,
    snapshot: snapshotIn(kept),
    keepCopy: () => undefined,
    whenIdle: (task: () => void) => task(),
    outbox,
    isOnline: () => true,
    newId: () => 'new',
    now: () => 0,
    onSignedOut: () => undefined,
  }
  const player = new StoryPlayer('s', context, newest)
  const { messages, title, isLoadingStory } = player.state.get()
  expect({ messages, title, isLoadingStory }).toEqual({
    messages: [
      { ...told(3), id: 'new' },
      { ...told(4), id: 'kept' },
    ],
    title: 'Ash',
    isLoadingStory: false,
  })
  player.open()
  expect(read).not.toHaveBeenCalled()
  expect(readOlder).toHaveBeenCalledOnce()
})
