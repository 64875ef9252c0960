import { expect, test } from 'vitest'
import { defaultPreferences, preferences, readChoices, stricterRating } from './preferences.ts'

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

test.each([
  ['general', 'mature', 'general'],
  ['mature', 'general', 'general'],
  ['mature', 'teen', 'teen'],
  ['teen', 'teen', 'teen'],
] as const)('of the ratings %s and %s the stricter one is %s', (a, b, stricter) => {
  expect(stricterRating(a, b)).toBe(stricter)
})

test('stored choices stand over the defaults, as far as they are still declared', () => {
  const stored = [
    { name: 'contentRating', value: 'teen' },
    { name: 'languageStyle', value: 'rhymed' },
    { name: 'toString', value: 'general' },
  ]
  expect(readChoices(stored)).toEqual({
    contentRating: 'teen',
    narrativeStyle: 'descriptive',
    languageStyle: 'modern',
  })
})
