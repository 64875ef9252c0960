import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { continueStory, startStory } from '#contract/stories.ts'
import { buyTokens, getTokenBalance, getTokenPackages } from '#contract/tokens.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'
import { startStripeServer, type CheckoutSession, type StripeServer } from '#testing/stripe-server.ts'

const january = Date.UTC(2026, 0, 20)
const february = Date.UTC(2026, 1, 3)

describe.each(engines)('tokens that are bought, on %s', (engine) => {
  let app: TestApp
  let stripe: StripeServer
  let now = january
  beforeAll(async () => {
    stripe = await startStripeServer()
    // A turn of the scripted narrator takes 13 tokens.
    const env = { ...stripe.env, MONTHLY_TOKENS: '13', ENFORCE_BALANCE: 'on' }
    app = await startTestApp(engine, { env, clock: { now: () => now } })
  })
  afterAll(async () => {
    await app[Symbol.asyncDispose]()
    await stripe[Symbol.asyncDispose]()
  })
  afterEach(() => {
    now = january
    stripe.failWith = undefined
  })

  const order = async (reader: Person): Promise<CheckoutSession> => {
    await reader.ask(buyTokens, { body: { package: 'Pocket' } })
    return stripe.sessions.at(-1)!
  }
  const play = async (reader: Person) =>
    (await reader.call(startStory, { body: { prompt: 'A mill' } })).status
  const amountsOf = async (reader: Person) => {
    const { tokens, bought, month } = await reader.ask(getTokenBalance)
    return { tokens, bought, left: month.left }
  }

  test('are offered to everyone', async () => {
    expect(await app.visitor().ask(getTokenPackages)).toEqual({
      isOpen: true,
      packages: [
        { name: 'Pocket', tokens: 100, amount: 499, currency: 'EUR' },
        { name: 'Trunk', tokens: 500_000, amount: 1_900, currency: 'JPY' },
      ],
    })
  })

  test('are paid at Stripe, at the price of the package', async () => {
    const reader = await app.reader()
    const { url } = await reader.ask(buyTokens, { body: { package: 'Pocket' } })
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/page\/\d+$/)
    const { form, idempotencyKey } = stripe.sessions.at(-1)!
    const id = form.get('client_reference_id')!
    expect(Object.fromEntries(form)).toMatchObject({
      mode: 'payment',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '499',
      'line_items[0][price_data][product_data][name]': 'Pocket: 100 tokens',
      success_url: `${app.url}/tokens?paid=${id}`,
      cancel_url: `${app.url}/tokens?package=Pocket`,
    })
    expect(idempotencyKey).toBe(id)
    expect((await reader.ask(getTokenBalance)).purchases).toEqual([
      {
        id,
        package: 'Pocket',
        tokens: 100,
        amount: 499,
        currency: 'EUR',
        isPaid: false,
        returnedTokens: 0,
        at: '2026-01-20T00:00:00.000Z',
      },
    ])
    expect(await amountsOf(reader)).toEqual({ tokens: 13, bought: 0, left: 13 })
  })

  test('are granted once, however often the payment is told of', async () => {
    const reader = await app.reader()
    const session = await order(reader)
    const answers = await Promise.all([1, 2, 3].map(() => stripe.pay(app.url, session)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await answers[0]!.json()).toEqual({})
    expect(await amountsOf(reader)).toEqual({ tokens: 113, bought: 100, left: 13 })
    expect((await reader.ask(getTokenBalance)).purchases).toMatchObject([{ isPaid: true }])
  })

  test('are not granted for a word that nobody has signed, or for a payment that is on its way', async () => {
    const reader = await app.reader()
    const session = await order(reader)
    const forged = await stripe.pay(app.url, session, { secret: 'whsec_made_up' })
    expect([forged.status, await forged.json()]).toEqual([
      400,
      { error: 'The signature does not fit', code: 'payment_unsigned' },
    ])
    const unsigned = await fetch(`${app.url}/api/tokens/payments`, { method: 'POST' })
    expect(unsigned.status).toBe(400)
    expect((await stripe.pay(app.url, session, { status: 'unpaid' })).status).toBe(200)
    expect(await amountsOf(reader)).toEqual({ tokens: 13, bought: 0, left: 13 })
  })

  test('are taken after the month’s grant, and stay over its end', async () => {
    const reader = await app.reader()
    expect([await play(reader), await play(reader)]).toEqual([200, 402])
    await stripe.pay(app.url, await order(reader))
    expect(await amountsOf(reader)).toEqual({ tokens: 100, bought: 100, left: 0 })

    const { storyId } = await reader.ask(startStory, { body: { prompt: 'A well' } })
    expect(await amountsOf(reader)).toEqual({ tokens: 87, bought: 87, left: 0 })
    await stripe.pay(app.url, await order(reader))
    expect(await amountsOf(reader)).toEqual({ tokens: 187, bought: 187, left: 0 })

    now = february
    expect(await amountsOf(reader)).toEqual({ tokens: 200, bought: 187, left: 13 })
    await reader.ask(continueStory, { params: { storyId }, body: { message: 'I climb down' } })
    const { bought, tokens } = await amountsOf(reader)
    expect([bought, tokens < 200]).toEqual([187, true])
  })

  test('say how many turns they are enough for', async () => {
    const reader = await app.reader()
    await stripe.pay(app.url, await order(reader))
    expect((await reader.ask(getTokenBalance)).turns).toBe(0)
    await play(reader)
    // 100 tokens, at 13 a turn.
    expect((await reader.ask(getTokenBalance)).turns).toBe(7)
  })

  test('are taken back by a refund, once, in parts, and also where they are used up', async () => {
    const reader = await app.reader()
    const session = await order(reader)
    const early = await stripe.refund(app.url, session, 499)
    expect([early.status, await early.json()]).toEqual([
      404,
      { error: 'There is no such purchase', code: 'purchase_not_found' },
    ])
    await stripe.pay(app.url, session)
    await play(reader)
    await play(reader)
    expect(await amountsOf(reader)).toEqual({ tokens: 87, bought: 87, left: 0 })

    await Promise.all([1, 2].map(() => stripe.refund(app.url, session, 250)))
    expect(await amountsOf(reader)).toEqual({ tokens: 37, bought: 37, left: 0 })
    await stripe.refund(app.url, session, 499)
    await stripe.refund(app.url, session, 250)
    expect(await amountsOf(reader)).toEqual({ tokens: -13, bought: -13, left: 0 })
    expect((await reader.ask(getTokenBalance)).purchases).toMatchObject([{ returnedTokens: 100 }])
    expect(await play(reader)).toBe(402)
  })

  test('stand in the download of the account', async () => {
    const reader = await app.reader()
    await order(reader)
    const file = (await (await reader.fetch('/api/account/download')).json()) as { tokenPurchases: object[] }
    expect(file.tokenPurchases).toMatchObject([{ package: 'Pocket', isPaid: false }])
  })

  test('are nobody else’s, and of no package that is not offered', async () => {
    const reader = await app.reader()
    await stripe.pay(app.url, await order(reader))
    const other = await app.reader()
    expect((await other.ask(getTokenBalance)).purchases).toEqual([])
    const { status, body } = await other.call(buyTokens, { body: { package: 'Chest' } })
    expect([status, body.error]).toEqual([404, 'There is no such package'])
  })

  test('can be asked for again when Stripe has failed, whose own words stay outside', async () => {
    const reader = await app.reader()
    stripe.failWith = 400
    const { status, body } = await reader.call(buyTokens, { body: { package: 'Pocket' } })
    expect({ status, body }).toEqual({
      status: 502,
      body: { error: 'The payment could not be begun. Please try again.', code: 'payment_failed' },
    })
  })
})

test('nothing is sold without the keys', async () => {
  await using app = await startTestApp('sqlite', { env: { TOKEN_PACKAGES: 'Pocket=100/4.99 EUR' } })
  const reader = await app.reader()
  expect((await reader.ask(getTokenPackages)).isOpen).toBe(false)
  const { status, body } = await reader.call(buyTokens, { body: { package: 'Pocket' } })
  expect([status, body.error]).toEqual([404, 'This site sells no tokens'])
  expect(await reader.ask(getTokenBalance)).toMatchObject({ tokens: 100_000, isEnforced: false })
})
