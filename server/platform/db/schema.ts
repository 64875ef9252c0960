import type { Generated, Kysely, Transaction } from 'kysely'
import type { AuditAction } from '#contract/audit-actions.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { NarratorFailure } from '#contract/narrator-failures.ts'
import type { ContentRating, Preferences } from '#contract/preferences.ts'
import type { PictureStatus } from '#contract/scenes.ts'
import type { TurnStatus } from '#contract/stories.ts'

/**
 * All tables. Times are milliseconds since the epoch, truths are 0 or 1, structured values are JSON text:
 * the same on both engines.
 */
export interface Schema {
  users: UsersTable
  sessions: SessionsTable
  captchas: CaptchasTable
  preferences: PreferencesTable
  password_resets: PasswordResetsTable
  stories: StoriesTable
  messages: MessagesTable
  turns: TurnsTable
  usage: UsageTable
  usage_by_user: UsageByUserTable
  usage_by_day: UsageByDayTable
  settings: SettingsTable
  audit_log: AuditLogTable
  pictures: PicturesTable
  bookmarks: BookmarksTable
  shares: SharesTable
}
export type Database = Kysely<Schema>
/** A database or an open transaction: what a query takes first. */
export type Connection = Database | Transaction<Schema>

interface UsersTable {
  id: Generated<number>
  username: string
  /** The name without case and compatibility forms; unique (AUTH-27). */
  username_key: string
  email: string | null
  email_key: string | null
  password_hash: string
  is_admin: number
  created_at: number
  last_active_at: number | null
}

interface SessionsTable {
  id: Generated<number>
  /** SHA-256 of the cookie's token: the table alone opens no session. */
  token_hash: string
  user_id: number
  device: string
  created_at: number
  last_used_at: number
  expires_at: number
}

interface CaptchasTable {
  challenge_hash: string
  answer: string
  expires_at: number
}

/** Only for readers who have chosen; the others have the defaults. */
interface PreferencesTable {
  user_id: number
  content_rating: ContentRating
  narrative_style: Preferences['narrativeStyle']
  language_style: Preferences['languageStyle']
}

interface PasswordResetsTable {
  /** SHA-256 of the link's token. */
  token_hash: string
  user_id: number
  expires_at: number
}

interface StoriesTable {
  id: string
  user_id: number
  /** The scenario as the reader gave it, without the sentence of the genre mix. */
  premise: string
  genre_mix: string | null
  /** The rating it was started with, which it keeps. */
  content_rating: ContentRating
  /** As the narrator suggested it, for the message `title_head_id`. */
  title: Generated<string | null>
  title_head_id: Generated<number | null>
  /** The last message of the path that is being played. */
  head_id: Generated<number | null>
  created_at: number
  updated_at: number
}

interface MessagesTable {
  id: Generated<number>
  story_id: string
  parent_id: number | null
  /** How many messages stand above it on its path: 0 for an opening. */
  depth: number
  role: 'user' | 'assistant'
  content: string
  client_id: string | null
  /** What the narrator keeps with this reply (`NarratorInput.memory`). */
  memory: Generated<string | null>
  suggestions: Generated<string | null>
  /** The model that generated the reply in the place of the narrator that was asked. */
  stand_in: Generated<string | null>
  /** The model came to the limit of its reply's length. */
  is_cut: Generated<number>
  created_at: number
}

/** The generation of one reply: work that must survive, held by a lease. */
interface TurnsTable {
  id: Generated<number>
  story_id: string
  user_id: number
  client_id: string | null
  reply_id: number
  status: TurnStatus
  error_code: Generated<ErrorCode | null>
  /** Why the narrator failed. */
  failure: Generated<NarratorFailure | null>
  attempts: Generated<number>
  worker: string | null
  lease_until: number | null
  /** Set by any node to ask the generating one to stop. */
  is_stop_requested: Generated<number>
  created_at: number
  finished_at: Generated<number | null>
}

/** One row a call to a narrator, written with what it produced. */
interface UsageTable {
  id: Generated<number>
  user_id: number | null
  story_id: string | null
  message_id: number | null
  provider: string
  model: string
  kind: 'text' | 'title' | 'image'
  input_tokens: number
  output_tokens: number
  /** Those of `input_tokens` that the provider had in its cache. */
  cached_input_tokens: Generated<number>
  /** The price at that moment, in billionths of a US dollar. */
  price_nano_usd: Generated<number>
  created_at: number
}

interface BookmarksTable {
  id: Generated<number>
  user_id: number
  story_id: string
  last_message_id: number
  title: string
  description: string | null
  created_at: number
  updated_at: number
}

/** A published story: the path that ends in `head_id`, which no later turn changes (SHARE-4). */
interface SharesTable {
  id: string
  story_id: string
  user_id: number
  title: string
  /** The first words of the story, for those who only see the link. */
  excerpt: string
  head_id: number
  allows_search_engines: number
  shared_at: number
}

/** The painting of one reply's scene: work that must survive, held by a lease. */
interface PicturesTable {
  /** The name in its address; not to be guessed. */
  id: string
  message_id: number
  story_id: string
  user_id: number
  status: PictureStatus
  attempts: Generated<number>
  worker: Generated<string | null>
  lease_until: Generated<number | null>
  alt: Generated<string | null>
  requested_at: number
  finished_at: Generated<number | null>
}

/** Running total of the ledger for each account; `month_tokens` counts for `month` alone. */
interface UsageByUserTable {
  user_id: number
  text_tokens: number
  image_tokens: number
  month: string
  month_tokens: number
  /** Those of `month_tokens` that built-in engines took: they use up no balance. */
  month_free_tokens: Generated<number>
}

/** Running total of the ledger for each day and provider. */
interface UsageByDayTable {
  day: string
  provider: string
  input_tokens: number
  output_tokens: number
  image_tokens: number
  price_nano_usd: number
  /** Tokens of models without a price of their own, counted at the general rate. */
  unpriced_tokens: Generated<number>
}

/** Switches that admins set while the site runs. */
interface SettingsTable {
  key: string
  value: string
}

/** Who did what with accounts and rights; `user_id` may name an account that is gone. */
interface AuditLogTable {
  id: Generated<number>
  at: number
  action: AuditAction
  /** 'done', or the code of the error that refused it. */
  outcome: string
  user_id: number | null
  address: string | null
  request_id: string | null
  detail: string | null
}
