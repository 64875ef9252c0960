import type { Schema } from '../db/schema.ts'

/** Every table with the columns that order its rows. Whatever a table refers to stands above it. */
export const backupTables = {
  users: ['id'],
  sessions: ['id'],
  known_devices: ['token_hash', 'user_id'],
  email_changes: ['token_hash'],
  passkeys: ['id'],
  passkey_challenges: ['token_hash'],
  identities: ['id'],
  oidc_logins: ['token_hash'],
  captchas: ['challenge_hash'],
  invitations: ['id'],
  preferences: ['user_id', 'name'],
  password_resets: ['token_hash'],
  connections: ['id'],
  stories: ['id'],
  messages: ['id'],
  head_moves: ['id'],
  turns: ['id'],
  usage: ['id'],
  usage_by_user: ['user_id'],
  usage_by_day: ['day', 'provider'],
  budget_use: ['scope', 'period'],
  token_purchases: ['id'],
  settings: ['key'],
  audit_log: ['id'],
  pictures: ['id'],
  figures: ['story_id', 'key'],
  portraits: ['id'],
  bookmarks: ['id'],
  presets: ['id'],
  shares: ['id'],
  share_reports: ['id'],
  memory_spans: ['id'],
  memory_entries: ['id'],
  memory_aliases: ['id'],
  memory_facts: ['id'],
  told_with: ['message_id'],
} as const satisfies Record<SnakeCase<keyof Schema>, readonly string[]>

/** A table's name in the database and in the file. */
export type TableName = SnakeCase<keyof Schema>
type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name
export const tableNames = Object.keys(backupTables) as TableName[]

/** A row as it is: numbers, texts and nulls under the columns' names. */
export type BackupRow = Record<string, unknown>
