import { act, createElement } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

interface RenderedHook<P, R> {
  /** The hook's last result. */
  readonly result: R
  render: (props: P) => void
  /** Takes the component that uses it off the page; done at the end of the test in any case. */
  leave: () => void
}

/**
 * Uses a React hook on a page: in a file that begins with `// @vitest-environment happy-dom`. `around` puts what it
 * needs around the component.
 */
export function renderHook<P, R>(
  use: (props: P) => R,
  props: P,
  around: (page: ReactNode) => ReactNode = (page) => page,
): RenderedHook<P, R> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const results: R[] = []
  const Page = (given: { props: P }): null => {
    results.push(use(given.props))
    return null
  }
  const root = createRoot(document.createElement('div'))
  const render = (next: P): void => act(() => root.render(around(createElement(Page, { props: next }))))
  const leave = (): void => act(() => root.unmount())
  onTestFinished(leave)
  render(props)
  return {
    get result() {
      return results.at(-1)!
    },
    render,
    leave,
  }
}
