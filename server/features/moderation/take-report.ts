import type { ReportKind } from '#contract/report-kinds.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Connection } from '#server/platform/db/schema.ts'

/** Subject of a report: a shared story by its link, a scenario by its own id. */
type Reported = { shareId: string; presetId: null } | { shareId: null; presetId: number }

type NewReport = Reported & { kind: ReportKind; words: string; now: number }

const OPEN_AT_MOST = 50

/** Keeps a report, unless so many of the same thing wait already that one more says nothing new. */
export async function takeReport(
  db: Connection,
  { shareId, presetId, kind, words, now }: NewReport,
): Promise<void> {
  const { open } = await db
    .selectFrom('shareReports')
    .select((e) => e.fn.countAll<number>().as('open'))
    .where((e) => (shareId === null ? e('presetId', '=', presetId) : e('shareId', '=', shareId)))
    .where('settledAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (open >= OPEN_AT_MOST) return
  await db.insertInto('shareReports').values({ shareId, presetId, kind, words, reportedAt: now }).execute()
}

/** The error in the place of what was taken down, with the reason for it. */
export function takenDown(code: 'share_taken_down' | 'shared_preset_taken_down', reason: string): AppError {
  return new AppError(code, { text: `${new AppError(code).message}: ${reason}` })
}
