import { comesWithin } from '#server/ground/clock.ts'
import type { LanguageModel, ModelReply } from './language-model.ts'
import {
  NarrationFailed,
  type NarratorInput,
  type Narrator,
  type TokenUsage,
  type Waiting,
} from './narrator.ts'
import type { GivenMemory } from './remembered.ts'
import { estimateTokens } from './prompt/token-estimate.ts'
import { shareContext } from './prompt/token-budget.ts'
import { createTokenGauge } from './prompt/token-gauge.ts'
import {
  estimatePrompt,
  writeQuestionPrompt,
  writeRememberingPrompt,
  writeTitlePrompt,
  type ModelPrompt,
  type PromptRoom,
} from './prompt/write-prompt.ts'
import { gatherPieces } from './reply/gather-pieces.ts'
import { gatherMsFor } from './reply/gather-window.ts'
import { looksDeclined, tidyTitle } from './reply/read-answer.ts'
import { startWatchdog, type ReplyTimes } from './reply/reply-watchdog.ts'
import { createSuggestionsTail } from './reply/suggestions-tail.ts'
import { createThoughtFilter } from './reply/thought-filter.ts'

export interface ModelNarratorSettings {
  recentMessages: number
  /** Tokens that the model reads and writes together, as far as is known at that moment. */
  contextTokens(): number
  replyTokens?: number
  times: ReplyTimes
  /** Whether its server may hand out thoughts as text, without the tag that opens them. */
  maySwallowOpening: boolean
  isOneAtATime?: boolean
}

/** A reader learns that the model is being loaded when that takes longer than this. */
const SOON_MS = 2_500

/** Writes a prompt into a room; `sample` is of its script. */
interface PromptWriter {
  sample: string
  write(room: PromptRoom): ModelPrompt | Promise<ModelPrompt>
}
type Heard =
  | { type: 'text'; text: string }
  | ({ type: 'waiting' } & Waiting)
  | { type: 'given'; given: GivenMemory }
  | { type: 'end'; usage: TokenUsage; isCut: boolean }

