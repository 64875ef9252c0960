import type { Capabilities } from '../capabilities.ts'
import { isOwnServer, type ConnectionSettings } from '../connection.ts'

/** Enough for a long story; more costs money at a provider and patience on a machine of one's own. */
const ENOUGH_TOKENS = 16_384
/** Ollama reserves memory for all of it. */
const ENOUGH_FOR_OLLAMA = 8_192
/** The least that servers are started with; some drop what is beyond it without a word. */
const UNKNOWN_SERVER_TOKENS = 4_096

/** Tokens of prompt and reply that a model is given together: as wished, never more than it is known to read. */
export function contextTokensOf(connection: ConnectionSettings, capabilities: Capabilities): number {
  const { contextTokens: wished, provider } = connection
  const { contextTokens: read, server } = capabilities
  if (wished !== undefined) return Math.min(wished, read ?? wished)
  if (read !== undefined) {
    const isOllama = provider === 'ollama' || server === 'ollama'
    return Math.min(read, isOllama ? ENOUGH_FOR_OLLAMA : ENOUGH_TOKENS)
  }
  return isOwnServer(connection) ? UNKNOWN_SERVER_TOKENS : ENOUGH_TOKENS
}
