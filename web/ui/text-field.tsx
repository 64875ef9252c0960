import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from './class-names.ts'

export const fieldClass =
  'min-h-12 w-full rounded-card border border-edge bg-raised px-4 py-2.5 text-base text-ink placeholder:text-quiet ' +
  'aria-invalid:border-danger disabled:opacity-60'

type TextFieldProps = ComponentProps<'input'> & {
  label: string
  error?: string
  /** Stands below the field while there is no error. */
  hint?: ReactNode
  /** A control at the field's end. */
  inside?: ReactNode
}

/** A labelled line of text with its error or hint; takes what react-hook-form's `register` gives. */
export function TextField({ label, error, hint, inside, className, id, ...rest }: TextFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const noteId = `${fieldId}-note`
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={fieldId} className="self-start text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          type="text"
          {...rest}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteId}
          className={classNames(fieldClass, Boolean(inside) && 'pr-13')}
        />
        {inside && <div className="absolute inset-y-0 right-1 flex items-center">{inside}</div>}
      </div>
      <div id={noteId} aria-live="polite" className="text-sm empty:hidden">
        {error ? <span className="text-danger">{error}</span> : hint}
      </div>
    </div>
  )
}
