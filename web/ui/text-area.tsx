import type { ComponentProps } from 'react'
import { useId } from 'react'
import { classNames } from './class-names.ts'
import { fieldClass } from './text-field.tsx'

type TextAreaProps = ComponentProps<'textarea'> & { label: string; error?: string }

/** A labelled field for some lines of text. */
export function TextArea({ label, error, className, ...rest }: TextAreaProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="self-start text-sm font-medium">
        {label}
      </label>
      <textarea
        rows={3}
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={noteId}
        className={classNames(fieldClass, 'resize-y')}
      />
      <div id={noteId} aria-live="polite" className="text-sm empty:hidden">
        {error && <span className="text-danger">{error}</span>}
      </div>
    </div>
  )
}
