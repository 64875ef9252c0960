import type { ConnectionSettings } from '../connection.ts'
import { fieldsOf, textIn } from '../hosted/dialect.ts'
import type { HttpCall } from '../hosted/http-call.ts'
import { ollamaOrigin } from '../ollama/ollama-chat.ts'
import { createAsk, modelsAddress } from './server-facts.ts'

const MOST_MODELS = 1_000

/** The names of the models that a connection's server has, as it lists them; empty where it lists none. */
export async function listModels(connection: ConnectionSettings, call: HttpCall): Promise<string[]> {
  const ask = createAsk(connection, call)
  if (connection.provider === 'ollama') return namesIn(await ask(`${ollamaOrigin(connection)}/api/tags`))
  return namesIn(await ask(modelsAddress(connection)))
}

/** OpenAI and most others list `data` of `id`, Ollama and Google `models` of `name`. */
function namesIn(answer: unknown): string[] {
  const { data, models } = fieldsOf(answer)
  const list: unknown = data ?? models
  if (!Array.isArray(list)) return []
  return list
    .map(fieldsOf)
    .map(({ id, name }) => textIn(id ?? name).replace(/^models\//, ''))
    .filter((name) => name !== '' && name.length <= 200)
    .slice(0, MOST_MODELS)
}
