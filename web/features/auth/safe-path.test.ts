import { expect, test } from 'vitest'
import { safePath } from './after-login.ts'

test.each(['/', '/bookmarks', '/story/abc?messageId=7', '/a#b', '/authors', '/story/größe'])(
  '%s is a path here',
  (path) => {
    expect(safePath(path)).toBe(path)
  },
)

test.each([
  undefined,
  null,
  '',
  'bookmarks',
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
  '/story\n',
  '/\u0000',
  '/\u0085x',
  ' /bookmarks',
  'javascript:alert(1)',
])('%j leads home', (path) => {
  expect(safePath(path)).toBe('/')
})

test.each(['/auth', '/auth?redirect=%2Fauth', '/auth/', '/auth#x'])('%s would turn in a circle', (path) => {
  expect(safePath(path)).toBe('/')
})
