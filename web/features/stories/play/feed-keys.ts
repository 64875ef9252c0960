type PressedKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'defaultPrevented'>

/** Home and End, also with Ctrl or Meta, go to the edges of the whole story. */
export function edgeOfKey({
  key,
  shiftKey,
  altKey,
  defaultPrevented,
}: PressedKey): 'start' | 'end' | undefined {
  if (defaultPrevented || shiftKey || altKey) return undefined
  if (key === 'Home') return 'start'
  return key === 'End' ? 'end' : undefined
}
