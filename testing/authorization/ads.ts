import * as ads from '#contract/ads.ts'
import { adminOnly, everyone, type AuthorizationRow } from '../authorization-row.ts'

export const rows: AuthorizationRow[] = [
  { endpoint: ads.getAdsEnabled, ...everyone(200) },
  { endpoint: ads.toggleAds, given: () => ({ body: { enabled: true } }), ...adminOnly(200) },
]
