/** The part of the browser's speech recognition that is used here; its own types do not know it yet. */
export interface Recognition {
  continuous: boolean
  interimResults: boolean
  lang: string
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
  abort: () => void
}

interface Listeners {
  SpeechRecognition?: new () => Recognition
  webkitSpeechRecognition?: new () => Recognition
}

/** Makes a recognition; undefined where the browser has none. */
export function browserRecognition(): (() => Recognition) | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as Listeners
  const Listener = SpeechRecognition ?? webkitSpeechRecognition
  return Listener && (() => new Listener())
}
