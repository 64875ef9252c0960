import { hashOf } from '#server/platform/sessions/cookies.ts'
import { daysMs } from '#server/ground/clock.ts'
import { Person } from './people.ts'
import type { TestApp } from './start-test-app.ts'

/** Many who are signed in, without the price of a password for each. */
export async function writeReaders(
  { url, context: { db, clock } }: Pick<TestApp, 'url' | 'context'>,
  count: number,
): Promise<Person[]> {
  const now = clock.now()
  const names = Array.from({ length: count }, (_, n) => `many${n}`)
  const users = await db
    .insertInto('users')
    .values(
      names.map((name) => ({
        username: name,
        usernameKey: name,
        passwordHash: '',
        isAdmin: 0,
        createdAt: now,
      })),
    )
    .returning(['id', 'username'])
    .execute()
  await db
    .insertInto('sessions')
    .values(
      users.map(({ id, username }) => ({
        tokenHash: hashOf(username),
        userId: id,
        device: '',
        createdAt: now,
        lastUsedAt: now,
        expiresAt: now + 300 * daysMs,
      })),
    )
    .execute()
  return names.map((name) => {
    const person = new Person(url)
    person.cookies.set('session', name)
    return person
  })
}
