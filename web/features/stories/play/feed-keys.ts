/** The parts of a pressed key that count in the feed. */
interface PressedKey {
  key: string
  shiftKey: boolean
  altKey: boolean
  /** Something else has made use of it. */
  defaultPrevented: boolean
}

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
