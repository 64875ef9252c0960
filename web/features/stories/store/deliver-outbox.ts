import { CallError } from '#web/platform/call-error.ts'
import { withLock } from '#web/platform/offline/with-lock.ts'
import type { IncomingMessage } from '../model/feed-message.ts'
import type { StoryCalls } from '../model/story-calls.ts'
import { streamTurn } from '../model/stream-turn.ts'
import type { OutboxTurn } from '../model/outbox-messages.ts'
import type { Outbox } from './outbox.ts'

const MOVED_ON = 'The story has moved on since you wrote this. Your words are back in the field.'
const NOT_TOLD = 'The turn before this one could not be told. Your words are back in the field.'

interface Delivery {
  turns: Outbox
  calls: Pick<StoryCalls, 'readFreshly' | 'send' | 'follow'>
  signal: AbortSignal
  /** Keeps other tabs from sending at the same time. */
  lock?: typeof withLock
  pause?: (ms: number, signal: AbortSignal) => Promise<void>
}

/**
 * Sends the turns of the outbox, story by story and in order, each after the reply to the one before. Those that cannot
 * be sent now wait on; those that the server refuses, or that no longer fit their story, are marked for the reader.
 */
export async function deliverOutbox(delivery: Delivery): Promise<void> {
  const { turns, signal, lock = withLock } = delivery
  for (const storyId of new Set(turns.waiting().map((turn) => turn.storyId))) {
    try {
      await lock(`turns-of-${storyId}`, () => deliverTo(storyId, delivery))
    } catch (error) {
      if (signal.aborted || !(error instanceof CallError)) throw error
      if (isFinal(error)) turns.refuse(storyId, error.message)
    }
  }
}

async function deliverTo(storyId: string, delivery: Delivery): Promise<void> {
  const { turns, calls, signal } = delivery
  // Another tab may have sent everything while this one waited for its turn.
  if (turns.waiting(storyId).length === 0) return
  const { messages } = await calls.readFreshly(storyId, signal)
  acceptArrived(turns, storyId, messages)
  if (messages.some(({ status }) => status === 'streaming')) return
  let lastId = messages.at(-1)?.messageId
  for (let turn = turns.waiting(storyId)[0]; turn; turn = turns.waiting(storyId)[0]) {
    if (turn.afterId !== lastId) return turns.refuse(storyId, MOVED_ON)
    lastId = await deliver(turn, delivery)
    if (lastId === undefined) return turns.refuse(storyId, NOT_TOLD)
  }
}

/** Those whose acknowledgement got lost are in the story already. */
function acceptArrived(turns: Outbox, storyId: string, messages: readonly IncomingMessage[]): void {
  for (const turn of turns.waiting(storyId)) {
    const place = messages.findIndex(({ clientId }) => clientId === turn.clientId)
    const replyId = messages[place + 1]?.messageId
    if (place >= 0 && replyId !== undefined) turns.accept(turn, replyId)
  }
}

/** Sends one turn and follows it to its end. Returns the reply's id; undefined where the narrator failed. */
async function deliver(
  turn: OutboxTurn,
  { turns, calls, signal, pause }: Delivery,
): Promise<number | undefined> {
  const { message, kind, clientId, afterId: parentId } = turn
  const body = { message, kind, clientId, parentId }
  const sent = { open: (link: AbortSignal) => calls.send(turn.storyId, body, link), follow: calls.follow }
  for await (const event of streamTurn(sent, { signal, pause })) {
    if (event.type === 'turn') turns.accept(turn, event.messageId)
    if (event.type === 'done') return event.reply.messageId
  }
  return undefined
}

/** Whether trying again would get the same answer; a session that ended is opened again by its reader. */
const isFinal = ({ status }: CallError): boolean =>
  status >= 400 && status < 500 && ![401, 408, 409, 429].includes(status)
