/** The addresses of the app's files. */
export interface AppFiles {
  program: string
  styleSheet: string
  /** The code that the page needs beyond the program, in the order in which it is run; fetched along with it. */
  modules: readonly string[]
}

/**
 * Stands as text in the head of a prerendered page and may name nothing from outside of itself. It fetches the whole
 * style sheet and the program when the page has been painted: neither their bytes nor their work come before what is
 * to be seen. What is pressed until then is noted for `ReplayEarlyClick`.
 */
export function startAfterPaint({ program, styleSheet, modules }: AppFiles): void {
  const add = <T extends 'script' | 'link'>(tag: T, attributes: Partial<HTMLElementTagNameMap[T]>) =>
    document.head.append(Object.assign(document.createElement(tag), attributes))
  let hasStarted = false
  const start = () => {
    if (hasStarted) return
    hasStarted = true
    const { dataset } = document.documentElement
    const run = () => {
      // As `takeTypefaces` does it, which comes with the program.
      if (dataset.typefaces) dataset.typefaces = 'story'
      add('script', { type: 'module', src: program, onload: runPage })
    }
    // Each file in a task of its own, so that the page can be scrolled between them. Left to the program, which asks for
    // them as it comes alive, all of them would run in one.
    const runPage = () => {
      for (const src of modules) add('script', { type: 'module', src })
    }
    const typeface = document.querySelector<HTMLLinkElement>('link[as=font]')
    if (typeface) typeface.media = 'all'
    add('link', { rel: 'stylesheet', href: styleSheet, onload: run, onerror: run })
    for (const href of [program, ...modules]) add('link', { rel: 'modulepreload', href })
  }
  // A slow page paints its ground alone first: that is an entry of its own, and shows nothing yet.
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start()
  }).observe({ type: 'paint', buffered: true })
  // For where nothing is painted, as in a tab that was opened behind another.
  setTimeout(start, 1000)
  const press: typeof globalThis.earlyClick = {
    button: null,
    alive: null,
    forget: () => removeEventListener('click', note, true),
  }
  const note = ({ target }: Event) => {
    if (!press.alive?.contains(target as Element)) press.button = (target as Element).closest('button')
  }
  globalThis.earlyClick = press
  addEventListener('click', note, true)
}
