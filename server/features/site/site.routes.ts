import { getConfig } from '#contract/site.ts'
import type { NarratorChoice } from '#server/engines/narrator/narrator-choice.ts'
import type { Painter } from '#server/engines/painter/painter.ts'
import type { SiteDictation, SiteVoice } from '#server/engines/speech/speech-engines.ts'
import { daysMs } from '#server/ground/clock.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Database } from '#server/platform/db/schema.ts'
import { findSiteSettings } from '#server/platform/site-settings.queries.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Room } from '#server/platform/room.ts'

export interface SiteContext {
  db: Database
  config: Config
  narrators: NarratorChoice
  painters: { readonly ofSite: Painter }
  speech: {
    readonly voice: SiteVoice | undefined
    readonly dictation: SiteDictation | undefined
    readonly embeddings: object | undefined
  }
}

function siteRoutes(serve: Serve, { db, config, narrators, painters, speech }: SiteContext): void {
  serve(getConfig, async () => {
    const { mode, reason, notice } = await findSiteSettings(db)
    return {
      imageGeneration: config.imageGeneration,
      ...(config.hasPublicUrl && { publicUrl: config.publicUrl }),
      narrator: { name: narrators.ofSite.model, isModel: narrators.ofSite.isModel },
      painter: { name: painters.ofSite.model, isModel: painters.ofSite.isModel },
      ...(speech.voice && { voice: { name: speech.voice.model } }),
      ...(speech.dictation && { dictation: true as const }),
      ...(speech.embeddings && { embeddings: true as const }),
      readerConnections: config.readerConnections,
      passwordMail: config.mail !== undefined,
      ...(config.oidc && { oidcName: config.oidc.name }),
      auditDays: config.auditMs / daysMs,
      signUp: { mode, ...(mode !== 'open' && reason !== '' && { reason }) },
      ...(notice !== '' && { notice }),
      ad: { sponsor: config.ad.sponsor, hasScript: config.ad.scriptUrl !== undefined },
    }
  })
}

export const siteRoom: Room<SiteContext> = { routes: siteRoutes }
