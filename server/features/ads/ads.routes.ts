import * as contract from '#contract/ads.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Room } from '#server/platform/room.ts'
import { findSetting, saveSetting } from '#server/platform/stored-settings.queries.ts'
import { adFrame, type AdFrameContext } from './ad-frame.ts'

const KEY = 'ads_enabled'

interface AdsContext extends AdFrameContext {
  db: Database
}

function adsRoutes(serve: Serve, { db }: AdsContext): void {
  // On until an admin has switched them off.
  serve(contract.getAdsEnabled, async () => ({
    key: KEY,
    value: (await findSetting(db, KEY)) === 'false' ? ('false' as const) : ('true' as const),
  }))

  serve(contract.toggleAds, async ({ body }) => {
    await saveSetting(db, KEY, String(body.enabled))
    return {}
  })
}

export const adsRoom: Room<AdsContext> = { routes: adsRoutes, pages: adFrame }
