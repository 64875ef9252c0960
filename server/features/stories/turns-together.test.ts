import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { continueStory, startStory } from '#contract/stories.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'
import { streamContinuation } from '#testing/turn-stream.ts'
import type { TurnEndRows } from './turn-rows.ts'

const READERS = 6

describe.each(engines)('turns of many readers at once on %s', (engine) => {
  let app: TestApp
  let players: { reader: Person; storyId: string }[]
  beforeAll(async () => {
    app = await startTestApp(engine)
    players = await Promise.all(
      Array.from({ length: READERS }, async (_, at) => {
        const reader = await app.reader()
        const { storyId } = await reader.ask(startStory, { body: { prompt: `A ferry named ${at}` } })
        return { reader, storyId }
      }),
    )
  })
  afterAll(() => app[Symbol.asyncDispose]())

  const messagesOf = (storyId: string) =>
    app.context.db.selectFrom('messages').selectAll().where('storyId', '=', storyId).orderBy('id').execute()

  test('a turn’s statements are planned before one comes, and nothing is stored by it', async () => {
    const { db, turnStore } = app.context
    const countTurns = () => db.selectFrom('turns').select(db.fn.countAll<number>().as('turns')).execute()
    const before = await countTurns()
    await turnStore.prepare()
    expect(await countTurns()).toEqual(before)
    if (engine === 'sqlite') return
    const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(db)
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['lock-readers', 'begin-turns', 'recent-paths', 'end-turns']),
    )
  })

  test('each is stored in its own story, and told what is its own', async () => {
    const replies = await Promise.all(
      players.map(({ reader, storyId }, at) =>
        reader.ask(continueStory, { params: { storyId }, body: { message: `I row boat ${at}` } }),
      ),
    )
    for (const [at, { storyId }] of players.entries()) {
      const messages = await messagesOf(storyId)
      const [opening, said, reply] = messages
      expect(messages).toHaveLength(3)
      expect([said, reply]).toMatchObject([
        { content: `I row boat ${at}`, parentId: opening!.id, turn: 1 },
        { content: replies[at]!.message, parentId: said!.id, turn: 1 },
      ])
      expect(reply!.content).toContain(`I row boat ${at}`)
      const input = app.narrator.inputs.find(({ storyId: id, number }) => id === storyId && number === 1)!
      expect(input.premise).toBe(`A ferry named ${at}`)
      expect(input.path.map(({ content }) => content)).toEqual([opening!.content, said!.content])
    }
  })

  test('one that is in the way of its own story is in nobody else’s', async () => {
    const [first, ...others] = players
    const refused = { params: { storyId: first!.storyId }, body: { message: 'I sink' } }
    const [answer, ...replies] = await Promise.all([
      players[1]!.reader.call(continueStory, refused),
      ...others.map(({ reader, storyId }) =>
        reader.ask(continueStory, { params: { storyId }, body: { message: 'I float' } }),
      ),
    ])
    expect(answer).toMatchObject({ status: 404, body: { code: 'story_not_found' } })
    expect(replies).toHaveLength(READERS - 1)
    expect(await messagesOf(first!.storyId)).toHaveLength(3)
  })

  test('an end that cannot be stored, or is another worker’s, takes none of the others with it', async () => {
    const { db, turnStore, generations } = app.context
    app.narrator.isHeld = true
    const streams = await Promise.all(
      players.map(({ reader, storyId }) => streamContinuation(reader, { storyId, message: 'I wait' })),
    )
    const endOf = async (messageId: number, content: string, worker: string): Promise<TurnEndRows> => {
      const { ids } = generations.find(messageId)!
      const turn = { status: 'done', errorCode: null, failure: null, finishedAt: 1 }
      const reply = { content, memory: null, suggestions: null, isCut: 0, standIn: null }
      return { ids, worker, turn, reply, given: null }
    }
    const ends = await Promise.all(
      streams.map(({ messageId }, at) =>
        endOf(messageId, `End ${at}`, at === 1 ? 'another node' : generations.worker),
      ),
    )
    ends[2]!.turn.status = null as unknown as string
    const stored = await Promise.allSettled(ends.map((end) => turnStore.end(end)))
    expect(stored.map((end) => (end.status === 'fulfilled' ? end.value : 'failed'))).toEqual([
      true,
      false,
      'failed',
      true,
      true,
      true,
    ])
    const ids = streams.map(({ messageId }) => messageId)
    const turns = await db
      .selectFrom('turns')
      .innerJoin('messages', 'messages.id', 'replyId')
      .select(['status', 'content'])
      .where('replyId', 'in', ids)
      .orderBy('replyId')
      .execute()
    const byEnd = turns.filter(({ status }) => status === 'done').map(({ content }) => content)
    expect(byEnd.toSorted()).toEqual(['End 0', 'End 3', 'End 4', 'End 5'])
    app.narrator.release()
  })
})
