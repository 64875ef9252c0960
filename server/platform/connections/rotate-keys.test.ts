import { expect, test } from 'vitest'
import { engines, startTestApp } from '#testing/start-test-app.ts'
import { openKeyRing } from '../secrets/key-ring.ts'
import { findVersion } from './connection-settings.queries.ts'
import { keyPlace } from './connections.queries.ts'
import { rotateKeys } from './rotate-keys.ts'

const [FORMER, NEWEST] = ['a secret of some length', 'another secret of some length']
const ringOf = (...secretKeys: string[]) => openKeyRing({ dataDir: '', secrets: { secretKeys } })

test.each(engines)(
  'keys are sealed anew once on %s, and only then do nodes open narrators anew',
  async (engine) => {
    await using app = await startTestApp(engine)
    const { db } = app.context
    const { id } = await db
      .insertInto('connections')
      .values({ kind: 'text', provider: 'openai', model: 'gpt', createdAt: 0 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const place = keyPlace({ id, userId: null })
    await db
      .updateTable('connections')
      .set({ sealedKey: ringOf(FORMER).seal('sk-canary', place) })
      .execute()
    const before = await findVersion(db)

    const ring = ringOf(NEWEST, FORMER)
    expect(await rotateKeys(db, ring)).toBe(1)
    const { sealedKey } = await db.selectFrom('connections').select('sealedKey').executeTakeFirstOrThrow()
    expect([ring.isNewest(sealedKey!), ring.open(sealedKey!, place)]).toEqual([true, 'sk-canary'])
    const after = await findVersion(db)
    expect(Number(after)).toBe(Number(before) + 1)

    expect(await rotateKeys(db, ring)).toBe(0)
    expect(await findVersion(db)).toBe(after)
  },
)
