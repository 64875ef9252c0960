import type { Recognition } from './recognition.ts'
import { speechNotices } from './speech-notices.ts'
import type { Notice } from './speech-notices.ts'

interface Surroundings {
  /** Makes a recognition; absent where the browser has none. */
  recognition: (() => Recognition) | undefined
  tell: (notice: Notice) => void
}

interface Listener {
  /** Hears what was said. */
  onTranscript: (transcript: string) => void
  /** A recording begins; what it answers is called when that has ended, however it did. */
  onRecord: () => () => void
}

/** One sentence spoken by the reader at a time: from idle to recording and back (specification, section 4). */
export class Dictation {
  readonly #world: Surroundings
  readonly #listeners = new Set<() => void>()
  #running: Recognition | undefined
  #listener: Listener | undefined
  #onEnded: (() => void) | undefined

  constructor(world: Surroundings) {
    this.#world = world
  }

  readonly isRecording = (): boolean => this.#running !== undefined

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Says who listens. Answers how to leave, which ends a recording and forgets what was said. */
  readonly open = (listener: Listener): (() => void) => {
    this.#listener = listener
    return () => {
      this.abort()
      this.#listener = undefined
    }
  }

  readonly start = (): void => {
    const { recognition, tell } = this.#world
    if (this.#running) return
    if (!recognition) return tell(speechNotices.noRecognition)
    try {
      const running = recognition()
      this.#listenTo(running)
      this.#onEnded = this.#listener?.onRecord()
      running.start()
      this.#become(running)
      tell(speechNotices.started)
    } catch {
      this.#become(undefined)
      tell(speechNotices.notStarted)
    }
  }

  /** Ends the recording; what was said until now is still understood. */
  readonly stop = (): void => this.#running?.stop()

  /** Ends the recording and forgets what was said. */
  readonly abort = (): void => {
    const running = this.#running
    this.#become(undefined)
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
      this.#become(undefined)
      if (transcript !== '') this.#listener?.onTranscript(transcript)
    }
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- some browsers' recognition has handlers only
    running.onerror = ({ error }) => {
      if (!isCurrent()) return
      this.#become(undefined)
      this.#world.tell(refusals.has(error) ? speechNotices.noPermission : speechNotices.notRecorded)
    }
    running.onend = () => {
      if (isCurrent()) this.#become(undefined)
    }
  }

  #become(running: Recognition | undefined): void {
    this.#running = running
    if (!running) {
      const onEnded = this.#onEnded
      this.#onEnded = undefined
      onEnded?.()
    }
    for (const listener of this.#listeners) listener()
  }
}

const refusals: ReadonlySet<string> = new Set(['not-allowed', 'service-not-allowed'])

/** The text with what was said behind it (specification, section 4). */
export const withTranscript = (text: string, transcript: string): string =>
  text === '' || /\s$/.test(text) ? text + transcript : `${text} ${transcript}`
