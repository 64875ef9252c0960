import { useState } from 'react'

/** Whether it is open or was: what opens stays mounted, so that it can be seen to close. */
export function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return wasOpen
}
