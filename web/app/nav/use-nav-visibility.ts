import { useEffect, useState } from 'react'
import { isHiddenAfterScroll } from './nav-visibility.ts'

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
