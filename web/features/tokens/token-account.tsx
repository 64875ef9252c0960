import { useSearch } from 'wouter'
import { useSession } from '#web/platform/session/use-session.ts'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { BalanceCard } from './balance-card.tsx'
import { PackageOffer } from './package-offer.tsx'
import { PurchaseList } from './purchase-list.tsx'
import { countText } from './token-amounts.ts'
import { useTokenBalance } from './tokens.api.ts'

/** The reader's balance, what can be bought, and what was. A visitor sees the offer alone. */
export function TokenAccount() {
  const query = new URLSearchParams(useSearch())
  const { isSignedIn } = useSession()
  const paidId = query.get('paid')
  const { data, dataUpdatedAt, error, refetch, isFetching } = useTokenBalance(isSignedIn, paidId)
  const paid = data?.purchases.find(({ id }) => id === paidId)
  return (
    <>
      {paid && (
        <div role="status">
          <Notice title={paid.isPaid ? 'Thank you' : 'Your payment is on its way'}>
            {paid.isPaid
              ? `${countText(paid.tokens)} tokens were added to your balance.`
              : 'The tokens come with its confirmation, also when you leave this page.'}
          </Notice>
        </div>
      )}
      {isSignedIn && !data && !error && <Skeleton className="h-72" />}
      {error && (
        <NotLoaded
          title="Your balance could not be loaded"
          error={error}
          isBusy={isFetching}
          onTryAgain={() => void refetch()}
        />
      )}
      {data && <BalanceCard {...data} />}
      <PackageOffer chosen={query.get('package')} isSignedIn={isSignedIn} />
      {data && <PurchaseList purchases={data.purchases} nowMs={dataUpdatedAt} />}
    </>
  )
}
