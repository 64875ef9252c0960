import { toIso } from '#server/ground/clock.ts'
import type { Connection } from '#server/platform/db/schema.ts'
import type { UserData } from '#server/platform/user-data.ts'
import { findPreferencesOf } from '#server/platform/preferences.queries.ts'
import { findPasskeysOf } from './passkeys/passkeys.queries.ts'
import { findSessionsOf } from '#server/platform/sessions/sessions.queries.ts'

/** Everything the account holds, for the download: its own lists around those of the other rooms. */
export const everythingOf = (rooms: readonly UserData[], now: number): readonly UserData[] => [
  account,
  preferences,
  openSessionsAt(now),
  knownDevices,
  passkeyData,
  ...rooms,
  usage,
]

const account: UserData = {
  name: 'account',
  async *collect(db, userId) {
    const row = await db
      .selectFrom('users')
      .select(['id', 'username', 'email', 'isAdmin', 'createdAt', 'lastActiveAt'])
      .where('id', '=', userId)
      .executeTakeFirst()
    if (!row) return
    const { id, username, email, isAdmin, createdAt, lastActiveAt } = row
    yield {
      id,
      username,
      email,
      isAdmin: isAdmin === 1,
      createdAt: toIso(createdAt),
      lastActiveAt: lastActiveAt === null ? null : toIso(lastActiveAt),
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
    for (const { device, createdAt, lastUsedAt } of await findSessionsOf(db, userId, now))
      yield { device, createdAt: toIso(createdAt), lastUsedAt: toIso(lastUsedAt) }
  },
})

const knownDevices: UserData = {
  name: 'knownDevices',
  async *collect(db, userId) {
    const rows = await db
      .selectFrom('knownDevices')
      .select(['createdAt', 'lastUsedAt'])
      .where('userId', '=', userId)
      .orderBy('createdAt')
      .execute()
    for (const { createdAt, lastUsedAt } of rows)
      yield { createdAt: toIso(createdAt), lastUsedAt: toIso(lastUsedAt) }
  },
}

const passkeyData: UserData = {
  name: 'passkeys',
  async *collect(db, userId) {
    for (const { name, createdAt, lastUsedAt } of await findPasskeysOf(db, userId))
      yield { name, createdAt: toIso(createdAt), lastUsedAt: lastUsedAt === null ? null : toIso(lastUsedAt) }
  },
}

const usage: UserData = {
  name: 'usage',
  async *collect(db, userId) {
    const rows = await db
      .selectFrom('usage')
      .select(['provider', 'model', 'kind', 'storyId', 'inputTokens', 'outputTokens', 'createdAt'])
      .where('userId', '=', userId)
      .orderBy('id')
      .execute()
    for (const { storyId, inputTokens, outputTokens, createdAt, ...call } of rows)
      yield {
        ...call,
        storyId,
        inputTokens,
        outputTokens,
        createdAt: toIso(createdAt),
      }
  },
}
