import type { ServerKind } from '../capabilities.ts'
import type { ConnectionSettings } from '../connection.ts'
import type { HttpCall } from '../hosted/http-call.ts'
import { listModels } from './list-models.ts'

/** A model server that runs on this machine, and the models that it has. */
export interface LocalServer {
  server: ServerKind
  /** Settings that a connection to it needs beside a model. */
  connection: Pick<ConnectionSettings, 'provider' | 'address'>
  models: string[]
}

/** Where each program listens when nobody has told it otherwise. */
const usualPorts = { ollama: 11_434, 'lm-studio': 1_234, 'llama.cpp': 8_080, koboldcpp: 5_001 } as const

/** Asks the usual ports of this machine, and no other address, for models. Takes at most two seconds. */
export async function findLocalServers(
  call: HttpCall,
  ports: Record<keyof typeof usualPorts, number> = usualPorts,
): Promise<LocalServer[]> {
  const asked = (Object.keys(usualPorts) as (keyof typeof usualPorts)[]).map(async (server) => {
    const origin = `http://127.0.0.1:${ports[server]}`
    const connection =
      server === 'ollama'
        ? { provider: 'ollama' as const, address: origin }
        : { provider: 'openai-compatible' as const, address: `${origin}/v1` }
    return { server, connection, models: await listModels({ ...connection, model: '' }, call) }
  })
  return (await Promise.all(asked)).filter(({ models }) => models.length > 0)
}
