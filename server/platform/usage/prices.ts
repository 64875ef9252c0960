/** US dollars for a million tokens. */
interface Price {
  input: number
  output: number
}
/** Prices by model; `text` and `image` stand for every model that is not named. */
export type Prices = Readonly<Record<string, Price>>

const NANO = 1_000_000_000
const MILLION = 1_000_000

/** The rates of models without a price of their own (USAGE-1). */
export const defaultPrices: Prices = { text: { input: 4, output: 4 }, image: { input: 20, output: 20 } }

/** What a call costs now, in billionths of a US dollar. */
export function priceOf(
  prices: Prices,
  model: string,
  kind: 'text' | 'title' | 'image',
  { inputTokens, outputTokens }: { inputTokens: number; outputTokens: number },
): number {
  const { input, output } = prices[model] ??
    prices[kind === 'image' ? 'image' : 'text'] ?? { input: 0, output: 0 }
  return Math.round((inputTokens * input + outputTokens * output) * (NANO / MILLION))
}

/** Reads `model=input/output, …` in US dollars for a million tokens. Throws an Error that says what is wrong. */
export function readPrices(text: string): Prices {
  const named = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const found = /^(.+)=(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/.exec(part)
      if (!found) throw new Error(`MODEL_PRICES: "${part}" is not of the form model=input/output`)
      return [found[1]!.trim(), { input: Number(found[2]), output: Number(found[3]) }] as const
    })
  return Object.freeze({ ...defaultPrices, ...Object.fromEntries(named) })
}
