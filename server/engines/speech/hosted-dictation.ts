import * as z from 'zod/mini'
import { plainLine } from '#server/ground/plain-text.ts'
import { tokenCountIn } from '#server/ground/token-count.ts'
import { askSpeechServer, type SpeechServer } from './ask-speech-server.ts'
import { SpeechFailed, type SiteDictation, type Sound } from './speech-engines.ts'

const fileEndings: Record<string, string> = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
  'audio/wav': 'wav',
  'audio/mpeg': 'mp3',
}

const Answer = z.object({
  text: z.string(),
  duration: z.optional(z.unknown()),
  usage: z.optional(
    z.object({
      seconds: z.optional(z.unknown()),
      input_tokens: z.optional(z.unknown()),
      output_tokens: z.optional(z.unknown()),
    }),
  ),
})

/** As OpenAI counts sound; for servers that say how long it was, or nothing at all. */
const TOKENS_A_SECOND = 1_000 / 60
/** Rate at which browsers record speech, roughly. */
const BYTES_A_SECOND = 4_000
const CHARACTERS_A_TOKEN = 4

/** A model that takes down what is said at `/audio/transcriptions`. */
export function createHostedDictation(server: SpeechServer): Pick<SiteDictation, 'takeDown'> {
  return {
    async takeDown(sound, signal) {
      const form = new Response(formOf(sound, server.settings.model))
      const { bytes } = await askSpeechServer(server, {
        path: '/audio/transcriptions',
        body: await form.bytes(),
        headers: { 'content-type': form.headers.get('content-type') ?? '' },
        signal,
      })
      const answer = readAnswer(bytes.toString('utf8'))
      const text = plainLine(answer.text)
      return { text, usage: usageOf(answer, sound, text) }
    },
  }
}

function formOf({ bytes, mediaType }: Sound, model: string): FormData {
  const form = new FormData()
  const name = `speech.${fileEndings[mediaType] ?? 'webm'}`
  form.set('file', new File([new Uint8Array(bytes)], name, { type: mediaType }))
  form.set('model', model)
  form.set('response_format', 'json')
  return form
}

function readAnswer(text: string): z.infer<typeof Answer> {
  try {
    return Answer.parse(JSON.parse(text))
  } catch (cause) {
    throw new SpeechFailed('garbled', { cause })
  }
}

function usageOf({ usage, duration }: z.infer<typeof Answer>, { bytes }: Sound, text: string) {
  const seconds = tokenCountIn(usage?.seconds) ?? tokenCountIn(duration) ?? bytes.length / BYTES_A_SECOND
  return {
    inputTokens: tokenCountIn(usage?.input_tokens) ?? Math.ceil(seconds * TOKENS_A_SECOND),
    outputTokens: tokenCountIn(usage?.output_tokens) ?? Math.ceil(text.length / CHARACTERS_A_TOKEN),
  }
}
