import { useEffect, useState } from 'react'

const SHOWN_FOR_MS = 2_000

/** Copies a text and says so for two seconds (SHARE-13). */
export function useCopied() {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')

  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [state])

  const copy = async (text: string) => setState((await copyText(text)) ? 'copied' : 'refused')
  return { isCopied: state === 'copied', isRefused: state === 'refused', copy }
}

/** Puts a text on the clipboard; false where the browser does not let it. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // No permission, or a page that came without TLS, where there is no clipboard at all.
    return false
  }
}
