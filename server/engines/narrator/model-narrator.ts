import { gatherPieces } from './gather-pieces.ts'
import type { ModelVoice, Spoken } from './model-voice.ts'
import { startWatchdog, type NarrationLimits } from './narration-watchdog.ts'
import { writeTitlePrompt, writeTurnPrompt, type ModelPrompt } from './narrator-prompt.ts'
import { NarrationFailed, type Narrator, type TokenUsage } from './narrator.ts'
import { tidyTitle } from './story-title.ts'
import { createSuggestionsTail } from './suggestions-tail.ts'
import { createThoughtFilter } from './thought-filter.ts'
import { estimateTokens } from './token-estimate.ts'

export interface ModelNarratorSettings {
  /** The most tokens, as estimated, that a turn's prompt may take. */
  promptTokens: number
  limits: NarrationLimits
}

const GATHER_MS = 50
const GATHER_AT_MOST_MS = 250

/**
 * How long text is gathered before it is handed on: the more replies are told at once, the longer, since each piece
 * is a write to a reader, and hundreds of readers share one event loop.
 */
const gatherMsFor = (running: number): number => Math.min(GATHER_MS + running / 2, GATHER_AT_MOST_MS)

/** Makes a narrator of a model: prompt, time limits, gathered pieces, suggestions and usage. */
export function createModelNarrator(voice: ModelVoice, settings: ModelNarratorSettings): Narrator {
  const { promptTokens, limits } = settings
  let running = 0

  /** What the model says (a text may be ''), then what it took. Ends without the latter when the caller aborts. */
  async function* listen(prompt: ModelPrompt, signal: AbortSignal) {
    if (signal.aborted) return
    using watchdog = startWatchdog(limits, signal)
    let spoken: Spoken = { usage: {} }
    let said = ''
    const thoughts = createThoughtFilter()
    const pieces = gatherPieces(
      async (push) => {
        const onToken = (text: string) => {
          watchdog.hear()
          push(text)
        }
        spoken = await voice.speak(prompt, onToken, watchdog.signal)
        watchdog.rest()
      },
      () => gatherMsFor(running),
    )
    running += 1
    try {
      for await (const piece of pieces) {
        said += piece
        yield { type: 'text' as const, text: thoughts.read(piece) }
      }
    } catch (error) {
      if (signal.aborted) return
      throw watchdog.failure ?? error
    } finally {
      running -= 1
    }
    yield { type: 'text' as const, text: thoughts.finish() }
    yield { type: 'end' as const, usage: { ...estimateUsage(prompt, said), ...spoken.usage } }
  }

  return {
    provider: voice.provider,
    model: voice.model,
    isModel: true,

    async *generateReply(input, signal) {
      const tail = createSuggestionsTail()
      let hasTold = false
      for await (const event of listen(writeTurnPrompt(input, promptTokens), signal)) {
        const { text, suggestions } =
          event.type === 'end' ? tail.finish() : { text: tail.read(event.text), suggestions: undefined }
        if (text !== '') yield { type: 'text', text }
        hasTold ||= text !== ''
        if (event.type === 'end' && !hasTold) throw new NarrationFailed('empty')
        if (event.type === 'end') yield { ...event, suggestions }
      }
    },

    async suggestTitle(input, signal) {
      let answer = ''
      for await (const event of listen(writeTitlePrompt(input), signal)) {
        if (event.type === 'text') {
          answer += event.text
          continue
        }
        const title = tidyTitle(answer)
        if (title === '') throw new NarrationFailed('empty')
        return { title, usage: event.usage }
      }
      throw signal.reason
    },
  }
}

function estimateUsage({ system, messages }: ModelPrompt, said: string): TokenUsage {
  const asked = messages.map(({ content }) => estimateTokens(content))
  return {
    inputTokens: asked.reduce((sum, tokens) => sum + tokens, estimateTokens(system)),
    outputTokens: estimateTokens(said),
  }
}
