import * as z from 'zod/mini'

/** Content of the ad block (AD-23); with neither, the default ads. */
export const AdBlock = z.object({
  sponsor: z.optional(z.object({ text: z.string(), url: z.string() })),
  /** Whether a third-party script is configured: it runs in the frame at `adFramePath` only. */
  hasScript: z.boolean(),
})
export type AdBlock = z.infer<typeof AdBlock>

export const adFramePath = '/ads/frame'

/** Permissions of the frame: to run a script and open what the reader clicks. It has no origin of its own. */
export const adFrameSandbox = 'allow-scripts allow-popups'

/** The frame's word to the page about how high its ad is, in px. */
export const AdHeight = z.object({ adHeightPx: z.number() })
