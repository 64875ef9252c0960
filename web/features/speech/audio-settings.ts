import * as z from 'zod/mini'
import { stored } from '#web/platform/browser-store.ts'
import { createStore } from '#web/platform/store.ts'

/** Speeds of the voice, as parts of its own pace. */
export const SPEEDS: readonly number[] = [0.75, 1, 1.25, 1.5, 2]

const AudioSettings = z.object({
  isNarrationOn: z.boolean(),
  isSpeechInputOn: z.boolean(),
  /** The reader's choice; without one the rule decides. */
  voice: z.optional(z.object({ name: z.string(), lang: z.string() })),
  /** One of `SPEEDS`. */
  speed: z._default(z.number(), 1),
})

/** This browser's settings for speaking and listening. */
export const audioSettings = createStore<z.infer<typeof AudioSettings>>(
  { isNarrationOn: false, isSpeechInputOn: true, speed: 1 },
  { stored: stored('audio', AudioSettings) },
)
