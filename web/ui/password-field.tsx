import { Eye, EyeOff } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import { TextField } from './text-field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'inside'> & {
  label?: string
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ label = 'Password', ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      {...rest}
      label={label}
      type={isShown ? 'text' : 'password'}
      inside={
        <button
          type="button"
          aria-label={`Show ${label.toLowerCase()}`}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          className="flex size-11 items-center justify-center rounded-full text-quiet hover:text-ink"
        >
          <Icon className="size-5" />
        </button>
      }
    />
  )
}
