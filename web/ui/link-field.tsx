import { Check, Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRef, useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { TextField } from './text-field.tsx'

interface LinkFieldProps {
  link: string
  /** Further ways with the link, beside the button that copies it. */
  children?: ReactNode
}

/** A link to be copied; where the browser forbids that, it is selected to be copied by hand. */
export function LinkField({ link, children }: LinkFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const { isCopied, isRefused, copy } = useCopied()
  const Icon = isCopied ? Check : Copy

  const handleCopy = async () => {
    field.current?.select()
    await copy(link)
  }
  return (
    <div className="flex flex-col gap-5">
      <TextField
        ref={field}
        label="Link"
        value={link}
        readOnly
        onFocus={({ target }) => target.select()}
        hint={isRefused && 'The link is selected: copy it with your browser’s own command.'}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={handleCopy}>
          <Icon aria-hidden="true" className="size-4" />
          <span aria-live="polite">{isCopied ? 'Copied!' : 'Copy Link'}</span>
        </Button>
        {children}
      </div>
    </div>
  )
}

const SHOWN_FOR_MS = 2_000

/** Copies a text and says so for two seconds (SHARE-13). */
function useCopied() {
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
