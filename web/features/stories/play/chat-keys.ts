/** The parts of a pressed key that count in the chat input. */
interface PressedKey {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
  /** An input method is still putting a word together: its Enter only takes the word. */
  isComposing: boolean
}

/** Enter sends; with Shift, Ctrl, Alt or Meta it makes a new line. */
export function actionOfKey(pressed: PressedKey): 'send' | 'new-line' | undefined {
  if (pressed.key !== 'Enter' || pressed.isComposing) return undefined
  const isModified = pressed.shiftKey || pressed.ctrlKey || pressed.altKey || pressed.metaKey
  return isModified ? 'new-line' : 'send'
}
