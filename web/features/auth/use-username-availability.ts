import { useQuery } from '@tanstack/react-query'
import { Username } from '#contract/auth.ts'
import { useSettled } from '#web/platform/use-settled.ts'
import { usernameQuery } from './auth.api.ts'
import type { Availability } from './username-availability.ts'
import { CHECKED_AFTER_MS, CHECKED_FROM_LENGTH, availabilityOf } from './username-availability.ts'

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
