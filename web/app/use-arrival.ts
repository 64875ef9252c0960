import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/**
 * Begins a page that was walked to at its top, with the focus on its content. Going back keeps the browser's own
 * place, and an address that is only replaced (a story that got its id) moves nothing.
 */
export function useArrival() {
  const main = useRef<HTMLElement>(null)
  const wasPushed = useRef(false)
  const [path] = useLocation()
  const shownPath = useRef(path)

  useEffect(() => {
    // wouter tells of each kind of navigation by an event of this name.
    const handlePush = () => {
      wasPushed.current = true
    }
    addEventListener('pushState', handlePush)
    return () => removeEventListener('pushState', handlePush)
  }, [])

  useLayoutEffect(() => {
    const isNew = shownPath.current !== path && wasPushed.current
    shownPath.current = path
    wasPushed.current = false
    if (!isNew) return
    scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [path])

  return main
}
