import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { downloadUsers, getApiUsage, listUsers, type UserColumn } from '#contract/admin.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'
import { csvCell } from './users-csv.ts'

const NOW = Date.UTC(2026, 10, 20, 12)

/** Whoever comes first has the middle of everything, so that no order is the one in which they came. */
const people = [
  { username: 'mia', email: 'y@b.org', lastActiveAt: 2, text: 20, image: 5, month: 20, free: 1 },
  { username: 'Zoe', email: null, lastActiveAt: null, text: 10, image: 90, month: 30, free: 30 },
  { username: 'ada', email: 'x@b.org', lastActiveAt: 3, text: 30, image: 1, month: 10, free: 0 },
] as const

describe.each(engines)('the desk’s users on %s', (engine) => {
  let app: TestApp
  let admin: Person
  beforeAll(async () => {
    app = await startTestApp(engine, { clock: { now: () => NOW } })
    admin = await app.reader('boss')
    const { db } = app.context
    await db.updateTable('users').set({ isAdmin: 1, createdAt: 5_000 }).execute()
    for (const [at, { username, email, lastActiveAt, text, image, month, free }] of people.entries()) {
      const keys = { usernameKey: username.toLowerCase(), emailKey: email, passwordHash: '-', isAdmin: 0 }
      const { id } = await db
        .insertInto('users')
        .values({ username, email, ...keys, createdAt: 4_000 - at * 1_000, lastActiveAt })
        .returning('id')
        .executeTakeFirstOrThrow()
      const used = { textTokens: text, imageTokens: image, monthTokens: month, monthFreeTokens: free }
      await db
        .insertInto('usageByUser')
        .values({ userId: id, month: '2026-11', ...used })
        .execute()
    }
    // Usage of another month counts in all, and not for this one.
    const old = { textTokens: 2, imageTokens: 0, monthTokens: 900, monthFreeTokens: 0 }
    await db
      .insertInto('usageByUser')
      .values({ userId: admin.user!.id, month: '2026-10', ...old })
      .execute()
  })
  afterAll(() => app[Symbol.asyncDispose]())

  const ask = (query: NonNullable<Parameters<typeof admin.ask<typeof listUsers>>[1]>['query']) =>
    admin.ask(listUsers, { query })
  const names = async (...[query]: Parameters<typeof ask>) =>
    (await ask(query)).users.map(({ username }) => username)

  // Equals stand as they came, in both ways.
  test.each<[UserColumn, string[], string[]?]>([
    ['username', ['ada', 'boss', 'mia', 'Zoe']],
    ['email', ['Zoe', 'boss', 'ada', 'mia']],
    ['isAdmin', ['mia', 'Zoe', 'ada', 'boss'], ['boss', 'mia', 'Zoe', 'ada']],
    ['createdAt', ['ada', 'Zoe', 'mia', 'boss']],
    ['lastActive', ['Zoe', 'mia', 'ada', 'boss']],
    ['textTokens', ['boss', 'Zoe', 'mia', 'ada']],
    ['imageTokens', ['boss', 'ada', 'mia', 'Zoe']],
    ['total', ['boss', 'mia', 'ada', 'Zoe']],
    ['thisMonth', ['boss', 'ada', 'mia', 'Zoe']],
    ['balance', ['mia', 'ada', 'boss', 'Zoe'], ['boss', 'Zoe', 'ada', 'mia']],
  ])('stand in the order of %s, both ways', async (sort, rising, falling = rising.toReversed()) => {
    expect(await names({ sort })).toEqual(rising)
    expect(await names({ sort, direction: 'desc' })).toEqual(falling)
  })

  test('stand as they came where no order is asked for, a page at a time', async () => {
    expect(await names({})).toEqual(['boss', 'mia', 'Zoe', 'ada'])
    expect(await ask({ page: '2', pageSize: '3' })).toMatchObject({
      users: [{ username: 'ada' }],
      metadata: { totalUsers: 4, matchingUsers: 4, currentMonth: '2026-11', page: 2, pageSize: 3 },
    })
  })

  test('are those of this month, or those that a word is part of', async () => {
    expect(await ask({ tab: 'month' })).toMatchObject({ metadata: { totalUsers: 4, matchingUsers: 3 } })
    expect(await names({ tab: 'month' })).toEqual(['mia', 'Zoe', 'ada'])
    expect(await names({ search: ' OE ' })).toEqual(['Zoe'])
    expect(await names({ search: 'b.org' })).toEqual(['mia', 'ada'])
    expect(await names({ search: '_' })).toEqual([])
    expect(await names({ search: '\\' })).toEqual([])
    expect(await names({ search: ' ' })).toHaveLength(4)
    expect(await names({ search: 'a', tab: 'month' })).toEqual(['mia', 'ada'])
  })

  test('are shown whole, with what is left of the month', async () => {
    const { users } = await ask({})
    expect(users[2]).toEqual({
      id: users[2]!.id,
      username: 'Zoe',
      isAdmin: false,
      createdAt: '1970-01-01T00:00:03.000Z',
      lastActive: null,
      tokenUsage: { textTokens: 10, imageTokens: 90, total: 100, thisMonth: 30, balance: 100_000 },
    })
    expect(users[0]).toMatchObject({
      isAdmin: true,
      tokenUsage: { total: 2, thisMonth: 0, balance: 100_000 },
    })
    expect(users[1]).toMatchObject({
      email: 'y@b.org',
      lastActive: '1970-01-01T00:00:00.002Z',
      tokenUsage: { thisMonth: 20, balance: 99_981 },
    })
  })

  test('are handed over as CSV, also when they are more than are read at once', async () => {
    const more = Array.from({ length: 1_000 }, (_, at) => `more${at}`)
    const { db } = app.context
    const plain = { email: null, emailKey: null, passwordHash: '-', isAdmin: 0, createdAt: 0 }
    for (let at = 0; at < more.length; at += 250)
      await db
        .insertInto('users')
        .values(more.slice(at, at + 250).map((name) => ({ ...plain, username: name, usernameKey: name })))
        .execute()
    const lines = (await (await admin.fetch(downloadUsers.path)).text()).split('\r\n')
    const all = await ask({})
    const some = await ask({ search: 'more9', sort: 'username', direction: 'desc' })
    await db.deleteFrom('users').where('username', 'in', more).execute()
    expect(lines).toHaveLength(1 + 4 + 1_000 + 1)
    expect(new Set(all.users.map(({ username }) => username)).size).toBe(1_004)
    expect(all.metadata).toEqual({
      totalUsers: 1_004,
      matchingUsers: 1_004,
      currentMonth: '2026-11',
      page: 1,
      pageSize: 1_004,
    })
    expect(some.users).toHaveLength(111)
    expect(some.users[0]!.username).toBe('more999')
    expect((await ask({ search: 'nobody at all' })).users).toEqual([])
    expect(lines[3]).toMatch(/^\d+,Zoe,,false,1970-01-01T00:00:03\.000Z,Never,10,90,100,30,100000$/)
    expect(new Set(lines).size).toBe(lines.length)
  })

  test('have their use summed by provider, by month and by day', async () => {
    const { db } = app.context
    const day = (date: string, provider: string, tokens: number) => ({
      day: date,
      provider,
      inputTokens: tokens,
      outputTokens: tokens * 10,
      imageTokens: tokens * 100,
      priceNanoUsd: tokens * 1_000_000_000,
      unpricedTokens: tokens * 2,
    })
    await db
      .insertInto('usageByDay')
      .values([
        day('2026-10-21', 'b', 1),
        day('2026-10-22', 'b', 2),
        day('2026-11-20', 'b', 3),
        day('2026-11-20', 'a', 4),
      ])
      .execute()
    const usage = await admin.ask(getApiUsage)
    const sums = (tokens: number) => ({ input: tokens, output: tokens * 10, image: tokens * 100 })
    expect(usage).toEqual({
      provider: 'scripted',
      total: sums(10),
      thisMonth: sums(7),
      costUsd: { total: 10, thisMonth: 7 },
      unpricedTokens: 20,
      providers: [
        {
          provider: 'a',
          total: sums(4),
          thisMonth: sums(4),
          costUsd: { total: 4, thisMonth: 4 },
          unpricedTokens: 8,
        },
        {
          provider: 'b',
          total: sums(6),
          thisMonth: sums(3),
          costUsd: { total: 6, thisMonth: 3 },
          unpricedTokens: 12,
        },
      ],
      days: usage.days,
    })
    expect(usage.days).toHaveLength(30)
    expect(usage.days[0]).toEqual({ day: '2026-10-22', tokens: 222, costUsd: 2 })
    expect(usage.days[1]).toEqual({ day: '2026-10-23', tokens: 0, costUsd: 0 })
    expect(usage.days[29]).toEqual({ day: '2026-11-20', tokens: 777, costUsd: 7 })
  })
})

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['a\nb', '"a\nb"'],
  ['say "so"', '"say ""so"""'],
  ['=1+1', "'=1+1"],
  ['@me', "'@me"],
  ['-1', "'-1"],
  ['a=1', 'a=1'],
  [-1, '-1'],
  [true, 'true'],
])('the cell of %j is %s', (value, cell) => {
  expect(csvCell(value)).toBe(cell)
})
