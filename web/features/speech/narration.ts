import { createStore } from '#web/platform/store.ts'
import type { ReadableStore } from '#web/platform/store.ts'
import { speechPieces } from './sentences.ts'
import type { SpeechPiece } from './sentences.ts'
import type { SpeechEngine, SpeechManner } from './speech-engine.ts'

/** A reply as it stands, without markup. */
export interface SpokenReply {
  id: string
  text: string
  /** It still streams. */
  isUnfinished: boolean
}

export interface NarrationState {
  status: 'stopped' | 'playing' | 'paused'
  /** The sentence being said: its place in the reply's text. */
  spoken?: { replyId: string; start: number; end: number }
}

interface Surroundings {
  engine: SpeechEngine
  /** The voice to speak with and its speed, asked before each sentence. */
  manner: () => SpeechManner
  /** Speaking failed. */
  onError: () => void
  /** Milliseconds. */
  now: () => number
}

/** Some browsers lose what is paused for longer. */
const PAUSE_LASTS_MS = 10_000

/** Says the latest reply sentence by sentence, also while it still streams. */
export class Narration {
  readonly #world: Surroundings
  readonly #state = createStore<NarrationState>({ status: 'stopped' })
  #reply: SpokenReply | undefined
  /** The reply is said up to here. */
  #saidTo = 0
  #piece: SpeechPiece | undefined
  /** The browser let go of a sentence while it was paused. */
  #isCutOff = false
  #pausedAt = 0
  /** Tells the sentence being said from those that were given up: their events come late. */
  #utterance = 0

  constructor(world: Surroundings) {
    this.#world = world
  }

  readonly state: ReadableStore<NarrationState> = this.#state

  /** Takes the latest reply, each time it grows. A new one is spoken at once, in the place of the one before. */
  readonly follow = (reply: SpokenReply): void => {
    const isNew = reply.id !== this.#reply?.id
    this.#reply = reply
    if (isNew) this.play()
    else if (this.#state.get().status === 'playing' && !this.#piece) this.#sayNext()
  }

  /** Says the reply from its beginning. */
  readonly play = (): void => {
    this.#silence()
    this.#saidTo = 0
    this.#sayNext()
  }

  readonly pause = (): void => {
    if (this.#state.get().status !== 'playing') return
    this.#pausedAt = this.#world.now()
    this.#state.set({ ...this.#state.get(), status: 'paused' })
    this.#world.engine.pause()
  }

  readonly resume = (): void => {
    if (this.#state.get().status !== 'paused') return
    const isLost = this.#isCutOff || this.#world.now() - this.#pausedAt > PAUSE_LASTS_MS
    this.#state.set({ ...this.#state.get(), status: 'playing' })
    if (this.#piece && !isLost) return this.#world.engine.resume()
    this.#silence()
    this.#sayNext()
  }

  /** Goes back to the sentence before the one being said, or to the beginning of the first. */
  readonly back = (): void => {
    if (!this.#reply || this.#state.get().status === 'stopped') return
    const from = this.#piece?.start ?? this.#saidTo
    const pieces = speechPieces(this.#reply.text, this.#reply.isUnfinished)
    this.#silence()
    this.#saidTo = pieces.findLast(({ start }) => start < from)?.start ?? 0
    this.#sayNext()
  }

  /** Says the sentence again as it is to sound from now on; one that is paused, when it goes on. */
  readonly renew = (): void => {
    if (this.#state.get().status === 'paused') this.#isCutOff = true
    if (this.#state.get().status !== 'playing') return
    this.#silence()
    this.#sayNext()
  }

  /** Falls silent while something else sounds; returns the way to go on, where it was speaking. */
  readonly hush = (): (() => void) => {
    if (this.#state.get().status !== 'playing') return () => undefined
    this.pause()
    return this.resume
  }

  /** Says no more of this reply; the next one is spoken again. */
  readonly stop = (): void => {
    this.#silence()
    this.#state.set({ status: 'stopped' })
  }

  /** Falls silent and forgets the reply. */
  readonly leave = (): void => {
    this.stop()
    this.#reply = undefined
  }

  #sayNext(): void {
    if (!this.#reply) return
    const { id, text, isUnfinished } = this.#reply
    const pieces = speechPieces(text, isUnfinished)
    const piece = pieces.find(({ start }) => start >= this.#saidTo)
    this.#piece = piece
    if (!piece) return this.#state.set({ status: isUnfinished ? 'playing' : 'stopped' })
    const utterance = ++this.#utterance
    const isCurrent = () => utterance === this.#utterance
    this.#state.set({ status: 'playing', spoken: { replyId: id, start: piece.start, end: piece.end } })
    this.#world.engine.speak(piece.words, this.#world.manner(), {
      onEnd: () => isCurrent() && this.#goOn(piece),
      onError: (reason) => isCurrent() && this.#fail(piece, reason),
    })
    const next = pieces[pieces.indexOf(piece) + 1]
    if (next) this.#world.engine.prepare?.(next.words, this.#world.manner())
  }

  #goOn(piece: SpeechPiece): void {
    if (this.#state.get().status === 'paused') {
      this.#isCutOff = true
      return
    }
    this.#saidTo = piece.end
    this.#sayNext()
  }

  #fail(piece: SpeechPiece, reason: string): void {
    const isHarmless = reason === 'synthesis-failed' && this.#world.engine.isSpeaking()
    if (isHarmless || this.#state.get().status === 'paused') return this.#goOn(piece)
    this.stop()
    if (!silentReasons.has(reason)) this.#world.onError()
  }

  #silence(): void {
    this.#utterance += 1
    this.#piece = undefined
    this.#isCutOff = false
    this.#world.engine.cancel()
  }
}

/** Someone else has silenced the browser, or it waits for the reader's first touch of the page. */
const silentReasons: ReadonlySet<string> = new Set(['canceled', 'interrupted', 'not-allowed'])
