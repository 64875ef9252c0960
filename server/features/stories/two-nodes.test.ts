import { nanoid } from 'nanoid'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pathTo } from '#contract/endpoint.ts'
import { continueStory, followTurn, getCurrentState, startStory } from '#contract/stories.ts'
import type { Person } from '#testing/people.ts'
import { readStream } from '#testing/read-stream.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'
import { streamContinuation } from '#testing/turn-stream.ts'

describe.each(engines)('a turn and two nodes on %s', (engine) => {
  let app: TestApp
  let reader: Person
  let storyId: string
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app[Symbol.asyncDispose]())
  beforeEach(async () => {
    reader = await app.reader()
    storyId = (await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })).storyId
  })
  afterEach(() => {
    app.narrator.script = {}
    app.narrator.release()
  })

  const turnOf = (replyId: number) =>
    app.context.db.selectFrom('turns').selectAll().where('replyId', '=', replyId).executeTakeFirstOrThrow()
  const setTurn = (replyId: number, values: object) =>
    app.context.db.updateTable('turns').set(values).where('replyId', '=', replyId).execute()
  const setText = (messageId: number, content: string) =>
    app.context.db.updateTable('messages').set({ content }).where('id', '=', messageId).execute()
  const usageOf = (messageId: number) =>
    app.context.db.selectFrom('usage').selectAll().where('messageId', '=', messageId).execute()
  const lastMessage = async () =>
    (await reader.ask(getCurrentState, { params: { storyId } })).messages.at(-1)!
  const elsewhere = () => ({ worker: 'another node', leaseUntil: Date.now() + 3_600_000, attempts: 2 })

  test('the end on the first node changes nothing of a turn that the second has taken over', async () => {
    app.narrator.isHeld = true
    const { messageId, events } = await streamContinuation(reader, { storyId, message: 'I row' })
    await events.next()
    await setTurn(messageId, elsewhere())
    // Longer than all that the first node writes: a save of its text that is under way changes nothing either.
    const content = 'Told elsewhere. '.repeat(20)
    await setText(messageId, content)
    const taken = await turnOf(messageId)
    app.narrator.release()

    // Whoever follows on the first node goes on with what the second one tells.
    for (let heard = ''; heard !== content;) {
      const { data } = (await events.next()).value!
      if (data.at === 0) heard = String(data.text)
    }
    expect(await turnOf(messageId)).toEqual(taken)
    expect(await lastMessage()).toMatchObject({ content, status: 'streaming' })
    expect(await usageOf(messageId)).toEqual([])
    await setTurn(messageId, { status: 'done', worker: null, leaseUntil: null })
    expect((await Array.fromAsync(events)).at(-1)).toMatchObject({
      event: 'done',
      data: { messageId, message: content },
    })
  })

  test('a node that has lost its turn stops asking the narrator', async () => {
    app.narrator.isHeld = true
    const { messageId, events } = await streamContinuation(reader, { storyId, message: 'I drift' })
    await setTurn(messageId, elsewhere())
    // Nobody lets the narrator go on: the lost lease alone ends it.
    await expect.poll(() => app.context.generations.find(messageId)).toBeUndefined()
    expect(await turnOf(messageId)).toMatchObject({ status: 'streaming', worker: 'another node' })
    await setTurn(messageId, { status: 'done', worker: null, leaseUntil: null })
    expect((await Array.fromAsync(events)).at(-1)).toMatchObject({ event: 'done', data: { messageId } })
  })

  test('another node asks to stop one turn, and the reader’s other one goes on', async () => {
    const other = (await reader.ask(startStory, { body: { prompt: 'A mill by day' } })).storyId
    app.narrator.isHeld = true
    const stopped = await streamContinuation(reader, { storyId, message: 'I wait' })
    const going = await streamContinuation(reader, { storyId: other, message: 'I grind' })
    await setTurn(stopped.messageId, { isStopRequested: 1 })
    expect((await Array.fromAsync(stopped.events)).at(-1)).toMatchObject({
      event: 'done',
      data: { messageId: stopped.messageId, status: 'stopped' },
    })
    expect(await turnOf(going.messageId)).toMatchObject({ status: 'streaming' })
    app.narrator.release()
    const end = (await Array.fromAsync(going.events)).at(-1)!
    expect(end).toMatchObject({ event: 'done', data: { messageId: going.messageId } })
    expect(end.data).not.toHaveProperty('status')
  })

  test('what two dead nodes left is marked, and the log says so', async () => {
    const { messageId } = await lastMessage()
    const leaseUntil = Date.now() - 1
    await setTurn(messageId, { status: 'streaming', worker: 'a dead node', leaseUntil, attempts: 3 })
    await expect.poll(async () => (await turnOf(messageId)).status).toBe('interrupted')
    expect(await turnOf(messageId)).toMatchObject({
      worker: null,
      leaseUntil: null,
      errorCode: 'turn_interrupted',
      finishedAt: expect.any(Number),
    })
    const marked = () =>
      app.logged.filter((line) => line.includes('turns that nobody could end were marked interrupted'))
    expect(JSON.parse(marked()[0]!)).toMatchObject({ interrupted: 1 })
  })

  test.each([
    [{ status: 'done' }, 200, { message: 'Told elsewhere.' }],
    [{ status: 'stopped' }, 200, { message: 'Told elsewhere.', status: 'stopped' }],
    [
      { status: 'failed', errorCode: 'message_failed', failure: 'busy' },
      502,
      {
        error: 'Failed to send message',
        code: 'message_failed',
        reason: 'busy',
        hint: 'The AI model has too much to do right now; try again in a minute.',
      },
    ],
    [
      { status: 'interrupted' },
      503,
      { error: 'The narrator was interrupted. Please try again.', code: 'turn_interrupted' },
    ],
  ])(
    'the same client id again waits for the other node, whose turn ends as %j',
    async (end, status, body) => {
      const clientId = nanoid()
      const say = () =>
        reader.call(continueStory, { params: { storyId }, body: { message: 'I call', clientId } })
      const { messageId } = (await say()).body
      const inputs = app.narrator.inputs.length
      await setTurn(messageId, { status: 'streaming', ...elsewhere() })
      const again = say()
      await setText(messageId, 'Told elsewhere.')
      await app.context.db
        .updateTable('messages')
        .set({ suggestions: null })
        .where('id', '=', messageId)
        .execute()
      await setTurn(messageId, { ...end, worker: null, leaseUntil: null })
      const given = status === 200 ? { storyId, messageId, ...body } : body
      expect(await again).toMatchObject({ status, body: given })
      expect((await again).body).toEqual(given)
      expect(app.narrator.inputs).toHaveLength(inputs)
    },
  )

  test('following a turn that is deleted meanwhile comes to an end', async () => {
    const { messageId } = await lastMessage()
    await setTurn(messageId, { status: 'streaming', ...elsewhere() })
    const path = pathTo(followTurn, { params: { storyId, messageId } })
    const events = readStream(await reader.fetch(path))
    expect((await events.next()).value).toMatchObject({ event: 'turn', data: { storyId, messageId } })
    expect((await events.next()).value).toMatchObject({ event: 'text' })
    await app.context.db.deleteFrom('turns').where('replyId', '=', messageId).execute()
    expect((await Array.fromAsync(events)).map(({ event }) => event)).toEqual([])
  })
})
