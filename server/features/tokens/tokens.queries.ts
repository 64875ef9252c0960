import type { TokenPackageSetting } from '#server/platform/config/token-settings.ts'
import type { Connection } from '#server/platform/db/schema.ts'

/** As many as a page shows. */
const MOST_SHOWN = 50
/** Turns by whose length the next ones are judged. */
const LAST_TURNS = 20

/** Keeps the package as it is offered now: its price may change before it is paid. */
export async function insertPurchase(
  db: Connection,
  { id, userId, bought, now }: { id: string; userId: number; bought: TokenPackageSetting; now: number },
): Promise<void> {
  const { name, tokens, amount, currency } = bought
  const price = { package: name, tokens, amount, currency }
  await db
    .insertInto('tokenPurchases')
    .values({ id, userId, ...price, status: 'open', paymentId: null, createdAt: now, paidAt: null })
    .execute()
}

const purchasesOf = (db: Connection, userId: number) =>
  db
    .selectFrom('tokenPurchases')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')

export const findPurchasesOf = (db: Connection, userId: number) =>
  purchasesOf(db, userId).limit(MOST_SHOWN).execute()
export const findAllPurchasesOf = (db: Connection, userId: number) => purchasesOf(db, userId).execute()
export type PurchaseRow = Awaited<ReturnType<typeof findPurchasesOf>>[number]

/** Marks an open purchase as paid; undefined where there is none, or it is paid already. */
export const markPaid = (
  trx: Connection,
  { id, paymentId, now }: { id: string; paymentId: string | null; now: number },
) =>
  trx
    .updateTable('tokenPurchases')
    .set({ status: 'paid', paymentId, paidAt: now })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning(['userId', 'tokens'])
    .executeTakeFirst()

export const findPurchaseByPayment = (trx: Connection, paymentId: string) =>
  trx
    .selectFrom('tokenPurchases')
    .select(['id', 'userId', 'tokens', 'returnedTokens'])
    .where('paymentId', '=', paymentId)
    .executeTakeFirst()

/** False where another event has counted the refund meanwhile. */
export async function markReturned(
  trx: Connection,
  { id, before, after }: { id: string; before: number; after: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('tokenPurchases')
    .set({ returnedTokens: after })
    .where('id', '=', id)
    .where('returnedTokens', '=', before)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Tokens that the reader's last turns with this provider took on the average; undefined where there were none. */
export async function findUsualTurn(
  db: Connection,
  userId: number,
  provider: string,
): Promise<number | undefined> {
  const rows = await db
    .selectFrom('usage')
    .select(['inputTokens', 'outputTokens'])
    .where('userId', '=', userId)
    .where('provider', '=', provider)
    .where('kind', '=', 'text')
    .orderBy('createdAt', 'desc')
    .limit(LAST_TURNS)
    .execute()
  if (rows.length === 0) return undefined
  return (
    rows.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0) / rows.length
  )
}
