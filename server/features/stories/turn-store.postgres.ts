import type { Pool } from 'pg'
import { askPrepared } from '#server/platform/db/send-together.ts'
import { END_TURN, endValues } from './end-turn.postgres.ts'
import type { TurnStore } from './turn-store.ts'

export const postgresTurns = (pool: Pool): TurnStore => ({
  async end(rows) {
    const ended = await askPrepared(pool, { statement: END_TURN, values: endValues(rows) })
    return ended.length === 1
  },
})
