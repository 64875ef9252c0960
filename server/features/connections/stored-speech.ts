import type { FastifyBaseLogger } from 'fastify'
import type { HttpCall } from '#server/engines/narrator/hosted/http-call.ts'
import type { SpeechServer } from '#server/engines/speech/ask-speech-server.ts'
import { createHostedEmbeddings, type SiteEmbeddings } from '#server/engines/embeddings/hosted-embeddings.ts'
import { createHostedDictation } from '#server/engines/speech/hosted-dictation.ts'
import { createHostedVoice } from '#server/engines/speech/hosted-voice.ts'
import { SpeechFailed, type SiteDictation, type SiteVoice } from '#server/engines/speech/speech-engines.ts'
import { createBreaker } from '#server/ground/breaker.ts'
import type { Clock } from '#server/ground/clock.ts'
import type { ConnectionRow } from '#server/platform/connections/connections.queries.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { KeyRing } from '#server/platform/secrets/key-ring.ts'
import { priceOfRow, settingsOfRow } from './connection-row.ts'
import { noteFailures, sentenceOf } from './note-failures.ts'
import { noteRests } from './note-rests.ts'

/** The parts of the house that open voices, dictation and embeddings. */
export interface SpeechModelsContext {
  db: Database
  clock: Clock
  log: FastifyBaseLogger
  ring: KeyRing
  calls: { site: HttpCall }
}

/** The voice of a stored connection. */
export function openStoredVoice(context: SpeechModelsContext, row: ConnectionRow): SiteVoice {
  const watch = watched(context, row)
  const voice = openOnce(context, row, (server) => createHostedVoice(server, row.voice ?? undefined))
  return { ...nameOfRow(row), say: (text, signal) => watch(signal, async () => voice().say(text, signal)) }
}

/** The dictation of a stored connection. */
export function openStoredDictation(context: SpeechModelsContext, row: ConnectionRow): SiteDictation {
  const watch = watched(context, row)
  const dictation = openOnce(context, row, createHostedDictation)
  return {
    ...nameOfRow(row),
    takeDown: (sound, signal) => watch(signal, async () => dictation().takeDown(sound, signal)),
  }
}

/** The embeddings of a stored connection. */
export function openStoredEmbeddings(context: SpeechModelsContext, row: ConnectionRow): SiteEmbeddings {
  const watch = watched(context, row)
  const embeddings = openOnce(context, row, createHostedEmbeddings)
  return {
    ...nameOfRow(row),
    embed: (texts, signal) => watch(signal, async () => embeddings().embed(texts, signal)),
  }
}

/** Opens the key as the connection is taken up: its seal may be another by the time of a call. */
function openOnce<Engine>(
  context: SpeechModelsContext,
  row: ConnectionRow,
  make: (server: SpeechServer) => Engine,
): () => Engine {
  try {
    const engine = make(serverOf(context, row))
    return () => engine
  } catch (error) {
    return () => {
      throw error
    }
  }
}

const nameOfRow = (row: ConnectionRow) => ({
  provider: row.provider,
  model: row.model,
  isModel: true as const,
  price: priceOfRow(row),
})

/** Throws `SpeechFailed` where the key cannot be opened. */
export function serverOf(
  { ring, calls }: Pick<SpeechModelsContext, 'ring' | 'calls'>,
  row: ConnectionRow,
): SpeechServer {
  try {
    return { settings: settingsOfRow(row, ring), call: calls.site }
  } catch (cause) {
    throw new SpeechFailed('wrong_key', { cause })
  }
}

/** Has a connection rest once it has failed five times in a row, and keeps with it why it failed last. */
function watched(context: SpeechModelsContext, row: ConnectionRow) {
  const note = noteFailures(context, row)
  const breaker = createBreaker({
    ...noteRests(context, row, row.id),
    isItsFault: (error) => error instanceof SpeechFailed && error.reason !== 'filtered',
    resting: () => new SpeechFailed('resting'),
  })
  return async <T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T> => {
    try {
      const answer = await breaker.watch(signal, ask)
      void note()
      return answer
    } catch (error) {
      if (error instanceof SpeechFailed) void note(error.reason, sentenceOf(error))
      throw error
    }
  }
}
