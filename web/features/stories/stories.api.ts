import type { EventSourceMessage } from 'eventsource-parser'
import {
  continueStory,
  followTurn,
  getCurrentState,
  retryTurn,
  startStory,
  stopTurn,
} from '#contract/stories.ts'
import { call } from '#web/platform/call.ts'
import { readEvents } from '#web/platform/read-events.ts'
import type { IncomingMessage } from './model/message.ts'
import { readTurnEvent } from './model/turn-events.ts'
import type { TurnEvent } from './model/turn-events.ts'
import type { RunningTurn } from './model/stream-turn.ts'

type TurnEvents = AsyncGenerator<TurnEvent>

/** A message on its way, with the id that keeps a repeated send from making two turns (ruling 8). */
export interface MessageToSend {
  message: string
  clientId: string
}

export interface ReadStory {
  title?: string | null
  messages: IncomingMessage[]
  /** What the reader is to know of it. */
  note?: string
}

/** What the story page needs of the server. */
export interface StoryCalls {
  read: (storyId: string, signal: AbortSignal) => Promise<ReadStory>
  /** The same as it stands on the server now, never from a copy. */
  readFreshly: (storyId: string, signal: AbortSignal) => Promise<ReadStory>
  send: (storyId: string, body: MessageToSend, signal: AbortSignal) => TurnEvents
  retry: (turn: RunningTurn, signal: AbortSignal) => TurnEvents
  follow: (turn: RunningTurn, toldUnits: number, signal: AbortSignal) => TurnEvents
  stop: (turn: RunningTurn) => Promise<unknown>
}

export const storyCalls: StoryCalls = {
  read: (storyId, signal) => call(getCurrentState, { params: { storyId }, signal }),
  readFreshly: (storyId, signal) => call(getCurrentState, { params: { storyId }, signal, cache: 'no-store' }),
  send: (storyId, body, signal) =>
    turnEvents(readEvents(continueStory, { params: { storyId }, body, signal })),
  retry: (turn, signal) => turnEvents(readEvents(retryTurn, { params: paramsOf(turn), signal })),
  follow: (turn, toldUnits, signal) =>
    turnEvents(readEvents(followTurn, { params: paramsOf(turn), lastEventId: String(toldUnits), signal })),
  stop: (turn) => call(stopTurn, { params: paramsOf(turn) }),
}

export const sendPrompt = (prompt: string, clientId: string, signal: AbortSignal): TurnEvents =>
  turnEvents(readEvents(startStory, { body: { prompt, clientId }, signal }))

const paramsOf = ({ storyId, messageId }: RunningTurn): { storyId: string; messageId: string } => ({
  storyId,
  messageId: String(messageId),
})

async function* turnEvents(events: AsyncIterable<EventSourceMessage>): TurnEvents {
  for await (const sent of events) {
    const event = readTurnEvent(sent)
    if (event) yield event
  }
}
