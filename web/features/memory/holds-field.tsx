import type { Holds } from '#contract/memory.ts'
import { SelectField } from '#web/ui/select-field.tsx'

const choices = [
  { value: 'always', label: 'always, on every branch' },
  { value: 'from_here', label: 'from here on' },
] as const

interface HoldsFieldProps {
  label: string
  holds: Holds
  onChoose: (holds: Holds) => void
}

/** Where the reader's word holds. */
export const HoldsField = ({ label, holds, onChoose }: HoldsFieldProps) => (
  <SelectField label={label} value={holds} choices={choices} onChoose={onChoose} />
)
