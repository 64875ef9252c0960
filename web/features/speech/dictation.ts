import { createStore } from '#web/platform/store.ts'
import type { ReadableStore } from '#web/platform/store.ts'
import type { Recognition } from './recognition.ts'
import { speechNotices } from './speech-notices.ts'
import type { SpeechNotice } from './speech-notices.ts'

interface Surroundings {
  /** Makes a recognition; absent where the browser has none. */
  recognition: (() => Recognition) | undefined
  notify: (notice: SpeechNotice) => void
}

interface Listener {
  /** Takes the words that were said. */
  onTranscript: (transcript: string) => void
  /** A recording begins; the returned function is called when it has ended, however it did. */
  onRecord: () => () => void
}

/** One sentence spoken by the reader at a time: from idle to recording and back. */
export class Dictation {
  readonly #world: Surroundings
  readonly #isRecording = createStore(false)
  #running: Recognition | undefined
  #listener: Listener | undefined
  #onEnded: (() => void) | undefined

  constructor(world: Surroundings) {
    this.#world = world
  }

  readonly isRecording: ReadableStore<boolean> = this.#isRecording

  /** Sets who listens; returns the way to leave, which ends a recording and forgets what was said. */
  readonly open = (listener: Listener): (() => void) => {
    this.#listener = listener
    return () => {
      this.abort()
      this.#listener = undefined
    }
  }

  readonly start = (): void => {
    const { recognition, notify } = this.#world
    if (this.#running) return
    if (!recognition) return notify(speechNotices.noRecognition)
    try {
      const running = recognition()
      this.#listenTo(running)
      this.#onEnded = this.#listener?.onRecord()
      running.start()
      this.#setRunning(running)
      notify(speechNotices.started)
    } catch {
      this.#setRunning(undefined)
      notify(speechNotices.notStarted)
    }
  }

  /** Ends the recording; what was said until now is still understood. */
  readonly stop = (): void => this.#running?.stop()

  /** Ends the recording and forgets what was said. */
  readonly abort = (): void => {
    const running = this.#running
    this.#setRunning(undefined)
    running?.abort()
  }

  #listenTo(running: Recognition): void {
    running.lang = 'en-US'
    running.continuous = false
    running.interimResults = false
    const isCurrent = () => this.#running === running
    running.onresult = ({ results }) => {
      if (!isCurrent()) return
      const transcript = Array.from(results, (result) => result[0]?.transcript ?? '')
        .join(' ')
        .trim()
      this.#setRunning(undefined)
      if (transcript !== '') this.#listener?.onTranscript(transcript)
    }
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- some browsers' recognition has handlers only
    running.onerror = ({ error }) => {
      if (!isCurrent()) return
      this.#setRunning(undefined)
      this.#world.notify(refusals.has(error) ? speechNotices.noPermission : speechNotices.notRecorded)
    }
    running.onend = () => {
      if (isCurrent()) this.#setRunning(undefined)
    }
  }

  #setRunning(running: Recognition | undefined): void {
    this.#running = running
    if (!running) {
      const onEnded = this.#onEnded
      this.#onEnded = undefined
      onEnded?.()
    }
    this.#isRecording.set(running !== undefined)
  }
}

const refusals: ReadonlySet<string> = new Set(['not-allowed', 'service-not-allowed'])

/** The text with what was said behind it. */
export const withTranscript = (text: string, transcript: string): string =>
  text === '' || /\s$/.test(text) ? text + transcript : `${text} ${transcript}`
