import { execFile, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { findPostgresBinaries, openToOthers } from './postgres-binaries.ts'

const run = promisify(execFile)
const START_WITHIN_MS = 30_000

export interface PostgresServer extends AsyncDisposable {
  /** Address of its `postgres` database, for a superuser. */
  readonly url: string
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
  if (user) await run('chown', ['-R', `${user.uid}:${user.gid}`, home])
  const data = join(home, 'data')

  const initdb = ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--auth=trust', '--no-sync']
  await run(join(binaries, 'initdb'), initdb, { ...user, cwd: home })

  const server = launch(home, [join(binaries, 'postgres'), '-D', data, ...settings(home, options)], {
    ...user,
  })
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(home)}`
  await answers(server, url)
  return {
    url,
    async [Symbol.asyncDispose]() {
      server.stdin?.end()
      await once(server, 'close')
    },
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

/**
 * The server's life hangs on a pipe: when the pipe closes, because it is stopped or because this process was
 * killed, the shell stops the server and removes its folder. `exit` comes with the server's end, `close` after the
 * removal.
 */
function launch(home: string, command: string[], options: SpawnOptions): ChildProcess {
  const script = `
    exec 3<&0
    "$@" & server=$!
    (cat <&3 >/dev/null; kill -INT $server; while kill -0 $server; do sleep 0.05; done; rm -rf "$0") 2>/dev/null &
    wait $server`
  return spawn('sh', ['-c', script, home, ...command], {
    ...options,
    cwd: home,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}

async function answers(server: ChildProcess, url: string): Promise<void> {
  let printed = ''
  server.stdout?.resume()
  server.stderr?.on('data', (piece: Buffer) => (printed += piece.toString()))
  for (const deadline = Date.now() + START_WITHIN_MS; Date.now() < deadline; await sleep(20)) {
    if (server.exitCode !== null) break
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
  server.stdin?.end()
  throw new Error(`PostgreSQL did not start:\n${printed}`)
}
