import * as z from 'zod/mini'
import { stored } from '#web/platform/browser-store.ts'
import { createStore } from '#web/platform/store.ts'
import { HIGHEST_LEVEL, USUAL_FREQUENCY } from './ad-schedule.ts'

export const LOWEST_FREQUENCY = 1
export const HIGHEST_FREQUENCY = 10

/** The ad settings that this browser keeps. */
export const AdPreferences = z.object({
  showOnLoading: z.boolean(),
  showInChat: z.boolean(),
  messageFrequency: z.int().check(z.gte(LOWEST_FREQUENCY), z.lte(HIGHEST_FREQUENCY)),
  currentFrequencyLevel: z.int().check(z.gte(1), z.lte(HIGHEST_LEVEL)),
  /** The site's switch was off when it was last read: no ad anywhere (AD-19). */
  adminOverride: z.boolean(),
})
export type AdPreferences = z.infer<typeof AdPreferences>

/** The settings of the reader; resetting brings them back. */
export const usualSettings = {
  showOnLoading: true,
  showInChat: true,
  messageFrequency: USUAL_FREQUENCY,
  currentFrequencyLevel: 1,
}

export const adSettings = createStore<AdPreferences>(
  { ...usualSettings, adminOverride: false },
  { stored: stored('ads', AdPreferences) },
)

type AdPlace = 'loading' | 'chat'

/** Whether an ad may stand there at all. */
export const mayShow = (place: AdPlace, settings: AdPreferences): boolean =>
  !settings.adminOverride && (place === 'loading' ? settings.showOnLoading : settings.showInChat)
