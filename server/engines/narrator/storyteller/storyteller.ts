import type { NarrationEvent, Narrator, NarratorInput } from '../narrator.ts'

/** Characters a token has, on average, in English prose. */
const CHARACTERS_A_TOKEN = 4

/** The built-in narrator: a small story engine that needs no model and answers within milliseconds. */
export function createStoryteller(): Narrator {
  return {
    provider: 'storyteller',
    model: 'Lanterntale Storyteller',
    isModel: false,
    generateReply,
    suggestTitle: async (turn) => {
      const { suggestTitle } = await import('./suggest-title.ts')
      const title = await suggestTitle(turn)
      return { title, usage: { inputTokens: tokensRead(turn), outputTokens: tokensOf(title) } }
    },
  }
}

async function* generateReply(turn: NarratorInput, signal: AbortSignal): AsyncGenerator<NarrationEvent> {
  const [{ makeReply }, language] = await engine()
  if (signal.aborted) return
  const { text, memory, suggestions } = makeReply(turn, language)
  for (const piece of piecesOf(text)) {
    await new Promise((resolve) => setImmediate(resolve))
    if (signal.aborted) return
    yield { type: 'text', text: piece }
  }
  yield {
    type: 'end',
    usage: { inputTokens: tokensRead(turn), outputTokens: tokensOf(text) },
    memory,
    suggestions,
  }
}

/** Loaded with the first story: the wordbooks and the language library would weigh on an idle server. */
const engine = () =>
  Promise.all([import('./reply.ts'), import('./read-language.ts').then(({ loadLanguage }) => loadLanguage())])

/** Sentences with the space after them, so that the pieces together are the text. */
const piecesOf = (text: string): string[] =>
  text.match(/[^.!?…]+(?:[.!?…]+["”’*]*)?\s*|[.!?…]+\s*/g) ?? [text]

const tokensOf = (text: string) => tokensIn(text.length)

const tokensIn = (characters: number) => Math.ceil(characters / CHARACTERS_A_TOKEN)

const tokensRead = ({ premise, path }: NarratorInput) =>
  tokensIn(path.reduce((sum, { content }) => sum + content.length, premise.length))
