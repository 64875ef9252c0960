import * as z from 'zod/mini'
import { stored } from './browser-store.ts'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

// NOTE: the script in index.html reads the same key before the first paint.
const kept = stored('theme', z.enum(themes))
const systemIsLight = () => matchMedia('(prefers-color-scheme: light)')
const listeners = new Set<() => void>()

export const currentTheme = (): Theme => kept.read() ?? 'dark'

export function chooseTheme(theme: Theme): void {
  kept.write(theme)
  applyTheme()
  for (const listener of listeners) listener()
}

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Follows the system's theme and a choice made in another tab, for as long as the page lives. */
export function watchTheme(): void {
  colourBrowser()
  systemIsLight().addEventListener('change', applyTheme)
  addEventListener('storage', ({ key }) => {
    if (key !== kept.key) return
    applyTheme()
    for (const listener of listeners) listener()
  })
}

function applyTheme(): void {
  const theme = currentTheme()
  const isLight = theme === 'light' || (theme === 'system' && systemIsLight().matches)
  document.documentElement.dataset.theme = isLight ? 'light' : 'dark'
  colourBrowser()
}

/** The browser's own bars take the colour of the page's ground. */
function colourBrowser(): void {
  const bars = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
  if (bars) bars.content = getComputedStyle(document.documentElement).backgroundColor
}
