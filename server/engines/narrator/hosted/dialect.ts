import type { AnswerForm, Capabilities } from '../capabilities.ts'
import type { ConnectionSettings } from '../connection.ts'
import type { TokenUsage } from '../narrator.ts'
import type { ModelPrompt } from '../prompt/write-prompt.ts'
import { tokenCountIn } from '#server/ground/token-count.ts'

/** Way to ask one kind of provider, and to read its answer. */
export interface Dialect {
  request(question: Question): ModelRequest
  /** The parts of one event of the answer, or of the whole answer where it came in one piece. Never throws. */
  read(event: unknown): WirePart[]
}

export interface Question {
  connection: ConnectionSettings
  capabilities: Capabilities
  prompt: ModelPrompt
  contextTokens: number
  replyTokens: number
}

export interface ModelRequest {
  url: string
  headers: Record<string, string>
  body: Record<string, unknown>
}

export type WirePart =
  | { type: 'text'; text: string }
  | { type: 'thought' }
  | { type: 'usage'; usage: Partial<TokenUsage> }
  | { type: 'finish'; reason: FinishReason }
  | { type: 'error'; error: unknown }

export type FinishReason = 'whole' | 'cut' | 'filtered' | 'declined' | 'failed'

/** An answer's object, for reading what may be there; anything else reads as empty. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}

export const firstOf = (list: unknown): Record<string, unknown> =>
  fieldsOf(Array.isArray(list) ? list[0] : undefined)

/** Text of an answer; '' for anything else. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Counts as a ledger takes them, as far as they are believable: an absent field leaves room for the estimate. */
export function usagePart(input: unknown, output: unknown, cached?: unknown): WirePart {
  const inputTokens = tokenCountIn(input)
  const outputTokens = tokenCountIn(output)
  const cachedInputTokens = tokenCountIn(cached)
  return {
    type: 'usage',
    usage: {
      ...(inputTokens !== undefined && { inputTokens }),
      ...(outputTokens !== undefined && { outputTokens }),
      ...(cachedInputTokens !== undefined &&
        cachedInputTokens <= (inputTokens ?? 0) && { cachedInputTokens }),
    },
  }
}

/** The form that the answer to a question is to be held to; a model that is not known yet is tried with the schema. */
export const answerFormOf = ({
  prompt,
  capabilities: { answerForm = 'schema' },
}: Pick<Question, 'prompt' | 'capabilities'>): AnswerForm => (prompt.answerSchema ? answerForm : 'text')

/** Takes the fields away that are undefined, and those that the server has refused. */
export const withoutRefused = (
  body: Record<string, unknown>,
  { refusedFields = [] }: Capabilities,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).filter(([name, value]) => value !== undefined && !refusedFields.includes(name)),
  )

/** The messages with the rules in front, or folded into the first where the model has no role for them. */
export function messagesWithRules(
  { system, messages }: ModelPrompt,
  { takesSystemRole = true }: Capabilities,
): { role: string; content: string }[] {
  if (takesSystemRole) return [{ role: 'system', content: system }, ...messages]
  const [first, ...others] = messages
  return [{ role: 'user', content: `${system}\n\n${first?.content ?? ''}` }, ...others]
}
