import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const adFramePath = '/ads/frame'

/** Permissions of the frame: to run a script and open what the reader clicks. It has no origin of its own. */
export const adFrameSandbox = 'allow-scripts allow-popups'

/** The frame's word to the page about how high its ad is, in px. */
export const AdHeight = z.object({ adHeightPx: z.number() })

export const getAdsEnabled = endpoint({
  method: 'GET',
  path: '/api/admin/settings/ads_enabled',
  summary: 'Whether advertisements are shown at all; open to everyone',
  access: 'public',
  reply: z.object({ key: z.string(), value: z.enum(['true', 'false']) }),
})

export const toggleAds = endpoint({
  method: 'POST',
  path: '/api/admin/toggle-ads',
  summary: 'Switches all advertisements on or off',
  access: 'admin',
  audited: 'ads_toggle',
  auditedField: 'enabled',
  body: z.object({ enabled: z.boolean('enabled must be true or false') }),
  reply: z.object({}),
})
