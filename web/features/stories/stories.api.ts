import type { EventSourceMessage } from 'eventsource-parser'
import { savePlace as savePlaceCall, type KeptPlace, type Place } from '#contract/place.ts'
import {
  continueStory,
  followTurn,
  getCurrentState,
  recoverStory,
  retryTurn,
  startStory,
  stopTurn,
} from '#contract/stories.ts'
import { FIRST_MESSAGES } from '#contract/story-page.ts'
import { generateTitle } from '#contract/titles.ts'
import { call, send } from '#web/platform/call.ts'
import { readEvents } from '#web/platform/read-events.ts'
import { readTurnEvent } from './model/turn-events.ts'
import type { TurnEvent } from './model/turn-events.ts'
import type { RunningTurn, StoryCalls } from './model/story-calls.ts'

type TurnEvents = AsyncGenerator<TurnEvent>

/** The server's side of a story's page. */
export const storyCalls: StoryCalls = {
  read: (storyId, signal) => call(getCurrentState, { params: { storyId }, signal }),
  readFreshly: (storyId, signal) => call(getCurrentState, { params: { storyId }, signal, cache: 'no-store' }),
  readNewest: (storyId, signal) =>
    call(getCurrentState, { params: { storyId }, query: { limit: String(FIRST_MESSAGES) }, signal }),
  // Never from a copy, which is the whole story.
  readOlder: (storyId, before, signal) =>
    call(getCurrentState, {
      params: { storyId },
      query: { before: String(before) },
      signal,
      cache: 'no-store',
    }),
  send: (storyId, body, signal) =>
    turnEvents(readEvents(continueStory, { params: { storyId }, body, signal })),
  retry: (turn, guide, signal) =>
    turnEvents(
      readEvents(retryTurn, { params: paramsOf(turn), body: guide ? { guide } : undefined, signal }),
    ),
  follow: (turn, receivedUnits, signal) =>
    turnEvents(
      readEvents(followTurn, { params: paramsOf(turn), lastEventId: String(receivedUnits), signal }),
    ),
  stop: (turn) => call(stopTurn, { params: paramsOf(turn) }),
}

export const sendPrompt = (prompt: string, clientId: string, signal: AbortSignal): TurnEvents =>
  turnEvents(readEvents(startStory, { body: { prompt, clientId }, signal }))

/** A title for the story as it stands, from the server and its narrator. */
export const fetchTitle = async (storyId: string): Promise<string> =>
  (await call(generateTitle, { params: { storyId } })).title

/** Keeps the reader's place, also while the page is being left. */
export const savePlace = (storyId: string, place: Place | null): Promise<KeptPlace> =>
  call(savePlaceCall, { params: { storyId }, body: { place }, keepalive: true })

/** The unread answer about a bookmarked message's story: it may come in one of several shapes. */
export const fetchRecovered = (storyId: string, messageId: number, signal: AbortSignal): Promise<Response> =>
  send(
    recoverStory,
    { params: { storyId }, query: { messageId: String(messageId) }, signal },
    { Accept: 'application/json', Pragma: 'no-cache' },
  )

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
