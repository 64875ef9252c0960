import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Pool } from 'pg'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { FastifyRequest } from 'fastify'
import { throttles } from '#contract/throttles.ts'
import { secondsMs } from '#server/ground/clock.ts'
import { AppError } from '../app-error.ts'

/** Throttles that no call of the contract names: of guesses at a password, of pages and cards of shared stories, of all calls. */
const ownThrottles = {
  wrongPassword: { times: 10, seconds: 3_600 },
  /** Tries at a name from browsers that nobody knows, over all addresses. */
  loginTries: { times: 30, seconds: 3_600 },
  seenPassword: { times: 1_000, seconds: 3_600 },
  sharedPages: { times: 120, seconds: 60 },
  sharedCards: { times: 120, seconds: 60 },
  // One reader's calls of any kind. No person comes near, and counting them in the database would cost more than they do.
  reads: { times: 1_200, seconds: 60, isOfProcess: true },
  changes: { times: 300, seconds: 60, isOfProcess: true },
} as const
const rules = { ...throttles, ...ownThrottles }
type Throttle = keyof typeof rules

/** A throttle's count of one key, for a statement that counts by itself where nodes share their throttles. */
export interface ThrottleCounter {
  key: string
  limit: number
  ms: number
}

/** Counts a call in its throttles. Throws `too_many_requests`. */
export interface CountNew {
  (): Promise<void>
  counters: readonly ThrottleCounter[]
}

export interface RateLimits {
  /** Counts one use by `key`. Throws 429 with the seconds to wait when the throttle is over its limit. */
  take(throttle: Throttle, key: string | number): Promise<void>
  counterOf(throttle: Throttle, key: string | number): ThrottleCounter
  /** Counts one use by `key` and says how many there were within the throttle's time, this one included. */
  count(throttle: Throttle, key: string | number): Promise<number>
  /** Takes one use back. */
  giveBack(throttle: Throttle, key: string | number): Promise<void>
  /** Number of uses that `key` has had, and the limit. */
  used(throttle: Throttle, key: string | number): Promise<{ times: number; limit: number }>
}

/** Counters of this process, or, with a pool, shared by all nodes on the database. */
export function createRateLimits(factor: number, pool?: Pool): RateLimits {
  const limitOf = (throttle: Throttle) => Math.max(1, Math.round(rules[throttle].times * factor))
  const make = (throttle: Throttle): RateLimiterAbstract => {
    const options = { keyPrefix: throttle, points: limitOf(throttle), duration: rules[throttle].seconds }
    if (!pool || 'isOfProcess' in rules[throttle]) return new RateLimiterMemory(options)
    return new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      tableName: 'throttles',
      tableCreated: true,
    })
  }
  const limiters = Object.fromEntries(Object.keys(rules).map((name) => [name, make(name as Throttle)]))
  const limiterOf = (throttle: Throttle) => limiters[throttle]!

  return {
    async take(throttle, key) {
      const refusal = await limiterOf(throttle)
        .consume(stored(key))
        .then(() => undefined, asRefusal)
      if (!refusal) return
      throw new AppError('too_many_requests', { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) })
    },
    counterOf: (throttle, key) => ({
      key: limiterOf(throttle).getKey(stored(key)),
      limit: limitOf(throttle),
      ms: rules[throttle].seconds * secondsMs,
    }),
    async count(throttle, key) {
      return (await limiterOf(throttle).penalty(stored(key))).consumedPoints
    },
    async giveBack(throttle, key) {
      await limiterOf(throttle).reward(stored(key))
    },
    async used(throttle, key) {
      return {
        times: (await limiterOf(throttle).get(stored(key)))?.consumedPoints ?? 0,
        limit: limitOf(throttle),
      }
    },
  }
}

/** A key holds what people send, and the table's column is short: what is long is kept as a hash. */
function stored(key: string | number): string {
  const text = String(key)
  return text.length <= 64 ? text : createHash('sha256').update(text).digest('hex')
}

/** The library rejects with its own result when over the limit, and with an Error when its store failed. */
function asRefusal(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason
  throw reason
}

/** A hook for routes outside of the contract that counts each request by its address. */
export const throttledByAddress = (limits: RateLimits, throttle: Throttle) => (request: FastifyRequest) =>
  limits.take(throttle, addressKey(request.ip))

/** Who shares a throttle by address: one IPv4 address, or one IPv6 network of 64 bits. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address
  if (address.startsWith('::ffff:') && address.includes('.')) return address.slice('::ffff:'.length)
  const [head = '', tail] = address.split('::')
  const start = head === '' ? [] : head.split(':')
  const end = tail ? tail.split(':') : []
  const gap = tail === undefined ? 0 : 8 - start.length - end.length
  const groups = [...start, ...Array<string>(Math.max(gap, 0)).fill('0'), ...end]
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')
}
