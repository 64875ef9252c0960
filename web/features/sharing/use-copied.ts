import { useEffect, useState } from 'react'
import { copyText } from './share-link.ts'

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
