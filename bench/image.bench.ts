// Builds the image from `Containerfile`, where buildah is installed, and starts it as a user that it does not know, with a
// read-only root. `npm run bench -- image`; a base of one's own is made, so that nothing is pulled.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '#testing/free-port.ts'
import { hasBuildah, makeBase, settingsOf } from './image/make-base.ts'
import { describeCommit, describeMachine, table } from './machine.ts'

const USER = 12_345
const START_WITHIN_MS = 30_000

if (!hasBuildah()) {
  console.log('Left out: there is no buildah here, or this is not root.')
  process.exit(0)
}

const home = mkdtempSync(join(tmpdir(), 'lanterntale-image-'))
const store = ['--root', join(home, 'store'), '--runroot', join(home, 'run'), '--storage-driver', 'vfs']
const buildah = (...args: string[]) =>
  execFileSync('buildah', [...store, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim()
const rows: [string, string][] = []
const timed = <T>(what: string, work: () => T): T => {
  const startedAt = performance.now()
  const made = work()
  rows.push([what, `${((performance.now() - startedAt) / 1000).toFixed(1)} s`])
  return made
}

try {
  timed('base made', () => {
    makeBase(join(home, 'base'))
    const bare = buildah('from', 'scratch')
    buildah('add', '--quiet', bare, join(home, 'base'), '/')
    buildah('commit', '--quiet', '--rm', bare, 'own-base')
  })
  const recipe = [
    '--isolation',
    'chroot',
    '--format',
    'docker',
    '--build-arg',
    'BASE=localhost/own-base',
    '-f',
    'Containerfile',
  ]
  timed('image built', () => buildah('build', '--quiet', '--pull-never', ...recipe, '-t', 'lanterntale', '.'))
  const container = buildah('from', '--pull-never', 'localhost/lanterntale')
  const root = buildah('mount', container)
  rows.push([
    'size',
    `${Math.round(Number(execFileSync('du', ['-sm', root], { encoding: 'utf8' }).split('\t')[0]))} MB`,
  ])
  rows.push(['first page', await firstPage(root, settingsOf(buildah('inspect', container)))])
} finally {
  execFileSync('buildah', [...store, 'rm', '--all'], { stdio: 'ignore' })
  rmSync(home, { recursive: true, force: true })
}

/** Starts the image's own command in its own files, of which only the volume can be written. */
async function firstPage(
  root: string,
  { env, command, folder }: ReturnType<typeof settingsOf>,
): Promise<string> {
  const port = await findFreePort()
  const volume = join(home, 'volume')
  mkdirSync(volume)
  chmodSync(volume, 0o777)
  const script = `mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && mount --bind "$1" "$0/data" &&
    cd "$0" && shift && exec chroot --userspec=${USER}:${USER} . /usr/bin/env -i "$@"`
  const inside = [
    ...env,
    `PORT=${port}`,
    'METRICS_PORT=0',
    '/bin/sh',
    '-c',
    'cd "$0" && exec "$@"',
    folder,
    ...command,
  ]
  const server = spawn('unshare', ['--mount', 'sh', '-c', script, root, volume, ...inside])
  let printed = ''
  for (const output of [server.stdout, server.stderr])
    output.on('data', (piece) => (printed += String(piece)))
  const startedAt = performance.now()
  try {
    for (const deadline = Date.now() + START_WITHIN_MS; Date.now() < deadline; await wait(50)) {
      if (server.exitCode !== null) break
      const page = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
      if (!page?.ok) continue
      const { uid, isWritable } = lookInto(server.pid!)
      const title = /<title>([^<]*)/.exec(await page.text())?.[1]
      if (uid !== USER || isWritable)
        throw new Error(`It runs as ${uid}, its root ${isWritable ? 'can' : 'cannot'} be written`)
      return `'${title}' after ${((performance.now() - startedAt) / 1000).toFixed(1)} s, as uid ${uid}, root read-only`
    }
    throw new Error(`It did not start:\n${printed}`)
  } finally {
    const ended = once(server, 'close')
    server.kill('SIGTERM')
    await ended
  }
}

/** The process as the machine sees it: `unshare`, `sh` and `chroot` have become the server. */
function lookInto(pid: number): { uid: number; isWritable: boolean } {
  const read = (file: string) => execFileSync('cat', [`/proc/${pid}/${file}`], { encoding: 'utf8' })
  const uid = Number(/^Uid:\s+(\d+)/m.exec(read('status'))?.[1])
  const root =
    read('mountinfo')
      .split('\n')
      .find((line) => line.split(' ')[4] === '/') ?? ''
  const isWritable = !root.split(' ')[5]?.split(',').includes('ro')
  return { uid, isWritable }
}

console.log(`# The image

Measured by \`npm run bench -- image\` on ${describeMachine()}, ${describeCommit()}: built from \`Containerfile\` by buildah
in chroot isolation, on a base of this machine's own Node and npm, started with a volume and no setting.

${table(['what', 'measured'], rows)}`)
