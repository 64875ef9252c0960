import type { ErrorCode } from '#contract/errors.ts'
import type { NarrationEnd, Narrator } from '#server/engines/narrator/narrator.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { endJob } from '#server/platform/jobs/jobs.queries.ts'
import type { Ledger } from '#server/platform/usage/ledger.ts'
import type { GenerationIds } from './generation.ts'
import { turnJobs } from './turns.queries.ts'

export interface TurnEnd {
  ids: GenerationIds
  worker: string
  status: 'done' | 'stopped' | 'failed' | 'interrupted'
  errorCode?: ErrorCode
  content: string
  memory?: string
  suggestions?: string[]
  /** Absent where no narrator was called. */
  usage?: NarrationEnd['usage']
  narrator: Narrator
  now: number
}

/**
 * Stores a turn's end, its reply and its charge in one transaction. False when the turn is no longer this worker's:
 * nothing is stored then.
 */
export const storeEndedTurn = (
  { db, ledger }: { db: Database; ledger: Ledger },
  { ids, worker, status, errorCode, content, memory, suggestions, usage, narrator, now }: TurnEnd,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const { turnId, storyId, replyId, userId } = ids
    const values = { status, error_code: errorCode ?? null, finished_at: now }
    if (!(await endJob(trx, turnJobs, { id: turnId, worker, values }))) return false
    await trx
      .updateTable('messages')
      .set({ content, memory: memory ?? null, suggestions: suggestions ? JSON.stringify(suggestions) : null })
      .where('id', '=', replyId)
      .execute()
    const charge = { userId, storyId, messageId: replyId, kind: 'text', engine: narrator, now } as const
    if (usage) await ledger.charge(trx, { ...charge, usage })
    return true
  })
