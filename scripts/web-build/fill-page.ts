import { places } from '#contract/markup.ts'

const HEAD_OF_PLAIN = /<title>[^<]*<\/title>\s*<meta name="description"[^>]*>/
const PROGRAM = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/
const STYLES = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/
const ROOT = '<div id="root"></div>'

/** What is put into the app's plain page. */
export interface Filling {
  /** The path that the markup was written for. */
  path: string
  /** Takes the place of the plain page's title and description. */
  head?: readonly string[]
  /** What stands in the page before the program runs. */
  markup: string
  /** What the program finds instead of asking for it, as JSON. */
  seeds?: string
  /** The rules that this markup needs: fetching them would cost a first visit a journey to the server and back. */
  styles: string
  /** Files that the page needs beyond the program, fetched along with it. */
  moduleFiles: readonly string[]
}

interface Addresses {
  program: string
  sheet: string
}

/** The addresses of the program and the style sheet that a plain page loads. */
export function addressesIn(plain: string): Addresses {
  const [, program] = PROGRAM.exec(plain) ?? []
  const [, sheet] = STYLES.exec(plain) ?? []
  if (!program || !sheet) throw new Error('The plain page loads no program or no style sheet')
  return { program, sheet }
}

/** The app's plain page with its markup in it: it is painted first, and only then comes alive. */
export function fillPage(plain: string, { path, head, markup, seeds, styles, moduleFiles }: Filling): string {
  const addresses = addressesIn(plain)
  const parts: [RegExp | string, string][] = [
    ...(head ? [[HEAD_OF_PLAIN, head.join('\n    ')] as [RegExp, string]] : []),
    [STYLES, `<style nonce="${places.styleNonce}">${styles.trim()}</style>`],
    [PROGRAM, afterFirstPaint(addresses, moduleFiles)],
    [ROOT, `<div id="root" data-page="${path}">${markup}</div>${seeds ? seedsScript(seeds) : ''}`],
  ]
  return parts.reduce((page, [place, part]) => {
    if (page.search(place) < 0) throw new Error(`The plain page has no place for ${place}`)
    return page.replace(place, () => part)
  }, plain)
}

const seedsScript = (seeds: string) => `<script type="application/json" id="seeds">${seeds}</script>`

/**
 * Fetches the whole style sheet and the program when the page has been painted, and starts it: neither its bytes nor its
 * work come before what is to be seen. The clock is for where nothing is painted, as in a tab that was opened behind another. What is pressed
 * until then is noted for `EarlyPress`.
 */
const afterFirstPaint = (
  { program, sheet }: Addresses,
  moduleFiles: readonly string[],
): string => `<script nonce="${places.scriptNonce}">
      const add = (tag, attributes) => document.head.append(Object.assign(document.createElement(tag), attributes))
      let hasStarted = false
      const start = () => {
        if (hasStarted) return
        hasStarted = true
        const run = () => add('script', { type: 'module', src: '${program}' })
        add('link', { rel: 'stylesheet', href: '${sheet}', onload: run, onerror: run })
        for (const href of ${JSON.stringify([program, ...moduleFiles])}) add('link', { rel: 'modulepreload', href })
      }
      new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
      setTimeout(start, 1000)
      const note = ({ target }) => (earlyPress.button = target.closest('button'))
      globalThis.earlyPress = { button: null, forget: () => removeEventListener('click', note, true) }
      addEventListener('click', note, true)
    </script>`
