import { X } from 'lucide-react'
import { useState } from 'react'
import { useSiteConfig } from '#web/platform/use-site-config.ts'
import { Button } from '#web/ui/button.tsx'

/** A line of those who run the site, on every page until it is put away. */
export function SiteNotice() {
  const text = useSiteConfig()?.notice
  const [putAway, setPutAway] = useState<string>()
  if (!text || text === putAway) return null
  return (
    <aside
      aria-label="From those who run this site"
      className="fixed inset-x-2 top-[calc(var(--nav-height)+env(safe-area-inset-top)+0.5rem)] z-40 mx-auto flex max-w-2xl items-center gap-3 rounded-card border border-accent bg-raised py-1 pl-4 text-sm shadow-lg print:hidden"
    >
      <p className="min-w-0 flex-1 py-2 break-words">{text}</p>
      <Button variant="quiet" isIcon aria-label="Put this line away" onClick={() => setPutAway(text)}>
        <X aria-hidden="true" className="size-4" />
      </Button>
    </aside>
  )
}
