type PressedKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>

/** Ctrl+Z or u goes a step back, Ctrl+Shift+Z or Ctrl+Y one forward; on a Mac the same with Command. */
export function stepOfKey(pressed: PressedKey): 'back' | 'forward' | undefined {
  const { shiftKey, altKey } = pressed
  const key = pressed.key.toLowerCase()
  const hasCommand = pressed.ctrlKey || pressed.metaKey
  if (altKey) return undefined
  if (key === 'z' && hasCommand) return shiftKey ? 'forward' : 'back'
  if (key === 'y' && hasCommand && !shiftKey) return 'forward'
  return key === 'u' && !hasCommand && !shiftKey ? 'back' : undefined
}
