import pg from 'pg'
import { onTestFinished, expect, test } from 'vitest'
import { changePassword, endSession, listSessions } from '#contract/account.ts'
import { login } from '#contract/auth.ts'
import { blockReader } from '#contract/moderation.ts'
import { getUser, logout } from '#contract/session.ts'
import { Person, PASSWORD, signUp } from '#testing/people.ts'
import { createTestDatabase } from '#testing/postgres/test-database.ts'
import { startServer } from '#testing/server-process.ts'

test('a session that ends and an account that is blocked on one node are refused by the next call to another', async () => {
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
  const statusOf = async (device: Person) => (await device.call(getUser)).status

  const phone = movedTo(other.url, await logInAt(one.url))
  expect(await statusOf(phone)).toBe(200)
  const { sessions } = await laptop.ask(listSessions)
  const phoneSession = sessions.find(({ isCurrent }) => !isCurrent)!
  await laptop.ask(endSession, { params: { sessionId: String(phoneSession.id) } })
  expect(await statusOf(phone)).toBe(401)

  const tablet = await logInAt(other.url)
  const form = { currentPassword: PASSWORD, newPassword: 'a quieter horse' }
  await laptop.ask(changePassword, { body: form })
  expect(await statusOf(tablet)).toBe(401)

  const admin = await signUp(new Person(one.url), 'admin')
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(`update users set is_admin = 1 where username = 'admin'`)
  await client.end()
  const blocked = movedTo(other.url, await signUp(new Person(one.url), 'spammer'))
  expect(await statusOf(blocked)).toBe(200)
  const { id } = await blocked.ask(getUser)
  await admin.ask(blockReader, { params: { userId: String(id) }, body: { reason: 'Spam' } })
  expect(await statusOf(blocked)).toBe(401)

  const moved = movedTo(other.url, laptop)
  expect(await statusOf(moved)).toBe(200)
  await laptop.ask(logout)
  expect(await statusOf(moved)).toBe(401)
})
