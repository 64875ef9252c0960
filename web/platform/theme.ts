import * as z from 'zod/mini'
import { stored } from './browser-store.ts'
import { createStore } from './store.ts'

export const themes = ['light', 'dark', 'system', 'sepia', 'black'] as const
export type Theme = (typeof themes)[number]

// NOTE: the script in index.html reads the same key before the first paint.
export const themeStore = createStore<Theme>('dark', {
  stored: stored('theme', z.enum(themes)),
  isShared: true,
})
const systemIsLight = () => matchMedia('(prefers-color-scheme: light)')

/** Applies each choice, made here or in another tab, and follows the system's theme, for as long as the page lives. */
export function watchTheme(): void {
  // Not before the page has its styles by itself: asked for at once, they would have to be computed in between.
  requestAnimationFrame(colourBrowser)
  systemIsLight().addEventListener('change', applyTheme)
  themeStore.subscribe(applyTheme)
}

function applyTheme(): void {
  const theme = themeStore.get()
  const isLight = theme === 'light' || theme === 'sepia' || (theme === 'system' && systemIsLight().matches)
  const { dataset } = document.documentElement
  dataset.theme = isLight ? 'light' : 'dark'
  // A paper of its own goes on top of the one that it is most like.
  dataset.paper = theme
  colourBrowser()
}

/** The browser's own bars take the colour of the page's ground. */
function colourBrowser(): void {
  const bars = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
  if (bars) bars.content = getComputedStyle(document.documentElement).backgroundColor
}
