import * as z from 'zod/mini'
import { stored } from '#web/platform/browser-store.ts'
import { liveValue } from '#web/platform/live-value.ts'

const AudioSettings = z.object({
  isNarrationOn: z.boolean(),
  isSpeechInputOn: z.boolean(),
  /** The reader's choice; without one the rule decides. */
  voice: z.optional(z.object({ name: z.string(), lang: z.string() })),
})

/** How this browser speaks and listens (specification, section 3 'Audio settings'). */
export const audioSettings = liveValue(stored('audio', AudioSettings), {
  isNarrationOn: false,
  isSpeechInputOn: true,
})
