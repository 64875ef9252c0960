import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const pages = [
  ...readdirSync('.'),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => join('docs', name)),
].filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md')

const foundIn = (page: string, pattern: RegExp): { page: string; path: string }[] =>
  [...readFileSync(page, 'utf8').matchAll(pattern)].map(([, path = '']) => ({ page, path }))

test('the docs link only to files that exist', () => {
  const links = pages.flatMap((page) => foundIn(page, /\]\((?!\w+:|#)([^)#\s]+)/g))
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter(({ page, path }) => !existsSync(join(dirname(page), path)))).toEqual([])
})

test('the docs name only files that exist', () => {
  const inWings = /`((?:contract|server|web|testing|e2e|scripts|bench|docs)\/[\w./-]+)`/g
  const named = pages.flatMap((page) => foundIn(page, inWings))
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([])
})
