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
