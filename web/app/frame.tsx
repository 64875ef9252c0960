import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { NavBar } from './nav/nav-bar.tsx'
import { useLocation } from 'wouter'

/** The frame of every page: the skip link, the navigation bar and the main element. */
export function Frame({ children }: { children: ReactNode }) {
  const main = useArrival()
  return (
    <>
      <a
        href="#main"
        className="fixed top-[calc(var(--nav-height)+0.5rem)] left-2 z-70 -translate-y-40 rounded-full bg-accent px-5 py-3 font-medium text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      <NavBar />
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className="isolate min-h-dvh pt-[calc(var(--nav-height)+env(safe-area-inset-top))] outline-none"
      >
        {children}
      </main>
    </>
  )
}

/**
 * Begins a page that was walked to at its top, with the focus on its content. Going back keeps the browser's own
 * place, and an address that is only replaced (a story that got its id) moves nothing.
 */
function useArrival() {
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
