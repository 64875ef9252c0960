import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { filesIn } from './source-files.ts'

const tsc = 'node_modules/typescript/bin/tsc'
const projects = ['contract', 'server', 'web', 'web/offline', 'testing']

/** The names, one a line in a file of its own, that the compiler does not know in a project. */
function unknownIn(project: string, names: string[]): string[] {
  mkdirSync('node_modules/.cache', { recursive: true })
  // NOTE: below node_modules, since the types of packages are looked for from the project's folder upwards.
  const folder = mkdtempSync('node_modules/.cache/project-')
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const config = { extends: join('../../..', project, 'tsconfig.json'), include: ['names.ts'], exclude: [] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  writeFileSync(join(folder, 'names.ts'), names.map((name) => `void ${name}\n`).join(''))
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' })
  return names.filter((_, at) => stdout.includes(`names.ts(${at + 1},`))
}

/** The files that a project's configuration names, which asks less than to read them all. */
function filesOf(project: string): string[] {
  const shown = execFileSync(process.execPath, [tsc, '-p', project, '--showConfig'], { encoding: 'utf8' })
  const { files } = JSON.parse(shown) as { files: string[] }
  return files.map((file) => join(project, file))
}

const globals = ['process', 'window', 'document', 'ServiceWorkerGlobalScope', 'JSON']
test.each([
  ['contract', ['process', 'window', 'document', 'ServiceWorkerGlobalScope']],
  ['server', ['window', 'document', 'ServiceWorkerGlobalScope']],
  ['web', ['process', 'ServiceWorkerGlobalScope']],
  ['web/offline', ['process', 'window', 'document']],
])('%s cannot name what is not there when it runs', (project, unknown) => {
  expect(unknownIn(project, globals)).toEqual(unknown)
})

test('every TypeScript file is checked by one of the projects', () => {
  const checked = new Set(projects.flatMap(filesOf))
  const folders = ['contract', 'server', 'web', 'testing', 'e2e', 'bench', 'scripts']
  const files = folders.flatMap(filesIn).filter((file) => !file.endsWith('.mjs'))
  expect(files.filter((file) => !checked.has(file))).toEqual([])
})
