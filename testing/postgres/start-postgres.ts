import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, statfsSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { findPostgresBinaries, openToOthers } from './postgres-binaries.ts'
import { keepPostgres, type PostgresKeeper } from './postgres-keeper.ts'

const run = promisify(execFile)
const START_WITHIN_MS = 30_000
/** Files in memory, on Linux; a container may have little of it. */
const MEMORY = '/dev/shm'
const MEMORY_NEEDED = 4 * 1024 ** 3

export interface PostgresServer extends AsyncDisposable {
  /** Address of its `postgres` database, for a superuser. */
  readonly url: string
  /** Ends the server: by SIGINT as an operator does, by SIGQUIT in mid-work, as a crash would. Its files stay. */
  stop(signal?: 'SIGINT' | 'SIGQUIT'): Promise<void>
  /** Starts it again at the same address, on the same files. */
  start(): Promise<void>
}

export interface PostgresOptions {
  /** Whether a commit waits for the disk: off is faster, and right where no test pulls the plug. */
  fsync?: boolean
  /** Folder of `initdb` and `postgres`; looked for when absent. */
  binaries?: string
}

/** Starts a PostgreSQL of our own in a temporary folder; it goes, with its files, when this process does. */
export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  const home = mkdtempSync(join(tmpdir(), 'lanterntale-pg-'))
  const user = serverUser()
  const found = options.binaries ?? findPostgresBinaries()
  const binaries = user ? openToOthers(found, join(home, 'server')) : found
  const data = join(home, 'data')
  if (options.fsync === false && hasRoomInMemory())
    symlinkSync(mkdtempSync(join(MEMORY, 'lanterntale-pg-')), data)
  else mkdirSync(data)
  if (user) await run('chown', ['-R', `${user.uid}:${user.gid}`, home, `${data}/`])

  const initdb = ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--auth=trust', '--no-sync']
  await run(join(binaries, 'initdb'), initdb, { ...user, cwd: home })

  const command = [join(binaries, 'postgres'), '-D', data, ...settings(home, options)]
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(home)}`
  const keeper = keepPostgres(home, command, { ...user })
  let ended: Promise<void>
  const start = async (): Promise<void> => {
    ended = keeper.start()
    await answers(url, keeper)
  }
  await start().catch(async (error: unknown) => {
    await keeper.remove()
    throw error
  })
  return {
    url,
    start,
    async stop(signal = 'SIGINT') {
      keeper.stop(signal)
      await ended
    },
    [Symbol.asyncDispose]: () => keeper.remove(),
  }
}

/** PostgreSQL refuses to run as root; root starts it as the user that Debian makes for it, or as nobody. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const account =
    accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody')
  if (!account) throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody.')
  return { uid: Number(account[2]), gid: Number(account[3]) }
}

/** A disk takes ten times as long to copy a database, which is hundreds of files; without fsync nothing is to outlive the machine. */
function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= MEMORY_NEEDED
  } catch {
    return false
  }
}

/** On a socket in its own folder there is no port to fight over and nobody else to let in. */
function settings(home: string, { fsync = true }: PostgresOptions): string[] {
  const durable = fsync ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  const all = [
    'listen_addresses=',
    `unix_socket_directories=${home}`,
    'max_connections=300',
    'log_min_messages=fatal',
  ]
  return [...all, ...durable].flatMap((setting) => ['-c', setting])
}

/** Waits until the server lets people in. Throws when it ends before. */
async function answers(url: string, keeper: PostgresKeeper): Promise<void> {
  for (const deadline = Date.now() + START_WITHIN_MS; Date.now() < deadline; await sleep(20)) {
    if (!keeper.isRunning) break
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch {
      continue
    } finally {
      await client.end().catch(() => {})
    }
  }
  throw new Error(`PostgreSQL did not start:\n${keeper.printed}`)
}
