import type { ModelPrompt } from './narrator-prompt.ts'
import type { TokenUsage } from './narrator.ts'

/** The one thing that sets models apart; what makes a narrator of them is the same for all. */
export interface ModelVoice {
  /** As `Narrator.provider` and `Narrator.model`. */
  readonly provider: string
  readonly model: string
  /**
   * Says a reply, token by token, and settles when it is over. `onToken('')` is a sign of life without text, such
   * as a thought. Throws `NarrationFailed`; after `signal` aborts, it may throw anything.
   */
  speak(prompt: ModelPrompt, onToken: (text: string) => void, signal: AbortSignal): Promise<Spoken>
}

export interface Spoken {
  /** Only what the model counted itself. */
  usage: Partial<TokenUsage>
}
