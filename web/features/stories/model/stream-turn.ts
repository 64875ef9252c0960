import { CallError, UNREACHABLE } from '#web/platform/call-error.ts'
import { pauseFor } from '#web/platform/pause.ts'
import type { RunningTurn } from './story-calls.ts'
import type { TurnEvent } from './turn-events.ts'

/** A turn to be followed: one that is still to be opened, or one that runs already. */
export interface TurnToStream {
  /** Sends the turn. It is sent again when the answer got lost, so sending twice must not make two turns. */
  open?: (signal: AbortSignal) => AsyncIterable<TurnEvent>
  /** Follows the running turn from where `receivedUnits` ends. */
  follow: (turn: RunningTurn, receivedUnits: number, signal: AbortSignal) => AsyncIterable<TurnEvent>
  running?: RunningTurn
  receivedUnits?: number
}

interface StreamOptions {
  signal: AbortSignal
  pause?: (ms: number, signal: AbortSignal) => Promise<void>
  /** A connection that says nothing for so long counts as lost. */
  silenceMs?: number
}

const SENDS_AT_MOST = 6

/**
 * The events of one turn to its end, over as many connections as it takes (TURN-11); `lost` says that a
 * connection broke and the next try is on its way. No piece comes twice. Throws `CallError` when the call is refused.
 */
export async function* streamTurn(
  turn: TurnToStream,
  { signal, pause = pauseFor, silenceMs = 45_000 }: StreamOptions,
): AsyncGenerator<TurnEvent | { type: 'lost' }> {
  let { running, receivedUnits = 0 } = turn
  for (let losses = 0; ;) {
    const connection = new AbortController()
    const link = AbortSignal.any([signal, connection.signal])
    try {
      const events = running ? turn.follow(running, receivedUnits, link) : turn.open?.(link)
      if (!events) throw new Error('A turn needs to be opened or to run')
      for await (const event of watched(events, silenceMs, () => connection.abort())) {
        if (event.type === 'turn') {
          running = event
          yield event
        } else if (event.type === 'text' && event.at !== undefined) {
          receivedUnits = event.end
          losses = 0
          yield event
        } else if (event.type === 'text') {
          const fresh = event.end - receivedUnits
          if (fresh <= 0) continue
          receivedUnits = event.end
          losses = 0
          yield { ...event, text: event.text.slice(-fresh) }
        } else {
          yield event
          return
        }
      }
    } catch (error) {
      if (signal.aborted || !isLoss(error, connection.signal.aborted, running !== undefined)) throw error
    }
    losses += 1
    if (!running && losses >= SENDS_AT_MOST) throw new CallError(UNREACHABLE, 0)
    yield { type: 'lost' }
    await pause(backoffMs(losses), signal)
  }
}

/** Milliseconds to the next try: from half a second to eight, at random so that readers don't come back all at once. */
export const backoffMs = (losses: number, random = Math.random()): number =>
  Math.min(500 * 2 ** (losses - 1), 8_000) * (0.75 + random / 2)

/** Whether to try again. Sending is tried again where nobody has answered for the application, or it had no time. */
function isLoss(error: unknown, isSilent: boolean, isFollowing: boolean): boolean {
  if (isSilent) return true
  if (!(error instanceof CallError)) return false
  if (error.status === 0) return true
  if (isFollowing) return error.status >= 500 || error.status === 429
  return error.status >= 502 && (!error.code || error.code === 'busy')
}

async function* watched(
  events: AsyncIterable<TurnEvent>,
  silenceMs: number,
  onSilence: () => void,
): AsyncGenerator<TurnEvent> {
  let timer = setTimeout(onSilence, silenceMs)
  try {
    for await (const event of events) {
      clearTimeout(timer)
      yield event
      timer = setTimeout(onSilence, silenceMs)
    }
  } finally {
    clearTimeout(timer)
  }
}
