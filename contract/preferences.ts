import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

interface Preference {
  label: string
  /** By value: the choice's name, and the difference it makes in the reader's words. The first is the default. */
  choices: Record<string, { label: string; hint: string }>
}

/**
 * Everything that a reader may choose, declared here alone: the form, the check, the stored choices, the defaults and
 * the types follow, and the narrator's prompt does not compile without a wording for each choice.
 */
export const preferences = {
  contentRating: {
    label: 'Content Rating',
    // From the strictest to the freest.
    choices: {
      general: { label: 'General', hint: 'For everyone: no gore, no strong language.' },
      teen: { label: 'Teen', hint: 'Danger and dread, told with restraint.' },
      mature: { label: 'Mature', hint: 'Dark themes and harsh words where the story calls for them.' },
    },
  },
  narrativeStyle: {
    label: 'Narrative Style',
    choices: {
      descriptive: { label: 'Descriptive', hint: 'Places and people in full colour.' },
      concise: { label: 'Concise', hint: 'Short and to the point.' },
      dramatic: { label: 'Dramatic', hint: 'High stakes and sharp turns.' },
    },
  },
  languageStyle: {
    label: 'Language Style',
    choices: {
      modern: { label: 'Modern', hint: 'As people talk today.' },
      archaic: { label: 'Archaic', hint: 'As in old tales.' },
      formal: { label: 'Formal', hint: 'Measured and polite.' },
    },
  },
} as const satisfies Record<string, Preference>

type Declared = typeof preferences
export type PreferenceName = keyof Declared
type ChoiceOf<Name extends PreferenceName> = keyof Declared[Name]['choices'] & string
export type Preferences = { [Name in PreferenceName]: ChoiceOf<Name> }
export type ContentRating = Preferences['contentRating']

export const preferenceNames = Object.keys(preferences) as PreferenceName[]
const valuesOf = (name: PreferenceName): string[] => Object.keys(preferences[name].choices)
const eachPreference = <Value>(make: (name: PreferenceName) => Value) =>
  Object.fromEntries(preferenceNames.map((name) => [name, make(name)]))

/** A reader's wishes for the narration. */
export const Preferences = z.object(
  eachPreference((name) => z.enum(valuesOf(name))) as unknown as {
    [Name in PreferenceName]: z.ZodMiniType<ChoiceOf<Name>, ChoiceOf<Name>>
  },
)

export const defaultPreferences = eachPreference((name) => valuesOf(name)[0]) as Preferences

/** Returns stored choices over the defaults; a choice that is no longer declared counts as none. */
export function readChoices(stored: readonly { name: string; value: string }[]): Preferences {
  const known = stored.filter(
    ({ name, value }) => Object.hasOwn(preferences, name) && valuesOf(name as PreferenceName).includes(value),
  )
  return { ...defaultPreferences, ...Object.fromEntries(known.map(({ name, value }) => [name, value])) }
}

export const stricterRating = (a: ContentRating, b: ContentRating): ContentRating => {
  const ratings = valuesOf('contentRating')
  return ratings.indexOf(a) < ratings.indexOf(b) ? a : b
}

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
