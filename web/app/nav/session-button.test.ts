import { expect, test } from 'vitest'
import { loginPath } from './session-button.tsx'

test.each([
  ['/', '', '/auth'],
  ['/', 'type=random', '/auth?redirect=%2F%3Ftype%3Drandom'],
  ['/story/abc', 'messageId=7', '/auth?redirect=%2Fstory%2Fabc%3FmessageId%3D7'],
  ['/auth', 'redirect=%2Fbookmarks', '/auth?redirect=%2Fbookmarks'],
])('from %s?%s the way to log in is %s', (path, search, way) => {
  expect(loginPath(path, search)).toBe(way)
})
