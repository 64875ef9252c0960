import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Schema } from '#server/platform/db/schema.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

type ReaderTable = {
  [Name in keyof Schema]: 'userId' extends keyof Schema[Name] ? Name : never
}[keyof Schema]

const OF_ITS_ROOM = Symbol('of its room')

interface Fate {
  /** Fate of its rows when the account goes. */
  atDeletion: 'cascade' | 'set null' | 'no action'
  /** The list of the account's download that holds them, if one is to; of a removable room its own test looks for it. */
  list: string | null | typeof OF_ITS_ROOM
}

/** Every table that names a reader. A new one does not compile here before its fate is decided. */
const readerTables: Record<ReaderTable, Fate> = {
  sessions: { atDeletion: 'cascade', list: 'sessions' },
  knownDevices: { atDeletion: 'cascade', list: 'knownDevices' },
  // A hash of a secret that opens the account, until it is used.
  emailChanges: { atDeletion: 'cascade', list: null },
  passkeys: { atDeletion: 'cascade', list: 'passkeys' },
  // Good once and for five minutes.
  passkeyChallenges: { atDeletion: 'cascade', list: null },
  identities: { atDeletion: 'cascade', list: 'identities' },
  // Good once and for ten minutes.
  oidcLogins: { atDeletion: 'cascade', list: null },
  preferences: { atDeletion: 'cascade', list: 'preferences' },
  // A hash of a secret that opens the account.
  passwordResets: { atDeletion: 'cascade', list: null },
  stories: { atDeletion: 'cascade', list: 'stories' },
  // Their messages stand in the list of stories.
  turns: { atDeletion: 'cascade', list: 'stories' },
  usage: { atDeletion: 'set null', list: 'usage' },
  // Sums of the usage.
  usageByUser: { atDeletion: 'cascade', list: null },
  // The site's books go on without the account.
  tokenPurchases: { atDeletion: 'set null', list: OF_ITS_ROOM },
  presets: { atDeletion: 'cascade', list: 'presets' },
  bookmarks: { atDeletion: 'cascade', list: OF_ITS_ROOM },
  shares: { atDeletion: 'cascade', list: OF_ITS_ROOM },
  pictures: { atDeletion: 'cascade', list: 'pictures' },
  portraits: { atDeletion: 'cascade', list: 'portraits' },
  connections: { atDeletion: 'cascade', list: 'connections' },
  auditLog: { atDeletion: 'no action', list: OF_ITS_ROOM },
}
const inSql = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

describe.each(engines)('the tables that name a reader on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app[Symbol.asyncDispose]())

  const ruleOf = async (table: string): Promise<string> => {
    const onSqlite = sql<{ rule: string }>`
      select lower(on_delete) as rule from pragma_foreign_key_list(${table})
      where "table" = 'users' and "from" = 'user_id'`
    const onPostgres = sql<{ rule: string }>`
      select case confdeltype when 'c' then 'cascade' when 'n' then 'set null' end as rule
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where conrelid = ${table}::regclass and confrelid = 'users'::regclass and attname = 'user_id'`
    const { rows } = await (engine === 'sqlite' ? onSqlite : onPostgres).execute(app.context.db)
    return rows[0]?.rule ?? 'no action'
  }

  test.each(Object.entries(readerTables))('%s fares as decided when the account goes', async (name, fate) => {
    expect(await ruleOf(inSql(name))).toBe(fate.atDeletion)
  })

  test('stand in the download, each in its list', async () => {
    const reader = await app.reader()
    const response = await reader.fetch('/api/account/download')
    const lists = Object.keys((await response.json()) as object)
    const wanted = Object.values(readerTables).flatMap(({ list }) => (typeof list === 'string' ? list : []))
    expect(lists).toEqual(expect.arrayContaining(wanted))
  })
})
