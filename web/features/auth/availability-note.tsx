import { Check, X } from 'lucide-react'
import { Spinner } from '#web/ui/spinner.tsx'
import {
  type Availability,
  CHECKED_AFTER_MS,
  CHECKED_FROM_LENGTH,
  availabilityOf,
} from './username-availability.ts'
import { useQuery } from '@tanstack/react-query'
import { Username } from '#contract/auth.ts'
import { useSettled } from '#web/platform/use-settled.ts'
import { usernameQuery } from './auth.api.ts'

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

/** Asks whether a username is free, once its typing has stopped. */
export function useUsernameAvailability(typedName: string): Availability {
  const checkedName = useSettled(typedName, CHECKED_AFTER_MS)
  const isWorthAsking =
    checkedName === typedName &&
    checkedName.length >= CHECKED_FROM_LENGTH &&
    Username.safeParse(checkedName).success

  const { data, isFetching } = useQuery({
    ...usernameQuery(checkedName),
    enabled: isWorthAsking,
  })
  return availabilityOf({ checkedName, typedName, isChecking: isFetching, isAvailable: data?.available })
}
