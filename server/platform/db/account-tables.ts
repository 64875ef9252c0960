import type { Generated } from 'kysely'

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
