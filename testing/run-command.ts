import { execFile } from 'node:child_process'
import { dirname, extname, join, resolve } from 'node:path'
import type { DatabaseSettings } from '#server/platform/db/open-db.ts'

interface Printed {
  exitCode: number
  said: string
  complained: string
}

const root = resolve(import.meta.dirname, '..')
/** Beside the server that a run names: the sources, or the bundle, which starts with a sixth of the work. */
const server = join(root, process.env.SERVER_PROGRAM ?? 'server/main.ts')

/** Runs a program of the command line in a process of its own, on the data of these settings, as `npm run` does. */
export function runCommand(
  name: 'admin' | 'backup',
  args: string[],
  { dataDir, secrets }: Pick<DatabaseSettings, 'dataDir' | 'secrets'>,
  settings: Record<string, string> = {},
): Promise<Printed> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = {
    PATH,
    DATA_DIR: dataDir,
    ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
    ...(secrets.databaseUrl && { DATABASE_URL: secrets.databaseUrl }),
    ...settings,
  }
  const program = join(dirname(server), `${name}${extname(server)}`)
  return new Promise((done) =>
    execFile(process.execPath, [program, ...args], { cwd: root, env }, (error, out, err) =>
      done({ exitCode: error ? Number(error.code) : 0, said: out.trim(), complained: err.trim() }),
    ),
  )
}
