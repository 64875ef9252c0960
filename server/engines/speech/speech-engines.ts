import type { Price } from '#contract/connections.ts'
import type { NarratorFailure } from '#contract/narrator-failures.ts'

interface SpeechModel {
  readonly provider: string
  readonly model: string
  readonly isModel: true
  /** The price that its connection states; else the price is looked up by the model's name. */
  readonly price?: Price
}

interface SpeechUsage {
  inputTokens: number
  outputTokens: number
}

export interface Sound {
  bytes: Uint8Array
  /** Such as audio/mpeg. */
  mediaType: string
}

/** A model that reads aloud. */
export interface SiteVoice extends SpeechModel {
  /** Says one sentence or a few; stops soon after `signal` aborts. Throws `SpeechFailed`. */
  say(text: string, signal: AbortSignal): Promise<Sound & { usage: SpeechUsage }>
}

/** A model that takes down what is said. */
export interface SiteDictation extends SpeechModel {
  /** Returns the words of a recording, '' where it holds none. Throws `SpeechFailed`. */
  takeDown(sound: Sound, signal: AbortSignal): Promise<{ text: string; usage: SpeechUsage }>
}

/** Why a model did not speak or listen. `reason` and `cause` are for admins and the log. */
export class SpeechFailed extends Error {
  readonly reason: NarratorFailure
  constructor(reason: NarratorFailure, options?: { cause?: unknown }) {
    super(`The speech model failed: ${reason}`, options)
    this.name = 'SpeechFailed'
    this.reason = reason
  }
}
