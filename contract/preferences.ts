import * as z from 'zod/mini'

/** How a reader wants to be told to (specification, section 3 'Preferences'). */
export const Preferences = z.object({
  contentRating: z.enum(['general', 'teen', 'mature']),
  narrativeStyle: z.enum(['descriptive', 'concise', 'dramatic']),
  languageStyle: z.enum(['modern', 'archaic', 'formal']),
})
export type Preferences = z.infer<typeof Preferences>
export type ContentRating = Preferences['contentRating']

export const defaultPreferences: Preferences = {
  contentRating: 'general',
  narrativeStyle: 'descriptive',
  languageStyle: 'modern',
}
