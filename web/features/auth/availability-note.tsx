import { Check, X } from 'lucide-react'
import { Spinner } from '#web/ui/spinner.tsx'
import type { Availability } from './username-availability.ts'

/** Says under the field how the typed username stands. */
export function AvailabilityNote({ availability }: { availability: Availability }) {
  const line = 'flex items-center gap-1.5'
  if (availability === 'checking') {
    return (
      <span className={`${line} text-quiet`}>
        <Spinner className="size-4" /> Checking availability...
      </span>
    )
  }
  if (availability === 'available') {
    return (
      <span className={`${line} text-success`}>
        <Check aria-hidden="true" className="size-4" /> Username is available
      </span>
    )
  }
  if (availability === 'taken') {
    return (
      <span className={`${line} text-danger`}>
        <X aria-hidden="true" className="size-4" /> Username is already taken
      </span>
    )
  }
  return <span className="text-quiet">3 to 30 letters, digits, _, - or .</span>
}
