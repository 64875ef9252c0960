import { findDeedsOf } from '#server/platform/audit/audit.queries.ts'
import { toIso, type Clock } from '#server/ground/clock.ts'
import type { Connection, Database } from '#server/platform/db/schema.ts'
import type { Belongings } from '#server/platform/people/belongings.ts'
import { findPreferencesOf } from '#server/platform/people/reader-preferences.ts'
import { findSessionsOf } from '#server/platform/sessions/sessions.queries.ts'

interface FileContext {
  db: Database
  clock: Clock
  belongings: readonly Belongings[]
}

/** Everything the account holds, as the text of one JSON file, piece by piece: a long life of stories never stands in memory. */
export async function* accountFile(
  { db, clock, belongings }: FileContext,
  userId: number,
): AsyncIterable<string> {
  const now = clock.now()
  yield `{\n"exportedAt": ${JSON.stringify(toIso(now))}`
  for (const { name, collect } of [account, preferences, sessionsAt(now), ...belongings, usage, deeds]) {
    yield `,\n${JSON.stringify(name)}: [`
    let separator = '\n'
    for await (const piece of collect(db, userId)) {
      yield separator + JSON.stringify(piece)
      separator = ',\n'
    }
    yield ']'
  }
  yield '\n}\n'
}

const account: Belongings = {
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

const preferences: Belongings = {
  name: 'preferences',
  async *collect(db, userId) {
    yield await findPreferencesOf(db, userId)
  },
}

const sessionsAt = (now: number): Belongings => ({
  name: 'sessions',
  async *collect(db: Connection, userId: number) {
    for (const { device, created_at, last_used_at } of await findSessionsOf(db, userId, now))
      yield { device, createdAt: toIso(created_at), lastUsedAt: toIso(last_used_at) }
  },
})

const usage: Belongings = {
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

/** What the audit log knows of the account. */
const deeds: Belongings = {
  name: 'auditLog',
  async *collect(db, userId) {
    for (const { at, ...deed } of await findDeedsOf(db, userId)) yield { at: toIso(at), ...deed }
  },
}
