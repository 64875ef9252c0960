import { expect, test } from 'vitest'
import { createTestDatabase } from '#testing/postgres/test-database.ts'
import { PLANNED_BY_VALUES, PreparingClient } from './preparing-client.ts'

test('a text that comes again is prepared, but not one whose plan hangs on its values', async () => {
  const database = await createTestDatabase()
  const client = new PreparingClient(database.url)
  await client.connect()
  const usual = 'select cast($1 as integer) + 17 as sum'
  const byValues = `${PLANNED_BY_VALUES} select cast($1 as integer) + 18 as sum`
  for (let times = 0; times < 4; times++) {
    await client.query(usual, [times])
    const { rows } = await client.query<{ sum: number }>(byValues, [times])
    expect(rows).toEqual([{ sum: 18 + times }])
  }
  const { rows } = await client.query<{ statement: string }>('select statement from pg_prepared_statements')
  expect(rows).toEqual([{ statement: usual }])
  await client.end()
  await database.drop()
})
