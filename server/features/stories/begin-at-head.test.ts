import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { continueStory, startStory, type TurnKind } from '#contract/stories.ts'
import { watchDatabases } from '#testing/database-traffic.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

const OWN = new Set([
  'id',
  'storyId',
  'parentId',
  'replyId',
  'messageId',
  'fromId',
  'toId',
  'headId',
  'userId',
])

describe.each(engines)('a turn at the head of a story on %s', (engine) => {
  const clock = { now: () => 1_800_000_000_000 }
  let app: TestApp
  let reader: Person
  beforeAll(async () => {
    app = await startTestApp(engine, { clock })
    reader = await app.reader()
  })
  afterAll(() => app[Symbol.asyncDispose]())

  /** Plays one turn, by the short way or by the long one, and returns all that is stored of its story. */
  async function play(body: { kind?: TurnKind; message?: string }, isShort: boolean) {
    const { db, turnStore } = app.context
    const { storyId } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
    const begin = turnStore.begin
    if (!isShort) turnStore.begin = async () => undefined
    using traffic = watchDatabases()
    await reader.ask(continueStory, { params: { storyId }, body })
    turnStore.begin = begin
    const statements = traffic.statements.length
    const stories = await db.selectFrom('stories').selectAll().where('id', '=', storyId).execute()
    const messages = await db
      .selectFrom('messages')
      .selectAll()
      .where('storyId', '=', storyId)
      .orderBy('id')
      .execute()
    const turns = await db
      .selectFrom('turns')
      .selectAll()
      .where('storyId', '=', storyId)
      .orderBy('id')
      .execute()
    const moves = await db
      .selectFrom('headMoves')
      .selectAll()
      .where('storyId', '=', storyId)
      .orderBy('id')
      .execute()
    const usage = await db
      .selectFrom('usage')
      .selectAll()
      .where('storyId', '=', storyId)
      .orderBy('id')
      .execute()
    const { seed: _seed, storyId: _id, path, memory, ...input } = app.narrator.inputs.at(-1)!
    const first = messages[0]!.id
    const lineage = messages.map(({ id, parentId }) => [id - first, parentId && parentId - first])
    const heads = [stories[0]!.headId! - first, ...moves.map(({ toId }) => toId - first)]
    const rows = [...stories, ...messages, ...turns, ...moves, ...usage].map(withoutIds)
    const told = path.map(({ role, content, kind }) => ({ role, content, kind }))
    return { stored: { rows, lineage, heads, input, told, memory }, statements }
  }

  test.each([
    { message: 'I row' },
    { message: '“Who is there?”', kind: 'say' },
    { message: 'Fog comes in.', kind: 'story' },
    { kind: 'more' },
  ] as const)('stores the same by the short way as by the long one: %j', async (body) => {
    const short = await play(body, true)
    const long = await play(body, false)
    expect(short.stored).toEqual(long.stored)
    expect(short.statements).toBeLessThan(long.statements)
    expect(short.stored.lineage).toHaveLength(body.kind === 'more' ? 2 : 3)
  })
})

const withoutIds = (row: object) => Object.fromEntries(Object.entries(row).filter(([name]) => !OWN.has(name)))

test.each(engines)(
  'new turns count in their throttle, once each, and known ones do not, on %s',
  async (engine) => {
    await using app = await startTestApp(engine, { env: { RATE_LIMIT_FACTOR: '0.1' } })
    const reader = await app.reader()
    const { storyId } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
    const clientId = 'a-client-id-of-a-turn'
    const say = (body: { message: string; clientId?: string }) =>
      reader.call(continueStory, { params: { storyId }, body })
    const first = await say({ message: 'I row', clientId })
    expect(await say({ message: 'I row', clientId })).toMatchObject({ status: 200, body: first.body })
    expect(await say({ message: 'I sing' })).toMatchObject({ status: 200 })
    expect(await say({ message: 'I wait' })).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests' },
    })
    expect(await say({ message: 'I row', clientId })).toMatchObject({ status: 200, body: first.body })
    const turns = await app.context.db.selectFrom('turns').select('id').execute()
    expect(turns).toHaveLength(3)
  },
)
