import { setTimeout as sleep } from 'node:timers/promises'
import type { ModelVoice, Spoken } from '../model-voice.ts'
import type { ModelPrompt } from '../narrator-prompt.ts'
import { NarrationFailed } from '../narrator.ts'
import { readCallFailure } from './call-failure.ts'
import type { LanguageModel } from './open-model.ts'
import { tapText } from './tapped-fetch.ts'

export interface HostedVoiceSettings {
  /** The engine's name for the ledger. */
  provider: string
  /** The pauses before each further try; as many tries as pauses. */
  retryPausesMs?: readonly number[]
  /** Generous, since models that think before they speak count their thoughts. */
  replyTokens?: number
}

const RETRY_PAUSES_MS = [300, 900]
const REPLY_TOKENS = 3_000
/** A provider that wants a longer pause than this is given up at once: a reader is waiting. */
const LONGEST_PAUSE_MS = 5_000

/** Speaks through a provider of the AI SDK; tries again only while nothing has been said. */
export function createHostedVoice(model: LanguageModel, settings: HostedVoiceSettings): ModelVoice {
  const { provider, retryPausesMs = RETRY_PAUSES_MS, replyTokens = REPLY_TOKENS } = settings
  return {
    provider,
    model: model.modelId,
    async speak(prompt, onToken, signal) {
      for (let tries = 0; ; tries++) {
        let hasSpoken = false
        const onOwnToken = (text: string) => {
          hasSpoken = true
          onToken(text)
        }
        try {
          return await call(model, prompt, replyTokens, onOwnToken, signal)
        } catch (error) {
          signal.throwIfAborted()
          const { failure, isWorthRetrying, ...asked } = readCallFailure(error, hasSpoken)
          const pauseMs = Math.max(retryPausesMs[tries] ?? Infinity, asked.retryAfterMs ?? 0)
          if (hasSpoken || !isWorthRetrying || pauseMs > LONGEST_PAUSE_MS) throw failure
          await sleep(pauseMs, undefined, { signal })
        }
      }
    },
  }
}

async function call(
  model: LanguageModel,
  { system, messages }: ModelPrompt,
  maxOutputTokens: number,
  onToken: (text: string) => void,
  abortSignal: AbortSignal,
): Promise<Spoken> {
  let hasText = false
  const onText = (text: string) => {
    hasText ||= text !== ''
    onToken(text)
  }
  const { stream, response } = await tapText(onText, () =>
    model.doStream({
      prompt: [
        { role: 'system', content: system },
        ...messages.map(({ role, content }) => ({
          role,
          content: [{ type: 'text' as const, text: content }],
        })),
      ],
      maxOutputTokens,
      abortSignal,
    }),
  )
  const isEventStream = /event-stream/.test(response?.headers?.['content-type'] ?? 'event-stream')
  if (!isEventStream) {
    await stream.cancel()
    throw new NarrationFailed('garbled')
  }
  for await (const part of stream) {
    if (part.type === 'text-delta' && part.delta !== '') onText(part.delta)
    else if (part.type === 'reasoning-delta') onText('')
    else if (part.type === 'error') throw part.error
    else if (part.type === 'finish') {
      const { unified } = part.finishReason
      if (unified === 'error' || unified === 'interrupted') throw new NarrationFailed('broke_off')
      if (!hasText) throw new NarrationFailed('empty')
      return { usage: countedUsage(part.usage.inputTokens.total, part.usage.outputTokens.total) }
    }
  }
  throw new NarrationFailed('broke_off')
}

/** Only what the provider counted: an undefined field would hide the estimate. */
const countedUsage = (inputTokens?: number, outputTokens?: number) => ({
  ...(inputTokens !== undefined && { inputTokens }),
  ...(outputTokens !== undefined && { outputTokens }),
})
