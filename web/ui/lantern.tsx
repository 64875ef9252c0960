/** The mark of Lanterntale. Decorative: the name stands beside it. */
export function Lantern({ className = 'size-8' }: { className?: string }) {
  return <svg viewBox="0 0 48 48" aria-hidden="true" className={className} />
}
