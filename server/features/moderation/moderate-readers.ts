import type { ReaderDetails } from '#contract/moderation.ts'
import { deleteAccount, type DeletionContext } from '#server/features/account/delete-account.ts'
import { toIso } from '#server/ground/clock.ts'
import { AppError } from '#server/platform/app-error.ts'
import { findSessionsOf } from '#server/platform/sessions/sessions.queries.ts'
import type { ModerationContext } from './moderation-context.ts'
import { findReader, removeBlock, storeBlock } from './readers.queries.ts'
import { findPublishedOf } from './reports.queries.ts'

type Context = Pick<ModerationContext, 'db' | 'clock'>

/** A reader as the desk shows them. Throws `reader_not_found`. */
export async function readReader(context: Context, userId: number): Promise<ReaderDetails> {
  const { db, clock } = context
  const row = await requireReader(context, userId)
  const [sessions, shares] = await Promise.all([
    findSessionsOf(db, userId, clock.now()),
    findPublishedOf(db, userId),
  ])
  const { id, username, email, createdAt, lastActiveAt } = row
  return {
    id,
    username,
    ...(email !== null && { email }),
    isAdmin: row.isAdmin === 1,
    createdAt: toIso(createdAt),
    lastActive: lastActiveAt === null ? null : toIso(lastActiveAt),
    blocked: decisionOf(row.blockedAt, row.blockReason),
    sessions: sessions.map(({ device, createdAt: openedAt, lastUsedAt }) => ({
      device,
      createdAt: toIso(openedAt),
      lastUsedAt: toIso(lastUsedAt),
    })),
    shares: shares.map(({ sharedAt, takenDownAt, takedownReason, ...published }) => ({
      ...published,
      sharedAt: toIso(sharedAt),
      takenDown: decisionOf(takenDownAt, takedownReason),
    })),
    usage: {
      textTokens: row.textTokens ?? 0,
      imageTokens: row.imageTokens ?? 0,
      thisMonth: row.thisMonth ?? 0,
    },
  }
}

const decisionOf = (at: number | null, reason: string | null) =>
  at === null ? null : { at: toIso(at), reason: reason ?? '' }

/** Throws `reader_not_found`, `admin_protected`. */
export async function blockReader(context: Context, userId: number, reason: string): Promise<void> {
  await requireNoAdmin(context, userId)
  const now = context.clock.now()
  await context.db.transaction().execute((trx) => storeBlock(trx, { userId, reason, now }))
}

/** Throws `reader_not_found`. */
export async function unblockReader(context: Context, userId: number): Promise<void> {
  await requireReader(context, userId)
  await removeBlock(context.db, userId)
}

/** Deletes the account of a reader; `by` is the admin whose password it takes. Throws `reader_not_found`, `admin_protected`, `wrong_password`. */
export async function deleteReader(
  context: Context & DeletionContext,
  { userId, by, password }: { userId: number; by: number; password: string },
): Promise<void> {
  await requireNoAdmin(context, userId)
  await deleteAccount(context, { userId, by, password })
}

async function requireReader({ db, clock }: Context, userId: number) {
  const row = await findReader(db, userId, clock.now())
  if (!row) throw new AppError('reader_not_found')
  return row
}

async function requireNoAdmin(context: Context, userId: number): Promise<void> {
  if ((await requireReader(context, userId)).isAdmin === 1) throw new AppError('admin_protected')
}
