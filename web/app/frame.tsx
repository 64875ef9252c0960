import type { ReactNode } from 'react'
import { NavBar } from './nav/nav-bar.tsx'
import { useArrival } from './use-arrival.ts'

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
