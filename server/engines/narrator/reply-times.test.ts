import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultPreferences } from '#contract/preferences.ts'
import type { ConnectionSettings } from './connection.ts'
import type { HttpCall } from './hosted/http-call.ts'
import { NarrationFailed } from './narrator.ts'
import { openConnection } from './pick-narrator.ts'

const secondsMs = 1_000
const input = {
  storyId: 'story',
  seed: 'seed',
  premise: 'A ferry at night.',
  preferences: defaultPreferences,
  number: 0,
  path: [],
}
const hosted: ConnectionSettings = { provider: 'openai', model: 'm', key: 'key-1' }
const own: ConnectionSettings = {
  provider: 'openai-compatible',
  address: 'http://127.0.0.1:1/v1',
  model: 'm',
  capabilities: { thoughts: 'none' },
}
const piece = `data: ${JSON.stringify({
  choices: [{ index: 0, delta: { content: 'The ferry creaks on its rope. ' }, finish_reason: null }],
})}\n\n`

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Seconds until a reply is given up and why, where so many pieces come, one in so many seconds. */
async function givenUpAfter(connection: ConnectionSettings, pieces: number, everyS = 1) {
  const call: HttpCall = async ({ url, signal }) => {
    if (!/chat|responses/.test(url)) throw new Error('Nothing is said of it')
    if (pieces === 0)
      return new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      )
    const body = new PassThrough()
    signal.addEventListener('abort', () => body.destroy())
    let sent = 0
    const send = (): void => {
      if (sent++ < pieces && !body.destroyed) {
        body.write(piece)
        setTimeout(send, everyS * secondsMs)
      }
    }
    send()
    return { status: 200, headers: { 'content-type': 'text/event-stream' }, body }
  }
  const narrator = await openConnection(connection, { call, retryPausesMs: [] })
  const begunAt = Date.now()
  const ends: { seconds: number; reason: string }[] = []
  const reply = Array.fromAsync(narrator.generateReply(input, new AbortController().signal))
  void reply.catch((error: unknown) => {
    const reason = error instanceof NarrationFailed ? error.reason : String(error)
    ends.push({ seconds: Math.round((Date.now() - begunAt) / secondsMs), reason })
  })
  for (let at = 0; at < 700 && ends.length === 0; at++) await vi.advanceTimersByTimeAsync(secondsMs)
  return ends[0]
}

test.each([
  ['a provider’s model', 'the first token', hosted, [0], 60, 'first_token_timeout'],
  ['a provider’s model', 'the next token', hosted, [1], 30, 'idle_timeout'],
  ['a provider’s model', 'the end', hosted, [1_000, 20], 180, 'total_timeout'],
  ['a model of one’s own', 'the next token', own, [1], 60, 'idle_timeout'],
  ['a model of one’s own', 'the end', own, [1_000, 50], 600, 'total_timeout'],
] as const)('%s has its time to %s', async (_who, _what, connection, [pieces, everyS], seconds, reason) => {
  expect(await givenUpAfter(connection, pieces, everyS)).toEqual({ seconds, reason })
})
