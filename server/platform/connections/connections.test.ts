import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'
import { openKeyRing } from '../secrets/key-ring.ts'
import { findFallback, findVersion, setFallback } from './connection-settings.queries.ts'
import * as connections from './connections.queries.ts'

const ring = openKeyRing({ dataDir: '', secrets: { secretKeys: ['a secret of some length'] } })
const gpt = { kind: 'text', provider: 'openai', model: 'gpt', createdAt: 0 } as const
const KEY = 'sk-0123456789-canary'

describe.each(engines)('stored connections on %s', (engine) => {
  let app: TestApp
  let ada: number
  let bob: number
  beforeAll(async () => {
    app = await startTestApp(engine)
    ada = (await app.reader('ada')).user!.id
    bob = (await app.reader('bob')).user!.id
  })
  afterAll(() => app[Symbol.asyncDispose]())
  beforeEach(() => app.context.db.deleteFrom('connections').execute())

  const insert = (owner: connections.ConnectionOwner, more: object = {}) =>
    connections.insertConnection(app.context.db, ring, owner, { ...gpt, key: null, ...more })
  const find = (owner: connections.ConnectionOwner, id: number) =>
    connections.requireConnection(app.context.db, owner, id)

  test('are found by their owner alone', async () => {
    const { db } = app.context
    const [own, site] = [await insert(ada), await insert('site')]
    expect(await find(ada, own)).toMatchObject({ id: own, userId: ada })
    expect(await find('site', site)).toMatchObject({ id: site, userId: null })
    for (const [owner, id] of [
      [bob, own],
      ['site', own],
      [ada, site],
    ] as const)
      await expect(find(owner, id)).rejects.toMatchObject({ code: 'connection_not_found' })
    expect(await connections.countConnectionsOf(db, bob)).toBe(0)
    expect((await connections.findConnectionsOf(db, 'site')).map(({ id }) => id)).toEqual([site])
    await connections.deleteConnection(db, { id: own })
    expect(await connections.findConnection(db, ada, own)).toBeUndefined()
    expect(await connections.countConnectionsOf(db, 'site')).toBe(1)
  })

  test('show the end of a long key, and nothing of a short one', async () => {
    const { db } = app.context
    const long = await find(ada, await insert(ada, { key: KEY }))
    expect(long.keyEnd).toBe('nary')
    expect(ring.open(long.sealedKey!, connections.keyPlace(long))).toBe(KEY)
    const [short, longer] = [
      await insert(ada, { key: 'x'.repeat(15) }),
      await insert(ada, { key: 'x'.repeat(16) }),
    ]
    expect((await find(ada, short)).keyEnd).toBeNull()
    expect((await find(ada, longer)).keyEnd).toBe('xxxx')
    await connections.updateConnection(db, ring, long, { model: 'other' })
    expect(await find(ada, long.id)).toMatchObject({
      model: 'other',
      keyEnd: 'nary',
      sealedKey: long.sealedKey,
    })
    await connections.updateConnection(db, ring, long, { key: null })
    expect(await find(ada, long.id)).toMatchObject({ keyEnd: null, sealedKey: null })
  })

  test('take each other’s place as the default of one owner and one kind', async () => {
    const { db } = app.context
    const ids = [await insert(ada), await insert(ada), await insert(bob), await insert('site')] as const
    const picture = await insert(ada, { kind: 'picture' })
    for (const [owner, id] of [
      [ada, ids[0]],
      [bob, ids[2]],
      ['site', ids[3]],
      [ada, picture],
    ] as const)
      await connections.setDefault(db, await find(owner, id), true)
    await connections.setDefault(db, await find(ada, ids[1]), true)
    const defaults = async () =>
      Promise.all(
        (
          [
            [ada, 'text'],
            [ada, 'picture'],
            [bob, 'text'],
            ['site', 'text'],
          ] as const
        ).map(async ([owner, kind]) => (await connections.findDefaultConnection(db, owner, kind))?.id),
      )
    expect(await defaults()).toEqual([ids[1], picture, ids[2], ids[3]])
    await connections.setDefault(db, await find(ada, ids[0]), false)
    expect(await defaults()).toEqual([ids[1], picture, ids[2], ids[3]])
    await connections.setDefault(db, await find(ada, ids[1]), false)
    expect(await defaults()).toEqual([undefined, picture, ids[2], ids[3]])
  })

  test('keep what was learned of them until they are changed, and only of what was asked', async () => {
    const { db } = app.context
    const row = await find(ada, await insert(ada))
    const other = await insert(ada)
    const learned = { capabilities: '{}', testedAt: 5, findings: '[]' }
    await connections.saveTest(db, row, learned)
    const tested = await find(ada, row.id)
    expect(tested).toMatchObject({ ...learned, revision: row.revision + 1 })
    const failed = { at: 7, failure: 'no_credit', sentence: 'Enough.' } as const
    await connections.saveFailure(db, row, failed)
    await connections.saveTest(db, row, { ...learned, testedAt: 6 })
    expect(await find(ada, row.id)).toEqual(tested)
    await connections.saveFailure(db, tested, failed)
    const broken = { failedAt: 7, failure: 'no_credit', failureSentence: 'Enough.' }
    expect(await find(ada, row.id)).toMatchObject(broken)
    expect(await find(ada, other)).toMatchObject({ testedAt: null, failedAt: null, revision: row.revision })
    await connections.saveFailure(db, tested)
    const works = { failedAt: null, failure: null, failureSentence: null }
    expect(await find(ada, row.id)).toMatchObject(works)
    await connections.saveFailure(db, tested, failed)
    await connections.updateConnection(db, ring, tested, { model: 'other' })
    expect(await find(ada, row.id)).toMatchObject({
      ...works,
      capabilities: null,
      testedAt: null,
      findings: null,
      revision: tested.revision + 1,
    })
    expect(await find(ada, other)).toMatchObject({ model: 'gpt', revision: row.revision })
  })

  test('raise one number with every change, by which nodes see that they must look again', async () => {
    const { db } = app.context
    const rise = async (change: () => Promise<unknown>) => {
      const before = Number(await findVersion(db))
      await change()
      return Number(await findVersion(db)) - before
    }
    const row = await find(ada, await insert(ada))
    const changes = [
      () => insert(ada),
      () => connections.updateConnection(db, ring, row, { model: 'm' }),
      () => connections.setDefault(db, row, true),
      () => connections.saveTest(db, row, { capabilities: null, testedAt: 1, findings: '' }),
      () => setFallback(db, 'off'),
      () => connections.deleteConnection(db, row),
      () => connections.saveFailure(db, row),
    ]
    const rises: number[] = []
    for (const change of changes) rises.push(await rise(change))
    expect(rises).toEqual([1, 1, 1, 1, 1, 1, 0])
  })

  test.each(['off', 'storyteller', 7, 'environment'] as const)(
    '%j stands in for the narrator',
    async (fallback) => {
      await setFallback(app.context.db, 'off')
      await setFallback(app.context.db, fallback)
      expect(await findFallback(app.context.db)).toBe(fallback)
    },
  )
})
