import type { ConnectionTest } from '#contract/connections.ts'
import { narratorFailures, type NarratorFailure } from '#contract/narrator-failures.ts'
import { createHostedEmbeddings } from '#server/engines/embeddings/hosted-embeddings.ts'
import type { SpeechServer } from '#server/engines/speech/ask-speech-server.ts'
import { createHostedDictation } from '#server/engines/speech/hosted-dictation.ts'
import { createHostedVoice } from '#server/engines/speech/hosted-voice.ts'
import { SpeechFailed } from '#server/engines/speech/speech-engines.ts'
import { secondsMs } from '#server/ground/clock.ts'
import { sentenceOf } from './note-failures.ts'

const LONGEST_MS = 60 * secondsMs
/** Whoever reads along waits for it between two sentences. */
const SLOW_MS = 3 * secondsMs
/** As long as a turn waits for the meaning of what was said (`embed-said.ts`). */
const MOST_QUERY_MS = 100
const SENTENCE = 'The lighthouse stands black against the evening, and its lamp is lit.'

type SpeechTrial = Pick<ConnectionTest, 'findings'> & { failure?: NarratorFailure; sentence?: string | null }

/** Has a voice say one sentence, and says in words what came of it. */
export const tryVoice = (server: SpeechServer, voice: string | null): Promise<SpeechTrial> =>
  trial('A sentence was spoken', async (signal) => {
    await createHostedVoice(server, voice ?? undefined).say(SENTENCE, signal)
  })

/** Has a second of silence taken down: whoever listens answers it, too. */
export const tryDictation = (server: SpeechServer): Promise<SpeechTrial> =>
  trial('A second of silence was listened to', async (signal) => {
    await createHostedDictation(server).takeDown({ bytes: silence(), mediaType: 'audio/wav' }, signal)
  })

/** Has a sentence placed by its meaning: a turn waits for that, but not longer than a moment. */
export const tryEmbeddings = (server: SpeechServer): Promise<SpeechTrial> =>
  trial(
    'A sentence was placed by its meaning',
    async (signal) => void (await createHostedEmbeddings(server).embed([SENTENCE], signal)),
    {
      slowMs: MOST_QUERY_MS,
      advice: `A turn waits ${MOST_QUERY_MS} ms at most, and goes on without it: a server nearer by, or a smaller model, answers sooner.`,
    },
  )

interface Slowness {
  slowMs: number
  advice: string
}

async function trial(
  done: string,
  ask: (signal: AbortSignal) => Promise<void>,
  { slowMs, advice }: Slowness = {
    slowMs: SLOW_MS,
    advice: 'Readers will wait: a smaller model answers sooner.',
  },
): Promise<SpeechTrial> {
  const startedAt = performance.now()
  try {
    await ask(AbortSignal.timeout(LONGEST_MS))
  } catch (error) {
    if (!(error instanceof SpeechFailed)) throw error
    const findings = [{ kind: 'fails' as const, text: narratorFailures[error.reason] }]
    return { failure: error.reason, sentence: sentenceOf(error), findings }
  }
  const tookMs = performance.now() - startedAt
  const text = `${done} after ${(tookMs / secondsMs).toFixed(slowMs < secondsMs ? 2 : 1)} s.`
  return { findings: [tookMs > slowMs ? { kind: 'better', text, advice } : { kind: 'works', text }] }
}

const SAMPLES = 16_000

/** A second of nothing as a WAV file: one channel, 16 bits, 16,000 samples. */
function silence(): Uint8Array {
  const bytes = Buffer.alloc(44 + 2 * SAMPLES)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + 2 * SAMPLES, 4)
  bytes.write('WAVEfmt ', 8)
  for (const [value, at] of [
    [16, 16],
    [SAMPLES, 24],
    [2 * SAMPLES, 28],
    [2 * SAMPLES, 40],
  ] as const)
    bytes.writeUInt32LE(value, at)
  for (const [value, at] of [
    [1, 20],
    [1, 22],
    [2, 32],
    [16, 34],
  ] as const)
    bytes.writeUInt16LE(value, at)
  bytes.write('data', 36)
  return bytes
}
