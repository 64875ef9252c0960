import { addressOf, type ConnectionSettings } from '../connection.ts'
import {
  answerFormOf,
  fieldsOf,
  messagesWithRules,
  textIn,
  usagePart,
  withoutRefused,
  type Dialect,
  type Question,
  type WirePart,
} from '../hosted/dialect.ts'

/** A reader thinks for minutes between turns; Ollama unloads after five. */
const KEEP_LOADED = '30m'

/** Where Ollama's own API is: people paste the address of its OpenAI-like one, too. */
export const ollamaOrigin = (connection: ConnectionSettings): string =>
  addressOf(connection).replace(/\/(v1|api)$/, '')

/**
 * Ollama's own chat: unlike its OpenAI-like one it lets the size of the context be given, and keeps the model loaded.
 * The size must not change between calls, or the model is loaded anew.
 */
export const ollamaChat: Dialect = {
  request(question) {
    const { connection, capabilities } = question
    return {
      url: `${ollamaOrigin(connection)}/api/chat`,
      headers: { ...(connection.key !== undefined && { authorization: `Bearer ${connection.key}` }) },
      body: withoutRefused(bodyOf(question), capabilities),
    }
  },
  read(event) {
    const { message, done, done_reason, error, prompt_eval_count, eval_count } = fieldsOf(event)
    if (error) return [{ type: 'error', error }]
    const { content, thinking } = fieldsOf(message)
    const parts: WirePart[] = []
    if (textIn(thinking) !== '') parts.push({ type: 'thought' })
    if (textIn(content) !== '') parts.push({ type: 'text', text: textIn(content) })
    if (done !== true) return parts
    parts.push(usagePart(prompt_eval_count, eval_count))
    parts.push({ type: 'finish', reason: done_reason === 'length' ? 'cut' : 'whole' })
    return parts
  },
}

function bodyOf(question: Question): Record<string, unknown> {
  const { connection, capabilities, prompt, contextTokens, replyTokens } = question
  const { model, sampling = {} } = connection
  return {
    model,
    messages: messagesWithRules(prompt, capabilities),
    stream: true,
    keep_alive: KEEP_LOADED,
    format: { schema: prompt.answerSchema, json: 'json', text: undefined }[answerFormOf(question)],
    options: {
      num_ctx: contextTokens,
      num_predict: replyTokens,
      stop: [...prompt.stop, ...(sampling.stop ?? [])],
      temperature: sampling.temperature,
      top_p: sampling.topP,
      min_p: sampling.minP,
      frequency_penalty: sampling.frequencyPenalty,
      presence_penalty: sampling.presencePenalty,
      repeat_penalty: sampling.repeatPenalty,
      seed: sampling.seed,
    },
  }
}
