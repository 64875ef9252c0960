import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const packages = {
  '': { name: 'lanterntale', version: '1.0.0', dependencies: { vite: 'file:stub-vite' } },
  'node_modules/vite': { resolved: 'stub-vite', link: true },
  'stub-vite': { name: 'vite', version: '1.0.0' },
}

/** A small project with the real launcher: its packages are a stand-in for Vite, its server says what it hears. */
const files = {
  'package.json': JSON.stringify({ ...packages[''], type: 'module' }),
  'package-lock.json': JSON.stringify({ ...packages[''], lockfileVersion: 3, packages }),
  'stub-vite/package.json': JSON.stringify(packages['stub-vite']),
  'stub-vite/bin/vite.js': `
    const { appendFileSync, cpSync } = require('node:fs')
    appendFileSync('builds', 'built ')
    cpSync('server/main.ts', 'dist/server/main.js')`,
  'server/admin.ts': `const given: string[] = process.argv.slice(2); console.log('admin', ...given, process.env.HINT)`,
  'server/main.ts': `
    process.on('SIGTERM', () => { console.log('stopping'); process.exitCode = 7; clearInterval(life) })
    const life = setInterval(() => {}, 1000)
    console.log('ready')`,
  'web/page.tsx': 'export {}',
}

function makeProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lanterntale-launch-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync('scripts', join(folder, 'scripts'), { recursive: true })
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

interface Launched {
  child: ChildProcessWithoutNullStreams
  printed: () => string
  exitCode: Promise<number>
}

function launch(folder: string, ...args: string[]): Launched {
  return listenTo(spawn(process.execPath, [join(folder, 'scripts/run.mjs'), ...args]))
}

function listenTo(child: ChildProcessWithoutNullStreams): Launched {
  let printed = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', (piece) => (printed += String(piece)))
  return { child, printed: () => printed, exitCode: once(child, 'close').then(([code]) => Number(code)) }
}

async function waitFor({ child, printed }: Launched, text: string): Promise<void> {
  while (!printed().includes(text)) await once(child.stdout, 'data')
}

test('an unknown task is named, with those that there are', async () => {
  const launched = launch(makeProject(), 'fly')
  expect(await launched.exitCode).toBe(2)
  expect(launched.printed()).toMatch(/^There is no task 'fly'\. Tasks: start, dev, test, /)
})

test('commands that start together install the packages once', async () => {
  const folder = makeProject()
  const launched = ['one', 'two', 'three'].map((word) => launch(folder, 'admin', word))
  expect(await Promise.all(launched.map(({ exitCode }) => exitCode))).toEqual([0, 0, 0])
  const printed = launched.map((each) => each.printed()).join('')
  expect(printed.match(/Installing packages/g)).toHaveLength(1)
  expect(printed).toContain('admin one')
  expect(printed).toContain('admin two')
  expect(printed).toContain('admin three')
})

test('packages are installed again when the lock file asks for others', async () => {
  const folder = makeProject()
  await launch(folder, 'admin').exitCode
  const changed = {
    ...packages,
    'stub-vite': { ...packages['stub-vite'], version: '1.0.1', integrity: 'sha512-other' },
  }
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ ...packages[''], lockfileVersion: 3, packages: changed }),
  )
  const again = launch(folder, 'admin')
  await again.exitCode
  expect(again.printed()).toContain('Installing packages')
})

test('the app is built when its sources have changed, and only then', async () => {
  const folder = makeProject()
  const builds = () => readFileSync(join(folder, 'builds'), 'utf8')
  await launch(folder, 'build').exitCode
  await launch(folder, 'build').exitCode
  expect(builds()).toBe('built ')
  for (const source of ['web/page.tsx', 'server/admin.ts']) {
    writeFileSync(join(folder, source), 'export const changed = true')
    await launch(folder, 'build').exitCode
  }
  expect(builds()).toBe('built built built ')
})

test('an app that does not build stops the start and says why', async () => {
  const folder = makeProject()
  writeFileSync(join(folder, 'stub-vite/bin/vite.js'), `console.error('no such import'); process.exit(1)`)
  const launched = launch(folder, 'start')
  expect(await launched.exitCode).toBe(1)
  expect(launched.printed()).toMatch(/no such import\nThe app could not be built\.\n$/)
})

test('signals reach the server, and its exit code comes back', async () => {
  const launched = launch(makeProject(), 'start')
  await waitFor(launched, 'ready')
  launched.child.kill('SIGTERM')
  expect(await launched.exitCode).toBe(7)
  expect(launched.printed()).toContain('stopping')
})

test('a signal to npm, which ends only the shell below it, ends the server', async () => {
  const script = `${process.execPath} ${join(makeProject(), 'scripts/run.mjs')} start; true`
  const launched = listenTo(
    spawn('sh', ['-c', script], { env: { ...process.env, npm_lifecycle_event: 'start' } }),
  )
  await waitFor(launched, 'ready')
  launched.child.kill('SIGTERM')
  // The pipes close when the last process below the shell has gone.
  await launched.exitCode
  expect(launched.printed()).toContain('stopping')
})

test('settings in .env reach the task', async () => {
  const folder = makeProject()
  writeFileSync(join(folder, '.env'), 'HINT=behind the clock')
  const launched = launch(folder, 'admin', 'grant', 'ada')
  await launched.exitCode
  expect(launched.printed()).toContain('admin grant ada behind the clock')
})

test('a set-up that died is taken over, one that lives is waited for', async () => {
  const folder = makeProject()
  const lock = join(folder, '.toolchain/set-up.lock')
  mkdirSync(dirname(lock))

  writeFileSync(lock, `${process.pid} ${hostname()}`)
  const waiting = launch(folder, 'admin', 'at last')
  await waitFor(waiting, 'Waiting for another command')
  const dead = spawn(process.execPath, ['-e', ''])
  await once(dead, 'close')
  writeFileSync(lock, `${dead.pid} ${hostname()}`)
  expect(await waiting.exitCode).toBe(0)
  expect(waiting.printed()).toContain('admin at last')
})
