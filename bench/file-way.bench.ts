import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { continueStory, startStory } from '#contract/stories.ts'
import { getConfig } from '#contract/site.ts'
import { findFreePort } from '#testing/free-port.ts'
import { startModelFileServer } from '#testing/model-file-server.ts'
import { Person, signUp } from '#testing/people.ts'
import { writeTinyGguf } from '#testing/write-tiny-gguf.ts'
import { describeMachine, table } from './machine.ts'

const TURNS = 3
const READY_WITHIN_MS = 600_000

const root = join(import.meta.dirname, '..')
const home = mkdtempSync(join(tmpdir(), 'file-way-'))
const clone = join(home, 'lanterntale')
const dataDir = join(home, 'data')
/** The settings of whoever starts this have no say in it; npm and its registry have. */
const env = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(NARRATOR|PAINTER|DATABASE_URL)/.test(name)),
  ),
  DATA_DIR: dataDir,
  METRICS_PORT: '0',
}

const rows: string[][] = []
async function step(name: string, act: () => Promise<string>): Promise<void> {
  const startedAt = performance.now()
  const outcome = await act()
  rows.push([name, outcome, `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`])
  console.log(rows.at(-1)!.join(' | '))
}

/** The last line that a command of the clone prints, with its exit code where it failed. */
async function narrator(...args: string[]): Promise<string> {
  const child = spawn('npm', ['run', '--silent', 'narrator', '--', ...args], { cwd: clone, env })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()))
  const [code] = (await once(child, 'close')) as [number]
  const lines = said
    .replaceAll(home, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('npm '))
  return code === 0 ? lines.slice(-2).join(' ') : `refused: ${lines.at(-1)}`
}

async function start(port: number, more: Record<string, string>): Promise<ChildProcess> {
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...env, ...more, PORT: String(port) },
    detached: true,
  })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready: ${said}`)), READY_WITHIN_MS)
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString()
      if (!said.includes('Lanterntale is ready')) return
      clearTimeout(timer)
      resolve()
    })
    child.on('close', () => reject(new Error(said)))
  })
  return child
}

async function stop(child: ChildProcess): Promise<void> {
  process.kill(-child.pid!, 'SIGTERM')
  await once(child, 'close')
}

const file = join(home, 'served.gguf')
await writeTinyGguf(file)
const content = readFileSync(file)
const third = Math.ceil(content.length / 3)

await step('a fresh clone', async () => {
  await promisify(execFile)('git', ['clone', '-q', '--depth', '1', `file://${root}`, clone])
  return 'cloned'
})
await step('a file whose checksum is wrong', async () => {
  await using server = await startModelFileServer(content)
  return await narrator('pull', server.address, 'a'.repeat(64))
})
await step('a file that is shorter than its server says', async () => {
  await using server = await startModelFileServer(content, { claimsMore: 5 })
  const hangUps = setInterval(server.hangUp, 2_000)
  const outcome = await narrator('pull', server.address.replace('tiny', 'short'))
  clearInterval(hangUps)
  return outcome
})
await step('a file that comes slowly and is cut off again and again', async () => {
  await using server = await startModelFileServer(content, { breaksAfter: third, pauseMs: 200 })
  const hangUps = setInterval(server.hangUp, 5_000)
  const outcome = await narrator('pull', server.address)
  clearInterval(hangUps)
  return `${outcome} (asked for ${server.ranges.length} times)`
})
await step('`npm start` with it, three turns', () => tell('first'))
await step('`npm start` again, three turns', () => tell('second'))

async function tell(username: string): Promise<string> {
  const port = await findFreePort()
  const models = join(dataDir, 'models', 'tiny.gguf')
  const server = await start(port, { NARRATOR: 'local', NARRATOR_FILE: models })
  try {
    const reader = await signUp(new Person(`http://127.0.0.1:${port}`), username)
    const { storyId, message } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
    const told = [message]
    for (let turn = 1; turn < TURNS; turn++)
      told.push(
        (await reader.ask(continueStory, { params: { storyId }, body: { message: 'I go on' } })).message,
      )
    const { name } = (await reader.ask(getConfig)).narrator
    return `${name} told ${told.filter((text) => text.length > 0).length} replies`
  } finally {
    await stop(server)
  }
}

const page = `# A model file, from a fresh clone

Measured by \`npm run bench -- file-way\`: the repository is cloned, a GGUF file of ${Math.round(content.length / 1_000)} KB is served on this machine
with bad manners, and \`npm run narrator -- pull\` and \`npm start\` are run as the README says, with npm's real registry.

${describeMachine()}

${table(['step', 'outcome', 'time'], rows)}
`
rmSync(home, { recursive: true, force: true })
writeFileSync(join(dirname(import.meta.filename), 'results/file-way.md'), page)
console.log(page)
