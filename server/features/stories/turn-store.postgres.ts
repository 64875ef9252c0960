import type { Pool } from 'pg'
import { createBatches } from '#server/ground/batches.ts'
import { isDatabaseAway } from '#server/platform/db/database-away.ts'
import { askPrepared, sendTogether } from '#server/platform/db/send-together.ts'
import { searchForNobody } from '#server/platform/search/postgres-path-search.ts'
import type { BegunTurn, TurnAtHead, TurnEndRows } from './turn-rows.ts'
import { type BegunMessages, pathOfTurn, pathsForNobody, readPaths } from './begin-path.postgres.ts'
import { BEGIN_TURNS, beginValues, countsOnce, LOCK_READERS } from './begin-turn.postgres.ts'
import { inputRows, type HeadRow, type RecentRow } from './begin-turn.rows.ts'
import { END_TURNS, endValues } from './end-turn.postgres.ts'
import type { TurnStore } from './turn-store.ts'

interface BegunRow extends Omit<HeadRow, 'role'>, BegunMessages {
  storyId: string
  userId: number
  turnId: number
}

/**
 * Turns that begin or end while others do go together: one transaction, one wait for the disk. What only fails beside
 * others is stored alone.
 */
const rules = { most: 32, atOnce: 2, isWorthAlone: (error: unknown) => !isDatabaseAway(error) }

export function postgresTurns(pool: Pool): TurnStore {
  const begin = createBatches((turns: readonly TurnAtHead[]) => beginTurns(pool, turns), {
    ...rules,
    keyOf: ({ userId }) => userId,
  })
  const end = createBatches((ends: readonly TurnEndRows[]) => endTurns(pool, ends), {
    ...rules,
    keyOf: ({ ids }) => ids.userId,
  })
  return {
    prepare: () => planTurns(pool),
    begin: async (turn) => (countsOnce(turn) ? begin(turn) : undefined),
    end,
  }
}

/** Runs a turn's statements for no turn on each connection that stays: their first plan takes ten times as long as they do. */
async function planTurns(pool: Pool): Promise<void> {
  const forNobody = [
    { statement: LOCK_READERS, values: [[], 0] },
    { statement: BEGIN_TURNS, values: ['[]', 0, '', 0] },
    pathsForNobody,
    { statement: END_TURNS, values: ['[]'] },
    searchForNobody,
  ]
  // All at once, so that each takes a connection of its own.
  await Promise.all(Array.from({ length: pool.options.min ?? 0 }, () => sendTogether(pool, forNobody)))
}

async function beginTurns(
  pool: Pool,
  turns: readonly TurnAtHead[],
): Promise<readonly (BegunTurn | undefined)[]> {
  const userIds = turns.map(({ userId }) => userId)
  const [[, begun], above] = await Promise.all([
    sendTogether(pool, [
      { statement: LOCK_READERS, values: [userIds, turns.at(-1)!.now] },
      { statement: BEGIN_TURNS, values: beginValues(turns) },
    ]),
    // NOTE: a beginning that is stored stands, whatever became of this: its path is then read after it.
    readPaths(pool, turns).catch(() => new Map<string, RecentRow[]>()),
  ])
  const rows = new Map((begun as BegunRow[]).map((row) => [row.storyId, row]))
  const found = turns.map((turn) => {
    const row = rows.get(turn.storyId)
    // NOTE: somebody else may have asked for the same story, in vain.
    if (row?.userId !== turn.userId) return undefined
    return { turn, row, path: pathOfTurn(above.get(turn.storyId), row, turn) }
  })
  const moved = found.flatMap((each) => (each && !each.path ? [each.turn] : []))
  const late = moved.length > 0 ? await readPaths(pool, moved, true) : undefined
  return found.map((each) => {
    if (!each) return undefined
    const { turn, row, path = late!.get(turn.storyId)! } = each
    return { ids: idsOf(row, turn), rows: inputRows(turn.storyId, row, path) }
  })
}

async function endTurns(pool: Pool, ends: readonly TurnEndRows[]): Promise<boolean[]> {
  const ended = await askPrepared<{ turnId: number }>(pool, { statement: END_TURNS, values: endValues(ends) })
  const ours = new Set(ended.map(({ turnId }) => turnId))
  return ends.map(({ ids }) => ours.has(ids.turnId))
}

const idsOf = ({ turnId, replyId, userMessageId, depth }: BegunRow, { storyId, userId }: TurnAtHead) => ({
  turnId,
  storyId,
  userId,
  replyId,
  isOpening: false,
  depth,
  ...(userMessageId !== null && { userMessageId }),
})
