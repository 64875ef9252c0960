import { access } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import type { Capabilities } from '../capabilities.ts'
import type { LanguageModel, ModelReply, ReplyLimits, ReplyListener } from '../language-model.ts'
import { NarrationFailed } from '../narrator.ts'
import type { ModelPrompt } from '../prompt/write-prompt.ts'
import {
  loadLlama,
  type LlamaHistory,
  type LlamaModel,
  type LlamaPackage,
  type LlamaSequence,
} from './load-llama.ts'

export interface LocalSettings {
  /** Path of a GGUF file. */
  file: string
  threads?: number
  /** The longest reply; as other models have it, when not given. */
  replyTokens?: number
  /** Tokens that it reads and writes together, as far as it was trained to. */
  contextTokens?: number
  /** The folder where `node-llama-cpp` is installed; `.toolchain/llama` when not given. */
  packageFolder?: string
}

const CONTEXT_TOKENS = 6_144
/** As the makers of small open models advise for prose. */
const SAMPLING = { temperature: 0.8, minP: 0.05 }
/** A load that failed is tried again by the first turn after that: the file may have come meanwhile. */
const LOAD_AGAIN_AFTER_MS = 10_000

interface Loaded {
  llama: LlamaPackage
  sequence: LlamaSequence
}

/**
 * A model out of a GGUF file. It begins to load at once and holds nothing else up; who asks meanwhile waits for it. It
 * writes one reply at a time; other replies wait for their turn.
 */
export function createLocalModel(settings: LocalSettings): LanguageModel {
  const capabilities: Capabilities = {}
  let loaded = startLoading()
  let failedAt: number | undefined
  let lastReply: Promise<unknown> = Promise.resolve()

  function startLoading(): Promise<Loaded> {
    const loading = load(settings, capabilities)
    loading.catch(() => (failedAt = performance.now()))
    return loading
  }

  function loadAgainAfterFailure(): void {
    if (failedAt === undefined || performance.now() - failedAt < LOAD_AGAIN_AFTER_MS) return
    failedAt = undefined
    loaded = startLoading()
  }

  async function reply(
    prompt: ModelPrompt,
    replyTokens: number,
    listener: ReplyListener,
    signal: AbortSignal,
  ): Promise<ModelReply> {
    const { llama, sequence } = await loaded
    signal.throwIfAborted()
    using session = new llama.LlamaChatSession({ contextSequence: sequence })
    const { history, request } = asConversation(prompt)
    session.setChatHistory(history)
    const before = sequence.tokenMeter.getState()
    const { stopReason } = await session.promptWithMeta(request, {
      ...SAMPLING,
      seed: hash(prompt.seed),
      maxTokens: replyTokens,
      customStopTriggers: prompt.stop,
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
  }

  return {
    provider: 'local',
    model: basename(settings.file, '.gguf'),
    capabilities,
    get isReady() {
      loadAgainAfterFailure()
      return loaded.then(noop, noop)
    },
    async write(prompt, { replyTokens }: ReplyLimits, listener, signal) {
      const mine = lastReply.then(() => reply(prompt, replyTokens, listener, signal))
      lastReply = mine.catch(noop)
      try {
        return await Promise.race([mine, abortOf(signal)])
      } catch (error) {
        signal.throwIfAborted()
        throw new NarrationFailed(failedAt === undefined ? 'provider_error' : 'model_missing', {
          cause: error,
        })
      }
    },
  }
}

const noop = () => {}

/** Throws with what to do when the package or the file can't be loaded. */
async function load(settings: LocalSettings, capabilities: Capabilities): Promise<Loaded> {
  const { file, packageFolder, contextTokens = CONTEXT_TOKENS } = settings
  const { threads = Math.max(1, availableParallelism() - 1) } = settings
  const llama = await loadLlama(packageFolder)
  const model = await loadFile(llama, file)
  const contextSize = Math.min(contextTokens, model.trainContextSize)
  const context = await model.createContext({ contextSize, threads })
  capabilities.contextTokens = contextSize
  return { llama, sequence: context.getSequence() }
}

async function loadFile({ getLlama }: LlamaPackage, file: string): Promise<LlamaModel> {
  try {
    await access(file)
    const llama = await getLlama({
      build: 'never',
      skipDownload: true,
      progressLogs: false,
      logLevel: 'error',
    })
    return await llama.loadModel({ modelPath: file })
  } catch (error) {
    throw new Error(`The model file ${file} could not be loaded: ${(error as Error).message}`, {
      cause: error,
    })
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
