import type { Voice } from './voice-rule.ts'

/** A speaker: the browser, or a script in its place. It says one thing at a time. */
export interface SpeechEngine {
  /** The voices known by now; the same list until it changes. */
  voices: () => readonly Voice[]
  onVoices: (listener: () => void) => () => void
  /** The voice that speaks for who has chosen none; else a rule finds one. */
  own?: Voice
  /** Hears what is said next, where that takes time to get. */
  prepare?: (words: string, manner: SpeechManner) => void
  speak: (words: string, manner: SpeechManner, events: SpeechEvents) => void
  pause: () => void
  resume: () => void
  cancel: () => void
  isSpeaking: () => boolean
}

export interface SpeechManner {
  voice: Voice | undefined
  /** As a part of the voice's own pace. */
  speed: number
}

export interface SpeechEvents {
  onEnd: () => void
  /** `reason` is the browser's own word, such as 'synthesis-failed'. */
  onError: (reason: string) => void
}

const RATE = 0.9
const PITCH = 1
const VOLUME = 1

/** The browser's own speech; undefined where it has none. */
export function browserSpeech(): SpeechEngine | undefined {
  if (!('speechSynthesis' in globalThis) || !('SpeechSynthesisUtterance' in globalThis)) return undefined
  const synthesis = globalThis.speechSynthesis
  let voices: readonly SpeechSynthesisVoice[] = synthesis.getVoices()
  // NOTE: Chrome forgets an utterance that nobody holds, and never says that it ended.
  let spoken: SpeechSynthesisUtterance | undefined
  return {
    voices: () => voices,
    onVoices: (listener) => {
      const refresh = () => {
        voices = synthesis.getVoices()
        listener()
      }
      synthesis.addEventListener('voiceschanged', refresh)
      refresh()
      return () => synthesis.removeEventListener('voiceschanged', refresh)
    },
    speak: (words, { voice, speed }, { onEnd, onError }) => {
      spoken = new SpeechSynthesisUtterance(words)
      spoken.rate = RATE * speed
      spoken.pitch = PITCH
      spoken.volume = VOLUME
      spoken.voice = voices.find(({ name, lang }) => name === voice?.name && lang === voice.lang) ?? null
      spoken.lang = voice?.lang ?? 'en-US'
      spoken.onend = onEnd
      // oxlint-disable-next-line unicorn/prefer-add-event-listener -- one utterance, one listener
      spoken.onerror = ({ error }) => onError(error)
      synthesis.speak(spoken)
    },
    pause: () => synthesis.pause(),
    resume: () => synthesis.resume(),
    cancel: () => {
      spoken = undefined
      synthesis.cancel()
      // A paused synthesis stays paused, also for the next utterance.
      synthesis.resume()
    },
    isSpeaking: () => synthesis.speaking,
  }
}
