import type { Generated } from 'kysely'
import type { ContentRating } from '#contract/preferences.ts'

/** A browser in which an account was opened before; it opens nothing by itself. */
export interface KnownDevicesTable {
  tokenHash: string
  userId: number
  createdAt: number
  lastUsedAt: number
}

/** A new address of an account until the link that was mailed to it is used. */
export interface EmailChangesTable {
  /** SHA-256 of the link's token. */
  tokenHash: string
  userId: number
  email: string
  expiresAt: number
}

/** A passkey: its public half, which opens nothing by itself. */
export interface PasskeysTable {
  id: Generated<number>
  userId: number
  /** The authenticator's own id of it, in base64url. */
  credentialId: string
  /** COSE key in base64url. */
  publicKey: string
  /** Signatures that it has counted; an authenticator may count none. */
  counter: number
  /** JSON list of the ways in which it is reached. */
  transports: string
  name: string
  createdAt: number
  lastUsedAt: number | null
}

/** A challenge that waits for a passkey's signature. */
export interface PasskeyChallengesTable {
  /** SHA-256 of the token in the asker's cookie. */
  tokenHash: string
  challenge: string
  /** Whose new passkey it is for; null at a login. */
  userId: number | null
  expiresAt: number
}

/** A person at an OpenID provider who opens an account here. */
export interface IdentitiesTable {
  id: Generated<number>
  userId: number
  issuer: string
  subject: string
  createdAt: number
}

/** A login that is under way at the provider, and what its answer must fit. */
export interface OidcLoginsTable {
  /** SHA-256 of the token in the browser's cookie. */
  tokenHash: string
  /** Whose account is to be connected; null at a login. */
  userId: number | null
  state: string
  nonce: string
  verifier: string
  onward: string
  invitation: string | null
  expiresAt: number
}

/** A scenario that a reader keeps, to begin stories with. */
export interface PresetsTable {
  id: Generated<number>
  userId: number
  title: string
  scenario: string
  /** JSON; percent by genre. */
  genreMix: string | null
  contentRating: ContentRating | null
  note: string | null
  /** The name of its link, while it is shared; not to be guessed. */
  shareId: Generated<string | null>
  createdAt: number
  updatedAt: number
  /** Since then its link shows the reason in its place. */
  takenDownAt: Generated<number | null>
  takedownReason: Generated<string | null>
}

/** A link by which so many people may make an account. */
export interface InvitationsTable {
  id: Generated<number>
  /** SHA-256 of the link's token. */
  tokenHash: string
  label: string
  uses: number
  usesLeft: number
  createdAt: number
  expiresAt: number
}

/** A package of tokens that a reader has bought, or has gone to pay for. */
export interface TokenPurchasesTable {
  /** The name by which the payment refers to it; not to be guessed. */
  id: string
  /** Null when the account is gone. */
  userId: number | null
  package: string
  tokens: number
  /** In the smallest coin of the currency. */
  amount: number
  currency: string
  status: 'open' | 'paid'
  /** The provider's name of the payment, by which a refund refers to it. */
  paymentId: string | null
  /** Tokens that refunds have taken back. */
  returnedTokens: Generated<number>
  createdAt: number
  paidAt: number | null
}

/** Use that counts against the budgets; `held` is of calls that are under way. */
export interface BudgetUseTable {
  /** 'site' or 'reader:7'. */
  scope: string
  /** A day as `2026-11-22` or a month as `2026-11`. */
  period: string
  nanoUsd: number
  tokens: number
  heldNanoUsd: Generated<number>
  heldTokens: Generated<number>
}
