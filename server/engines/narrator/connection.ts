import type { ConnectionProvider, Sampling } from '#contract/connections.ts'
import type { Capabilities } from './capabilities.ts'

/** All that it takes to ask one model: from the environment, or as an admin or a reader has stored it. */
export interface ConnectionSettings {
  /** Who serves the model; it decides the wire format. */
  provider: ConnectionProvider
  /** Base address; each provider but `azure` and `openai-compatible` has one of its own, and a file has none. */
  address?: string
  /** Of a file, its name in the folder of models. */
  model: string
  /** A secret: it goes into the request's headers and nowhere else. */
  key?: string
  /** Tokens of prompt and reply together that the model may be given; else as the server says, within reason. */
  contextTokens?: number
  /** The longest reply, thoughts not counted. */
  replyTokens?: number
  sampling?: Sampling
  /** As far as a probe or an earlier reply has learned. */
  capabilities?: Capabilities
}

const addresses: Partial<Record<ConnectionProvider, string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  openrouter: 'https://openrouter.ai/api/v1',
  ollama: 'http://127.0.0.1:11434',
}

/** The base address without a slash at its end; '' where it is needed and missing. */
export const addressOf = ({ provider, address }: ConnectionSettings): string =>
  (address ?? addresses[provider] ?? '').replace(/\/+$/, '')

/** Whether the model runs on a machine of one's own: it may have to be loaded first, and may leave thoughts in its text. */
export const isOwnServer = ({ provider }: ConnectionSettings): boolean =>
  provider === 'ollama' || provider === 'openai-compatible' || provider === 'local'
