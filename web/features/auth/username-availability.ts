/** The knowledge about a username while it is typed. */
export type Availability = 'unknown' | 'checking' | 'available' | 'taken'

export const CHECKED_FROM_LENGTH = 3
export const CHECKED_AFTER_MS = 500

interface Check {
  /** The name whose check was asked for, once typing had stopped. */
  checkedName: string
  typedName: string
  isChecking: boolean
  isAvailable: boolean | undefined
}

/** An answer counts only for the very name that stands in the field. */
export function availabilityOf({ checkedName, typedName, isChecking, isAvailable }: Check): Availability {
  if (checkedName !== typedName || typedName.length < CHECKED_FROM_LENGTH) return 'unknown'
  if (isChecking) return 'checking'
  if (isAvailable === undefined) return 'unknown'
  return isAvailable ? 'available' : 'taken'
}
