import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { secondsMs } from '#server/ground/clock.ts'
import { createListeners, type WakeUps } from './wake-ups.ts'

const CHANNEL = 'lanterntale'
const AGAIN_AFTER_MS = secondsMs
/** A connection over which nothing comes may be dead without knowing it. */
const CHECK_EVERY_MS = 10 * secondsMs
const ANSWER_WITHIN_MS = 4 * secondsMs

/**
 * Wake-ups by LISTEN and NOTIFY. They come in over a connection of their own, which is opened again when it is lost; those
 * that are sent at one time go out as one statement of the pool.
 */
export function startPostgresWakeUps(url: string, pool: pg.Pool, log: FastifyBaseLogger): WakeUps {
  const node = randomUUID()
  const listeners = createListeners()
  const ending = new AbortController()
  const outgoing = new Set<string>()
  let areHeard = false

  const flush = (): void => {
    const payloads = [...outgoing]
    outgoing.clear()
    pool
      .query('select pg_notify($1, payload) from unnest(cast($2 as text[])) payload', [CHANNEL, payloads])
      .catch((error: unknown) =>
        log.warn({ err: error }, 'other nodes could not be woken; they look by themselves'),
      )
  }

  const hear = (payload = ''): void => {
    const [from, topic = '', id] = payload.split(' ')
    if (from !== node) listeners.wake(topic, Number(id))
  }

  /** Settles when the connection is lost or the process ends. */
  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
    })
    const lost = new AbortController()
    client.on('error', () => lost.abort())
    client.on('end', () => lost.abort())
    client.on('notification', ({ payload }) => hear(payload))
    const signal = AbortSignal.any([lost.signal, ending.signal])
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      areHeard = true
      while (!signal.aborted) {
        await wait(CHECK_EVERY_MS, undefined, { signal }).catch(() => {})
        if (!signal.aborted) await client.query('select 1')
      }
    } finally {
      areHeard = false
      await Promise.race([client.end(), wait(secondsMs, undefined, { ref: false })]).catch(() => {})
    }
  }

  async function keepListening(): Promise<void> {
    while (!ending.signal.aborted) {
      await listen().catch((error: unknown) =>
        log.warn({ err: error }, 'other nodes are not heard; trying again'),
      )
      await wait(AGAIN_AFTER_MS, undefined, { signal: ending.signal }).catch(() => {})
    }
  }
  const listening = keepListening()

  return {
    get areHeard() {
      return areHeard
    },
    send(topic, id) {
      if (outgoing.size === 0) setImmediate(flush)
      outgoing.add(`${node} ${topic} ${id}`)
    },
    on: listeners.on,
    async [Symbol.asyncDispose]() {
      ending.abort()
      await listening
    },
  }
}
