import type { LanguageModel } from '#server/engines/narrator/language-model.ts'
import { createModelNarrator } from '#server/engines/narrator/model-narrator.ts'
import { NarrationFailed, type Narrator } from '#server/engines/narrator/narrator.ts'
import type { ModelPrompt } from '#server/engines/narrator/prompt/write-prompt.ts'

/** Says what a memory model tells and keeps; both get the prompt and nothing else. */
export interface MemoryScript {
  tell(prompt: ModelPrompt): string
  /** Throws where the keeper is to fail. */
  keep(prompt: ModelPrompt): string | Promise<string>
}

export interface MemoryModel {
  narrator: Narrator
  script: MemoryScript
  /** Prompts of replies, oldest first. */
  told: ModelPrompt[]
  /** Prompts of what was to be kept, oldest first. */
  kept: ModelPrompt[]
}

const KEEPERS_RULE = 'You keep the memory of an interactive story'
export const isKeeperPrompt = ({ system }: Pick<ModelPrompt, 'system'>): boolean =>
  system.startsWith(KEEPERS_RULE)

/** A model that tells and keeps as the script says, behind the narrator that every model has. */
export function memoryModel(script: MemoryScript, contextTokens = 6_000): MemoryModel {
  const model: LanguageModel = {
    provider: 'scripted',
    model: 'Scripted Model',
    capabilities: { thoughts: 'none' },
    isReady: Promise.resolve(),
    async write(prompt, _limits, listener) {
      const isKeeper = isKeeperPrompt(prompt)
      ;(isKeeper ? made.kept : made.told).push(prompt)
      const text = isKeeper ? await made.script.keep(prompt) : made.script.tell(prompt)
      if (text === '') throw new NarrationFailed('provider_error')
      listener.onText(text)
      return { usage: { inputTokens: 100, outputTokens: 10 }, isCut: false }
    },
  }
  const times = { firstTokenMs: 60_000, idleMs: 60_000, totalMs: 60_000 }
  const settings = {
    contextTokens: () => contextTokens,
    times,
    maySwallowOpening: false,
    recentMessages: 200,
  }
  const made: MemoryModel = { narrator: createModelNarrator(model, settings), script, told: [], kept: [] }
  return made
}

/** All that a prompt says. */
export const promptText = ({ system, messages }: ModelPrompt): string =>
  [system, ...messages.map(({ content }) => content)].join('\n')
