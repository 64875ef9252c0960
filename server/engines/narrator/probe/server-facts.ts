import type { Capabilities } from '../capabilities.ts'
import { addressOf, isOwnServer, type ConnectionSettings } from '../connection.ts'
import { fieldsOf, textIn } from '../hosted/dialect.ts'
import type { HttpCall } from '../hosted/http-call.ts'
import { readText } from '../hosted/read-text.ts'
import { ollamaOrigin } from '../ollama/ollama-chat.ts'

const ANSWER_MS = 2_000

type Facts = Pick<Capabilities, 'server' | 'contextTokens'>
/** GETs a path of the server, or POSTs to it where a body is given; undefined for anything but JSON. */
type Ask = (url: string, body?: object) => Promise<unknown>

/**
 * Facts that the server states of itself and the model without telling anything: which program it is and how much it reads.
 * Empty where it says nothing; never throws, and takes at most two seconds.
 */
export async function readServerFacts(connection: ConnectionSettings, call: HttpCall): Promise<Facts> {
  const ask = createAsk(connection, call)
  if (connection.provider === 'openrouter')
    return { server: 'openrouter', ...(await fromModelList(connection, ask)) }
  if (!isOwnServer(connection)) return {}
  const found = await Promise.all([
    fromOllama(connection, ask),
    fromLlamaCpp(connection, ask),
    fromLmStudio(connection, ask),
    fromKoboldCpp(connection, ask),
    fromModelList(connection, ask),
  ])
  // Several programs speak each other's languages; the first that knows its context is believed.
  return (
    found.find(({ contextTokens }) => contextTokens !== undefined) ?? found.find(({ server }) => server) ?? {}
  )
}

/** Asks the server that a connection names, with its key, for at most two seconds. */
export function createAsk({ key, provider }: ConnectionSettings, call: HttpCall): Ask {
  const headers: Record<string, string> = {}
  if (key !== undefined && provider === 'anthropic') {
    headers['x-api-key'] = key
    headers['anthropic-version'] = '2023-06-01'
  } else if (key !== undefined && provider === 'google') headers['x-goog-api-key'] = key
  else if (key !== undefined) headers.authorization = `Bearer ${key}`
  return async (url, body) => {
    const signal = AbortSignal.timeout(ANSWER_MS)
    try {
      const answer = await call({ method: body ? 'POST' : 'GET', url, headers, body, signal })
      const text = await readText(answer.body)
      return answer.status === 200 ? (JSON.parse(text) as unknown) : undefined
    } catch {
      return undefined
    }
  }
}

/** Where the server lists its models; an address without a path is that of a server that speaks OpenAI's way. */
export function modelsAddress(connection: ConnectionSettings): string {
  const address = addressOf(connection)
  return `${address}${URL.parse(address)?.pathname === '/' ? '/v1/models' : '/models'}`
}

/** The address without the path of its OpenAI-like API. */
const originOf = (connection: ConnectionSettings): string => URL.parse(addressOf(connection))?.origin ?? ''

async function fromOllama(connection: ConnectionSettings, ask: Ask): Promise<Facts> {
  const origin = ollamaOrigin(connection)
  const shown = fieldsOf(await ask(`${origin}/api/show`, { model: connection.model }))
  if (!shown.model_info && !shown.details) return {}
  const info = fieldsOf(shown.model_info)
  const [, trained] = Object.entries(info).find(([name]) => name.endsWith('.context_length')) ?? []
  const set = /^num_ctx\s+(\d+)/m.exec(String(shown.parameters ?? ''))?.[1]
  return { server: 'ollama', ...tokens(set === undefined ? trained : Number(set)) }
}

/** Tokens with which Ollama has loaded the model; undefined where it does not say. */
export async function readLoadedTokens(
  connection: ConnectionSettings,
  call: HttpCall,
): Promise<number | undefined> {
  const { models } = fieldsOf(await createAsk(connection, call)(`${ollamaOrigin(connection)}/api/ps`))
  if (!Array.isArray(models)) return undefined
  const names = new Set([connection.model, `${connection.model}:latest`])
  const entry = models.map(fieldsOf).find(({ name, model }) => names.has(textIn(name ?? model)))
  return tokens(entry?.context_length).contextTokens
}

async function fromLlamaCpp(connection: ConnectionSettings, ask: Ask): Promise<Facts> {
  const { default_generation_settings, n_ctx } = fieldsOf(await ask(`${originOf(connection)}/props`))
  const settings = fieldsOf(default_generation_settings)
  const size = tokens(settings.n_ctx ?? n_ctx)
  return size.contextTokens === undefined ? {} : { server: 'llama.cpp', ...size }
}

async function fromLmStudio(connection: ConnectionSettings, ask: Ask): Promise<Facts> {
  const entry = entryFor(connection, await ask(`${originOf(connection)}/api/v0/models`))
  if (!entry) return {}
  return { server: 'lm-studio', ...tokens(entry.loaded_context_length) }
}

async function fromKoboldCpp(connection: ConnectionSettings, ask: Ask): Promise<Facts> {
  const { value } = fieldsOf(await ask(`${originOf(connection)}/api/extra/true_max_context_length`))
  return value === undefined ? {} : { server: 'koboldcpp', ...tokens(value) }
}

/** vLLM says `max_model_len` there, others `context_length`. */
async function fromModelList(connection: ConnectionSettings, ask: Ask): Promise<Facts> {
  const entry = entryFor(connection, await ask(modelsAddress(connection)))
  if (!entry) return {}
  const { max_model_len, context_length, context_window, max_context_length } = entry
  const size = tokens(max_model_len ?? context_length ?? context_window ?? max_context_length)
  return { ...(entry.owned_by === 'vllm' && { server: 'vllm' as const }), ...size }
}

function entryFor({ model }: ConnectionSettings, answer: unknown): Record<string, unknown> | undefined {
  const { data } = fieldsOf(answer)
  if (!Array.isArray(data)) return undefined
  return data.map(fieldsOf).find(({ id }) => id === model)
}

const LEAST_TOKENS = 512

const tokens = (value: unknown): Facts =>
  typeof value === 'number' && Number.isInteger(value) && value >= LEAST_TOKENS
    ? { contextTokens: value }
    : {}
