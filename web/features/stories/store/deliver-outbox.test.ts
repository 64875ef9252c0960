import { beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '#web/platform/call-error.ts'
import type { IncomingMessage } from '../model/feed-message.ts'
import type { StoryCalls, TurnToSend } from '../model/story-calls.ts'
import type { TurnEvent } from '../model/turn-events.ts'
import { deliverOutbox } from './deliver-outbox.ts'
import { Outbox } from './outbox.ts'
import type { OutboxTurn } from '../model/outbox-messages.ts'

const MOVED_ON = 'The story has moved on since you wrote this. Your words are back in the field.'
const NOT_TOLD = 'The turn before this one could not be told. Your words are back in the field.'

/** A server with one story that replies with `>` and the words of each turn. */
function storyServer() {
  const messages: IncomingMessage[] = [{ messageId: 1, role: 'assistant', content: 'Once.' }]
  const add = (message: Omit<IncomingMessage, 'messageId'>): number => {
    messages.push({ ...message, messageId: messages.length + 1 })
    return messages.length
  }
  async function* send(storyId: string, { clientId, message = '' }: TurnToSend): AsyncGenerator<TurnEvent> {
    const known = messages.findIndex((stored) => stored.clientId === clientId)
    if (known < 0) add({ role: 'user', content: message, clientId })
    const messageId = known < 0 ? add({ role: 'assistant', content: `> ${message}` }) : known + 2
    yield { type: 'turn', storyId, messageId, userMessageId: messageId - 1 }
    yield { type: 'done', reply: { storyId, messageId, message: `> ${message}` } }
  }
  return {
    messages,
    add,
    calls: {
      readFreshly: vi.fn<StoryCalls['readFreshly']>(async () => ({ messages: [...messages] })),
      send: vi.fn<StoryCalls['send']>(send),
      follow: vi.fn<StoryCalls['follow']>(),
    },
  }
}

let turns: Outbox
beforeEach(() => {
  let kept: OutboxTurn[] | undefined
  turns = new Outbox({
    key: 'k',
    read: () => kept,
    write: (value) => (kept = value),
    clear: () => (kept = undefined),
  })
})
const write = (clientId: string, change: Partial<OutboxTurn> = {}): boolean =>
  turns.add({ storyId: 's', clientId, message: clientId, createdAt: '', afterId: 1, ...change })

const lock = <T>(_name: string, task: () => Promise<T>): Promise<T> => task()
const deliver = (calls: ReturnType<typeof storyServer>['calls']): Promise<void> =>
  deliverOutbox({ turns, calls, lock, signal: AbortSignal.timeout(10_000), pause: async () => undefined })
const contents = (messages: readonly IncomingMessage[]): string[] => messages.map(({ content }) => content)

test('what waits is sent in order, each turn after the reply to the one before', async () => {
  const { calls, messages } = storyServer()
  write('Go')
  write('Run')
  await deliver(calls)
  expect(contents(messages)).toEqual(['Once.', 'Go', '> Go', 'Run', '> Run'])
  expect(turns.isEmpty).toBe(true)
})

test('a turn whose acknowledgement got lost is not sent again, and the next one follows it', async () => {
  const { calls, add, messages } = storyServer()
  write('Go')
  write('Run')
  add({ role: 'user', content: 'Go', clientId: 'Go' })
  add({ role: 'assistant', content: '> Go' })
  await deliver(calls)
  expect(calls.send).toHaveBeenCalledOnce()
  expect(contents(messages)).toEqual(['Once.', 'Go', '> Go', 'Run', '> Run'])
})

test('a story that has moved on gets nothing, and the words go back', async () => {
  const { calls, add } = storyServer()
  write('Go')
  write('Run')
  add({ role: 'user', content: 'I sit down', clientId: 'elsewhere' })
  add({ role: 'assistant', content: 'You sit.' })
  await deliver(calls)
  expect(calls.send).not.toHaveBeenCalled()
  expect(turns.takeRefused('s')).toEqual({ text: 'Go\n\nRun', refusal: MOVED_ON })
})

test('a story that is being told is waited for', async () => {
  const { calls, add } = storyServer()
  write('Go')
  add({ role: 'assistant', content: '', status: 'streaming' })
  await deliver(calls)
  expect(calls.send).not.toHaveBeenCalled()
  expect(turns.waiting()).toHaveLength(1)
})

test.each([0, 401, 409, 429, 503])('after a refusal with %i it waits on', async (status) => {
  const { calls } = storyServer()
  write('Go')
  calls.readFreshly.mockRejectedValue(new CallError('Not now', status))
  await deliver(calls)
  expect(turns.waiting()).toHaveLength(1)
})

test.each([400, 402, 404])(
  'after a refusal with %i the words go back with the server’s reason',
  async (status) => {
    const { calls } = storyServer()
    write('Go')
    calls.send.mockImplementation(() => {
      throw new CallError('The server says why', status)
    })
    await deliver(calls)
    expect(turns.takeRefused('s')).toEqual({ text: 'Go', refusal: 'The server says why' })
  },
)

test('after a turn that could not be told the next one goes back', async () => {
  const { calls } = storyServer()
  write('Go')
  write('Run')
  calls.send.mockImplementation(async function* (storyId) {
    yield { type: 'turn', storyId, messageId: 3, userMessageId: 2 }
    yield { type: 'failed', error: 'Failed to send message' }
  })
  await deliver(calls)
  expect(calls.send).toHaveBeenCalledOnce()
  expect(turns.takeRefused('s')).toEqual({ text: 'Run', refusal: NOT_TOLD })
})

test('one story that cannot be reached holds up no other', async () => {
  const { calls, messages } = storyServer()
  write('Elsewhere', { storyId: 'gone' })
  write('Go')
  calls.readFreshly.mockRejectedValueOnce(new CallError('Failed to fetch', 0))
  await deliver(calls)
  expect(contents(messages)).toContain('Go')
  expect(turns.waiting().map(({ clientId }) => clientId)).toEqual(['Elsewhere'])
})

test('what another tab has sent while this one waited is not sent again', async () => {
  const { calls } = storyServer()
  write('Go')
  const busy = async <T>(_name: string, task: () => Promise<T>): Promise<T> => {
    turns.accept(turns.waiting()[0]!, 3)
    return task()
  }
  await deliverOutbox({ turns, calls, lock: busy, signal: AbortSignal.timeout(10_000) })
  expect(calls.readFreshly).not.toHaveBeenCalled()
  expect(calls.send).not.toHaveBeenCalled()
})
