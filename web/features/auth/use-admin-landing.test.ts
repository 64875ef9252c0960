import { expect, test } from 'vitest'
import { isLedToAdmin } from './use-admin-landing.ts'

const admin = { id: 1, username: 'keeper', isAdmin: true }
const landing = { user: admin, search: '', wasLed: false, hasPendingOperation: false }

test.each([
  ['an admin who lands on home', landing, true],
  ['an admin who was led before', { ...landing, wasLed: true }, false],
  ['an admin with a redirect in the address', { ...landing, search: 'redirect=%2Fbookmarks' }, false],
  ['an admin whose story waits to be started', { ...landing, hasPendingOperation: true }, false],
  ['a reader', { ...landing, user: { ...admin, isAdmin: false } }, false],
  ['a visitor', { ...landing, user: undefined }, false],
])('%s is led to the desk: %s', (_, given, isLed) => {
  expect(isLedToAdmin(given)).toBe(isLed)
})
