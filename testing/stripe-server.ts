import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import StripeClient from 'stripe'

const WEBHOOK_SECRET = 'whsec_of_the_stand_in'

/** A session on which somebody is to pay, as it was asked for. */
export interface CheckoutSession {
  /** The form's fields, such as `line_items[0][quantity]`. */
  form: URLSearchParams
  idempotencyKey: string
}

export interface StripeServer extends AsyncDisposable {
  /** Settings with which a server of the house sells through this one. */
  env: Record<string, string>
  sessions: CheckoutSession[]
  /** Refuses the next sessions with this status. */
  failWith?: number
  /** Sends the event of its payment to the server at `url`, signed unless another secret is given. */
  pay(url: string, session: CheckoutSession, change?: { status?: string; secret?: string }): Promise<Response>
  /** Sends the event of a refund; `refunded` is all that was paid back so far. */
  refund(url: string, session: CheckoutSession, refunded: number): Promise<Response>
}

const purchaseOf = ({ form }: CheckoutSession): string => form.get('client_reference_id')!
const paymentOf = (session: CheckoutSession): string => `pi_${purchaseOf(session)}`
const priceIn = ({ form }: CheckoutSession): number =>
  Number(form.get('line_items[0][price_data][unit_amount]'))

/** Stands in for Stripe over real HTTP: it opens sessions, shows a page with a button, and sends signed events. */
export async function startStripeServer(): Promise<StripeServer> {
  const sessions: CheckoutSession[] = []
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const stand: StripeServer = {
    env: {
      TOKEN_PACKAGES: 'Pocket=100/4.99 EUR, Trunk=500000/1900 JPY',
      STRIPE_SECRET_KEY: 'sk_test_of_the_stand_in',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_BASE_URL: url,
    },
    sessions,
    pay: (site, session, { status = 'paid', secret } = {}) =>
      sendEvent(
        site,
        { type: 'checkout.session.completed', secret },
        { ...paidSession(session), payment_status: status },
      ),
    refund: (site, session, refunded) =>
      sendEvent(
        site,
        { type: 'charge.refunded' },
        {
          object: 'charge',
          amount: priceIn(session),
          amount_refunded: refunded,
          payment_intent: paymentOf(session),
          metadata: { tokenPurchase: purchaseOf(session) },
        },
      ),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'POST' && request.url === '/v1/checkout/sessions') {
      const form = new URLSearchParams(await readText(request))
      if (stand.failWith !== undefined)
        return sendJson(response, stand.failWith, {
          error: { type: 'api_error', message: 'sk_test is asleep' },
        })
      sessions.push({ form, idempotencyKey: String(request.headers['idempotency-key']) })
      return sendJson(response, 200, {
        object: 'checkout.session',
        url: `${url}/page/${sessions.length - 1}`,
      })
    }
    const [, page, number] = /^\/(page|paid)\/(\d+)$/.exec(request.url ?? '') ?? []
    const session = sessions[Number(number)]
    if (!session) return sendJson(response, 404, {})
    if (page === 'paid')
      return void response.writeHead(303, { location: session.form.get('success_url')! }).end()
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        `<h1>Checkout</h1><a href="/paid/${number}">Pay</a> <a href="${session.form.get('cancel_url')}">Back</a>`,
      )
  }
  return stand
}

const paidSession = (session: CheckoutSession) => ({
  object: 'checkout.session',
  client_reference_id: purchaseOf(session),
  metadata: { tokenPurchase: purchaseOf(session) },
  payment_intent: paymentOf(session),
})

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function sendEvent(
  site: string,
  { type, secret = WEBHOOK_SECRET }: { type: string; secret?: string },
  object: object,
): Promise<Response> {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } }, null, 2)
  const signature = new StripeClient('sk_test').webhooks.generateTestHeaderString({ payload, secret })
  return fetch(`${site}/api/tokens/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    body: payload,
  })
}
