import * as contract from '#contract/tokens.ts'
import { originOf } from '#server/platform/http/origin.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Room } from '#server/platform/room.ts'
import type { UserData } from '#server/platform/user-data.ts'
import { buyTokens } from './buy-tokens.ts'
import { readBalance, toPurchase } from './read-balance.ts'
import { receivePayment } from './receive-payment.ts'
import { findAllPurchasesOf } from './tokens.queries.ts'
import type { TokensContext } from './tokens-context.ts'

function tokensRoutes(serve: Serve, context: TokensContext): void {
  const { config } = context

  serve(contract.getTokenPackages, async () => ({
    packages: [...config.tokenPackages],
    isOpen: config.secrets.stripe !== undefined,
  }))

  serve(contract.getTokenBalance, ({ user }) => readBalance(context, user.id))

  serve(contract.buyTokens, async ({ user, body, request }) => {
    const origin = originOf(request, config)
    return { url: await buyTokens(context, { userId: user.id, name: body.package, origin }) }
  })

  serve(contract.receivePayment, async ({ request }) => {
    const body = typeof request.body === 'string' ? request.body : ''
    await receivePayment(context, body, String(request.headers['stripe-signature'] ?? ''))
    return {}
  })
}

const purchaseData: UserData = {
  name: 'tokenPurchases',
  async *collect(db, userId) {
    for (const row of await findAllPurchasesOf(db, userId)) yield toPurchase(row)
  },
}

export const tokensRoom: Room<TokensContext> = { routes: tokensRoutes, userData: [purchaseData] }
