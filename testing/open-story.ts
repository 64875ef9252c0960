import { expect, vi } from 'vitest'
import type { StoredValue } from '#web/platform/browser-store.ts'
import type { StoryCopy } from '#web/platform/offline/story-copies.ts'
import { storyCopyOf } from '#web/features/stories/store/story-copy.ts'
import { snapshotIn } from '#web/features/stories/store/snapshot.ts'
import type { StorySnapshot } from '#web/features/stories/store/snapshot.ts'
import { Outbox } from '#web/features/stories/store/outbox.ts'
import type { OutboxTurn } from '#web/features/stories/model/outbox-messages.ts'
import { StoryPlayer } from '#web/features/stories/model/story-player.ts'
import type { StoryCalls } from '#web/features/stories/model/story-calls.ts'
import type { TurnEvent } from '#web/features/stories/model/turn-events.ts'

export const opening = { messageId: 1, role: 'assistant', content: 'Once.', isInitialMessage: true } as const
export const begun = {
  type: 'turn',
  storyId: 's',
  messageId: 3,
  userMessageId: 2,
} as const satisfies TurnEvent
export const text = { type: 'text', text: 'You go.', end: 7 } as const satisfies TurnEvent
export const done = {
  type: 'done',
  reply: { storyId: 's', messageId: 3, message: 'You go.' },
} as const satisfies TurnEvent

export async function* streamOf(events: TurnEvent[], error?: Error): AsyncGenerator<TurnEvent> {
  yield* events
  if (error) throw error
}

/** A connection that sends the events and then stays open without a word. */
export async function* endless(events: TurnEvent[] = []): AsyncGenerator<TurnEvent> {
  yield* events
  await new Promise(() => undefined)
}

export function inMemory<T = StorySnapshot>(): StoredValue<T> {
  let kept: T | undefined
  return { key: 'kept', read: () => kept, write: (value) => (kept = value), clear: () => (kept = undefined) }
}

/** A story page that is open and has read its story. */
export async function openStory(
  calls: Partial<StoryCalls> = {},
  kept = inMemory(),
  outbox = new Outbox(inMemory<OutboxTurn[]>()),
) {
  let ids = 0
  const read = vi.fn<StoryCalls['read']>().mockResolvedValue({ messages: [opening] })
  const storyCalls = {
    read,
    readFreshly: read,
    readNewest: calls.read ?? read,
    readOlder: vi.fn<StoryCalls['readOlder']>().mockResolvedValue({ messages: [] }),
    send: vi.fn<StoryCalls['send']>(() => streamOf([begun, text, done])),
    retry: vi.fn<StoryCalls['retry']>(() => streamOf([])),
    follow: vi.fn<StoryCalls['follow']>(() => streamOf([])),
    stop: vi.fn<StoryCalls['stop']>(async () => ({})),
    ...calls,
  }
  const pause = async (): Promise<void> => undefined
  const onSignedOut = vi.fn()
  const keepCopy = vi.fn<(copy: StoryCopy) => void>()
  const newId = () => `id-${++ids}`
  const net = { isOnline: true }
  const player = new StoryPlayer('s', {
    calls: storyCalls,
    snapshot: snapshotIn(kept),
    keepCopy: (storyId, story) => keepCopy(storyCopyOf(storyId, story)),
    whenIdle: (action) => action(),
    outbox,
    isOnline: () => net.isOnline,
    newId,
    now: () => 0,
    onSignedOut,
    pause,
  })
  outbox.subscribe(player.showOutbox)
  const leave = player.open()
  await vi.waitFor(() => expect(player.state.get().isLoadingStory).toBe(false))
  return { player, leave, kept, keepCopy, outbox, net, onSignedOut, calls: storyCalls }
}
export const contents = (player: StoryPlayer): string[] =>
  player.state.get().messages.map(({ content }) => content)
