import { getConfig } from '#contract/site.ts'
import type { Narrator } from '#server/engines/narrator/narrator.ts'
import type { Painter } from '#server/engines/painter/painter.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Room } from '#server/platform/room.ts'

export interface SiteContext {
  config: Config
  narrator: Narrator
  painter: Painter
}

function siteRoutes(serve: Serve, { config, narrator, painter }: SiteContext): void {
  serve(getConfig, async () => ({
    imageGeneration: config.imageGeneration,
    ...(config.hasPublicUrl && { publicUrl: config.publicUrl }),
    narrator: { name: narrator.model, isModel: narrator.isModel },
    painter: { name: painter.model, isModel: painter.isModel },
    passwordMail: config.mail !== undefined,
    ad: { sponsor: config.ad.sponsor, hasScript: config.ad.scriptUrl !== undefined },
  }))
}

export const siteRoom: Room<SiteContext> = { routes: siteRoutes }
