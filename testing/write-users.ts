import { openDatabase, type DatabaseSettings } from '#server/platform/db/open-db.ts'

/** Run as a process of its own: opens the database and adds `count` users, each in a transaction that reads first. */
const [settings = '{}', name = '', count = '0'] = process.argv.slice(2)
const { db } = await openDatabase(JSON.parse(settings) as DatabaseSettings)
for (let n = 0; n < Number(count); n++) {
  const key = `${name}${n}`
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').execute()
    const user = { username: key, usernameKey: key, passwordHash: '', isAdmin: 0, createdAt: 0 }
    await trx.insertInto('users').values(user).execute()
  })
}
await db.destroy()
