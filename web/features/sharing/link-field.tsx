import { Check, Copy } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useCopied } from './use-copied.ts'

/** A link to be copied; where the browser forbids that, it is selected to be copied by hand. */
export function LinkField({ link }: { link: string }) {
  const field = useRef<HTMLInputElement>(null)
  const { isCopied, isRefused, copy } = useCopied()
  const Icon = isCopied ? Check : Copy

  const handleCopy = async () => {
    field.current?.select()
    await copy(link)
  }
  return (
    <div className="flex flex-col gap-3">
      <TextField
        ref={field}
        label="Link"
        value={link}
        readOnly
        onFocus={({ target }) => target.select()}
        hint={isRefused && 'The link is selected: copy it with your browser’s own command.'}
      />
      <Button look="primary" className="self-start" onClick={handleCopy}>
        <Icon aria-hidden="true" className="size-4" />
        <span aria-live="polite">{isCopied ? 'Copied!' : 'Copy Link'}</span>
      </Button>
    </div>
  )
}
