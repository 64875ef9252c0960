import type { Price } from '#contract/connections.ts'
import type { UsageKind } from '../db/schema.ts'

/** Prices by model; `text` and `image` stand for every AI model that is not named. */
export type Prices = Readonly<Record<string, Price>>

/** Who is charged for; as `EngineName` of the engines. */
export interface ChargedEngine {
  provider: string
  model: string
  isModel: boolean
  price?: Price
  isPaidByReader?: boolean
}
interface Usage {
  inputTokens: number
  outputTokens: number
  cachedInputTokens?: number
}

const NANO = 1_000_000_000
const MILLION = 1_000_000

/** The two general rates (USAGE-1). */
export const defaultPrices: Prices = { text: { input: 4, output: 4 }, image: { input: 20, output: 20 } }

/** Whether an engine is built in, reads a file on this machine or is paid by the reader: it uses up no balance. */
export const isFree = ({ provider, isModel, isPaidByReader }: Omit<ChargedEngine, 'model'>): boolean =>
  !isModel || provider === 'local' || isPaidByReader === true

/** Price of a call now, in billionths of a US dollar, and whether the model has a price of its own. */
export function priceOf(
  prices: Prices,
  engine: ChargedEngine,
  kind: UsageKind,
  { inputTokens, outputTokens, cachedInputTokens = 0 }: Usage,
): { nanoUsd: number; isOwnPrice: boolean } {
  if (isFree(engine)) return { nanoUsd: 0, isOwnPrice: true }
  const own = engine.price ?? prices[engine.model]
  const price = own ?? prices[kind === 'image' ? 'image' : 'text'] ?? { input: 0, output: 0 }
  const { input, output, cached = input } = price
  const dollars =
    (inputTokens - cachedInputTokens) * input + cachedInputTokens * cached + outputTokens * output
  return { nanoUsd: Math.round(dollars * (NANO / MILLION)), isOwnPrice: own !== undefined }
}

const ENTRY = /^(.+)=(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)(?:\/(\d+(?:\.\d+)?))?$/

/**
 * Reads `model=input/output/cached, …` in US dollars for a million tokens; the last may be left out. Throws an Error
 * that says what is wrong.
 */
export function readPrices(text: string): Prices {
  const named = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [, model, input, output, cached] = ENTRY.exec(part) ?? []
      if (!model) throw new Error(`MODEL_PRICES: "${part}" is not of the form model=input/output/cached`)
      const price = { input: Number(input), output: Number(output) }
      return [model.trim(), cached === undefined ? price : { ...price, cached: Number(cached) }] as const
    })
  return Object.freeze({ ...defaultPrices, ...Object.fromEntries(named) })
}
