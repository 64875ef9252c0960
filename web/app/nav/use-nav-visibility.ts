import { useEffect, useState } from 'react'

/** Hides past this much of downward scroll (NAV-1). */
const HIDES_PAST_PX = 10

/** Whether the navigation bar hides after the page was scrolled from one place to another. */
export function isHiddenAfterScroll(wasHidden: boolean, fromY: number, toY: number): boolean {
  if (toY <= HIDES_PAST_PX || toY < fromY) return false
  return toY > fromY || wasHidden
}

/** Whether the navigation bar stands aside because the reader scrolls on. */
export function useNavVisibility(): { isHidden: boolean } {
  const [isHidden, setIsHidden] = useState(false)

  useEffect(() => {
    let fromY = scrollY
    const handleScroll = () => {
      const [from, to] = [fromY, scrollY]
      fromY = to
      setIsHidden((wasHidden) => isHiddenAfterScroll(wasHidden, from, to))
    }
    addEventListener('scroll', handleScroll, { passive: true })
    return () => removeEventListener('scroll', handleScroll)
  }, [])

  return { isHidden }
}
