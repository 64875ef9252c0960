// Takes each of these rooms out of a copy of the tree, and sees that the types still hold; then all of them at once, and
// runs tests of the rest on SQLite. Names of rooms as arguments try these alone. The journeys and the benches stay out:
// they go through the whole house.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { removableRooms, type RemovableRoom } from './removable-rooms/rooms.ts'

const MOST_LINES = 3
const LEFT_OUT = new Set([
  '.git',
  '.toolchain',
  'node_modules',
  'dist',
  'data',
  'test-results',
  'screens',
  'e2e',
  'bench',
])
/**
 * All of the tree but the service worker as one project: which names of a browser or of Node each part may use is checked
 * elsewhere, and does not hang on which rooms there are.
 */
const WHOLE = {
  extends: './tsconfig.base.json',
  compilerOptions: { lib: ['esnext', 'dom', 'dom.iterable'], types: ['node', 'vite/client'] },
  include: ['contract', 'server', 'web', 'testing', 'scripts', '*.ts'],
  exclude: ['web/offline', 'node_modules'],
}
const projects = ['tsconfig.whole.json', 'web/offline']

const named = process.argv.slice(2)
const tried = removableRooms.filter(({ name }) => named.length === 0 || named.includes(name))
const scratch = mkdtempSync(join(tmpdir(), 'lanterntale-rooms-'))
const copy = join(scratch, 'tree')

function copyTree(): void {
  rmSync(copy, { recursive: true, force: true })
  cpSync('.', copy, { recursive: true, filter: (file) => !LEFT_OUT.has(file) })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  writeFileSync(join(copy, 'tsconfig.whole.json'), JSON.stringify(WHOLE))
}

/** Throws when something that is to go is not there, or when a room hangs on too many lines. */
function takeOut(...rooms: readonly RemovableRoom[]): void {
  for (const { name, lines } of rooms)
    if (lines.length > MOST_LINES) throw new Error(`${name} hangs on ${lines.length} lines elsewhere`)
  const folders = rooms.flatMap((room) => room.folders.map((folder) => join(copy, folder)))
  const missing = folders.filter((folder) => !existsSync(folder))
  if (missing.length > 0) throw new Error(`Not there to be taken out: ${missing.join(', ')}`)
  // NOTE: forced, since a file that two rooms share goes with either.
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  for (const [file, text] of rooms.flatMap(({ lines }) => lines)) {
    const before = readFileSync(join(copy, file), 'utf8').split('\n')
    const after = before.filter((line) => !line.includes(text))
    if (after.length !== before.length - 1) throw new Error(`Not one line of ${file} says ${text}`)
    writeFileSync(join(copy, file), after.join('\n'))
  }
}

function run(...command: string[]): boolean {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' })
  if (status !== 0) console.log(stdout + stderr)
  return status === 0
}

const typesHold = (): boolean =>
  projects
    .map((project) => {
      const info = join('..', `${project.replace('/', '-')}.tsbuildinfo`)
      return run('node_modules/typescript/bin/tsc', '-p', project, '--tsBuildInfoFile', info)
    })
    .every(Boolean)

/** Of every call, of what an account holds in all rooms, and of the web: what a room that goes could pull along. */
const affected = ['server/authorization', 'server/features/account', 'web']
const testsPass = (): boolean =>
  run('node_modules/vitest/vitest.mjs', 'run', ...affected, '-t', '^(?!.*on postgres)')

function check(name: string, passes: () => boolean): void {
  const startedAt = performance.now()
  const hasPassed = passes()
  console.log(`${hasPassed ? '✓' : '✗'} ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
  if (!hasPassed) process.exitCode = 1
}

try {
  for (const room of tried) {
    copyTree()
    takeOut(room)
    check(`Types without ${room.name}`, typesHold)
  }
  copyTree()
  takeOut(...tried)
  check('Tests without any of them', testsPass)
} finally {
  rmSync(scratch, { recursive: true })
}
