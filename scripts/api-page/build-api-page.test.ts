import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildApiPage } from './build-api-page.ts'

interface ApiPage {
  info: { version: string }
  paths: Record<string, Record<string, object>>
}

const file = join(import.meta.dirname, '../../docs/openapi.json')
const published = JSON.parse(readFileSync(file, 'utf8')) as ApiPage
const { info } = published
const built = JSON.parse(JSON.stringify(await buildApiPage(info.version))) as ApiPage

test.each(Object.keys(published.paths))('%s takes and answers what the API page says', (path) => {
  expect(built.paths[path]).toEqual(published.paths[path])
})

test('the API page names every call and every error', () => {
  expect(built).toEqual(published)
})
