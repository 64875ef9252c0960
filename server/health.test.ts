import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { engines, startTestApp } from '#testing/start-test-app.ts'

describe.each(engines)('on %s', (engine) => {
  test('the server is ready only with a database that is up to date', async () => {
    await using app = await startTestApp(engine)
    const statusOf = async (path: string) => (await app.visitor().fetch(path)).status
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200])

    await sql`delete from migrations where name like '0005%'`.execute(app.context.db)
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503])

    await sql`drop table migrations`.execute(app.context.db)
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503])
  })
})
