import { setTimeout as sleep } from 'node:timers/promises'
import type { Capabilities } from '../capabilities.ts'
import type { ConnectionSettings } from '../connection.ts'
import type { LanguageModel, ModelReply, ReplyLimits, ReplyListener } from '../language-model.ts'
import { NarrationFailed, type TokenUsage } from '../narrator.ts'
import { redact } from '../outcome/redact.ts'
import { readRefusal, type Refusal } from '../outcome/read-refusal.ts'
import { ollamaChat } from '../ollama/ollama-chat.ts'
import type { ModelPrompt } from '../prompt/write-prompt.ts'
import { adaptRequest } from './adapt-request.ts'
import { anthropicMessages } from './anthropic-messages.ts'
import { chatCompletions } from './chat-completions.ts'
import type { Dialect, ModelRequest, WirePart } from './dialect.ts'
import { googleGenerate } from './google-generate.ts'
import type { HttpCall } from './http-call.ts'
import { readJsonStream } from './read-json-stream.ts'
import { readText } from './read-text.ts'

export interface HostedModelOptions {
  call: HttpCall
  /** Facts that are known when the model is first asked; settles soon. Without it nothing is asked beforehand. */
  learn?: (capabilities: Capabilities) => Promise<void>
  /** The pauses before each further try that nobody asked for; as many tries as pauses. */
  retryPausesMs?: readonly number[]
  /** Times that a server that loads a model is asked again. */
  loadingPauseMs?: number
}

const RETRY_PAUSES_MS = [300, 900]
const LOADING_PAUSE_MS = 2_000
/** A pause from here on is told to the reader. */
const TOLD_FROM_MS = 1_000
const MOST_ADAPTATIONS = 5
/** Letters a token that no reply has more of: a server that knows no limit is ended there. */
const MOST_LETTERS_A_TOKEN = 12
/** Statuses of a server that would take the question if it were put otherwise. */
const MALFORMED = new Set([400, 404, 422, 500])

/** A model behind HTTP; asks again only while nothing has been said, and never for an answer that was paid. */
export function createHostedModel(
  connection: ConnectionSettings,
  options: HostedModelOptions,
): LanguageModel {
  const { call, learn, retryPausesMs = RETRY_PAUSES_MS, loadingPauseMs = LOADING_PAUSE_MS } = options
  const capabilities: Capabilities = { ...connection.capabilities }
  const isReady = learn ? learn(capabilities).catch(() => {}) : Promise.resolve()

  async function ask(prompt: ModelPrompt, limits: ReplyLimits, listener: ReplyListener, signal: AbortSignal) {
    const { replyTokens, contextTokens } = limits
    for (let tries = 0, adaptations = 0; ;) {
      const dialect = dialectOf(connection, capabilities)
      const { url, headers, body }: ModelRequest = dialect.request({
        connection,
        capabilities,
        prompt,
        contextTokens,
        replyTokens,
      })
      const reply = startReply(dialect, listener, replyTokens)
      let isAnswered = false
      try {
        const answer = await call({ method: 'POST', url, headers, body, signal })
        if (answer.status >= 400) {
          const refused = {
            status: answer.status,
            headers: answer.headers,
            body: await readText(answer.body),
          }
          throw new Refused(readRefusal(refused), answer.status)
        }
        isAnswered = true
        const { isDone } = await readJsonStream(answer.body, reply.take)
        if (reply.hasThought) capabilities.thoughts = 'field'
        return reply.finish(isDone)
      } catch (error) {
        signal.throwIfAborted()
        if (reply.hasThought) capabilities.thoughts = 'field'
        if (error instanceof NarrationFailed) throw error
        const { refusal, status } = error instanceof Refused ? error : new Refused(networkRefusal(isAnswered))
        const failure = failureOf(refusal, status, connection, prompt)
        // An answer that has begun is paid for, and may stand in the story already.
        if (isAnswered) throw failure
        const isMalformed = MALFORMED.has(status ?? 0) && adaptations < MOST_ADAPTATIONS
        if (isMalformed && adaptRequest(refusal, body, capabilities)) {
          adaptations += 1
          continue
        }
        if (refusal.reason === 'too_long' && refusal.statedContextTokens)
          capabilities.contextTokens = refusal.statedContextTokens
        const pauseMs = pauseFor(refusal, tries)
        if (pauseMs === undefined || pauseMs > limits.remainingMs()) throw failure
        tries += 1
        if (pauseMs >= TOLD_FROM_MS) listener.onWait(waitFor(refusal), pauseMs)
        await sleep(pauseMs, undefined, { signal })
      }
    }
  }

  function pauseFor({ reason, isPassing, retryAfterMs }: Refusal, tries: number): number | undefined {
    if (!isPassing) return undefined
    if (reason === 'waking_up') return retryAfterMs ?? loadingPauseMs
    if (retryAfterMs !== undefined && reason === 'busy') return Math.max(retryAfterMs, retryPausesMs[0] ?? 0)
    return retryPausesMs[tries]
  }

  return {
    provider: connection.provider,
    model: connection.model,
    capabilities,
    isReady,
    async write(prompt, limits, listener, signal): Promise<ModelReply> {
      await isReady
      return ask(prompt, limits, listener, signal)
    },
  }
}

