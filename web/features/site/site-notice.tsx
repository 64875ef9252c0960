import { X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useIsOnline } from '#web/platform/offline/connection.ts'
import { useSiteConfigRead } from '#web/platform/use-site-config.ts'
import { Button } from '#web/ui/button.tsx'

/** A line of those who run the site, on every page until it is put away; or that nothing is known of the site. */
export function SiteNotice() {
  const { data, error, isFetching, refetch } = useSiteConfigRead()
  const isOnline = useIsOnline()
  const [putAway, setPutAway] = useState<string>()
  if (!data && error && isOnline)
    return (
      <Line name="What this site offers" text="What this site offers could not be loaded.">
        <Button className="mr-2" isBusy={isFetching} onClick={() => void refetch()}>
          Try Again
        </Button>
      </Line>
    )
  const text = data?.notice
  if (!text || text === putAway) return null
  return (
    <Line name="From those who run this site" text={text}>
      <Button variant="quiet" isIcon aria-label="Put this line away" onClick={() => setPutAway(text)}>
        <X aria-hidden="true" className="size-4" />
      </Button>
    </Line>
  )
}

const Line = ({ name, text, children }: { name: string; text: string; children: ReactNode }) => (
  <aside
    aria-label={name}
    className="fixed inset-x-2 top-[calc(var(--nav-height)+env(safe-area-inset-top)+0.5rem)] z-40 mx-auto flex max-w-2xl items-center gap-3 rounded-card border border-accent bg-raised py-1 pl-4 text-sm shadow-lg print:hidden"
  >
    <p className="min-w-0 flex-1 py-2 break-words">{text}</p>
    {children}
  </aside>
)
