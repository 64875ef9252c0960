import type { Generated } from 'kysely'
import type { ConnectionProvider, SiteKind } from '#contract/connections.ts'
import type { NarratorFailure } from '#contract/narrator-failures.ts'

/** A way to a model: the site's, or a reader's own. */
export interface ConnectionsTable {
  id: Generated<number>
  /** null: the site's. */
  userId: number | null
  kind: SiteKind
  provider: ConnectionProvider
  address: string | null
  model: string
  /** The key, sealed for this row and its owner. */
  sealedKey: Generated<string | null>
  keyEnd: Generated<string | null>
  contextTokens: Generated<number | null>
  replyTokens: Generated<number | null>
  sampling: Generated<string | null>
  /** US dollars for a million tokens, as JSON. */
  price: Generated<string | null>
  /** The voice that a model speaks with. */
  voice: Generated<string | null>
  /** The model's capabilities as a test has learned them, as JSON. */
  capabilities: Generated<string | null>
  isDefault: Generated<number>
  /** Rises with each change of what is asked, and how. */
  revision: Generated<number>
  testedAt: Generated<number | null>
  /** The findings of the last test, as JSON. */
  findings: Generated<string | null>
  failedAt: Generated<number | null>
  failure: Generated<NarratorFailure | null>
  /** The provider's own sentence about it, without keys. */
  failureSentence: Generated<string | null>
  createdAt: number
}
