import { fork } from 'node:child_process'
import { once } from 'node:events'
import { startModelServer, type ModelAnswer } from './model-server.ts'

/** The model server in a process of its own, so that a bench does not count its CPU. */
export async function forkModelServer(answer: ModelAnswer): Promise<{ url: string } & AsyncDisposable> {
  const child = fork(import.meta.filename, [JSON.stringify(answer)], { execArgv: [] })
  const [url] = (await once(child, 'message')) as [string]
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

if (import.meta.main) {
  const server = await startModelServer(JSON.parse(process.argv[2] ?? '{}') as ModelAnswer)
  process.once('disconnect', () => void server[Symbol.asyncDispose]())
  process.send?.(server.url)
}
