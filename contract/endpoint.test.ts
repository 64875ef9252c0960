import { expect, test } from 'vitest'
import { fitsPath, pathTo } from './endpoint.ts'
import { isPagePath } from './site.ts'
import { followTurn, recoverStory } from './stories.ts'

test('a path has its parameters and its query in it, escaped', () => {
  const params = { storyId: 'a/b', messageId: 7 }
  expect(pathTo(followTurn, { params })).toBe('/api/story/a%2Fb/turns/7/events')
  expect(pathTo(recoverStory, { params, query: { messageId: '7&8', other: undefined } })).toBe(
    '/api/story/a%2Fb/recover?messageId=7%268',
  )
  expect(pathTo(recoverStory, { params, query: { a: 'x y', b: '\uD83D' } })).toBe(
    '/api/story/a%2Fb/recover?a=x%20y&b=%EF%BF%BD',
  )
  expect(pathTo({ ...recoverStory, path: '/api/config' })).toBe('/api/config')
})

test.each([
  ['/story/:id', '/story/abc', true],
  ['/story/:id', '/story/abc/', true],
  ['/story/:id', '/story/', false],
  ['/story/:id', '/story/a/b', false],
  ['/story/:id', '/the/story/a', false],
  ['/sw.js', '/sw.js', true],
  ['/sw.js', '/swxjs', false],
  ['/sw.js', '/sw.js/x', false],
])('the pattern %s fits %s: %s', (pattern, path, fits) => {
  expect(fitsPath(pattern, path)).toBe(fits)
})

test('the pages of the app are known by their paths', () => {
  const pages = ['/', '/auth', '/story', '/story/x', '/shared/x', '/bookmarks/', '/terms']
  expect(pages.filter((path) => !isPagePath(path))).toEqual([])
  expect(['/api', '/shared', '/story/a/b', '/authentic', ''].filter(isPagePath)).toEqual([])
})
