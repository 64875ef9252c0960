import type Stripe from 'stripe'
import { secondsMs } from '#server/ground/clock.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { StripeSettings, TokenPackageSetting } from '#server/platform/config/token-settings.ts'

/** Events that a payment provider tells of, as this house needs them. */
export type PaymentEvent =
  | { kind: 'paid'; purchaseId: string; paymentId: string | null }
  /** `share` is how much of the price was paid back so far, from 0 to 1. */
  | { kind: 'refunded'; paymentId: string; share: number }

const OURS = 'tokenPurchase'
const clients = new WeakMap<StripeSettings, Promise<Stripe>>()

/** Stripe's own client, loaded when something is first bought. */
function openStripe(settings: StripeSettings): Promise<Stripe> {
  const client = clients.get(settings) ?? loadStripe(settings.secretKey, new URL(settings.baseUrl))
  clients.set(settings, client)
  return client
}

async function loadStripe(secretKey: string, { protocol, hostname, port }: URL): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe')
  return new StripeClient(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port !== '' && { port }),
    timeout: 20 * secondsMs,
    maxNetworkRetries: 2,
    telemetry: false,
  })
}

/** Returns the address of Stripe's page on which a purchase is paid; its id makes a repeated call the same one. */
export async function openCheckout(
  settings: StripeSettings,
  { purchaseId, bought, origin }: { purchaseId: string; bought: TokenPackageSetting; origin: string },
): Promise<string | null> {
  const stripe = await openStripe(settings)
  const { name, tokens, amount, currency } = bought
  const { url } = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: purchaseId,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: currency.toLowerCase(),
            unit_amount: amount,
            product_data: { name: `${name}: ${tokens.toLocaleString('en')} tokens` },
          },
        },
      ],
      metadata: { [OURS]: purchaseId },
      // A charge takes these over, so that its refund can be told from others of the same account.
      payment_intent_data: { metadata: { [OURS]: purchaseId } },
      success_url: `${origin}/tokens?paid=${purchaseId}`,
      cancel_url: `${origin}/tokens?package=${encodeURIComponent(name)}`,
    },
    { idempotencyKey: purchaseId },
  )
  return url
}

/** Reads an event that Stripe has signed; undefined for one that concerns nothing here. Throws `payment_unsigned`. */
export async function readPaymentEvent(
  settings: StripeSettings,
  body: string,
  signature: string,
): Promise<PaymentEvent | undefined> {
  const stripe = await openStripe(settings)
  const event = verified(() => stripe.webhooks.constructEvent(body, signature, settings.webhookSecret))
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const { metadata, payment_status: status, payment_intent: payment } = event.data.object
      const purchaseId = metadata?.[OURS]
      if (purchaseId === undefined || status === 'unpaid') return undefined
      return { kind: 'paid', purchaseId, paymentId: idOf(payment) }
    }
    case 'charge.refunded': {
      const { metadata, payment_intent: payment, amount, amount_refunded: refunded } = event.data.object
      const paymentId = idOf(payment)
      if (metadata[OURS] === undefined || paymentId === null || amount === 0) return undefined
      return { kind: 'refunded', paymentId, share: Math.min(1, refunded / amount) }
    }
    default:
      return undefined
  }
}

const idOf = (named: string | { id: string } | null): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null)

/** Whatever is wrong with a signature, whoever sends it learns no more than that. */
function verified<T>(read: () => T): T {
  try {
    return read()
  } catch {
    throw new AppError('payment_unsigned')
  }
}
