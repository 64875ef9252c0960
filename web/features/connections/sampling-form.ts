import type { Sampling } from '#contract/connections.ts'

/** Settings of how the next word is chosen, as they are typed; empty: left to the provider. */
export type SamplingForm = Record<keyof Sampling, string>

const numbers = [
  'temperature',
  'topP',
  'minP',
  'frequencyPenalty',
  'presencePenalty',
  'repeatPenalty',
  'seed',
] as const

export const samplingFieldNames = [
  ...numbers.map((name) => `sampling.${name}` as const),
  'sampling.stop',
  'sampling.reasoningEffort',
] as const

const textOf = (value: number | undefined): string => (value === undefined ? '' : String(value))

export const samplingFormOf = (sampling: Sampling = {}): SamplingForm => ({
  temperature: textOf(sampling.temperature),
  topP: textOf(sampling.topP),
  minP: textOf(sampling.minP),
  frequencyPenalty: textOf(sampling.frequencyPenalty),
  presencePenalty: textOf(sampling.presencePenalty),
  repeatPenalty: textOf(sampling.repeatPenalty),
  seed: textOf(sampling.seed),
  stop: (sampling.stop ?? []).join('\n'),
  reasoningEffort: sampling.reasoningEffort ?? '',
})

/** Reads what is typed with `numberIn`; null where all of it is left to the provider. */
export function samplingIn(form: SamplingForm, numberIn: (text: string) => number | null): Sampling | null {
  const stop = form.stop.split('\n').filter((line) => line.trim() !== '')
  const reasoningEffort = form.reasoningEffort.trim().toLowerCase()
  const sampling: Sampling = {
    ...Object.fromEntries(
      numbers.map((name) => [name, numberIn(form[name])] as const).filter(([, value]) => value !== null),
    ),
    ...(stop.length > 0 && { stop }),
    ...(reasoningEffort !== '' && { reasoningEffort: reasoningEffort as Sampling['reasoningEffort'] }),
  }
  return Object.keys(sampling).length > 0 ? sampling : null
}
