import { askSpeechServer, type SpeechServer } from './ask-speech-server.ts'
import { SpeechFailed, type SiteVoice } from './speech-engines.ts'

/** Every server that speaks OpenAI's protocol knows it, or takes its own in its place. */
export const DEFAULT_VOICE = 'alloy'

/** Media types that browsers play. */
const PLAYABLE = /^audio\/(?:mpeg|mp3|mp4|aac|ogg|opus|wav|x-wav|flac|webm)$/

/** A model that reads aloud at `/audio/speech`. A character that it says counts as a token: voices are paid by it. */
export function createHostedVoice(server: SpeechServer, voice = DEFAULT_VOICE): Pick<SiteVoice, 'say'> {
  const { model } = server.settings
  return {
    async say(text, signal) {
      const { bytes, headers } = await askSpeechServer(server, {
        path: '/audio/speech',
        body: { model, input: text, voice, response_format: 'mp3' },
        words: text,
        signal,
      })
      const mediaType = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
      const isSound = PLAYABLE.test(mediaType) || mediaType === 'application/octet-stream'
      if (!isSound || bytes.length === 0) throw new SpeechFailed('garbled')
      return {
        bytes,
        mediaType: PLAYABLE.test(mediaType) ? mediaType : 'audio/mpeg',
        usage: { inputTokens: text.length, outputTokens: 0 },
      }
    },
  }
}
