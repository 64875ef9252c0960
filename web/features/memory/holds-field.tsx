import type { Holds } from '#contract/memory.ts'
import { SelectField } from '#web/ui/select-field.tsx'

const choices = [
  { value: 'always', label: 'always, on every branch' },
  { value: 'from_here', label: 'from here on' },
] as const

interface HoldsFieldProps {
  label: string
  autoFocus?: boolean
  holds: Holds
  onChoose: (holds: Holds) => void
}

/** Where the reader's word holds. */
export const HoldsField = ({ label, autoFocus, holds, onChoose }: HoldsFieldProps) => (
  <SelectField label={label} autoFocus={autoFocus} value={holds} choices={choices} onChoose={onChoose} />
)
