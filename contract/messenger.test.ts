import { expect, test } from 'vitest'
import { isInMessenger } from './messenger.ts'

test.each([
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/MessengerForiOS;FBAV/465.0.0]',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MessengerLiteForiOS/1.0',
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/466.0.0;]',
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 Instagram 339.0.0.30 Android',
])('%s reads inside a messenger', (userAgent) => {
  expect(isInMessenger(userAgent)).toBe(true)
})

test.each([
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
  '',
])('%j does not', (userAgent) => {
  expect(isInMessenger(userAgent)).toBe(false)
})
