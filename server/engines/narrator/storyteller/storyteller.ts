import type { NarrationEvent, Narrator, NarratorInput } from '../narrator.ts'

/** Characters a token has, on average, in English prose. */
const CHARACTERS_A_TOKEN = 4

/** The built-in narrator: a small, honest improviser that needs no model and replies within milliseconds. */
export function createStoryteller(): Narrator {
  return {
    provider: 'storyteller',
    model: 'Lanterntale Storyteller',
    isModel: false,
    generateReply,
    suggestTitle: async (input) => {
      const { titleOf } = await import('./telling/title.ts')
      const title = titleOf(input)
      return { title, usage: { inputTokens: tokensRead(input), outputTokens: tokensOf(title) } }
    },
  }
}

async function* generateReply(input: NarratorInput, signal: AbortSignal): AsyncGenerator<NarrationEvent> {
  // Loaded with the first story: content and the language library would weigh on an idle server.
  const { makeReply } = await import('./telling/make-reply.ts')
  if (signal.aborted) return
  const { text, memory, suggestions } = makeReply(input)
  for (const piece of piecesOf(text)) {
    await new Promise((resolve) => setImmediate(resolve))
    if (signal.aborted) return
    yield { type: 'text', text: piece }
  }
  if (signal.aborted) return
  yield {
    type: 'end',
    usage: { inputTokens: tokensRead(input), outputTokens: tokensOf(text) },
    memory,
    suggestions,
  }
}

/** Sentences with the space after them, so that the pieces together are the text. */
const piecesOf = (text: string): string[] =>
  text.match(/[^.!?…]+(?:[.!?…]+["”’*]*)?\s*|[.!?…]+\s*/g) ?? [text]

const tokensOf = (text: string) => tokensIn(text.length)

const tokensIn = (characters: number) => Math.ceil(characters / CHARACTERS_A_TOKEN)

const tokensRead = ({ premise, path }: NarratorInput) =>
  tokensIn(path.reduce((sum, { content }) => sum + content.length, premise.length))
