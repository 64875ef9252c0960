/** Where the time comes from; tests hand in one they can move. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

export const secondsMs = 1_000
export const minutesMs = 60 * secondsMs
export const hoursMs = 60 * minutesMs
export const daysMs = 24 * hoursMs

export const toIso = (ms: number): string => new Date(ms).toISOString()

/** The day of a time in UTC, as `2026-11-20`. */
export const dayOf = (ms: number): string => toIso(ms).slice(0, 10)

/** The month of a time in UTC, as `2026-11`. */
export const monthOf = (ms: number): string => toIso(ms).slice(0, 7)

/** Whether it resolves within so many milliseconds; throws what it throws, and leaves no timer behind. */
export async function comesWithin(awaited: Promise<unknown>, ms: number): Promise<boolean> {
  const { promise: isOver, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(resolve, ms, false).unref()
  try {
    return await Promise.race([awaited.then(() => true), isOver])
  } finally {
    clearTimeout(timer)
  }
}
