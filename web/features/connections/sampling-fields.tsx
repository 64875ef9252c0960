import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { reasoningEfforts } from '#contract/connections.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { ConnectionFields } from './connection-fields.ts'
import type { SamplingForm } from './sampling-form.ts'

interface SamplingFieldsProps {
  register: UseFormRegister<ConnectionFields>
  errors?: FieldErrors<SamplingForm>
  isEffortTaken: boolean
}

const numberFields = [
  ['temperature', 'Temperature'],
  ['topP', 'Top P'],
  ['minP', 'Min P'],
  ['repeatPenalty', 'Repeat penalty'],
  ['frequencyPenalty', 'Frequency penalty'],
  ['presencePenalty', 'Presence penalty'],
  ['seed', 'Seed'],
] as const

/** Fields of how the next word is chosen; an empty one leaves it to the provider. */
export function SamplingFields({ register, errors, isEffortTaken }: SamplingFieldsProps) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center text-quiet">Advanced</summary>
      <div className="mt-2 grid grid-cols-2 gap-4">
        {numberFields.map(([name, label]) => (
          <TextField
            key={name}
            {...register(`sampling.${name}`)}
            label={label}
            inputMode="decimal"
            error={errors?.[name]?.message}
          />
        ))}
        {isEffortTaken && (
          <TextField
            {...register('sampling.reasoningEffort')}
            label="Reasoning effort"
            placeholder={reasoningEfforts.join(', ')}
            autoCapitalize="none"
            error={errors?.reasoningEffort?.message}
          />
        )}
        <TextArea
          {...register('sampling.stop')}
          label="Stops at, one a line"
          error={errors?.stop?.message}
          className="col-span-2"
        />
      </div>
    </details>
  )
}
