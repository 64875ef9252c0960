import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type { SiteKind } from '#contract/connections.ts'
import { TextField } from '#web/ui/text-field.tsx'
import type { ConnectionFields } from './connection-fields.ts'

interface PriceFieldsProps {
  kind: SiteKind
  register: UseFormRegister<ConnectionFields>
  errors?: FieldErrors<ConnectionFields['price']>
}

const tokenPrices = [
  ['input', '$ a million in'],
  ['output', '$ a million out'],
  ['cached', '$ a million cached'],
] as const

/** A voice is paid by the character that it says. */
const pricesOf: Record<SiteKind, readonly (readonly ['input' | 'output' | 'cached', string])[]> = {
  text: tokenPrices,
  picture: tokenPrices,
  voice: [['input', '$ a million characters']],
  dictation: tokenPrices.slice(0, 2),
  embeddings: tokenPrices.slice(0, 1),
}

/** Fields of a model's price, as its kind is paid. */
export const PriceFields = ({ kind, register, errors }: PriceFieldsProps) =>
  pricesOf[kind].map(([name, label]) => (
    <TextField
      key={name}
      {...register(`price.${name}`)}
      label={label}
      inputMode="decimal"
      error={errors?.[name]?.message}
    />
  ))
