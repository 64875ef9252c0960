import { secondsMs } from '#server/ground/clock.ts'
import { databaseAsked } from '../metrics/observations.ts'

/** Does what asks the database past Kysely, and tells whoever counts how long that took. */
export async function observed<Result>(ask: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now()
  try {
    return await ask()
  } finally {
    databaseAsked.publish({ seconds: (performance.now() - startedAt) / secondsMs })
  }
}
