import { expect, test } from 'vitest'
import { destinationAfterLogin, packageToBuy } from './after-login.ts'

const operation = { type: 'start_story', data: { prompt: 'A lighthouse.' }, path: '/?from=home' } as const
const continuation = { type: 'continue_story', storyId: 's', message: 'I knock.', path: '/story/s' } as const
const everything = new URLSearchParams({ redirect: '/tokens', package: 'large', scenario: 'A lighthouse.' })

test('a pending operation comes first', () => {
  expect(destinationAfterLogin({ operation, continuation, query: everything })).toEqual({
    path: '/?from=home',
    notice: 'Resuming your previous action...',
  })
})

test('then a story that was being continued', () => {
  expect(destinationAfterLogin({ continuation, query: everything })).toEqual({
    path: '/story/s',
    notice: 'Resuming your story conversation...',
  })
})

test('then a token purchase', () => {
  expect(destinationAfterLogin({ query: everything })).toEqual({ path: '/tokens' })
})

test.each([
  ['scenario=A+lighthouse.', '/story/new?scenario=A+lighthouse.'],
  ['type=random', '/story/new?type=random'],
  ['preset=fantasy-quest&redirect=%2Fbookmarks', '/story/new?preset=fantasy-quest'],
  ['scenario=a%26b%3Dc&type=x', '/story/new?scenario=a%26b%3Dc&type=x'],
])('then the story that %s asks for', (query, path) => {
  expect(destinationAfterLogin({ query: new URLSearchParams(query) })).toEqual({ path })
})

test('then the redirect, and home without one', () => {
  expect(destinationAfterLogin({ query: new URLSearchParams('redirect=%2Fbookmarks') })).toEqual({
    path: '/bookmarks',
  })
  expect(destinationAfterLogin({ query: new URLSearchParams() })).toEqual({ path: '/' })
})

test('no step leads off this site', () => {
  const query = new URLSearchParams({ redirect: '//elsewhere.example/tokens', package: 'large' })
  expect(destinationAfterLogin({ query }).path).toBe('/')
  const lured = { ...operation, path: 'https://elsewhere.example' }
  expect(destinationAfterLogin({ operation: lured, query }).path).toBe('/')
})

test('a pending operation without a path is passed over', () => {
  expect(
    destinationAfterLogin({ operation: { ...operation, path: '' }, query: new URLSearchParams() }),
  ).toEqual({
    path: '/',
  })
})

test('a package is bought only on the way to the tokens', () => {
  expect(packageToBuy(everything)).toBe('large')
  expect(packageToBuy(new URLSearchParams('package=large&redirect=%2Fbookmarks'))).toBeUndefined()
  expect(packageToBuy(new URLSearchParams('redirect=%2Ftokens'))).toBeUndefined()
})
