import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from './free-port.ts'

const root = resolve(import.meta.dirname, '..')
/** The sources, unless a run names the bundle, as the journeys and the benches do. */
const program = join(root, process.env.SERVER_PROGRAM ?? 'server/main.ts')
const START_WITHIN_MS = 30_000

/** The real server in a process of its own, on a data folder of its own. */
export interface ServerProcess extends AsyncDisposable {
  readonly url: string
  readonly dataDir: string
  /** Of the process that runs now. */
  readonly pid: number
  /** Its output since the first start. */
  readonly printed: string
  /** Starts it again on the same port and data, after stopping it where it still runs. */
  restart(): Promise<void>
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>
  /** Asks it to end and waits until it has. */
  stop(): Promise<void>
}

/**
 * Starts the server and waits until it answers. Its environment is `env` and nothing of this process's own:
 * a developer's keys and addresses have no business in a test. `handles` is how many it may have open.
 */
export async function startServer(
  env: NodeJS.ProcessEnv = {},
  { handles }: { handles?: number } = {},
): Promise<ServerProcess> {
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'lanterntale-data-')))
  const port = env.PORT ?? String(await findFreePort())
  const url = `http://127.0.0.1:${port}${env.BASE_PATH ?? ''}`
  const settings = {
    HOST: '127.0.0.1',
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'warn',
    METRICS_PORT: '0',
    ...env,
    PORT: port,
    DATA_DIR: dataDir,
  }
  let printed = ''
  let child: ChildProcess
  const node = [process.execPath, program]
  const limited = ['sh', '-c', `ulimit -n ${handles}; exec "$0" "$@"`, ...node]
  const [command = '', ...args] = handles === undefined ? node : limited

  const start = async (): Promise<void> => {
    child = spawn(command, args, {
      cwd: root,
      env: { ...systemVariables(), ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const output of [child.stdout, child.stderr])
      output?.on('data', (piece) => (printed += String(piece)))
    try {
      await answers(url, child)
    } catch (error) {
      await end('SIGKILL')
      throw new Error(`The server did not start:\n${printed}`, { cause: error })
    }
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (hasEnded(child)) return
    const ended = once(child, 'close')
    child.kill(signal)
    await ended
  }

  const removeData = async (): Promise<void> => {
    if (dataDir !== env.DATA_DIR) await rm(dataDir, { recursive: true, force: true })
  }

  await start().catch(async (error: unknown) => {
    await removeData()
    throw error
  })
  return {
    url,
    dataDir,
    get pid() {
      return child.pid ?? 0
    },
    get printed() {
      return printed
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    restart: () => end('SIGTERM').then(start),
    async [Symbol.asyncDispose]() {
      await end('SIGTERM')
      await removeData()
    },
  }
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + START_WITHIN_MS; Date.now() < deadline; await sleep(20)) {
    if (hasEnded(child)) throw new Error('It ended at once')
    const reply = await fetch(`${url}/api/config`).catch(() => undefined)
    if (reply?.ok) return void (await reply.json())
  }
  throw new Error(`No answer within ${START_WITHIN_MS} ms`)
}

/** Environment that a program needs of the machine it runs on. */
function systemVariables(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SYSTEMROOT', 'NODE_COMPILE_CACHE']
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}
