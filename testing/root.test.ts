import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Everything that may stand at the root: a new file there needs a reason, and a line here. */
const ROOT = `
  .ci .containerignore .editorconfig .env.example .github .gitignore .npmrc .oxfmtrc.json .oxlintrc.json
  CHANGELOG.md compose.yaml Containerfile CONTRIBUTING.md LICENSE README.md SECURITY.md
  bench contract docs e2e scripts server testing web
  knip.json package-lock.json package.json playwright.config.ts
  tsconfig.base.json tsconfig.json vite.config.ts vitest.config.ts`

test('nothing stands at the root but what is listed', () => {
  const allowed = new Set(ROOT.trim().split(/\s+/))
  const lines = readFileSync('.gitignore', 'utf8').split('\n')
  const ignored = new Set(['.git', ...lines.map((line) => line.replaceAll('/', ''))])
  const isIgnored = (name: string) => ignored.has(name) || name.endsWith('.log')
  expect(readdirSync('.').filter((name) => !allowed.has(name) && !isIgnored(name))).toEqual([])
  expect([...allowed].filter((name) => !readdirSync('.').includes(name))).toEqual([])
})

test('the decisions are numbered without gaps', () => {
  const numbers = readdirSync('docs/decisions').map((file) => file.slice(0, 4))
  expect(numbers).toEqual(numbers.map((_, at) => String(at + 1).padStart(4, '0')))
})
