import * as z from 'zod/mini'

/** What the ad block shows (AD-23); with neither, the house's own texts. */
export const AdBlock = z.object({
  sponsor: z.optional(z.object({ text: z.string(), url: z.string() })),
  /** Whether a third-party script is configured: it runs in the frame at `adFramePath` only. */
  hasScript: z.boolean(),
})
export type AdBlock = z.infer<typeof AdBlock>

export const adFramePath = '/ads/frame'

/** What the frame is allowed: to run a script and open what the reader clicks. It has no origin of its own. */
export const adFrameSandbox = 'allow-scripts allow-popups'

/** The frame's word to the page about how high its ad is, in px. */
export const AdHeight = z.object({ adHeightPx: z.number() })
