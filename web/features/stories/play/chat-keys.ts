/** The parts of a pressed key that count; `isComposing`: an input method's Enter only takes the word it put together. */
type PressedKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing'>

/** Enter sends; with Shift, Ctrl, Alt or Meta it makes a new line. */
export function actionOfKey(pressed: PressedKey): 'send' | 'new-line' | undefined {
  if (pressed.key !== 'Enter' || pressed.isComposing) return undefined
  const isModified = pressed.shiftKey || pressed.ctrlKey || pressed.altKey || pressed.metaKey
  return isModified ? 'new-line' : 'send'
}
