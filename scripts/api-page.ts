// Writes `docs/openapi.json` from the contract. With `--check` it only compares, and fails when the page is stale.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildApiPage } from './api-page/build-api-page.ts'

const root = join(import.meta.dirname, '..')
const file = join(root, 'docs/openapi.json')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

const text = `${JSON.stringify(await buildApiPage(version), undefined, 2)}\n`
if (!process.argv.includes('--check')) writeFileSync(file, text)
else if (readFileSync(file, 'utf8') !== text) {
  console.error('docs/openapi.json is stale: run `npm run format`, or `node scripts/api-page.ts`.')
  process.exitCode = 1
}
