import type { Generated, Kysely, Transaction } from 'kysely'
import type { AuditAction } from '#contract/audit-actions.ts'
import type { PreferenceName } from '#contract/preferences.ts'
import type { ReportKind } from '#contract/report-kinds.ts'
import type { TypeSettingName } from '#contract/type-settings.ts'
import type {
  MemoryAliasesTable,
  MemoryEntriesTable,
  MemoryFactsTable,
  MemorySpansTable,
  ToldWithTable,
} from './memory-tables.ts'
import type { FiguresTable, PicturesTable, PortraitsTable } from './picture-tables.ts'
import type {
  BudgetUseTable,
  EmailChangesTable,
  InvitationsTable,
  IdentitiesTable,
  KnownDevicesTable,
  OidcLoginsTable,
  PasskeyChallengesTable,
  PasskeysTable,
  PresetsTable,
  TokenPurchasesTable,
} from './account-tables.ts'
import type { ConnectionsTable } from './connections-table.ts'
import type { UsageByDayTable, UsageByUserTable } from './usage-totals-tables.ts'
import type { HeadMovesTable, MessagesTable, StoriesTable, TurnsTable } from './story-tables.ts'

/**
 * All tables. Times are milliseconds since the epoch, truths are 0 or 1, structured values are JSON text:
 * the same on both engines.
 */
export interface Schema {
  users: UsersTable
  sessions: SessionsTable
  knownDevices: KnownDevicesTable
  emailChanges: EmailChangesTable
  passkeys: PasskeysTable
  passkeyChallenges: PasskeyChallengesTable
  identities: IdentitiesTable
  oidcLogins: OidcLoginsTable
  captchas: CaptchasTable
  invitations: InvitationsTable
  preferences: PreferencesTable
  passwordResets: PasswordResetsTable
  stories: StoriesTable
  messages: MessagesTable
  headMoves: HeadMovesTable
  turns: TurnsTable
  usage: UsageTable
  usageByUser: UsageByUserTable
  usageByDay: UsageByDayTable
  budgetUse: BudgetUseTable
  tokenPurchases: TokenPurchasesTable
  settings: SettingsTable
  auditLog: AuditLogTable
  pictures: PicturesTable
  figures: FiguresTable
  portraits: PortraitsTable
  bookmarks: BookmarksTable
  presets: PresetsTable
  shares: SharesTable
  shareReports: ShareReportsTable
  memorySpans: MemorySpansTable
  memoryEntries: MemoryEntriesTable
  memoryAliases: MemoryAliasesTable
  memoryFacts: MemoryFactsTable
  toldWith: ToldWithTable
  connections: ConnectionsTable
}
export type Database = Kysely<Schema>
/** A database or an open transaction: what a query takes first. */
export type Connection = Database | Transaction<Schema>

interface UsersTable {
  id: Generated<number>
  username: string
  /** The name without case and compatibility forms; unique (AUTH-27). */
  usernameKey: string
  email: string | null
  emailKey: string | null
  passwordHash: string
  isAdmin: number
  createdAt: number
  lastActiveAt: number | null
  /** Since then nobody is let in and nothing of theirs is public. */
  blockedAt: Generated<number | null>
  blockReason: Generated<string | null>
  /** 0 for an address that was set without the password: it resets none. */
  isEmailTrusted: Generated<number>
}

interface SessionsTable {
  id: Generated<number>
  /** SHA-256 of the cookie's token: the table alone opens no session. */
  tokenHash: string
  userId: number
  device: string
  createdAt: number
  lastUsedAt: number
  expiresAt: number
}

interface CaptchasTable {
  challengeHash: string
  answer: string
  expiresAt: number
}

/** One choice of a reader; where there is none, the default holds. */
interface PreferencesTable {
  userId: number
  name: PreferenceName | TypeSettingName
  value: string
}

interface PasswordResetsTable {
  /** SHA-256 of the link's token. */
  tokenHash: string
  userId: number
  expiresAt: number
}

export type UsageKind = 'text' | 'title' | 'image' | 'memory' | 'voice' | 'dictation'

/** One row a call to a narrator, written with what it produced. */
interface UsageTable {
  id: Generated<number>
  userId: number | null
  storyId: string | null
  messageId: number | null
  provider: string
  model: string
  kind: UsageKind
  inputTokens: number
  outputTokens: number
  /** Those of `inputTokens` that the provider had in its cache. */
  cachedInputTokens: Generated<number>
  /** The price at that moment, in billionths of a US dollar. */
  priceNanoUsd: Generated<number>
  /** Those that had no price of their own. */
  unpricedTokens: Generated<number>
  /** 0 until it is counted in `usage_by_day`. */
  isSummed: Generated<number>
  createdAt: number
}

interface BookmarksTable {
  id: Generated<number>
  userId: number
  storyId: string
  lastMessageId: number
  title: string
  description: string | null
  createdAt: number
  updatedAt: number
}

/** A published story: the path that ends in `headId`, which no later turn changes (SHARE-4). */
interface SharesTable {
  id: string
  storyId: string
  userId: number
  title: string
  /** The first words of the story, for those who only see the link. */
  excerpt: string
  headId: number
  allowsSearchEngines: number
  /** Others may make a story of it that is theirs, and see who shared it. */
  allowsPlayingOn: Generated<number>
  allowsName: Generated<number>
  /** So many stories others have made of it. */
  playedOn: Generated<number>
  sharedAt: number
  /** Since then its link shows the reason in its place. */
  takenDownAt: Generated<number | null>
  takedownReason: Generated<string | null>
  /** Since then it is no longer public, and can come back for a few minutes. */
  stoppedAt: Generated<number | null>
}

/** A reader's report of a shared story or scenario, one of the two; nobody keeps who reported it. */
interface ShareReportsTable {
  id: Generated<number>
  shareId: string | null
  presetId: number | null
  kind: ReportKind
  words: string
  reportedAt: number
  /** Since then an admin has decided over it. */
  settledAt: Generated<number | null>
}

/** Switches that admins set while the site runs. */
interface SettingsTable {
  key: string
  value: string
}

/** Who did what with accounts and rights; `userId` may name an account that is gone. */
interface AuditLogTable {
  id: Generated<number>
  at: number
  action: AuditAction
  /** 'done', or the code of the error that refused it. */
  outcome: string
  userId: number | null
  address: string | null
  requestId: string | null
  detail: string | null
  /** The account that an act of an admin was about. */
  subjectId: Generated<number | null>
}
