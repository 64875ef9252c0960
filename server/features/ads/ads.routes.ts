import * as contract from '#contract/ads.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Room } from '#server/platform/room.ts'
import { adFrame, type AdFrameContext } from './ad-frame.ts'
import { areAdsEnabled, setAdsEnabled } from './ads-switch.queries.ts'

interface AdsContext extends AdFrameContext {
  db: Database
}

function adsRoutes(serve: Serve, { db }: AdsContext): void {
  serve(contract.getAdsEnabled, async () => ({
    key: 'ads_enabled',
    value: (await areAdsEnabled(db)) ? ('true' as const) : ('false' as const),
  }))

  serve(contract.toggleAds, async ({ body }) => {
    await setAdsEnabled(db, body.enabled)
    return {}
  })
}

export const adsRoom: Room<AdsContext> = { routes: adsRoutes, pages: adFrame }
