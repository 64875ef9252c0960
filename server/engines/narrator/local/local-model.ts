import { basename } from 'node:path'
import type { Sampling } from '#contract/connections.ts'
import type { Capabilities } from '../capabilities.ts'
import { answerFormOf } from '../hosted/dialect.ts'
import type { LanguageModel, ModelReply, ReplyLimits, ReplyListener } from '../language-model.ts'
import { NarrationFailed } from '../narrator.ts'
import type { ModelPrompt } from '../prompt/write-prompt.ts'
import { holdFile, type FileSettings } from './held-file.ts'
import type { LlamaEngine, LlamaHistory } from './load-llama.ts'

export interface LocalSettings extends FileSettings {
  /** The longest reply; as other models have it, when not given. */
  replyTokens?: number
  sampling?: Sampling
  /** As far as a probe has learned. */
  capabilities?: Capabilities
}

/** As the makers of small open models advise for prose. */
const SAMPLING = { temperature: 0.8, minP: 0.05 }

/**
 * A model out of a GGUF file. It begins to load at once and holds nothing else up; who asks meanwhile waits for it. It
 * writes one reply at a time; other replies wait for their turn. Dispose of it to let go of the file.
 */
export function createLocalModel(settings: LocalSettings): LanguageModel & Disposable {
  const file = holdFile(settings)
  const capabilities: Capabilities = { ...settings.capabilities }

  async function reply(
    prompt: ModelPrompt,
    replyTokens: number,
    listener: ReplyListener,
    signal: AbortSignal,
  ): Promise<ModelReply> {
    return file.run(async ({ llama, engine, sequence }) => {
      signal.throwIfAborted()
      using session = new llama.LlamaChatSession({ contextSequence: sequence })
      const { history, request } = asConversation(prompt)
      session.setChatHistory(history)
      const before = sequence.tokenMeter.getState()
      const { stopReason } = await session.promptWithMeta(request, {
        ...samplingOf(settings.sampling, prompt),
        ...(await grammarFor(engine, prompt, capabilities)),
        maxTokens: replyTokens,
        customStopTriggers: [...prompt.stop, ...(settings.sampling?.stop ?? [])],
        signal,
        onResponseChunk: ({ type, text }) =>
          type === undefined ? listener.onText(text) : listener.onThought(),
      })
      const after = sequence.tokenMeter.getState()
      return {
        isCut: stopReason === 'maxTokens',
        usage: {
          inputTokens: after.usedInputTokens - before.usedInputTokens,
          outputTokens: after.usedOutputTokens - before.usedOutputTokens,
        },
      }
    })
  }

  async function becomeReady(): Promise<void> {
    await file.isReady
    if (file.contextTokens !== undefined) capabilities.contextTokens = file.contextTokens
  }

  return {
    provider: 'local',
    model: basename(settings.file, '.gguf'),
    capabilities,
    get isReady() {
      return becomeReady()
    },
    async write(prompt, { replyTokens }: ReplyLimits, listener, signal) {
      try {
        return await Promise.race([reply(prompt, replyTokens, listener, signal), abortOf(signal)])
      } catch (error) {
        signal.throwIfAborted()
        throw new NarrationFailed(file.hasFailed ? 'model_missing' : 'provider_error', { cause: error })
      }
    },
    [Symbol.dispose]: () => file.release(),
  }
}

function samplingOf(given: Sampling = {}, prompt: ModelPrompt) {
  const { temperature, topP, minP, seed, repeatPenalty, frequencyPenalty, presencePenalty } = given
  const penalties = [repeatPenalty, frequencyPenalty, presencePenalty]
  return {
    temperature: temperature ?? SAMPLING.temperature,
    minP: minP ?? SAMPLING.minP,
    ...(topP !== undefined && { topP }),
    ...(penalties.some((penalty) => penalty !== undefined) && {
      repeatPenalty: {
        ...(repeatPenalty !== undefined && { penalty: repeatPenalty }),
        ...(frequencyPenalty !== undefined && { frequencyPenalty }),
        ...(presencePenalty !== undefined && { presencePenalty }),
      },
    }),
    seed: seed ?? hash(prompt.seed),
  }
}

/** Holds an answer to its schema; a schema that the package cannot read leaves it to the words of the question. */
async function grammarFor(engine: LlamaEngine, prompt: ModelPrompt, capabilities: Capabilities) {
  if (!prompt.answerSchema || answerFormOf({ prompt, capabilities }) === 'text') return {}
  try {
    return { grammar: await engine.createGrammarForJsonSchema(prompt.answerSchema) }
  } catch {
    capabilities.answerForm = 'text'
    return {}
  }
}

/** Rejects when the signal aborts, so that nobody waits for a turn that they no longer want. */
const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

function asConversation({ system, messages }: ModelPrompt): { history: LlamaHistory; request: string } {
  const earlier = messages
    .slice(0, -1)
    .map(({ role, content }) =>
      role === 'user'
        ? { type: 'user' as const, text: content }
        : { type: 'model' as const, response: [content] },
    )
  return { history: [{ type: 'system', text: system }, ...earlier], request: messages.at(-1)?.content ?? '' }
}

/** A number below 2^31 for the sampler. */
const hash = (seed: string) =>
  Array.from(seed).reduce((sum, sign) => (Math.imul(sum, 31) + sign.codePointAt(0)!) >>> 1, 7)
