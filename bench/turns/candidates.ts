import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { findFreePort } from '#testing/free-port.ts'
import { startServer } from '#testing/server-process.ts'

/** A running server under measurement. */
export interface Candidate extends AsyncDisposable {
  name: string
  url: string
  pid: number
}
export type StartCandidate = (dataDir: string, modelUrl: string, databaseUrl?: string) => Promise<Candidate>

export const startFloor: StartCandidate = async (dataDir, modelUrl, databaseUrl) => {
  const port = await findFreePort()
  const args = [String(port), dataDir, modelUrl, ...(databaseUrl ? [databaseUrl] : [])]
  const child: ChildProcess = fork(join(import.meta.dirname, 'floor.ts'), args)
  await once(child, 'message')
  return {
    name: 'floor',
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    async [Symbol.asyncDispose]() {
      child.kill()
      await once(child, 'exit')
    },
  }
}

export const startLanterntale: StartCandidate = async (dataDir, modelUrl, databaseUrl) => {
  const server = await startServer({
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '100000',
    NARRATOR: 'openai-compatible',
    NARRATOR_MODEL: 'bench',
    NARRATOR_BASE_URL: modelUrl,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  })
  const { url, pid } = server
  return { name: 'Lanterntale', url, pid, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
}
