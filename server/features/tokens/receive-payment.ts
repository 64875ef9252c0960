import { AppError } from '#server/platform/app-error.ts'
import { addBoughtTokens } from '#server/platform/usage/usage.queries.ts'
import { readPaymentEvent } from './stripe-till.ts'
import { findPurchaseByPayment, markPaid, markReturned } from './tokens.queries.ts'
import type { TokensContext } from './tokens-context.ts'

/**
 * Takes an event of the payment provider. The same one again changes nothing. Throws `payment_unavailable`,
 * `payment_unsigned`, `purchase_not_found`; the provider sends again what was refused.
 */
export async function receivePayment(context: TokensContext, body: string, signature: string): Promise<void> {
  const { stripe } = context.config.secrets
  if (!stripe) throw new AppError('payment_unavailable')
  const event = await readPaymentEvent(stripe, body, signature)
  if (event?.kind === 'paid') await grantTokens(context, event)
  if (event?.kind === 'refunded') await takeBack(context, event)
}

async function grantTokens(
  { db, clock, config: { monthlyTokens } }: TokensContext,
  { purchaseId, paymentId }: { purchaseId: string; paymentId: string | null },
): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    const paid = await markPaid(trx, { id: purchaseId, paymentId, now })
    // Without an account there is nobody to grant them to; whoever runs the site sees the payment at the provider.
    if (!paid || paid.userId === null) return
    await addBoughtTokens(trx, { userId: paid.userId, tokens: paid.tokens, monthlyTokens, now })
  })
}

/** A refund says how much was paid back in all, so that it may come twice, late, or out of its order. */
async function takeBack(
  { db, clock, config: { monthlyTokens } }: TokensContext,
  { paymentId, share }: { paymentId: string; share: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const purchase = await findPurchaseByPayment(trx, paymentId)
    // The payment itself has not been told of yet.
    if (!purchase) throw new AppError('purchase_not_found')
    const { id, userId, tokens, returnedTokens: before } = purchase
    const after = Math.round(tokens * share)
    if (after <= before || !(await markReturned(trx, { id, before, after })) || userId === null) return
    await addBoughtTokens(trx, { userId, tokens: before - after, monthlyTokens, now: clock.now() })
  })
}
