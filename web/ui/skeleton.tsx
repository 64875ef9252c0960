import { classNames } from './class-names.ts'

/** A still shape of what comes; give it the size of the thing. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-pulse rounded-lg bg-line/60', className)} />
}
