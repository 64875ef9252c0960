import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { downloadUsers, getApiUsage, listUsers } from '#contract/admin.ts'
import { startStory } from '#contract/stories.ts'
import { askForPicture } from '#testing/ask-for-picture.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

describe.each(engines)('the admin’s desk on %s', (engine) => {
  let app: TestApp
  let admin: Person
  beforeAll(async () => {
    app = await startTestApp(engine, { env: { MODEL_PRICES: 'Scripted Narrator=1/2' } })
    admin = await app.reader('Admin')
    await app.context.db.updateTable('users').set({ isAdmin: 1 }).where('username', '=', 'Admin').execute()
    const anna = await app.reader('anna')
    const { storyId, messageId } = await anna.ask(startStory, { body: { prompt: 'A mill' } })
    await askForPicture(anna, storyId, messageId)
    await (await app.reader('bert')).ask(startStory, { body: { prompt: 'A well' } })
    await app.reader('carl')
  })
  afterAll(() => app[Symbol.asyncDispose]())

  const names = async (query: Parameters<typeof admin.ask<typeof listUsers>>[1]) =>
    (await admin.ask(listUsers, query)).users.map(({ username }) => username)

  test('shows users with what they used and what is left', async () => {
    const { users, metadata } = await admin.ask(listUsers, { query: {} })
    expect(metadata).toMatchObject({
      totalUsers: 4,
      matchingUsers: 4,
      currentMonth: new Date().toISOString().slice(0, 7),
    })
    expect(users.map(({ username, tokenUsage }) => [username, tokenUsage])).toEqual([
      ['Admin', { textTokens: 0, imageTokens: 0, total: 0, thisMonth: 0, balance: 100_000 }],
      ['anna', { textTokens: 13, imageTokens: 18, total: 31, thisMonth: 31, balance: 99_969 }],
      ['bert', { textTokens: 13, imageTokens: 0, total: 13, thisMonth: 13, balance: 99_987 }],
      ['carl', { textTokens: 0, imageTokens: 0, total: 0, thisMonth: 0, balance: 100_000 }],
    ])
    expect(users[0]).toMatchObject({ isAdmin: true, email: 'Admin@example.org' })
  })

  test('searches, sorts and pages over all users', async () => {
    expect(await names({ query: { search: 'AN' } })).toEqual(['anna'])
    expect(await names({ query: { search: 'bert@example' } })).toEqual(['bert'])
    expect(await names({ query: { search: '%' } })).toEqual([])
    expect(await names({ query: { tab: 'month', sort: 'thisMonth', direction: 'desc' } })).toEqual([
      'anna',
      'bert',
    ])
    expect(await names({ query: { sort: 'balance', direction: 'asc', pageSize: '1' } })).toEqual(['anna'])
    expect(await names({ query: { sort: 'username', direction: 'desc', pageSize: '2', page: '2' } })).toEqual(
      ['anna', 'Admin'],
    )
    expect((await admin.ask(listUsers, { query: { search: 'nobody' } })).metadata.matchingUsers).toBe(0)
  })

  test('sums the tokens of all providers, of each, and of each day with its price', async () => {
    const usage = await admin.ask(getApiUsage)
    const sums = { input: 20, output: 6, image: 18 }
    expect(usage).toMatchObject({ provider: 'scripted', total: sums, thisMonth: sums })
    expect(usage.providers).toEqual([
      {
        provider: 'scripted',
        total: sums,
        thisMonth: sums,
        costUsd: { total: 0.000_392, thisMonth: 0.000_392 },
        // The painter’s: no price is known for it.
        unpricedTokens: 18,
      },
    ])
    expect(usage.days).toHaveLength(30)
    // 20 × 1 and 6 × 2 dollars a million for the narrator, 18 × 20 for the painter.
    expect(usage.days.at(-1)).toEqual({
      day: new Date().toISOString().slice(0, 10),
      tokens: 44,
      costUsd: 0.000_392,
    })
  })

  test('keeps totals that are exactly the ledger’s', async () => {
    const { db } = app.context
    const ledger = await db.selectFrom('usage').selectAll().execute()
    const byUser = await db.selectFrom('usageByUser').selectAll().execute()
    const byDay = await db.selectFrom('usageByDay').selectAll().execute()
    const tokens = ledger.reduce((sum, row) => sum + row.inputTokens + row.outputTokens, 0)
    expect(byUser.reduce((sum, row) => sum + row.textTokens + row.imageTokens, 0)).toBe(tokens)
    expect(byDay.reduce((sum, row) => sum + row.inputTokens + row.outputTokens + row.imageTokens, 0)).toBe(
      tokens,
    )
    expect(byDay.reduce((sum, row) => sum + row.priceNanoUsd, 0)).toBe(
      ledger.reduce((sum, row) => sum + row.priceNanoUsd, 0),
    )
  })

  test('hands the users over as CSV that no spreadsheet takes for a formula', async () => {
    await app.context.db
      .updateTable('users')
      .set({ username: '=HYPERLINK("x"),1' })
      .where('username', '=', 'carl')
      .execute()
    const response = await admin.fetch(downloadUsers.path)
    const text = await response.text()
    await app.context.db
      .updateTable('users')
      .set({ username: 'carl' })
      .where('usernameKey', '=', 'carl')
      .execute()
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="lanterntale-users-.*\.csv"$/,
    )
    const lines = text.split('\r\n')
    expect(lines[0]).toBe(
      'id,username,email,isAdmin,createdAt,lastActive,textTokens,imageTokens,total,thisMonth,balance',
    )
    expect(lines).toHaveLength(6)
    expect(lines[4]).toContain(`,"'=HYPERLINK(""x""),1",carl@example.org,`)
    const fromElsewhere = await admin.fetch(downloadUsers.path, {
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(fromElsewhere.status).toBe(403)
  })
})

test('a turn is refused when the month’s tokens are used up and going on is refused', async () => {
  await using app = await startTestApp('sqlite', { env: { MONTHLY_TOKENS: '13', ENFORCE_BALANCE: 'on' } })
  const reader = await app.reader()
  expect((await reader.call(startStory, { body: { prompt: 'The last coin' } })).status).toBe(200)
  expect(await reader.call(startStory, { body: { prompt: 'One more' } })).toMatchObject({
    status: 402,
    body: {
      error: 'Your tokens for this month are used up. They are granted anew next month.',
      code: 'tokens_used_up',
    },
  })
})
