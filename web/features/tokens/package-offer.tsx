import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PackageList } from './package-list.tsx'
import { useTokenPackages } from './tokens.api.ts'

/** All that can be bought here, or a plain sentence that nothing can. */
export function PackageOffer({ chosen, isSignedIn }: { chosen: string | null; isSignedIn: boolean }) {
  const { data, error, refetch, isFetching } = useTokenPackages()
  return (
    <section aria-labelledby="token-packages" className="flex flex-col gap-4">
      <h2 id="token-packages" className="text-2xl">
        Get More Tokens
      </h2>
      {error && (
        <NotLoaded
          title="The packages could not be loaded"
          error={error}
          isBusy={isFetching}
          onTryAgain={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-48" />}
      {data && !isOffered(data) && (
        <Notice>This site sells no tokens. Those of the month are granted anew by themselves.</Notice>
      )}
      {data && isOffered(data) && (
        <>
          <PackageList packages={data.packages} chosen={chosen} isSignedIn={isSignedIn} />
          <p className="text-sm text-quiet">
            You pay at Stripe, which hands this site no card number. A purchase that is paid back takes its
            tokens along.
          </p>
        </>
      )}
    </section>
  )
}

const isOffered = ({ isOpen, packages }: { isOpen: boolean; packages: readonly unknown[] }): boolean =>
  isOpen && packages.length > 0
