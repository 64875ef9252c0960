import type { TokenPurchase } from '#contract/tokens.ts'
import { timeAgo } from '#web/platform/time-ago.ts'
import { Card } from '#web/ui/card.tsx'
import { countText, priceText } from './token-amounts.ts'

/** All that was bought; without a purchase there is no list. */
export function PurchaseList({ purchases, nowMs }: { purchases: readonly TokenPurchase[]; nowMs: number }) {
  if (purchases.length === 0) return null
  return (
    <Card aria-labelledby="token-purchases" className="flex flex-col gap-4">
      <h2 id="token-purchases" className="text-xl">
        Your Purchases
      </h2>
      <ul className="divide-y divide-line">
        {purchases.map((purchase) => (
          <li key={purchase.id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
            <p>
              {purchase.package}, {countText(purchase.tokens)} tokens
              <span className="block text-sm text-quiet">
                {stateOf(purchase)} ·{' '}
                <time dateTime={purchase.at}>{timeAgo(Date.parse(purchase.at), nowMs)}</time>
              </span>
            </p>
            <p className="tabular-nums">{priceText(purchase)}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function stateOf({ isPaid, tokens, returnedTokens }: TokenPurchase): string {
  if (returnedTokens >= tokens) return 'Paid back'
  if (returnedTokens > 0) return `Paid back for ${countText(returnedTokens)} tokens`
  return isPaid ? 'Paid' : 'Not paid'
}
