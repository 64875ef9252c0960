import { RotateCw } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { TextField } from '#web/ui/text-field.tsx'
import type { useCaptcha } from './use-captcha.ts'

type CaptchaFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'inside'> & {
  captcha: ReturnType<typeof useCaptcha>
}

/** The question is the field's label, so that a screen reader says it where it is answered. */
export function CaptchaField({
  captcha: { question, isLoading, hasFailed, renew },
  ...rest
}: CaptchaFieldProps) {
  const label = hasFailed ? 'Could not load CAPTCHA' : isLoading ? 'Loading the question...' : question
  return (
    <TextField
      {...rest}
      label={label ?? ''}
      inputMode="numeric"
      autoComplete="off"
      placeholder="Your answer"
      disabled={!question || isLoading}
      inside={
        <button
          type="button"
          aria-label="Another question"
          disabled={isLoading}
          onClick={renew}
          className="flex size-11 items-center justify-center rounded-full text-quiet hover:text-ink"
        >
          <RotateCw className={classNames('size-4', isLoading && 'animate-spin')} />
        </button>
      }
    />
  )
}
