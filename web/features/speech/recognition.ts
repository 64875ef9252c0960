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
function browserRecognition(): (() => Recognition) | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as Listeners
  const Listener = SpeechRecognition ?? webkitSpeechRecognition
  return Listener && (() => new Listener())
}

const canRecord = (): boolean => 'MediaRecorder' in globalThis && 'mediaDevices' in navigator

/** Makes a recognition by a model of this site, or by the browser; undefined where neither can listen. */
export const recognitionFor = (isSites: boolean): (() => Recognition) | undefined =>
  isSites && canRecord() ? siteRecognition : browserRecognition()

/** A recognition by a model of this site: it hears until it is stopped. Its code comes with the first recording. */
function siteRecognition(): Recognition {
  let recording: Promise<{ stop(): void; abort(): void } | undefined> | undefined
  const recognition: Recognition = {
    continuous: false,
    interimResults: false,
    lang: '',
    onresult: null,
    onerror: null,
    onend: null,
    start() {
      const events = {
        onText: (transcript: string) => recognition.onresult?.({ results: [[{ transcript }]] }),
        onError: (error: string) => recognition.onerror?.({ error }),
      }
      recording = import('./site-recording.ts').then(({ startRecording }) => startRecording(events))
      recording.catch(() => events.onError('network'))
    },
    stop: () => void recording?.then((begun) => begun?.stop()),
    abort: () => void recording?.then((begun) => begun?.abort()),
  }
  return recognition
}
