import type { Capabilities } from './capabilities.ts'
import type { TokenUsage, Waiting } from './narrator.ts'
import type { ModelPrompt } from './prompt/write-prompt.ts'

/**
 * The one thing that sets models apart; what makes a narrator of them is the same for all. Dispose of one that can be
 * disposed of to let go of what it holds.
 */
export interface LanguageModel extends Partial<Disposable> {
  /** As `Narrator.provider` and `Narrator.model`. */
  readonly provider: string
  readonly model: string
  /** Grows with each reply, as the model shows what it takes and does. */
  readonly capabilities: Capabilities
  /** Settles once `capabilities` holds what the server says of itself; soon, and never with an error. */
  readonly isReady: Promise<void>
  /** Writes a reply and settles when it is over. Throws `NarrationFailed`; after `signal` aborts, anything. */
  write(
    prompt: ModelPrompt,
    limits: ReplyLimits,
    listener: ReplyListener,
    signal: AbortSignal,
  ): Promise<ModelReply>
}

export interface ReplyLimits {
  /** Prompt and reply together, for servers that have to be told. */
  contextTokens: number
  replyTokens: number
  /** Milliseconds left for all of it, waiting included. */
  remainingMs(): number
}

export interface ReplyListener {
  onText(text: string): void
  /** A sign of life without text, such as a thought. */
  onThought(): void
  /** The model will be asked again after `ms`. */
  onWait(waiting: Waiting, ms: number): void
}

export interface ModelReply {
  /** Only what the model counted itself. */
  usage: Partial<TokenUsage>
  /** It came to the limit of its length. */
  isCut: boolean
}
