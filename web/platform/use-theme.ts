import { useSyncExternalStore } from 'react'
import type { Theme } from './theme.ts'
import { chooseTheme, currentTheme, onThemeChange } from './theme.ts'

/** In markup that was written before anyone chose. */
const firstTheme = (): Theme => 'dark'

export function useTheme() {
  return { theme: useSyncExternalStore(onThemeChange, currentTheme, firstTheme), chooseTheme }
}
