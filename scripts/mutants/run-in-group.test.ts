import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const group = join(import.meta.dirname, 'run-in-group.ts')
/** A server that no longer ends when it is asked to. */
const SERVER = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1_000); console.log('server', process.pid)`

/** Starts a run in a group, with a program that starts such a server and then does `then`; resolves when the server runs. */
async function start(then: string) {
  const folder = mkdtempSync(join(tmpdir(), 'lanterntale-group-'))
  const write = (name: string, lines: string[]) => writeFileSync(join(folder, name), lines.join('\n'))
  write('server.mjs', [SERVER])
  write('program.mjs', [
    `import { spawn } from 'node:child_process'`,
    `import { endWithStarter } from '${group}'`,
    `endWithStarter()`,
    `const server = spawn(process.execPath, ['${folder}/server.mjs'], { stdio: ['ignore', 'pipe', 'inherit'] })`,
    `server.stdout.on('data', (line) => { process.stdout.write(line); ${then} })`,
  ])
  write('starter.mjs', [
    `import { runInGroup } from '${group}'`,
    `process.exitCode = await runInGroup(['${folder}/program.mjs'], 100)`,
  ])
  const starter = spawn(process.execPath, [join(folder, 'starter.mjs')])
  const ended = once(starter, 'close') as Promise<[number | null]>
  const [line] = (await once(starter.stdout, 'data')) as [Buffer]
  const server = Number(/^server (\d+)/.exec(line.toString())?.[1])
  onTestFinished(() => {
    starter.kill('SIGKILL')
    if (isRunning(server)) process.kill(server, 'SIGKILL')
    rmSync(folder, { recursive: true })
  })
  return { starter, server, ended }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a server that a program leaves behind ends with it', async () => {
  const { server, ended } = await start('process.exit(3)')
  expect((await ended)[0]).toBe(3)
  await expect.poll(() => isRunning(server)).toBe(false)
})

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)('all of it ends by %s', async (signal) => {
  const { starter, server, ended } = await start('')
  expect(isRunning(server)).toBe(true)
  starter.kill(signal)
  await ended
  await expect.poll(() => isRunning(server)).toBe(false)
})
