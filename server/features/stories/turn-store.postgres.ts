import type { Pool } from 'pg'
import { askPrepared, sendTogether } from '#server/platform/db/send-together.ts'
import type { TurnAtHead } from './turn-rows.ts'
import { BEGIN_TURN, beginValues, LOCK_READER, RECENT_PATH } from './begin-turn.postgres.ts'
import { inputRows, type HeadRow, type RecentRow } from './begin-turn.rows.ts'
import { END_TURN, endValues } from './end-turn.postgres.ts'
import type { TurnStore } from './turn-store.ts'

interface BegunRow extends HeadRow {
  turnId: number
  replyId: number
  userMessageId: number | null
}

export const postgresTurns = (pool: Pool): TurnStore => ({
  async begin(turn) {
    const values = beginValues(turn)
    if (!values) return undefined
    const { userId, storyId, now, recentMessages } = turn
    const [, begun, path] = await sendTogether(pool, [
      { statement: LOCK_READER, values: [userId, now] },
      { statement: BEGIN_TURN, values },
      { statement: RECENT_PATH, values: [storyId, userId, recentMessages + 1] },
    ])
    const [row] = begun as BegunRow[]
    return row && { ids: idsOf(row, turn), rows: inputRows(storyId, row, path as RecentRow[]) }
  },

  async end(rows) {
    const ended = await askPrepared(pool, { statement: END_TURN, values: endValues(rows) })
    return ended.length === 1
  },
})

const idsOf = ({ turnId, replyId, userMessageId, depth }: BegunRow, { storyId, userId }: TurnAtHead) => ({
  turnId,
  storyId,
  userId,
  replyId,
  isOpening: false,
  depth,
  ...(userMessageId !== null && { userMessageId }),
})
