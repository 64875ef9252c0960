import { samplingFormOf, samplingIn, type SamplingForm } from './sampling-form.ts'
import type { ConnectionForm, ConnectionProvider, ModelConnection } from '#contract/connections.ts'

/** The form's fields as they are typed. */
export interface ConnectionFields {
  provider: ConnectionProvider
  address: string
  model: string
  key: string
  contextTokens: string
  replyTokens: string
  sampling: SamplingForm
  price: { input: string; output: string; cached: string }
  voice: string
}

const NO_NUMBER = -1e15 - 0.5

const textOf = (value: number | undefined): string => (value === undefined ? '' : String(value))

/** The fields of a stored connection, its key left empty; of none, those of a new one. */
export const connectionFieldsOf = (connection?: ModelConnection): ConnectionFields => ({
  provider: connection?.provider ?? 'openai',
  address: connection?.address ?? '',
  model: connection?.model ?? '',
  key: '',
  contextTokens: textOf(connection?.contextTokens),
  replyTokens: textOf(connection?.replyTokens),
  sampling: samplingFormOf(connection?.sampling),
  price: {
    input: textOf(connection?.price?.input),
    output: textOf(connection?.price?.output),
    cached: textOf(connection?.price?.cached),
  },
  voice: connection?.voice ?? '',
})

/** Reads a number; any other text is sent as one that no field takes. */
function numberIn(text: string): number | null {
  if (text.trim() === '') return null
  const number = Number(text.replace(',', '.'))
  return Number.isFinite(number) ? number : NO_NUMBER
}

/** The body that is sent: an empty field has none, and an empty key stays what it is. */
export function formOf(fields: ConnectionFields): ConnectionForm {
  const { provider, address, model, key, contextTokens, replyTokens, sampling, price, voice } = fields
  const [input, output, cached] = [price.input, price.output, price.cached].map(numberIn)
  const hasPrice = typeof input === 'number' || typeof output === 'number'
  return {
    provider,
    model,
    address: address.trim() === '' ? null : address,
    ...(key.trim() !== '' && { key }),
    contextTokens: numberIn(contextTokens),
    replyTokens: numberIn(replyTokens),
    sampling: samplingIn(sampling, numberIn),
    price: hasPrice
      ? { input: input ?? 0, output: output ?? 0, ...(typeof cached === 'number' && { cached }) }
      : null,
    ...(voice.trim() !== '' && { voice }),
  }
}
