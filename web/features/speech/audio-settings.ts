import * as z from 'zod/mini'
import { stored } from '#web/platform/browser-store.ts'
import { createStore } from '#web/platform/store.ts'

const AudioSettings = z.object({
  isNarrationOn: z.boolean(),
  isSpeechInputOn: z.boolean(),
  /** The reader's choice; without one the rule decides. */
  voice: z.optional(z.object({ name: z.string(), lang: z.string() })),
})

/** This browser's settings for speaking and listening. */
export const audioSettings = createStore<z.infer<typeof AudioSettings>>(
  { isNarrationOn: false, isSpeechInputOn: true },
  { stored: stored('audio', AudioSettings) },
)
