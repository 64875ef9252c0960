import type { Environment } from './environment.ts'

/** A package of tokens that readers may buy. */
export interface TokenPackageSetting {
  /** Its name on the page and in addresses. */
  name: string
  tokens: number
  /** In the smallest coin of the currency. */
  amount: number
  /** Three capital letters. */
  currency: string
}

/** Ways to Stripe; its keys open the till and are handed to it alone. */
export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  baseUrl: string
}

const PACKAGE = /^([^=]+)=(\d+)\/(\d+(?:\.\d+)?) ([A-Z]{3})$/
/** Stripe counts these in hundredths all the same, and others in thousandths: none of them is taken. */
const COUNTED_OTHERWISE = /^(ISK|UGX|BHD|JOD|KWD|OMR|TND)$/

/** Reads `name=tokens/price currency, …`. Throws an Error that says what is wrong. */
export function readTokenPackages(texts: readonly string[]): readonly TokenPackageSetting[] {
  const packages = texts.map(readPackage)
  const names = new Set(packages.map(({ name }) => name))
  if (names.size < packages.length) throw new Error('TOKEN_PACKAGES: each package needs a name of its own')
  return Object.freeze(packages)
}

function readPackage(text: string): TokenPackageSetting {
  const [, name = '', tokens, price = '', currency = ''] = PACKAGE.exec(text) ?? []
  const amount = Number(price) * 10 ** digitsOf(currency)
  const isPayable = Number(tokens) > 0 && amount > 0 && Math.abs(amount - Math.round(amount)) < 1e-6
  if (!isPayable || COUNTED_OTHERWISE.test(currency))
    throw new Error(`TOKEN_PACKAGES: "${text}" is not of the form name=tokens/price currency`)
  return Object.freeze({ name: name.trim(), tokens: Number(tokens), amount: Math.round(amount), currency })
}

function digitsOf(currency: string): number {
  if (currency === '') return 0
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  )
}

/** Undefined without keys: then nothing can be bought. Throws an Error that names what is missing. */
export function readStripeSettings({
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
  STRIPE_BASE_URL,
  TOKEN_PACKAGES,
}: Environment): StripeSettings | undefined {
  if (STRIPE_SECRET_KEY === undefined && STRIPE_WEBHOOK_SECRET === undefined) return undefined
  if (STRIPE_SECRET_KEY === undefined) throw new Error('STRIPE_WEBHOOK_SECRET needs STRIPE_SECRET_KEY')
  // NOTE: without it nobody could tell a payment from somebody's word for it.
  if (STRIPE_WEBHOOK_SECRET === undefined) throw new Error('STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET')
  if (TOKEN_PACKAGES.length === 0) throw new Error('STRIPE_SECRET_KEY needs TOKEN_PACKAGES')
  return { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, baseUrl: STRIPE_BASE_URL }
}
