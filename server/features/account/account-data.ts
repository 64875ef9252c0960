import { findAuditEntriesOf } from '#server/platform/audit/audit.queries.ts'
import { toIso } from '#server/ground/clock.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import type { UserData } from '#server/platform/user-data.ts'
import { findPreferencesOf } from '#server/platform/preferences.queries.ts'
import { findSessionsOf } from '#server/platform/sessions/sessions.queries.ts'

/** Everything the account holds, for the download: its own lists around those of the other rooms. */
export const everythingOf = (rooms: readonly UserData[], now: number): readonly UserData[] => [
  account,
  preferences,
  openSessionsAt(now),
  ...rooms,
  usage,
  auditLog,
]

const account: UserData = {
  name: 'account',
  async *collect(db, userId) {
    const row = await db
      .selectFrom('users')
      .select(['id', 'username', 'email', 'is_admin', 'created_at', 'last_active_at'])
      .where('id', '=', userId)
      .executeTakeFirst()
    if (!row) return
    const { id, username, email, is_admin, created_at, last_active_at } = row
    yield {
      id,
      username,
      email,
      isAdmin: is_admin === 1,
      createdAt: toIso(created_at),
      lastActiveAt: last_active_at === null ? null : toIso(last_active_at),
    }
  },
}

const preferences: UserData = {
  name: 'preferences',
  async *collect(db, userId) {
    yield await findPreferencesOf(db, userId)
  },
}

const openSessionsAt = (now: number): UserData => ({
  name: 'sessions',
  async *collect(db: Connection, userId: number) {
    for (const { device, created_at, last_used_at } of await findSessionsOf(db, userId, now))
      yield { device, createdAt: toIso(created_at), lastUsedAt: toIso(last_used_at) }
  },
})

const usage: UserData = {
  name: 'usage',
  async *collect(db, userId) {
    const rows = await db
      .selectFrom('usage')
      .select(['provider', 'model', 'kind', 'story_id', 'input_tokens', 'output_tokens', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
    for (const { story_id, input_tokens, output_tokens, created_at, ...call } of rows)
      yield {
        ...call,
        storyId: story_id,
        inputTokens: input_tokens,
        outputTokens: output_tokens,
        createdAt: toIso(created_at),
      }
  },
}

const auditLog: UserData = {
  name: 'auditLog',
  async *collect(db, userId) {
    for (const { at, ...entry } of await findAuditEntriesOf(db, userId)) yield { at: toIso(at), ...entry }
  },
}
