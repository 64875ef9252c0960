import { nanoid } from 'nanoid'
import { AppError } from '#server/platform/app-error.ts'
import { openCheckout } from './stripe-till.ts'
import { insertPurchase } from './tokens.queries.ts'
import type { TokensContext } from './tokens-context.ts'

/**
 * Begins to buy a package and returns the address at which it is paid. Throws `payment_unavailable`,
 * `package_not_found`, `payment_failed`.
 */
export async function buyTokens(
  { db, clock, log, config }: TokensContext,
  { userId, name, origin }: { userId: number; name: string; origin: string },
): Promise<string> {
  const { stripe } = config.secrets
  if (!stripe) throw new AppError('payment_unavailable')
  const bought = config.tokenPackages.find((offered) => offered.name === name)
  if (!bought) throw new AppError('package_not_found')
  const purchaseId = nanoid()
  // Stored first: whatever happens on the way, a payment finds its purchase.
  await insertPurchase(db, { id: purchaseId, userId, bought, now: clock.now() })
  const url = await openCheckout(stripe, { purchaseId, bought, origin }).catch((error: unknown) => {
    log.error({ err: error, purchaseId }, 'a payment could not be begun')
  })
  if (!url) throw new AppError('payment_failed')
  return url
}
