import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useId } from 'react'
import { classNames } from './class-names.ts'
import { fieldClass } from './text-field.tsx'

export interface Choice<Value extends string> {
  /** Never empty (PREF-6). */
  value: Value
  label: string
}

type SelectFieldProps<Value extends string> = Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'children'
> & {
  label: string
  hint?: string
  value: Value
  choices: readonly Choice<Value>[]
  onChoose: (value: Value) => void
}

/** The platform's own select: on a phone it opens the phone's own wheel. */
export function SelectField<Value extends string>({
  label,
  hint,
  value,
  choices,
  onChoose,
  className,
  ...rest
}: SelectFieldProps<Value>) {
  const id = useId()
  const handleChange = (given: string) => {
    const choice = choices.find(({ value: own }) => own === given)
    if (choice) onChoose(choice.value)
  }
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="self-start font-medium">
        {label}
      </label>
      <div className="relative">
        <select
          {...rest}
          id={id}
          value={value}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => handleChange(event.target.value)}
          className={classNames(fieldClass, 'appearance-none pr-12 disabled:cursor-not-allowed')}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-quiet"
        />
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-quiet">
          {hint}
        </p>
      )}
    </div>
  )
}
