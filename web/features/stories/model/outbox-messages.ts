import type { FeedMessage, IncomingMessage } from './message.ts'
import type { WaitingTurn } from '../store/outbox.ts'

/** The story's messages with what waits for a connection at their end. */
export function withWaiting(
  messages: readonly FeedMessage[],
  waiting: readonly WaitingTurn[],
): FeedMessage[] {
  const ids = new Set(waiting.map(({ clientId }) => clientId))
  return [...messages.filter(({ id }) => !ids.has(id)), ...waiting.map(toMessage)]
}

const toMessage = ({ clientId: id, message: content, createdAt }: WaitingTurn): FeedMessage => ({
  id,
  role: 'user',
  content,
  createdAt,
  status: 'waiting',
})

/** Whether something that waited before the story was read waits no longer and is not in it either. */
export function hasLost(
  before: readonly WaitingTurn[],
  now: readonly WaitingTurn[],
  messages: readonly IncomingMessage[],
): boolean {
  const found = new Set([...now, ...messages].map(({ clientId }) => clientId))
  return before.some(({ clientId }) => !found.has(clientId))
}
