import * as tokens from '#contract/tokens.ts'
import { everyone, signedIn, type AuthorizationRow } from '../authorization-row.ts'

export const rows: AuthorizationRow[] = [
  { endpoint: tokens.getTokenPackages, ...everyone(200) },
  { endpoint: tokens.getTokenBalance, ...signedIn(200) },
  { endpoint: tokens.buyTokens, given: () => ({ body: { package: 'Pocket' } }), ...signedIn(404) },
  { endpoint: tokens.receivePayment, given: () => ({ body: {} }), ...everyone(404) },
]
