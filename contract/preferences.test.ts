import { expect, test } from 'vitest'
import { defaultPreferences, preferences } from './preferences.ts'

test('the preferences have these choices, the default first', () => {
  const declared = Object.entries(preferences).map(([name, { choices }]) => [name, Object.keys(choices)])
  expect(Object.fromEntries(declared)).toEqual({
    contentRating: ['general', 'teen', 'mature'],
    narrativeStyle: ['descriptive', 'concise', 'dramatic'],
    languageStyle: ['modern', 'archaic', 'formal'],
  })
  expect(defaultPreferences).toEqual({
    contentRating: 'general',
    narrativeStyle: 'descriptive',
    languageStyle: 'modern',
  })
})
