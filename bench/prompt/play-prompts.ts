import { defaultPreferences } from '#contract/preferences.ts'
import type { LanguageModel } from '#server/engines/narrator/language-model.ts'
import { createModelNarrator } from '#server/engines/narrator/model-narrator.ts'
import type { PromptMessage } from '#server/engines/narrator/narrator.ts'
import { shareContext } from '#server/engines/narrator/prompt/token-budget.ts'
import type { ModelPrompt } from '#server/engines/narrator/prompt/write-prompt.ts'
import { languages, type CountedText } from './counted-texts.ts'

export type Vocabulary = 'o200k' | 'cl100k'

export interface PlayedPrompt {
  text: string
  tokens: number
}

/** Characters a token has in our English rules, in both vocabularies. */
const RULES_CHARACTERS_A_TOKEN = 4.42
const MESSAGES_READ = 200

const tokensBy = (vocabulary: Vocabulary) =>
  new Map(
    Object.values(languages)
      .flatMap(({ narration, playerTurns }) => [...narration, ...playerTurns])
      .map((counted) => [counted.text, counted[vocabulary]]),
  )

/** Counts a prompt as the vocabulary does: its paragraphs are known, the rest is our own English. */
function count({ system, messages }: ModelPrompt, known: Map<string, number>): number {
  const parts = [system, ...messages.flatMap(({ content }) => content.split('\n'))]
  return parts.reduce(
    (sum, part) => sum + (known.get(part) ?? part.length / RULES_CHARACTERS_A_TOKEN),
    4 * messages.length,
  )
}

/** Plays a story of so many turns and returns the prompt of each; the model counts as the vocabulary does. */
export async function playPrompts(
  language: string,
  { turns, contextTokens, vocabulary }: { turns: number; contextTokens: number; vocabulary: Vocabulary },
): Promise<PlayedPrompt[]> {
  const { narration, playerTurns } = languages[language]!
  const known = tokensBy(vocabulary)
  const prompts: PlayedPrompt[] = []
  let said = 0
  const next = (list: CountedText[]) => list[said++ % list.length]!.text
  const model: LanguageModel = {
    provider: 'bench',
    model: 'bench',
    capabilities: { thoughts: 'none' },
    isReady: Promise.resolve(),
    async write(prompt, _limits, listener) {
      const tokens = Math.round(count(prompt, known))
      prompts.push({
        text: [prompt.system, ...prompt.messages.map(({ content }) => content)].join('\n'),
        tokens,
      })
      listener.onText([next(narration), next(narration), next(narration)].join('\n\n'))
      return { usage: { inputTokens: tokens, outputTokens: 180 }, isCut: false }
    },
  }
  const times = { firstTokenMs: 60_000, idleMs: 60_000, totalMs: 60_000 }
  const narrator = createModelNarrator(model, {
    contextTokens: () => contextTokens,
    times,
    maySwallowOpening: false,
    recentMessages: MESSAGES_READ,
  })
  const path: PromptMessage[] = []
  for (let number = 0; number < turns; number++) {
    if (number > 0) path.push({ role: 'user', content: next(playerTurns) })
    // As a path is read from the database: from a message on that stays the first for many turns.
    const first = Math.max(0, Math.floor(path.length / MESSAGES_READ) - 1) * MESSAGES_READ
    const input = {
      storyId: 'bench',
      seed: String(number),
      premise: 'A lighthouse keeper hears a bell under the sea.',
      preferences: defaultPreferences,
      number,
      path: path.slice(first),
    }
    let text = ''
    for await (const event of narrator.generateReply(input, new AbortController().signal))
      if (event.type === 'text') text += event.text
    path.push({ role: 'assistant', content: text })
  }
  return prompts
}

/** Room for a prompt in such a context. */
export const settingFor = (contextTokens: number): number => shareContext(contextTokens).promptTokens
