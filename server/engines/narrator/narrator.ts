import type { GenreMix } from '#contract/genres.ts'
import type { Price } from '#contract/connections.ts'
import type { NarratorFailure, WaitReason } from '#contract/narrator-failures.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { GivenMemory, Remembered } from './remembered.ts'

/** One message of the story so far, as the narrator needs it. */
export interface PromptMessage {
  role: 'user' | 'assistant'
  content: string
  /** Where it is one of the story's own messages. */
  messageId?: number
  /** Of a player's message: words that the hero says, or what happens in the story; otherwise what the hero does. */
  kind?: 'say' | 'story'
  /** Of a reply: it broke off at the limit of its length. */
  isCut?: true
}

/** All that a narrator may know about the turn whose reply it is to generate. */
export interface NarratorInput {
  storyId: string
  /** Where chance comes from: the same turn tried again has another seed and reads differently. */
  seed: string
  /** The scenario as the reader gave it, without the sentence of the genre mix. */
  premise: string
  genreMix?: GenreMix
  preferences: Preferences
  /** 0 is the opening; from then on, which exchange of the path this is. */
  number: number
  /**
   * The path from the oldest message within the budget to what the player just did, oldest first.
   * Empty for the opening; otherwise the last entry is the player's turn, or a reply that is to be gone on with.
   */
  path: PromptMessage[]
  /** The reader's lasting wish for this story. */
  note?: string
  /** The reader's wish for this one reply. */
  guide?: string
  /** The `memory` that this narrator gave with the last reply on the path. */
  memory?: string
  /** The story's memory beside `path`, for narrators that have no memory of their own. */
  remembered?: Remembered
}

export type NarrationEvent =
  /** The part of the story's memory that the model was given. Comes before the text; the last one counts. */
  | { type: 'given'; given: GivenMemory }
  | { type: 'text'; text: string }
  /** The model lets this reply wait; `seconds` is what it asked for, where it said so. */
  | ({ type: 'waiting' } & Waiting)
  /** Comes once, last. A stream that ends without it has broken off. */
  | ({ type: 'end' } & NarrationEnd)

export interface Waiting {
  reason: WaitReason
  seconds?: number
}

export interface NarrationEnd {
  usage: TokenUsage
  /** The model came to the limit of its reply's length: what stands is a part of what it would have said. */
  isCut?: boolean
  /** Who generated it, where that is not the narrator that was asked. */
  standIn?: EngineName
  /** Kept with the reply and handed back as `NarratorInput.memory` of the turns that follow it. */
  memory?: string
  /** Up to four short next actions, in the player's voice, such as 'Open the iron door'. */
  suggestions?: string[]
}

export interface TokenUsage {
  /** All tokens that went to the model, those from its cache among them. */
  inputTokens: number
  outputTokens: number
  /** Those of `inputTokens` that the provider had in its cache. */
  cachedInputTokens?: number
}

export interface EngineName {
  /** The engine, as the usage ledger names it: 'storyteller', 'openai', 'local' … */
  readonly provider: string
  /** The model within the engine, as people know it. */
  readonly model: string
  /** Whether an AI model narrates, or the built-in storyteller. */
  readonly isModel: boolean
  /** The price that its connection states; else the price is looked up by the model's name. */
  readonly price?: Price
  /** Its reader pays the provider: it costs the site nothing and uses up no balance. */
  readonly isPaidByReader?: boolean
}

/** Dispose of one that can be disposed of to let go of what it holds; a reply that runs goes on to its end. */
export interface Narrator extends EngineName, Partial<Disposable> {
  /** Number of the newest messages of a path that it can use, where that is more than 30: no more are read for it. */
  readonly recentMessages?: number
  /** Generates the reply of one turn piece by piece; stops soon after `signal` aborts. Throws `NarrationFailed`. */
  generateReply(input: NarratorInput, signal: AbortSignal): AsyncIterable<NarrationEvent>
  /**
   * Puts a question beside the story to the model, as the schema says where the model can be held to it. Absent where the
   * narrator is no model: then it needs nobody to keep its memory. Throws `NarrationFailed`.
   */
  answer?(question: ModelQuestion, signal: AbortSignal): Promise<QuestionAnswer>
  /** It generates one text at a time: whatever else is asked of it keeps readers waiting. */
  readonly isOneAtATime?: boolean
  /** A title of at most 60 characters for what `input.path` and `input.premise` tell. Throws `NarrationFailed`. */
  suggestTitle(input: NarratorInput, signal: AbortSignal): Promise<{ title: string; usage: TokenUsage }>
}

/** A question beside the story, for work that nobody waits for. */
export interface ModelQuestion {
  /** Names the prompts that share their beginning. */
  cacheKey: string
  /** Rules and question within so many characters. */
  write(mostCharacters: number): { system: string; message: string }
  /** JSON schema of the answer. Not given where the model is to answer without one. */
  schema?: object
}

export interface QuestionAnswer {
  text: string
  usage: TokenUsage
  /** Who answered. */
  engine: EngineName
}

/** Why a narrator could not go on. `reason` is the code of a hint for readers; `cause` is for the log alone. */
export class NarrationFailed extends Error {
  readonly reason: NarratorFailure
  constructor(reason: NarratorFailure, options?: { cause?: unknown }) {
    super(`The narrator failed: ${reason}`, options)
    this.name = 'NarrationFailed'
    this.reason = reason
  }
}
