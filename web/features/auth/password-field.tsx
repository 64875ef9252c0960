import { Eye, EyeOff } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import { TextField } from '#web/ui/text-field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'inside'>

/** A password that can be looked at while it is typed. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      {...props}
      label="Password"
      type={isShown ? 'text' : 'password'}
      inside={
        <button
          type="button"
          aria-label="Show password"
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
