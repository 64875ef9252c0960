import { useEffect, useRef } from 'react'
import { Lantern } from '#web/ui/lantern.tsx'
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

  return <Lantern ref={picture} alt="Lanterntale" className={className} />
}
