import { useSyncExternalStore } from 'react'
import { chooseTheme, currentTheme, onThemeChange } from './theme.ts'

export function useTheme() {
  return { theme: useSyncExternalStore(onThemeChange, currentTheme), chooseTheme }
}
