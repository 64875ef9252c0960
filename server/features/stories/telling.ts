import type { ErrorCode } from '#contract/errors.ts'
import type { ToldReply, TurnStatus } from '#contract/stories.ts'

/** How a telling ended, as everyone who waits for it learns it. */
export type Outcome =
  | { status: Extract<TurnStatus, 'done' | 'stopped'>; reply: ToldReply }
  | { status: Extract<TurnStatus, 'failed' | 'interrupted'>; code: ErrorCode }

/** The outcome of a telling that left a reply: told to its end, or as far as the reader let it. */
export function toldOutcome({
  status,
  suggestions,
  ...told
}: Omit<ToldReply, 'status'> & { status: 'done' | 'stopped' }): Outcome {
  const reply = { ...told, ...(status === 'stopped' && { status }), ...(suggestions && { suggestions }) }
  return { status, reply }
}

export interface TellingIds {
  turnId: number
  storyId: string
  userId: number
  replyId: number
  userMessageId?: number
}

/** A reply that this process is telling now: the text so far, and those who wait for more of it. */
export class Telling {
  readonly ids: TellingIds
  text = ''
  outcome: Outcome | undefined
  isStopRequested = false
  readonly #abort = new AbortController()
  readonly #finished = Promise.withResolvers<Outcome>()
  #changed = Promise.withResolvers<void>()

  constructor(ids: TellingIds) {
    this.ids = ids
  }

  /** Aborts when the turn is to stop or was lost to another node. */
  get signal(): AbortSignal {
    return this.#abort.signal
  }

  /** Resolves when the telling has ended and its end is stored. */
  get finished(): Promise<Outcome> {
    return this.#finished.promise
  }

  /** Resolves at the next piece or at the end. */
  get changed(): Promise<void> {
    return this.#changed.promise
  }

  append(text: string): void {
    this.text += text
    this.#announce()
  }

  stop(): void {
    this.isStopRequested = true
    this.#abort.abort()
  }

  /** Ends the narrator's work because it no longer counts; what was told stays as it is stored. */
  abandon(): void {
    this.#abort.abort()
  }

  finish(outcome: Outcome): void {
    this.outcome = outcome
    this.#finished.resolve(outcome)
    this.#announce()
  }

  #announce(): void {
    this.#changed.resolve()
    this.#changed = Promise.withResolvers()
  }
}
