import { addressOf } from '../connection.ts'
import {
  fieldsOf,
  textIn,
  usagePart,
  withoutRefused,
  type Dialect,
  type FinishReason,
  type Question,
  type WirePart,
} from './dialect.ts'

const VERSION = '2023-06-01'
const CACHED = { cache_control: { type: 'ephemeral' } }

/** Anthropic's messages. The rules and the last reply carry cache marks: what stands up to them is sent again. */
export const anthropicMessages: Dialect = {
  request(question) {
    const { connection, capabilities } = question
    return {
      url: `${addressOf(connection)}/messages`,
      headers: { 'anthropic-version': VERSION, ...(connection.key && { 'x-api-key': connection.key }) },
      body: withoutRefused(bodyOf(question), capabilities),
    }
  },
  read(event) {
    const { type, error, delta, message, usage, content_block, content, stop_reason } = fieldsOf(event)
    if (type === 'error') return [{ type: 'error', error }]
    if (type === 'message_start') return readUsage(fieldsOf(message).usage)
    if (type === 'content_block_start') return readBlock(content_block)
    if (type === 'content_block_delta') return readBlock(delta)
    if (type === 'message_delta') return [...readUsage(usage), ...readStop(fieldsOf(delta).stop_reason)]
    if (type !== 'message') return []
    const blocks = Array.isArray(content) ? content.flatMap(readBlock) : []
    return [...blocks, ...readUsage(usage), ...readStop(stop_reason)]
  },
}

function bodyOf({ connection, prompt, replyTokens }: Question): Record<string, unknown> {
  const { model, sampling = {} } = connection
  const lastReply = prompt.messages.findLastIndex(({ role }) => role === 'assistant')
  return {
    model,
    max_tokens: replyTokens,
    stream: true,
    system: [{ type: 'text', text: prompt.system, ...CACHED }],
    messages: prompt.messages.map(({ role, content }, at) => ({
      role,
      content: [{ type: 'text', text: content, ...(at === lastReply && CACHED) }],
    })),
    stop_sequences: [...prompt.stop, ...(sampling.stop ?? [])],
    temperature: sampling.temperature,
    top_p: sampling.topP,
  }
}

const stopReasons: Record<string, FinishReason> = {
  max_tokens: 'cut',
  model_context_window_exceeded: 'cut',
  refusal: 'declined',
}

function readStop(reason: unknown): WirePart[] {
  const word = textIn(reason)
  return word === '' ? [] : [{ type: 'finish', reason: stopReasons[word] ?? 'whole' }]
}

function readBlock(block: unknown): WirePart[] {
  const { type, text } = fieldsOf(block)
  if (type === 'thinking' || type === 'thinking_delta' || type === 'redacted_thinking')
    return [{ type: 'thought' }]
  return textIn(text) === '' ? [] : [{ type: 'text', text: textIn(text) }]
}

/** Tokens from the cache and into it are counted beside the rest of the input. */
function readUsage(usage: unknown): WirePart[] {
  const counts = fieldsOf(usage)
  const read = counts.cache_read_input_tokens
  const inputs = [counts.input_tokens, read, counts.cache_creation_input_tokens]
  const known = inputs.filter((count) => typeof count === 'number')
  const input =
    typeof counts.input_tokens === 'number' ? known.reduce((sum, count) => sum + count, 0) : undefined
  return input === undefined && counts.output_tokens === undefined
    ? []
    : [usagePart(input, counts.output_tokens, read)]
}
