import * as contract from '#contract/ads.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import { areAdsEnabled, setAdsEnabled } from './ads-switch.queries.ts'

export function adsRoutes(serve: Serve, { db }: { db: Database }): void {
  serve(contract.getAdsEnabled, async () => ({
    key: 'ads_enabled',
    value: (await areAdsEnabled(db)) ? ('true' as const) : ('false' as const),
  }))

  serve(contract.toggleAds, async ({ body }) => {
    await setAdsEnabled(db, body.enabled)
    return {}
  })
}
