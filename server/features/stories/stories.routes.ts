import { setImmediate as nextPass } from 'node:timers/promises'
import * as contract from '#contract/stories.ts'
import { savePlace } from '#contract/place.ts'
import { generateTitle } from '#contract/titles.ts'
import { toIso } from '#server/ground/clock.ts'
import { AppError } from '#server/platform/app-error.ts'
import { sendEvents, wantsEvents } from '#server/platform/http/event-stream.ts'
import { answered, type Call, type Handler, type Serve } from '#server/platform/http/serve.ts'
import type { Room } from '#server/platform/room.ts'
import { beginContinuation, beginRetry, beginStory, type AnyTurn } from './begin-turn.ts'
import { storePlace } from './places.queries.ts'
import { readStory, readStoryAt } from './read-story.ts'
import { stopGeneration } from './stop-generation.ts'
import type { StoriesContext } from './stories-context.ts'
import { storyData } from './story-data.ts'
import { storyPages, type StoryPagesContext } from './story-pages.ts'
import { titleSuggestions } from './suggest-title.ts'
import { awaitReply, turnEvents } from './turn-reply.ts'
import { findTurnOf } from './turns.queries.ts'

function storiesRoutes(serve: Serve, context: StoriesContext): void {
  const { db, generations, wakeUps } = context
  const following = { db, wakeUps, closing: generations.closing }

  /** Sends a turn as the caller asked for it: as events while it is generated, or as JSON at its end (TURN-6). */
  const sendTurn = async (
    { request, reply }: Pick<Call, 'request' | 'reply'>,
    userId: number,
    turn: AnyTurn,
  ) => {
    if (!wantsEvents(request)) return awaitReply(following, userId, turn)
    // The narrator sets to work first: opening the stream takes longer than asking a model does.
    await nextPass()
    await sendEvents(reply, turnEvents(following, userId, turn, 0), generations.closing)
    return answered
  }

  serve(contract.startStory, async (call) => {
    const turn = await beginStory(context, { userId: call.user.id, countNew: call.countNew, ...call.body })
    return sendTurn(call, call.user.id, turn)
  })

  const continueStory: Handler<typeof contract.continueStory> = async (call) => {
    const { user, params, body, countNew, seenSession } = call
    const { kind = 'do', message, parentId, clientId } = body
    const turn = await beginContinuation(context, {
      userId: user.id,
      countNew,
      storyId: params.storyId,
      kind,
      message,
      parentId,
      clientId,
      seenSession,
    })
    return sendTurn(call, user.id, turn)
  }
  serve(contract.continueStory, continueStory, { asksForSession: true })

  serve(contract.retryTurn, async (call) => {
    const { user, params, body, countNew } = call
    const turn = await beginRetry(context, {
      userId: user.id,
      countNew,
      storyId: params.storyId,
      replyId: params.messageId,
      guide: body?.guide?.trim() || undefined,
    })
    return sendTurn(call, user.id, turn)
  })

  serve(contract.followTurn, async ({ user, params, request, reply }) => {
    const stored = await findTurnOf(db, user.id, params.storyId, params.messageId)
    if (!stored) throw new AppError('turn_not_found')
    const generation = generations.find(params.messageId)
    const sent = sentBefore(request.headers['last-event-id'], stored.content.length)
    const events = turnEvents(following, user.id, generation ? { generation } : { stored }, sent)
    await sendEvents(reply, events, generations.closing)
    return answered
  })

  serve(contract.stopTurn, async ({ user, params }) => {
    await stopGeneration(context, { userId: user.id, storyId: params.storyId, replyId: params.messageId })
    return {}
  })

  serve(contract.getCurrentState, ({ user, params, query }) => readStory(db, user.id, params.storyId, query))

  serve(contract.recoverStory, ({ user, params, query }) =>
    readStoryAt(db, user.id, params.storyId, query.messageId),
  )

  serve(savePlace, async ({ user, params, body: { place } }) => {
    const now = context.clock.now()
    const isKept = await storePlace(db, { userId: user.id, storyId: params.storyId, place, now })
    if (!isKept) throw new AppError('story_not_found')
    return { place, keptAt: toIso(now) }
  })

  const suggestTitle = titleSuggestions(context)
  serve(generateTitle, async ({ user, params, countNew }) => ({
    title: await suggestTitle(user.id, params.storyId, countNew),
  }))
}

/** The number of characters that the client has, by the id of the last event it got. */
function sentBefore(lastEventId: string | string[] | undefined, storedLength: number): number {
  if (lastEventId === 'end') return storedLength
  const sent = Number(lastEventId)
  return Number.isSafeInteger(sent) && sent > 0 ? sent : 0
}

export const storiesRoom: Room<StoriesContext & StoryPagesContext> = {
  routes: storiesRoutes,
  pages: storyPages,
  userData: [storyData],
}
