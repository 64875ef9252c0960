import type { ErrorCode } from '#contract/errors.ts'
import type { NarratorFailure } from '#contract/narrator-failures.ts'
import type { EngineName, NarrationEnd } from '#server/engines/narrator/narrator.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { endJob } from '#server/platform/jobs/jobs.queries.ts'
import type { Ledger } from '#server/platform/usage/ledger.ts'
import { indexText } from '#server/platform/search/search-texts.ts'
import type { GenerationIds } from './generation.ts'
import { refreshSummary } from './head.queries.ts'
import type { NoteEnd } from './stories-context.ts'
import { turnJobs } from './turns.queries.ts'

export interface TurnEnd {
  ids: GenerationIds
  worker: string
  status: 'done' | 'stopped' | 'failed' | 'interrupted'
  errorCode?: ErrorCode
  failure?: NarratorFailure
  content: string
  memory?: string
  suggestions?: string[]
  isCut?: boolean
  standIn?: string
  /** Absent where no narrator was called. */
  usage?: NarrationEnd['usage']
  /** Stores what the turn adds to the story's memory. */
  noteEnd?: NoteEnd
  /** Who generated the reply. */
  engine: EngineName
  now: number
}

/**
 * Stores a turn's end, its reply and its charge in one transaction. False when the turn is no longer this worker's:
 * nothing is stored then.
 */
export const storeEndedTurn = (
  { db, ledger }: { db: Database; ledger: Ledger },
  { ids, worker, status, engine, content, usage, now, ...end }: TurnEnd,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const { turnId, storyId, replyId, userId } = ids
    const values = {
      status,
      errorCode: end.errorCode ?? null,
      failure: end.failure ?? null,
      finishedAt: now,
    }
    if (!(await endJob(trx, turnJobs, { id: turnId, worker, values }))) return false
    await trx
      .updateTable('messages')
      .set({
        content,
        memory: end.memory ?? null,
        suggestions: end.suggestions ? JSON.stringify(end.suggestions) : null,
        isCut: end.isCut ? 1 : 0,
        standIn: end.standIn ?? null,
      })
      .where('id', '=', replyId)
      .execute()
    if (content !== '') await indexText(trx, { storyId, place: 'message', messageId: replyId }, content)
    if (ids.isOpening) await refreshSummary(trx, storyId)
    const charge = { userId, storyId, messageId: replyId, kind: 'text', engine, now } as const
    await end.noteEnd?.(trx, now)
    if (usage) await ledger.charge(trx, { ...charge, usage })
    return true
  })
