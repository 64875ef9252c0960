import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { SharedRow } from './shared-row.tsx'
import { useShares } from './sharing.api.ts'

/** The reader's public stories, with the ways to pass them on and to take them back; nothing while there are none. */
export function SharedList() {
  const { data: shares, error, refetch, isFetching } = useShares()
  if (!shares && error) {
    return (
      <NotLoaded
        title="Your shared stories could not be loaded"
        error={error}
        isBusy={isFetching}
        onTryAgain={() => void refetch()}
      />
    )
  }
  if (!shares?.length) return null
  return (
    <section aria-labelledby="shared-stories" className="flex flex-col gap-4">
      <h2 id="shared-stories" className="text-2xl">
        Shared Stories
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised">
        {shares.map((share) => (
          <SharedRow key={share.shareId} share={share} />
        ))}
      </ul>
    </section>
  )
}
