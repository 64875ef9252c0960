import * as z from 'zod/mini'
import type { Price } from '#contract/connections.ts'
import { tokenCountIn } from '#server/ground/token-count.ts'
import { askSpeechServer, type SpeechServer } from '../speech/ask-speech-server.ts'
import { SpeechFailed } from '../speech/speech-engines.ts'

/** A model that places texts by what they mean. */
export interface SiteEmbeddings {
  readonly provider: string
  readonly model: string
  readonly isModel: true
  /** The price that its connection states; else the price is looked up by the model's name. */
  readonly price?: Price
  /** Returns a vector of length 1 for each text; stops soon after `signal` aborts. Throws `SpeechFailed`. */
  embed(
    texts: readonly string[],
    signal: AbortSignal,
  ): Promise<{ vectors: Float32Array[]; usage: { inputTokens: number; outputTokens: number } }>
}

const Answer = z.object({
  data: z.array(z.object({ index: z.number(), embedding: z.array(z.number()).check(z.minLength(1)) })),
  usage: z.optional(z.object({ prompt_tokens: z.optional(z.unknown()) })),
})

const CHARACTERS_A_TOKEN = 4

/** A model that answers at `/embeddings`. */
export function createHostedEmbeddings(server: SpeechServer): Pick<SiteEmbeddings, 'embed'> {
  const { model } = server.settings
  return {
    async embed(texts, signal) {
      const words = texts.join('\n')
      const { bytes } = await askSpeechServer(server, {
        path: '/embeddings',
        body: { model, input: texts, encoding_format: 'float' },
        words,
        signal,
      })
      const { data, usage } = readAnswer(bytes.toString('utf8'))
      const byIndex = new Map(data.map(({ index, embedding }) => [index, unitVector(embedding)]))
      const vectors = texts.flatMap((_, index) => byIndex.get(index) ?? [])
      const isWhole =
        vectors.length === texts.length && vectors.every(({ length }) => length === vectors[0]?.length)
      if (!isWhole) throw new SpeechFailed('garbled')
      const inputTokens = tokenCountIn(usage?.prompt_tokens) ?? Math.ceil(words.length / CHARACTERS_A_TOKEN)
      return { vectors, usage: { inputTokens, outputTokens: 0 } }
    },
  }
}

function readAnswer(text: string): z.infer<typeof Answer> {
  try {
    return Answer.parse(JSON.parse(text))
  } catch (cause) {
    throw new SpeechFailed('garbled', { cause })
  }
}

function unitVector(values: readonly number[]): Float32Array {
  const length = Math.hypot(...values) || 1
  return Float32Array.from(values, (value) => value / length)
}
