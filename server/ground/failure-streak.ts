interface StreakOptions {
  failuresInARow: number
  restMs: number
  /** Milliseconds since whenever. */
  now(): number
}

export interface FailureStreak {
  /** Whether the last failures were too many: until one success, or until the rest is over. */
  isResting(): boolean
  /** Whether they still are too many once the rest is over, so that the next request is a trial. */
  isBroken(): boolean
  noteSuccess(): void
  /** True where a rest begins with it. */
  noteFailure(): boolean
}

/** Failures in a row of one narrator, and the rest that they end in. Each process counts by itself. */
export function countFailures({ failuresInARow, restMs, now }: StreakOptions): FailureStreak {
  let failures = 0
  let restsUntil = 0
  return {
    isResting: () => now() < restsUntil,
    isBroken: () => failures >= failuresInARow,
    noteSuccess() {
      failures = restsUntil = 0
    },
    noteFailure() {
      failures += 1
      if (failures < failuresInARow) return false
      restsUntil = now() + restMs
      return true
    },
  }
}
