import { setTimeout as wait } from 'node:timers/promises'
import { pathTo } from '#contract/endpoint.ts'
import { continueStory, followTurn, stopTurn } from '#contract/stories.ts'
import { readStream, type HeardEvent } from '#testing/read-stream.ts'
import type { Reader } from './seed.ts'

/** A turn that is told on one node and followed on another. */
export interface FollowedTurn {
  /** For each piece of text that the generating node sent: how much later the other node had sent as much, in milliseconds. */
  lagsMs: number[]
  /** From the wish to stop, said to the other node, to the end of the stream there; absent where nobody stopped it. */
  stopMs?: number
}

/** Length of the text that a stream had brought, and when. */
interface Heard {
  length: number
  at: number
}

/** Plays a turn on the first node and follows it on the second, and stops it there after a time where one is given. */
export async function followTurnOn(
  [first, second]: readonly [string, string],
  { storyId, cookie }: Reader,
  stopAfterMs?: number,
): Promise<FollowedTurn> {
  const headers = { cookie, accept: 'text/event-stream', 'content-type': 'application/json' }
  const call = (url: string, body?: object) =>
    fetch(url, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
  const continued = first + pathTo(continueStory, { params: { storyId } })
  const told = readStream(await call(continued, { message: 'I open the door that should be shut' }))
  const { value: begun } = await told.next()
  const params = { storyId, messageId: String(begun!.data.messageId) }
  const followed = readStream(await call(second + pathTo(followTurn, { params })))
  const hearing = [hear(told), hear(followed)] as const
  let stoppedAt: number | undefined
  if (stopAfterMs !== undefined) {
    await wait(stopAfterMs)
    stoppedAt = performance.now()
    const stop = second + pathTo(stopTurn, { params })
    await (await call(stop, {})).text()
  }
  const [here, there] = await Promise.all(hearing)
  const lagsMs = here.pieces.flatMap(({ length, at }) => {
    const same = there.pieces.find((piece) => piece.length >= length)
    return same ? [same.at - at] : []
  })
  return { lagsMs, ...(stoppedAt !== undefined && { stopMs: there.endedAt - stoppedAt }) }
}

/** Hears a stream to its end. */
async function hear(events: AsyncIterable<HeardEvent>): Promise<{ pieces: Heard[]; endedAt: number }> {
  const pieces: Heard[] = []
  for await (const { id, event } of events) {
    if (event === 'text') pieces.push({ length: Number(id), at: performance.now() })
    if (event === 'done') return { pieces, endedAt: performance.now() }
  }
  throw new Error('A stream ended before its turn')
}
