import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Tokens that can be bought at once, at a price in the smallest coin of the currency. */
export const TokenPackage = z.object({
  name: z.string(),
  tokens: z.number(),
  amount: z.number(),
  currency: z.string(),
})
export type TokenPackage = z.infer<typeof TokenPackage>

export const TokenPurchase = z.object({
  id: z.string(),
  package: z.string(),
  tokens: z.number(),
  amount: z.number(),
  currency: z.string(),
  /** False while the payment is on its way, or was left. */
  isPaid: z.boolean(),
  /** Tokens that a refund has taken back. */
  returnedTokens: z.number(),
  at: z.string(),
})
export type TokenPurchase = z.infer<typeof TokenPurchase>

export const TokenBalance = z.object({
  /** Left of the month's grant and of the bought ones together; below 0 where some that were used have been paid back. */
  tokens: z.number(),
  /** Turns that they are enough for, by the length of the last ones; null with a narrator that uses none up. */
  turns: z.nullable(z.number()),
  month: z.object({ granted: z.number(), left: z.number() }),
  bought: z.number(),
  /** Whether a turn is refused when they are used up. */
  isEnforced: z.boolean(),
  /** The latest first. */
  purchases: z.array(TokenPurchase),
})
export type TokenBalance = z.infer<typeof TokenBalance>

export const getTokenPackages = endpoint({
  method: 'GET',
  path: '/api/tokens/packages',
  summary: 'Packages of tokens, and whether they can be bought here',
  access: 'public',
  reply: z.object({ packages: z.array(TokenPackage), isOpen: z.boolean() }),
})

export const getTokenBalance = endpoint({
  method: 'GET',
  path: '/api/tokens/balance',
  summary: 'Tokens that a reader has left, in tokens and in turns, with what was bought',
  access: 'user',
  reply: TokenBalance,
})

export const buyTokens = endpoint({
  method: 'POST',
  path: '/api/tokens/checkout',
  summary: 'Begins a purchase; the answer is the address of the page on which it is paid',
  access: 'user',
  throttles: ['checkouts'],
  body: z.object({ package: z.string() }),
  reply: z.object({ url: z.string() }),
  errors: ['package_not_found', 'payment_unavailable', 'payment_failed'],
})

export const receivePayment = endpoint({
  method: 'POST',
  path: '/api/tokens/payments',
  summary: 'Events of the payment provider, signed: a payment is granted once, a refund is taken back once',
  access: 'public',
  isSigned: true,
  reply: z.object({}),
  errors: ['payment_unsigned', 'payment_unavailable', 'purchase_not_found'],
})
