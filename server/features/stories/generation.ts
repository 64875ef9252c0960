import type { ErrorCode } from '#contract/errors.ts'
import type { NarratorFailure } from '#contract/narrator-failures.ts'
import type { TurnReply, TurnStatus, TurnWaiting } from '#contract/stories.ts'

/** The end of a generation, as everyone who waits for it learns it. */
export type GenerationOutcome =
  | { status: Extract<TurnStatus, 'done' | 'stopped'>; reply: TurnReply }
  | { status: Extract<TurnStatus, 'failed' | 'interrupted'>; code: ErrorCode; failure?: NarratorFailure }
  | typeof elsewhere

/** This process generates the reply no more; the database knows how it goes on, and how it ended. */
export const elsewhere = { status: 'elsewhere' } as const

/** The outcomes that are an end. */
export type TurnOutcome = Exclude<GenerationOutcome, typeof elsewhere>

/** The outcome of a generation that left a reply: generated to its end, or as far as the reader let it. */
export function replyOutcome({
  status,
  suggestions,
  isCut,
  standIn,
  ...fields
}: Omit<TurnReply, 'status'> & { status: 'done' | 'stopped' }): TurnOutcome {
  const reply = {
    ...fields,
    ...(status === 'stopped' && { status }),
    ...(isCut && { isCut }),
    ...(standIn !== undefined && { standIn }),
    ...(suggestions && { suggestions }),
  }
  return { status, reply }
}

export interface GenerationIds {
  turnId: number
  storyId: string
  userId: number
  replyId: number
  isOpening: boolean
  /** Messages above the reply on its path. */
  depth: number
  userMessageId?: number
}

/** A reply that an earlier process has left. */
export interface BegunReply {
  text: string
  attempts: number
}

/** A reply that this process is generating now: the text so far, and those who wait for more of it. */
export class Generation {
  readonly ids: GenerationIds
  text: string
  /** Characters that another process has left, and which this one goes on with. */
  readonly begunLength: number
  /** Processes that have generated it, this one included. */
  readonly attempts: number
  /** Counts how often the text began again from nothing. */
  beginnings = 0
  /** Why the narrator has not begun yet, where it has said so. */
  waiting: TurnWaiting | undefined
  outcome: GenerationOutcome | undefined
  isStopRequested = false
  /** Somebody follows on another node until then, by `performance.now`. */
  followedUntil = 0
  /** The process ends: the turn is for another one to go on with. */
  isHandedOver = false
  readonly #abort = new AbortController()
  readonly #finished = Promise.withResolvers<GenerationOutcome>()
  #changed = Promise.withResolvers<void>()

  constructor(ids: GenerationIds, begun: BegunReply = { text: '', attempts: 1 }) {
    this.ids = ids
    this.text = begun.text
    this.begunLength = begun.text.length
    this.attempts = begun.attempts
  }

  /** Aborts when the turn is to stop or was lost to another node. */
  get signal(): AbortSignal {
    return this.#abort.signal
  }

  /** Resolves when the generation has ended and its end is stored. */
  get finished(): Promise<GenerationOutcome> {
    return this.#finished.promise
  }

  /** Resolves at the next piece or at the end. */
  get changed(): Promise<void> {
    return this.#changed.promise
  }

  wait(waiting: TurnWaiting): void {
    this.waiting = waiting
    this.#announce()
  }

  append(text: string): void {
    this.waiting = undefined
    this.text += text
    this.#announce()
  }

  stop(): void {
    this.isStopRequested = true
    this.#abort.abort()
  }

  /** Ends the narrator's work because it no longer counts; the text stays as it is stored. */
  abandon(): void {
    this.#abort.abort()
  }

  /** Ends the narrator's work so that another process goes on with it. */
  handOver(): void {
    this.isHandedOver = true
    this.#abort.abort()
  }

  /** Drops the text, because another one comes in its place. */
  beginAnew(): void {
    this.text = ''
    this.beginnings += 1
  }

  finish(outcome: GenerationOutcome): void {
    this.outcome = outcome
    this.#finished.resolve(outcome)
    this.#announce()
  }

  #announce(): void {
    this.#changed.resolve()
    this.#changed = Promise.withResolvers()
  }
}
