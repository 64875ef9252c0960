import type { SiteDictation, SiteVoice } from '#server/engines/speech/speech-engines.ts'
import { secondsMs } from '#server/ground/clock.ts'
import { startRounds } from '#server/platform/jobs/rounds.ts'
import { followDefault } from './follow-default.ts'
import { openStoredDictation, openStoredVoice, type SpeechModelsContext } from './stored-speech.ts'

const LOOK_EVERY_MS = 2 * secondsMs

/** Who reads aloud and who listens on this site; undefined where the reader's browser does. */
export interface SpeechModels extends AsyncDisposable {
  readonly voice: SiteVoice | undefined
  readonly dictation: SiteDictation | undefined
  /** Looks whether anything has changed, here or on another node. */
  refresh(): Promise<void>
}

/** Keeps voice and dictation as the connections say; a change holds from the next sentence on. */
export async function startSpeechModels(context: SpeechModelsContext): Promise<SpeechModels> {
  const { db, log } = context
  const voice = followDefault(db, 'voice', async (row) => openStoredVoice(context, row))
  const dictation = followDefault(db, 'dictation', async (row) => openStoredDictation(context, row))
  async function refresh(): Promise<void> {
    await voice.refresh()
    await dictation.refresh()
  }
  await refresh()
  const rounds = startRounds(refresh, {
    everyMs: LOOK_EVERY_MS,
    log,
    complaint: 'voice and dictation could not be looked up; trying again',
  })
  return {
    get voice() {
      return voice.current
    },
    get dictation() {
      return dictation.current
    },
    refresh,
    [Symbol.asyncDispose]: () => rounds[Symbol.asyncDispose](),
  }
}
