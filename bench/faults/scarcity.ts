import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { secondsMs } from '#server/ground/clock.ts'
import { startServer, type ServerProcess } from '#testing/server-process.ts'
import { playThrough, sayWhetherItLives } from './play-through.ts'

const HANDLES = 250
const IDLE_SOCKETS = 400
const HEAP_MB = 128
const MANY_READERS = 500
const DISK_MB = 24
const PLAY_MS = 20 * secondsMs

type Env = Record<string, string>
type Row = (string | number)[]

const storedIn = ({ dataDir }: ServerProcess) => ({ dataDir, databasePoolSize: 1, secrets: {} })

/** A process that may open few handles, beside clients that say nothing. */
export async function playWithFewHandles(env: Env): Promise<Row> {
  await using server = await startServer(env, { handles: HANDLES })
  const { port, hostname } = new URL(server.url)
  const idle: Socket[] = []
  const row = await playThrough(
    {
      name: `${HANDLES} handles, ${IDLE_SOCKETS} idle sockets, each renewed a second`,
      urls: [server.url],
      readers: 20,
      stored: storedIn(server),
    },
    async () => {
      for (const end = Date.now() + PLAY_MS; Date.now() < end; await wait(1_000)) {
        for (const socket of idle.splice(0)) socket.destroy()
        for (let at = 0; at < IDLE_SOCKETS; at++)
          idle.push(connect(Number(port), hostname).on('error', () => {}))
      }
      for (const socket of idle) socket.destroy()
    },
  )
  return await sayWhetherItLives(row, server)
}

/** A small heap, and many who read and play at once. */
export async function playInASmallHeap(env: Env): Promise<Row> {
  await using server = await startServer({ ...env, NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` })
  const name = `heap of ${HEAP_MB} MB`
  const row = await playThrough(
    { name, urls: [server.url], readers: MANY_READERS, stored: storedIn(server) },
    () => wait(PLAY_MS),
  )
  return await sayWhetherItLives(row, server)
}

/** A disk that is full for a while, and is freed again. */
export async function playOnAFullDisk(env: Env): Promise<Row> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lanterntale-small-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', dataDir])
  try {
    await using server = await startServer({ ...env, DATA_DIR: dataDir })
    const filler = join(dataDir, 'filler')
    const row = await playThrough(
      {
        name: `disk of ${DISK_MB} MB, full for 5 s, three times`,
        urls: [server.url],
        readers: 20,
        stored: storedIn(server),
      },
      async () => {
        for (let times = 0; times < 3; times++) {
          await wait(2_000)
          try {
            for (let at = 0; ; at++) writeFileSync(`${filler}${at}`, Buffer.alloc(256 * 1024))
          } catch {}
          await wait(5_000)
          execFileSync('sh', ['-c', `rm -f "${filler}"*`])
          await wait(4_000)
        }
      },
    )
    return await sayWhetherItLives(row, server)
  } finally {
    execFileSync('umount', ['-l', dataDir])
    rmSync(dataDir, { recursive: true, force: true })
  }
}
