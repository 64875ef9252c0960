import type { SiteEmbeddings } from '#server/engines/embeddings/hosted-embeddings.ts'
import type { SiteDictation, SiteVoice } from '#server/engines/speech/speech-engines.ts'
import { secondsMs } from '#server/ground/clock.ts'
import { startRounds } from '#server/platform/jobs/rounds.ts'
import { findVersion } from '#server/platform/connections/connection-settings.queries.ts'
import { followDefault } from './follow-default.ts'
import {
  openStoredDictation,
  openStoredEmbeddings,
  openStoredVoice,
  type SpeechModelsContext,
} from './stored-speech.ts'

const LOOK_EVERY_MS = 2 * secondsMs

/** Who reads aloud and who listens on this site, undefined where the reader's browser does; and who finds by meaning, if anybody. */
export interface SpeechModels extends AsyncDisposable {
  readonly voice: SiteVoice | undefined
  readonly dictation: SiteDictation | undefined
  readonly embeddings: SiteEmbeddings | undefined
  /** Looks whether anything has changed, here or on another node. */
  refresh(): Promise<void>
}

/** Keeps voice, dictation and embeddings as the connections say; a change holds from the next sentence on. */
export async function startSpeechModels(context: SpeechModelsContext): Promise<SpeechModels> {
  const { db, log } = context
  const voice = followDefault(db, 'voice', async (row) => openStoredVoice(context, row))
  const dictation = followDefault(db, 'dictation', async (row) => openStoredDictation(context, row))
  const embeddings = followDefault(db, 'embeddings', async (row) => openStoredEmbeddings(context, row))
  async function refresh(): Promise<void> {
    const version = await findVersion(db)
    for (const each of [voice, dictation, embeddings]) await each.refresh(version)
  }
  await refresh()
  const rounds = startRounds(refresh, {
    everyMs: LOOK_EVERY_MS,
    log,
    complaint: 'voice, dictation and embeddings could not be looked up; trying again',
  })
  return {
    get voice() {
      return voice.current
    },
    get dictation() {
      return dictation.current
    },
    get embeddings() {
      return embeddings.current
    },
    refresh,
    [Symbol.asyncDispose]: () => rounds[Symbol.asyncDispose](),
  }
}
