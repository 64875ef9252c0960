import { useEffect, useRef } from 'react'
import { toast } from '#web/ui/toast.ts'

/** The lantern as the page's picture. */
export function Logo({ className = 'size-24' }: { className?: string }) {
  const picture = useRef<HTMLImageElement>(null)

  // Asks instead of listening: the picture may have failed before this program was there.
  useEffect(() => {
    picture.current
      ?.decode()
      .catch(() => toast({ title: 'Warning', description: 'The logo failed to load.', variant: 'danger' }))
  }, [])

  return (
    <img ref={picture} src="/favicon.svg" alt="Lanterntale" width={96} height={96} className={className} />
  )
}
