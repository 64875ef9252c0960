import { expect, test, vi } from 'vitest'
import { CallError } from '#web/platform/call-error.ts'
import type { TurnEvent } from '../model/turn-events.ts'
import { streamStart } from './start-story.ts'

const begun: TurnEvent = { type: 'turn', storyId: 's', messageId: 1 }
const text: TurnEvent = { type: 'text', text: 'Once upon', end: 9 }
const done: TurnEvent = { type: 'done', reply: { storyId: 's', messageId: 1, message: 'Once upon.' } }
const failed: TurnEvent = { type: 'failed', error: 'Failed to start story', code: 'story_start_failed' }

async function* streamOf(events: TurnEvent[], error?: Error): AsyncGenerator<TurnEvent> {
  yield* events
  if (error) throw error
}
async function* endless(events: TurnEvent[]): AsyncGenerator<TurnEvent> {
  yield* events
  await new Promise(() => undefined)
}

function begin(sendPrompt: () => AsyncIterable<TurnEvent>) {
  const minimum = Promise.withResolvers<void>()
  const wait = vi.fn(() => minimum.promise)
  const world = {
    sendPrompt: vi.fn(sendPrompt),
    follow: () => streamOf([]),
    newId: () => 'id',
    now: () => 0,
    wait,
    pause: async () => undefined,
  }
  const request = { prompt: 'A lighthouse.', clientId: 'mine' }
  const starting = streamStart(request, world, new AbortController().signal)
  const settled = vi.fn()
  void starting.then(settled, settled)
  return { starting, settled, world, minimumPasses: minimum.resolve }
}

test('a story that is told at once is still shown only after seven seconds', async () => {
  const { starting, settled, world, minimumPasses } = begin(() => streamOf([begun, text, done]))
  await vi.waitFor(() => expect(world.wait).toHaveBeenCalledWith(7_000))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(settled).not.toHaveBeenCalled()
  minimumPasses()
  expect(await starting).toMatchObject({
    storyId: 's',
    prompt: 'A lighthouse.',
    messages: [{ messageId: 1, role: 'assistant', content: 'Once upon.', isInitialMessage: true }],
  })
})

test('a story that is still being told goes on on its page', async () => {
  const { starting, minimumPasses } = begin(() => endless([begun, text]))
  minimumPasses()
  expect(await starting).toMatchObject({ messages: [{ content: 'Once upon', status: 'streaming' }] })
})

test('the loading view waits for the first words, however long they take', async () => {
  const { settled, minimumPasses } = begin(() => endless([begun]))
  minimumPasses()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(settled).not.toHaveBeenCalled()
})

test('a story that cannot be told fails at once, without the seven seconds', async () => {
  await expect(begin(() => streamOf([begun, failed])).starting).rejects.toThrow('Failed to start story')
})

test('a refused prompt fails at once', async () => {
  const refused = new CallError('Please keep it to 4000 characters', 400, 'invalid_input')
  await expect(begin(() => streamOf([], refused)).starting).rejects.toBe(refused)
})

test('a story that breaks off after its first words is opened all the same', async () => {
  const { starting, minimumPasses } = begin(() => streamOf([begun, text, failed]))
  await new Promise((resolve) => setTimeout(resolve, 20))
  minimumPasses()
  expect(await starting).toMatchObject({ messages: [{ content: 'Once upon', status: 'failed' }] })
})

test('a send whose answer got lost is sent again with the same id', async () => {
  let sends = 0
  const { starting, world, minimumPasses } = begin(() =>
    sends++ === 0 ? streamOf([], new CallError('Failed to fetch', 0)) : streamOf([begun, text, done]),
  )
  minimumPasses()
  await starting
  expect(world.sendPrompt.mock.calls.map(([, clientId]: unknown[]) => clientId)).toEqual(['mine', 'mine'])
})
