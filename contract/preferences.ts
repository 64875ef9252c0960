import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** From the strictest to the freest. */
export const contentRatings = ['general', 'teen', 'mature'] as const
export const narrativeStyles = ['descriptive', 'concise', 'dramatic'] as const
export const languageStyles = ['modern', 'archaic', 'formal'] as const

/** How a reader wants to be told to. */
export const Preferences = z.object({
  contentRating: z.enum(contentRatings),
  narrativeStyle: z.enum(narrativeStyles),
  languageStyle: z.enum(languageStyles),
})
export type Preferences = z.infer<typeof Preferences>
export type ContentRating = Preferences['contentRating']

export const defaultPreferences: Preferences = {
  contentRating: 'general',
  narrativeStyle: 'descriptive',
  languageStyle: 'modern',
}

export const stricterRating = (a: ContentRating, b: ContentRating): ContentRating =>
  contentRatings.indexOf(a) < contentRatings.indexOf(b) ? a : b

const isNotEmpty = z.refine<object>(
  (given) => Object.keys(given).length > 0,
  'Please choose at least one preference',
)
export const PreferenceChange = z.partial(Preferences).check(isNotEmpty)
export type PreferenceChange = z.infer<typeof PreferenceChange>

export const getPreferences = endpoint({
  method: 'GET',
  path: '/api/preferences',
  summary: 'How the reader wants to be told to',
  access: 'user',
  reply: Preferences,
  signedOut: 'not_authenticated',
})

export const savePreferences = endpoint({
  method: 'POST',
  path: '/api/preferences',
  summary: 'Changes one or more preferences; the narrator heeds them from the next turn on',
  access: 'user',
  body: PreferenceChange,
  reply: Preferences,
  signedOut: 'not_authenticated',
})
