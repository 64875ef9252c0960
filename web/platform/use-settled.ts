import { useEffect, useState } from 'react'

/** The value as it was when it had last stood still for so many milliseconds. */
export function useSettled<T>(value: T, forMs: number): T {
  const [settled, setSettled] = useState(value)

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), forMs)
    return () => clearTimeout(timer)
  }, [value, forMs])

  return settled
}
