import { expect, test } from 'vitest'
import { voiceToUse } from './voice-rule.ts'

const voice = (name: string, lang: string) => ({ name, lang })
const anna = voice('Anna', 'de-DE')
const google = voice('Google Deutsch', 'de-DE')
const plain = voice('Daniel', 'en-GB')
const fine = voice('Ava (Premium)', 'en-US')

test.each([
  ['a fine English voice comes first', [anna, google, plain, fine], fine],
  ['then any English voice', [anna, google, plain], plain],
  ['then the first of all', [anna, google], anna],
  ['without voices there is none', [], undefined],
])('%s', (_, voices, expected) => {
  expect(voiceToUse(voices, undefined)).toBe(expected)
})

test.each(['Enhanced', 'Neural', 'Google'])('%s is a fine voice too', (word) => {
  const voices = [plain, voice(`Some ${word} voice`, 'en-AU')]
  expect(voiceToUse(voices, undefined)).toBe(voices[1])
})

test('a language may be written with an underscore, as on Android', () => {
  expect(voiceToUse([anna, voice('Android', 'en_US')], undefined)?.lang).toBe('en_US')
})

test('English is a language and not the beginning of another', () => {
  expect(voiceToUse([anna, voice('Google', 'enm')], undefined)).toBe(anna)
})

test('the chosen voice is used while the browser has it', () => {
  expect(voiceToUse([anna, fine], { ...anna })).toBe(anna)
  expect(voiceToUse([fine, plain], { ...anna })).toBe(fine)
  expect(voiceToUse([fine, voice('Anna', 'en-US')], { ...anna })).toBe(fine)
})