/** Makes a narrator of a model: prompt, time limits, gathered pieces, suggestions and usage. */
export function createModelNarrator(model: LanguageModel, settings: ModelNarratorSettings): Narrator {
  const gauge = createTokenGauge()
  let running = 0

  /** Yields what the model says, then what it took. Ends without the latter when the caller aborts. */
  async function* listen(writer: PromptWriter, signal: AbortSignal): AsyncGenerator<Heard> {
    if (signal.aborted) return
    const isReady = Promise.race([model.isReady, abortOf(signal)])
    if (!(await comesWithin(isReady, SOON_MS))) yield { type: 'waiting', reason: 'waking_up' }
    await isReady
    let contextTokens = settings.contextTokens()
    for (let isShortened = false; ;) {
      let hasSpoken = false
      try {
        for await (const heard of attempt(writer, contextTokens, signal)) {
          hasSpoken ||= heard.type === 'text'
          yield heard
        }
        return
      } catch (error) {
        const isTooLong = error instanceof NarrationFailed && error.reason === 'too_long'
        if (!isTooLong || hasSpoken || isShortened) throw error
        isShortened = true
        contextTokens = Math.floor(Math.min(contextTokens, settings.contextTokens()) / 2)
        model.capabilities.contextTokens ??= contextTokens
      }
    }
  }

  async function* attempt(
    { sample, write }: PromptWriter,
    contextTokens: number,
    signal: AbortSignal,
  ): AsyncGenerator<Heard> {
    const { capabilities } = model
    const thinks = capabilities.thoughts !== undefined && capabilities.thoughts !== 'none'
    const { replyTokens, promptTokens } = shareContext(contextTokens, {
      replyTokens: settings.replyTokens,
      thinks,
    })
    const prompt = await write({ promptTokens, tokenFactor: gauge.factorFor(sample) })
    if (prompt.given) yield { type: 'given', given: prompt.given }
    using watchdog = startWatchdog(settings.times, signal)
    const limits = { contextTokens, replyTokens, remainingMs: watchdog.remainingMs }
    const thoughts = createThoughtFilter(capabilities.thoughts, settings.maySwallowOpening)
    const waits: Waiting[] = []
    let reply: ModelReply = { usage: {}, isCut: false }
    let said = ''
    let pieceCount = 0
    let hasSpoken = false
    const pieces = gatherPieces(
      async (push, poke) => {
        const listener = {
          onText(text: string) {
            watchdog.hear()
            push(text)
          },
          onThought: () => watchdog.hear(),
          onWait(waiting: Waiting, ms: number) {
            watchdog.grant(ms)
            waits.push(waiting)
            poke()
          },
        }
        reply = await model.write(prompt, limits, listener, watchdog.signal)
        watchdog.rest()
      },
      () => gatherMsFor({ running, pieces: pieceCount, hasSpoken }),
    )
    running += 1
    try {
      for await (const piece of pieces) {
        for (const waiting of waits.splice(0)) yield { type: 'waiting', ...waiting }
        said += piece
        pieceCount += 1
        const text = thoughts.read(piece)
        hasSpoken ||= text.trim() !== ''
        if (text !== '') yield { type: 'text', text }
        if (thoughts.isOver) break
      }
    } catch (error) {
      if (signal.aborted) return
      const rest = thoughts.finish(true)
      if (rest !== '') yield { type: 'text', text: rest }
      throw watchdog.failure ?? error
    } finally {
      running -= 1
    }
    if (signal.aborted) return
    const rest = thoughts.finish(reply.isCut)
    if (rest !== '') yield { type: 'text', text: rest }
    if (signal.aborted) return
    if (capabilities.thoughts !== 'field') capabilities.thoughts = thoughts.form
    const { inputTokens: countedTokens } = reply.usage
    if (countedTokens !== undefined)
      gauge.learn({
        text: textOf(prompt),
        estimatedTokens: prompt.given?.promptTokens ?? estimatePrompt(prompt),
        countedTokens,
      })
    yield {
      type: 'end',
      usage: wholeUsage(reply.usage, prompt, said),
      isCut: reply.isCut && !thoughts.isOver,
    }
  }

  /** Why there is no story in a reply that came to its end. */
  const emptiness = ({ isCut }: { isCut: boolean }) =>
    new NarrationFailed(isCut && model.capabilities.thoughts !== 'none' ? 'only_thoughts' : 'empty')

  return {
    provider: model.provider,
    model: model.model,
    isModel: true,
    ...(settings.isOneAtATime && { isOneAtATime: true }),
    recentMessages: settings.recentMessages,

    async *generateReply(input, signal) {
      const tail = createSuggestionsTail()
      let story = ''
      for await (const heard of listen(
        { sample: sampleOf(input), write: (room) => writeRememberingPrompt(input, room) },
        signal,
      )) {
        if (heard.type === 'waiting' || heard.type === 'given') {
          yield heard
          continue
        }
        const { text, suggestions } =
          heard.type === 'end' ? tail.finish() : { text: tail.read(heard.text), suggestions: undefined }
        if (text !== '') yield { type: 'text', text }
        story += text
        if (heard.type !== 'end') continue
        if (story === '') throw emptiness(heard)
        if (looksDeclined(story)) throw new NarrationFailed('declined')
        const { usage, isCut } = heard
        yield { type: 'end', usage, ...(isCut && { isCut }), ...(suggestions && { suggestions }) }
      }
    },

    async answer(question, signal) {
      const writer = { sample: '', write: (room: PromptRoom) => writeQuestionPrompt(question, room) }
      let text = ''
      for await (const heard of listen(writer, signal)) {
        if (heard.type === 'text') text += heard.text
        if (heard.type === 'end')
          return {
            text,
            usage: heard.usage,
            engine: { provider: model.provider, model: model.model, isModel: true },
          }
      }
      throw signal.reason
    },

    async suggestTitle(input, signal) {
      let answer = ''
      for await (const heard of listen(
        { sample: sampleOf(input), write: (room) => writeTitlePrompt(input, room) },
        signal,
      )) {
        if (heard.type === 'text') answer += heard.text
        if (heard.type !== 'end') continue
        const title = tidyTitle(answer)
        if (title === '') throw emptiness(heard)
        return { title, usage: heard.usage }
      }
      throw signal.reason
    },
  }
}

const sampleOf = ({ path, premise }: NarratorInput): string => path.at(-2)?.content ?? premise

const textOf = ({ system, messages }: ModelPrompt): string =>
  [system, ...messages.map(({ content }) => content)].join('\n')

/** Counts of the model, with estimates for what it has left out. */
const wholeUsage = (counted: Partial<TokenUsage>, prompt: ModelPrompt, said: string): TokenUsage => ({
  ...counted,
  inputTokens: counted.inputTokens ?? estimateTokens(textOf(prompt)),
  outputTokens: counted.outputTokens ?? estimateTokens(said),
})

/** Resolves when the signal aborts, so that nobody waits for a model that they no longer want. */
const abortOf = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
