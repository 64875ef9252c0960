import { expect, test } from 'vitest'
import { emailKey, usernameKey } from './name-keys.ts'

test.each([
  ['Ada', 'aDA'],
  ['Straße', 'STRASSE'],
  ['Οδυσσεύς', 'ΟΔΥΣΣΕΎΣ'],
  ['ﬁona', 'fiona'],
  ['Ame\u0301lie', 'AMÉLIE'],
])('%s and %s are one username', (one, other) => {
  expect(usernameKey(one)).toBe(usernameKey(other))
})

test('different names stay different', () => {
  expect(new Set(['ada', 'adà', 'a.da', 'a_da', 'ada1'].map(usernameKey)).size).toBe(5)
})

test('emails differ by more than case and the spaces around them', () => {
  expect(emailKey(' Ada@Example.org ')).toBe(emailKey('ada@example.org'))
  expect(emailKey('ada+1@example.org')).not.toBe(emailKey('ada@example.org'))
})
