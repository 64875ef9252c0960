import pg from 'pg'
import { onTestFinished, expect, test } from 'vitest'
import { changePassword, endSession, listSessions } from '#contract/account.ts'
import { login } from '#contract/auth.ts'
import { blockReader } from '#contract/moderation.ts'
import { getUser, logout } from '#contract/session.ts'
import { Person, PASSWORD, signUp } from '#testing/people.ts'
import { createTestDatabase } from '#testing/postgres/test-database.ts'
import { startServer } from '#testing/server-process.ts'

test('a session that ends and an account that is blocked on one node are refused on another within a second', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const env = { DATABASE_URL: database.url, DATABASE_POOL_SIZE: '4' }
  await using one = await startServer(env)
  await using other = await startServer(env)

  const laptop = await signUp(new Person(one.url), 'traveller')
  const logInAt = async (url: string) => {
    const device = new Person(url)
    await device.ask(login, { body: { username: 'traveller', password: PASSWORD } })
    return device
  }
  /** The same browser, whose next call a balancer hands to the other node. */
  const movedTo = (url: string, device: Person) => {
    const moved = new Person(url)
    for (const [name, value] of device.cookies) moved.cookies.set(name, value)
    return moved
  }
  const refusedAfterMs = async (device: Person): Promise<number> => {
    const endedAt = performance.now()
    while ((await device.call(getUser)).status !== 401);
    return performance.now() - endedAt
  }

  const phone = movedTo(other.url, await logInAt(one.url))
  expect((await phone.call(getUser)).status).toBe(200)
  const { sessions } = await laptop.ask(listSessions)
  const phoneSession = sessions.find(({ isCurrent }) => !isCurrent)!
  await laptop.ask(endSession, { params: { sessionId: String(phoneSession.id) } })
  expect(await refusedAfterMs(phone)).toBeLessThan(1_000)

  const tablet = await logInAt(other.url)
  const form = { currentPassword: PASSWORD, newPassword: 'a quieter horse' }
  await laptop.ask(changePassword, { body: form })
  expect(await refusedAfterMs(tablet)).toBeLessThan(1_000)

  const admin = await signUp(new Person(one.url), 'admin')
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(`update users set is_admin = 1 where username = 'admin'`)
  await client.end()
  const blocked = movedTo(other.url, await signUp(new Person(one.url), 'spammer'))
  expect((await blocked.call(getUser)).status).toBe(200)
  const { id } = await blocked.ask(getUser)
  await admin.ask(blockReader, { params: { userId: String(id) }, body: { reason: 'Spam' } })
  expect(await refusedAfterMs(blocked)).toBeLessThan(1_000)

  const moved = movedTo(other.url, laptop)
  expect((await moved.call(getUser)).status).toBe(200)
  await laptop.ask(logout)
  expect(await refusedAfterMs(moved)).toBeLessThan(1_000)
})
