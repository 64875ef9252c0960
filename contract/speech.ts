import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** A sentence or a few: a page asks for one at a time. */
const SpokenText = z.string().check(
  z.overwrite((text) => text.trim()),
  z.minLength(1, 'There is nothing to say'),
  z.maxLength(1_000, 'Please keep it to 1,000 characters'),
)

/** A minute of speech, as browsers record it, several times over. */
const RECORDING_BYTES = 5_000_000

export const saySentence = endpoint({
  method: 'POST',
  path: '/api/speech/say',
  summary: 'A text as the voice of this site says it: sound, and charged by the character',
  access: 'user',
  body: z.object({ text: SpokenText }),
  reply: z.unknown(),
  errors: ['no_site_voice', 'saying_failed', 'tokens_used_up', 'budget_spent'],
  throttles: ['saying'],
})

export const takeDictation = endpoint({
  method: 'POST',
  path: '/api/speech/dictation',
  summary: 'The words of a recording: WebM, Ogg, MP4, WAV or MP3',
  access: 'user',
  fileBytes: RECORDING_BYTES,
  reply: z.object({ text: z.string() }),
  errors: [
    'no_site_dictation',
    'dictation_failed',
    'tokens_used_up',
    'budget_spent',
    'too_large',
    'unsupported_media_type',
  ],
  throttles: ['dictation'],
})
