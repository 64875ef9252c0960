import type { SignUpInvitation } from '#contract/sign-up.ts'
import { toIso } from '#server/ground/clock.ts'
import type { Connection } from '#server/platform/db/schema.ts'

interface NewInvitation {
  tokenHash: string
  label: string
  uses: number
  now: number
  expiresAt: number
}

type Row = Omit<SignUpInvitation, 'createdAt' | 'expiresAt'> & { createdAt: number; expiresAt: number }
const columns = ['id', 'label', 'uses', 'usesLeft', 'createdAt', 'expiresAt'] as const
const toInvitation = ({ createdAt, expiresAt, ...row }: Row): SignUpInvitation => ({
  ...row,
  createdAt: toIso(createdAt),
  expiresAt: toIso(expiresAt),
})

export async function insertInvitation(
  db: Connection,
  { tokenHash, label, uses, now, expiresAt }: NewInvitation,
): Promise<SignUpInvitation> {
  const row = await db
    .insertInto('invitations')
    .values({ tokenHash, label, uses, usesLeft: uses, createdAt: now, expiresAt })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toInvitation(row)
}

/** Invitations that are not over, the latest first. */
export async function findInvitations(db: Connection, now: number): Promise<SignUpInvitation[]> {
  const rows = await db
    .selectFrom('invitations')
    .select(columns)
    .where('expiresAt', '>', now)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toInvitation)
}

/** Uses an invitation once; false where it has ended or is used up. Belongs into the transaction of the account. */
export async function spendInvitation(trx: Connection, tokenHash: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set((e) => ({ usesLeft: e('usesLeft', '-', 1) }))
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .where('usesLeft', '>', 0)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** False where there is no such invitation. */
export async function deleteInvitation(db: Connection, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('invitations').where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}
