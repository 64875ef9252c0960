import type { Preferences } from '#contract/preferences.ts'
import type { Choice } from '#web/ui/select-field.tsx'

interface Described<Value extends string> extends Choice<Value> {
  /** The difference it makes, in the reader's words. */
  hint: string
}

export const contentRatings: Described<Preferences['contentRating']>[] = [
  { value: 'general', label: 'General', hint: 'For everyone: no gore, no strong language.' },
  { value: 'teen', label: 'Teen', hint: 'Danger and dread, told with restraint.' },
  { value: 'mature', label: 'Mature', hint: 'Dark themes and harsh words where the story calls for them.' },
]

export const narrativeStyles: Described<Preferences['narrativeStyle']>[] = [
  { value: 'descriptive', label: 'Descriptive', hint: 'Places and people in full colour.' },
  { value: 'concise', label: 'Concise', hint: 'Short and to the point.' },
  { value: 'dramatic', label: 'Dramatic', hint: 'High stakes and sharp turns.' },
]

export const languageStyles: Described<Preferences['languageStyle']>[] = [
  { value: 'modern', label: 'Modern', hint: 'As people talk today.' },
  { value: 'archaic', label: 'Archaic', hint: 'As in old tales.' },
  { value: 'formal', label: 'Formal', hint: 'Measured and polite.' },
]

export const hintFor = <Value extends string>(choices: Described<Value>[], value: Value): string =>
  choices.find((choice) => choice.value === value)?.hint ?? ''