const waitFor = ({ reason, retryAfterMs }: Refusal) => ({
  reason: reason === 'waking_up' ? ('waking_up' as const) : ('busy' as const),
  ...(retryAfterMs !== undefined && { seconds: Math.ceil(retryAfterMs / 1_000) }),
})

class Refused extends Error {
  readonly refusal: Refusal
  readonly status: number | undefined
  constructor(refusal: Refusal, status?: number) {
    super(refusal.sentence)
    this.refusal = refusal
    this.status = status
  }
}

const networkRefusal = (isAnswered: boolean): Refusal => ({
  reason: isAnswered ? 'broke_off' : 'unreachable',
  isPassing: !isAnswered,
  sentence: '',
})

/** The failure with what the log may hold: status and the provider's own sentence, redacted. */
function failureOf(
  { reason, sentence }: Refusal,
  status: number | undefined,
  { key }: ConnectionSettings,
  { system, messages }: ModelPrompt,
): NarrationFailed {
  const sent = [system, ...messages.map(({ content }) => content)].join('\n')
  const words = [status, redact(sentence, { key, sent })].filter(Boolean)
  return new NarrationFailed(reason, words.length > 0 ? { cause: new Error(words.join(' ')) } : {})
}

function dialectOf({ provider }: ConnectionSettings, { server }: Capabilities): Dialect {
  if (provider === 'anthropic') return anthropicMessages
  if (provider === 'google') return googleGenerate
  return provider === 'ollama' || server === 'ollama' ? ollamaChat : chatCompletions
}

/** Takes the parts of one answer as they come, and says in the end what it was. */
function startReply(dialect: Dialect, listener: ReplyListener, replyTokens: number) {
  let letters = 0
  let hasThought = false
  let finish: Extract<WirePart, { type: 'finish' }>['reason'] | undefined
  let usage: Partial<TokenUsage> = {}

  function takePart(part: WirePart) {
    if (part.type === 'text') {
      letters += part.text.length
      // A server that knows no limit goes on for ever.
      if (letters > replyTokens * MOST_LETTERS_A_TOKEN) finish ??= 'cut'
      else listener.onText(part.text)
    } else if (part.type === 'thought') {
      hasThought = true
      listener.onThought()
    } else if (part.type === 'usage') usage = { ...usage, ...part.usage }
    else if (part.type === 'finish') finish = worse(finish, part.reason)
    else throw new Refused(readRefusal({ body: { error: part.error } }))
  }

  return {
    take: (event: unknown) => dialect.read(event).forEach(takePart),
    get hasThought() {
      return hasThought
    },
    finish(isDone: boolean): ModelReply {
      if (finish === 'filtered' || finish === 'declined') throw new NarrationFailed(finish)
      if (finish === 'failed') throw new NarrationFailed(letters > 0 ? 'broke_off' : 'provider_error')
      if (finish === undefined && !isDone)
        throw new NarrationFailed(letters > 0 || hasThought ? 'broke_off' : 'empty')
      if (letters === 0 && hasThought) throw new NarrationFailed('only_thoughts')
      if (letters === 0) throw new NarrationFailed('empty')
      return { usage, isCut: finish === 'cut' }
    },
  }
}

/** A refusal may come beside an ordinary end, before it or after it. */
const worse = <Reason extends string>(before: Reason | undefined, now: Reason): Reason =>
  before === undefined || before === 'whole' ? now : before
