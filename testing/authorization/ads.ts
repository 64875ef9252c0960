import * as ads from '#contract/ads.ts'
import { adminOnly, everyone, type Row } from '../authorization-row.ts'

export const rows: Row[] = [
  { endpoint: ads.getAdsEnabled, ...everyone(200) },
  { endpoint: ads.toggleAds, given: () => ({ body: { enabled: true } }), ...adminOnly(200) },
]
