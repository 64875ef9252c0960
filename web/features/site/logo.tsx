import { toast } from '#web/ui/toast.ts'

/** The lantern as the page's picture. */
export function Logo({ className = 'size-24' }: { className?: string }) {
  const handleError = () =>
    toast({ title: 'Warning', description: 'The logo failed to load.', variant: 'danger' })
  return (
    <img
      src="/favicon.svg"
      alt="Lanterntale"
      width={96}
      height={96}
      onError={handleError}
      className={className}
    />
  )
}
