/** Shares of a model's context. */
export interface TokenBudget {
  /** The most that goes to the model. */
  promptTokens: number
  /** The longest reply the model may write, its thoughts included where it thinks. */
  replyTokens: number
}

const LONGEST_REPLY = 1_200
const LONGEST_THOUGHTS = 2_400
/** Tokens that a chat template puts around messages. */
const TEMPLATE_TOKENS = 60

interface Wish {
  /** A shorter or longer reply than usual; it still has to leave half of the context to the prompt. */
  replyTokens?: number
  /** Whether the model thinks before it writes: its thoughts count as reply. */
  thinks?: boolean
}

/** Shares out a context: the reply takes at most 1,200 tokens and a fifth of it, thoughts as much again. */
export function shareContext(contextTokens: number, { replyTokens, thinks = false }: Wish = {}): TokenBudget {
  const fifth = Math.floor(contextTokens / 5)
  const story = Math.min(replyTokens ?? Math.min(LONGEST_REPLY, fifth), Math.floor(contextTokens / 2))
  const thoughts = thinks ? Math.min(LONGEST_THOUGHTS, fifth) : 0
  const reply = story + thoughts
  return { replyTokens: reply, promptTokens: Math.max(0, contextTokens - reply - TEMPLATE_TOKENS) }
}
