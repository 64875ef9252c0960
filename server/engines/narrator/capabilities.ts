/** The program behind an address, as far as it can be told from outside. */
export type ServerKind = 'ollama' | 'llama.cpp' | 'vllm' | 'lm-studio' | 'koboldcpp' | 'openrouter'

/**
 * Where a model's thoughts are: nowhere, in a field of their own, between tags, or in front of a closing tag whose
 * opening one the server has swallowed.
 */
export type ThoughtForm = 'none' | 'field' | 'tags' | 'unopened'

/** Ways in which an answer can be held to JSON: by a schema, as any JSON, or by the words of the question alone. */
export type AnswerForm = 'schema' | 'json' | 'text'

/** Facts about a model from a probe, a server's own lists or earlier replies; absent is unknown. */
export interface Capabilities {
  server?: ServerKind
  /** The most that the model reads, prompt and reply together. */
  contextTokens?: number
  /** Its server has loaded it with fewer tokens than it was asked for. */
  isLoadedShort?: boolean
  takesSystemRole?: boolean
  lengthLimit?: 'max_tokens' | 'max_completion_tokens'
  /** Fields of the request that the server refuses. */
  refusedFields?: string[]
  thoughts?: ThoughtForm
  coldFirstWordMs?: number
  warmFirstWordMs?: number
  tokensPerSecond?: number
  givesSuggestions?: boolean
  answerForm?: AnswerForm
}
