import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../free-port.ts'
import type { BuiltImage } from './build-image.ts'

/** Nobody's id: an image has to be content with any. */
export const IMAGE_USER = 12_345
const START_WITHIN_MS = 30_000

/** Outcome of a start: a page, or an end with what was printed. It has an exit code only where it has ended by itself. */
export interface StartedImage {
  title?: string
  /** Of the process, as the machine sees it. */
  uid?: number
  isRootWritable?: boolean
  /** Exit code of the image's own health check while it ran. */
  health?: number
  seconds: number
  exitCode: number | null
  printed: string
}

/** Starts the image's own command in its own files, of which only the volume can be written, and asks for the first page. */
export async function runImage(
  image: BuiltImage,
  { home, volumeMode }: { home: string; volumeMode: number },
): Promise<StartedImage> {
  const volume = join(home, `volume-${volumeMode.toString(8)}`)
  mkdirSync(volume)
  chmodSync(volume, volumeMode)
  const port = await findFreePort()
  const script = `mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && mount --bind "$1" "$0/data" &&
    mount --bind /proc "$0/proc" &&
    cd "$0" && shift && exec chroot --userspec=${IMAGE_USER}:${IMAGE_USER} . /usr/bin/env -i "$@"`
  const settings = [...image.env, `PORT=${port}`, 'METRICS_PORT=0']
  const inside = (command: string[]) => {
    const started = ['/bin/sh', '-c', 'cd "$0" && exec "$@"', image.folder, ...command]
    return spawn('unshare', ['--mount', 'sh', '-c', script, image.root, volume, ...settings, ...started])
  }
  const server = inside(image.command)
  let printed = ''
  for (const output of [server.stdout, server.stderr])
    output.on('data', (piece: Buffer) => (printed += piece.toString()))
  const ended = once(server, 'close')
  const startedAt = performance.now()
  const outcome = () => ({
    seconds: (performance.now() - startedAt) / 1000,
    exitCode: server.exitCode,
    printed,
  })
  try {
    for (const deadline = Date.now() + START_WITHIN_MS; Date.now() < deadline; await wait(50)) {
      if (server.exitCode !== null) return outcome()
      const page = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
      if (!page?.ok) continue
      const title = /<title>([^<]*)/.exec(await page.text())?.[1]
      const first = { ...outcome(), title, ...lookInto(server.pid!) }
      const [health] = (await once(inside(image.health), 'close')) as [number]
      return { ...first, health, exitCode: server.exitCode, printed }
    }
    return outcome()
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}

/** The process as the machine sees it: `unshare`, `sh` and `chroot` have become the server. */
function lookInto(pid: number): { uid: number; isRootWritable: boolean } {
  const read = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8')
  const uid = Number(/^Uid:\s+(\d+)/m.exec(read('status'))?.[1])
  const root = read('mountinfo')
    .split('\n')
    .find((line) => line.split(' ')[4] === '/')
  return { uid, isRootWritable: !root?.split(' ')[5]?.split(',').includes('ro') }
}
