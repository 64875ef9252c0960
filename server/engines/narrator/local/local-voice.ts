import { access } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import type { ModelVoice, Spoken } from '../model-voice.ts'
import type { ModelPrompt } from '../narrator-prompt.ts'
import { NarrationFailed } from '../narrator.ts'
import { loadLlama, type LlamaHistory, type LlamaModel, type LlamaPackage } from './load-llama.ts'

export interface LocalSettings {
  engine: 'local'
  /** Path of a GGUF file. */
  file: string
  threads?: number
  /** The longest reply; a quarter of the context, at most 1,200, when not given. */
  replyTokens?: number
  /** The folder where `node-llama-cpp` is installed; the working directory when not given. */
  packageFolder?: string
}

export interface LocalVoice extends ModelVoice {
  /** What the model can read and still has room to reply. */
  promptTokens: number
}

const MOST_REPLY_TOKENS = 1_200
/** As the makers of small open models advise for prose. */
const SAMPLING = { temperature: 0.8, minP: 0.05 }

/**
 * Loads a GGUF file and speaks with it, one reply at a time; other replies wait for their turn.
 * Throws with what to do when the package or the file can't be loaded.
 */
export async function createLocalVoice(settings: LocalSettings, contextTokens: number): Promise<LocalVoice> {
  const { file, packageFolder = process.cwd(), threads = Math.max(1, availableParallelism() - 1) } = settings
  const llamaPackage = await loadLlama(packageFolder)
  const model = await loadModel(llamaPackage, file)
  const contextSize = Math.min(contextTokens, model.trainContextSize)
  const sequence = (await model.createContext({ contextSize, threads })).getSequence()
  const { replyTokens = Math.min(MOST_REPLY_TOKENS, Math.floor(contextSize / 4)) } = settings
  let lastReply: Promise<unknown> = Promise.resolve()

  async function reply(
    prompt: ModelPrompt,
    onToken: (text: string) => void,
    signal: AbortSignal,
  ): Promise<Spoken> {
    signal.throwIfAborted()
    using session = new llamaPackage.LlamaChatSession({ contextSequence: sequence })
    const { history, request } = asConversation(prompt)
    session.setChatHistory(history)
    const before = sequence.tokenMeter.getState()
    await session.promptWithMeta(request, {
      ...SAMPLING,
      seed: hash(prompt.seed),
      maxTokens: replyTokens,
      signal,
      onResponseChunk: ({ type, text }) => onToken(type === undefined ? text : ''),
    })
    const after = sequence.tokenMeter.getState()
    return {
      usage: {
        inputTokens: after.usedInputTokens - before.usedInputTokens,
        outputTokens: after.usedOutputTokens - before.usedOutputTokens,
      },
    }
  }

  return {
    provider: 'local',
    model: basename(file, '.gguf'),
    promptTokens: contextSize - replyTokens,
    async speak(prompt, onToken, signal) {
      const mine = lastReply.then(() => reply(prompt, onToken, signal))
      lastReply = mine.catch(() => {})
      try {
        return await Promise.race([mine, abortOf(signal)])
      } catch (error) {
        signal.throwIfAborted()
        throw new NarrationFailed('provider_error', { cause: error })
      }
    },
  }
}

async function loadModel({ getLlama }: LlamaPackage, file: string): Promise<LlamaModel> {
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
  const told = messages
    .slice(0, -1)
    .map(({ role, content }) =>
      role === 'user'
        ? { type: 'user' as const, text: content }
        : { type: 'model' as const, response: [content] },
    )
  return { history: [{ type: 'system', text: system }, ...told], request: messages.at(-1)?.content ?? '' }
}

/** A number below 2^31 for the sampler. */
const hash = (seed: string) =>
  Array.from(seed).reduce((sum, sign) => (Math.imul(sum, 31) + sign.codePointAt(0)!) >>> 1, 7)
