import { parse, type HTMLElement } from 'node-html-parser'
import { minifySync } from 'vite'
import { HEAD_EDGE } from '#contract/prerender.ts'
import { startAfterPaint } from '#web/start-after-paint.ts'

interface Filling {
  /** The path that the markup was rendered for. */
  path: string
  /** Takes the place of the plain page's title and description. */
  head?: readonly string[]
  /** Stands in the page before the program runs. */
  markup: string
  /** Stands for the reads of the page, as JSON. */
  dehydratedState?: string
  /** The rules that this markup needs: fetching them would cost a first visit a journey to the server and back. */
  styles: string
  /** The addresses of the code that the page needs beyond the program, in the order in which it is run. */
  modules: readonly string[]
  /** Runs when the markup is there and not painted yet. */
  beforePaint?: () => void
}

/** The address of the style sheet that the plain page loads. */
export const styleSheetOf = (plain: string): string => takeAddress(parse(plain), STYLE_SHEET, 'href')

/** The app's plain page with its markup in it: it is painted first, and only then comes alive. */
export function fillPage(plain: string, filling: Filling): string {
  const { path, head, markup, dehydratedState, styles, modules } = filling
  const page = parse(plain, { comment: true })
  const program = takeAddress(page, PROGRAM, 'src')
  const styleSheet = takeAddress(page, STYLE_SHEET, 'href')
  const files = JSON.stringify({ program, styleSheet, modules })
  elementIn(page, 'head').insertAdjacentHTML(
    'beforeend',
    `<style>${styles}</style>${scriptOf(startAfterPaint, files)}`,
  )
  const root = elementIn(page, '#root')
  root.setAttribute('data-page', path)
  root.innerHTML = markup
  if (dehydratedState)
    root.insertAdjacentHTML(
      'afterend',
      `<script type="application/json" id="dehydrated-state">${dehydratedState}</script>`,
    )
  if (filling.beforePaint) root.insertAdjacentHTML('afterend', scriptOf(filling.beforePaint))
  const [start, ownHead, rest] = page.toString().split(HEAD_EDGE)
  if (rest === undefined) throw new Error('The plain page does not say which part of its head is its own')
  return [start, head?.join('\n    ') ?? ownHead, rest].join(HEAD_EDGE)
}

/** A script element that calls a function, which names nothing from outside of itself. */
function scriptOf(run: (...given: never[]) => void, given = ''): string {
  const { code } = minifySync('run.js', `(${run.toString()})(${given})`)
  return `<script>${code}</script>`
}

const PROGRAM = 'script[type=module][src]'
const STYLE_SHEET = 'link[rel=stylesheet]'

/** Removes what the plain page loads at once. */
function takeAddress(page: HTMLElement, selector: string, attribute: 'src' | 'href'): string {
  const element = elementIn(page, selector)
  element.remove()
  return element.getAttribute(attribute)!
}

function elementIn(page: HTMLElement, selector: string): HTMLElement {
  const element = page.querySelector(selector)
  if (!element) throw new Error(`The plain page has no ${selector}`)
  return element
}
