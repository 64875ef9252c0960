import { addressOf, type ConnectionSettings } from '../connection.ts'
import {
  answerFormOf,
  fieldsOf,
  messagesWithRules,
  textIn,
  usagePart,
  withoutRefused,
  type Dialect,
  type FinishReason,
  type Question,
  type WirePart,
} from './dialect.ts'

const AZURE_VERSION = '2024-10-21'
const AZURE_HOST = /\.(openai\.azure|cognitiveservices\.azure|services\.ai\.azure)\.com$/i
/** OpenAI's models that think and know the length limit by its newer name only. */
const THINKING_OPENAI = /^(o\d|gpt-5)/

/** Chat completions, as OpenAI has made them and most others have taken them over. */
export const chatCompletions: Dialect = {
  request(question) {
    const { connection, capabilities } = question
    return {
      url: chatAddress(connection),
      headers: keyHeaders(connection),
      body: withoutRefused(bodyOf(question), capabilities),
    }
  },
  read(event) {
    const fields = fieldsOf(event)
    const { choices, usage, error } = fields
    if (error) return [{ type: 'error', error }]
    if (fields.object === 'error') return [{ type: 'error', error: fields }]
    const parts = readChoice(choices)
    if (usage) parts.push(readUsage(usage))
    return parts
  },
}

function bodyOf(question: Question): Record<string, unknown> {
  const { connection, capabilities, prompt, replyTokens } = question
  const { provider, model, sampling = {} } = connection
  const isThinking = provider === 'openai' && THINKING_OPENAI.test(model)
  const { lengthLimit = isThinking ? 'max_completion_tokens' : 'max_tokens' } = capabilities
  return {
    model,
    messages: messagesWithRules(prompt, capabilities),
    stream: true,
    stream_options: { include_usage: true },
    [lengthLimit]: replyTokens,
    // Models that think know no stop sequences at OpenAI.
    stop: isThinking ? undefined : orNone([...prompt.stop, ...(sampling.stop ?? [])].slice(0, 4)),
    temperature: sampling.temperature,
    top_p: sampling.topP,
    min_p: sampling.minP,
    frequency_penalty: sampling.frequencyPenalty,
    presence_penalty: sampling.presencePenalty,
    repeat_penalty: sampling.repeatPenalty,
    seed: sampling.seed,
    reasoning_effort: sampling.reasoningEffort,
    response_format: answerFormat(question),
    prompt_cache_key: provider === 'openai' ? prompt.cacheKey : undefined,
  }
}

function answerFormat(question: Question): object | undefined {
  const form = answerFormOf(question)
  if (form === 'text') return undefined
  if (form === 'json') return { type: 'json_object' }
  const { answerSchema: schema } = question.prompt
  return { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } }
}

/** Some servers refuse an empty list. */
const orNone = (list: string[]) => (list.length > 0 ? list : undefined)

const isAzure = ({ provider, address }: ConnectionSettings): boolean =>
  provider === 'azure' || (address !== undefined && AZURE_HOST.test(URL.parse(address)?.hostname ?? ''))

function keyHeaders(connection: ConnectionSettings): Record<string, string> {
  if (connection.key === undefined) return {}
  return isAzure(connection) ? { 'api-key': connection.key } : { authorization: `Bearer ${connection.key}` }
}

/** The address to post to: people paste a host, a base, or the whole call, with or without a query. */
function chatAddress(connection: ConnectionSettings): string {
  const url = new URL(addressOf(connection))
  const path = url.pathname.replace(/\/+$/, '')
  if (path.endsWith('/chat/completions')) return url.href
  if (!isAzure(connection)) {
    url.pathname = `${path === '' ? '/v1' : path}/chat/completions`
    return url.href
  }
  const isVersionless = /\/v\d+$/.test(path)
  const deployment = `/openai/deployments/${encodeURIComponent(connection.model)}`
  const base = isVersionless || path.includes('/deployments/') ? path : deployment
  url.pathname = `${base}/chat/completions`
  if (!isVersionless && !url.searchParams.has('api-version'))
    url.searchParams.set('api-version', AZURE_VERSION)
  return url.href
}

const finishReasons: Record<string, FinishReason> = {
  length: 'cut',
  max_tokens: 'cut',
  model_length: 'cut',
  content_filter: 'filtered',
  safety: 'filtered',
  refusal: 'declined',
  error: 'failed',
  insufficient_system_resource: 'failed',
}

/** Of several choices only the first is read: they are told beside each other, not one after the other. */
function readChoice(choices: unknown): WirePart[] {
  if (!Array.isArray(choices)) return []
  const choice = fieldsOf(choices.find((each: unknown) => (fieldsOf(each).index ?? 0) === 0))
  const delta = fieldsOf(choice.delta ?? choice.message)
  const parts: WirePart[] = []
  if (textIn(delta.reasoning_content ?? delta.reasoning) !== '' || delta.thinking)
    parts.push({ type: 'thought' })
  parts.push(...readContent(delta.content ?? choice.text))
  if (textIn(delta.refusal) !== '') parts.push({ type: 'finish', reason: 'declined' })
  if (choice.error) parts.push({ type: 'error', error: choice.error })
  const finish = textIn(choice.finish_reason)
  if (finish !== '') parts.push({ type: 'finish', reason: finishReasons[finish] ?? 'whole' })
  return parts
}

/** Text, or parts of which some may be thoughts (Mistral). */
function readContent(content: unknown): WirePart[] {
  if (typeof content === 'string') return content === '' ? [] : [{ type: 'text', text: content }]
  if (!Array.isArray(content)) return []
  return content.map(fieldsOf).map((part) => {
    const text = textIn(part.text)
    return part.type === 'thinking' || text === '' ? { type: 'thought' } : { type: 'text', text }
  })
}

function readUsage(usage: unknown): WirePart {
  const { prompt_tokens, completion_tokens, prompt_tokens_details, prompt_cache_hit_tokens } = fieldsOf(usage)
  const cached = fieldsOf(prompt_tokens_details).cached_tokens ?? prompt_cache_hit_tokens
  return usagePart(prompt_tokens, completion_tokens, cached)
}
