import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pathTo } from '#contract/endpoint.ts'
import { continueStory, followTurn, getCurrentState, startStory, stopTurn } from '#contract/stories.ts'
import { firstTextGenerated, turnEnded } from '#server/platform/metrics/observations.ts'
import type { Person } from '#testing/people.ts'
import { readWholeStream } from '#testing/read-stream.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'
import { streamContinuation } from '#testing/turn-stream.ts'

const PROMPT = 'A ferry at night'
const OPENING = 'The bell rings twice.'

describe.each(engines)('the end of a reply on %s', (engine) => {
  const clock = { at: Date.now(), now: () => clock.at }
  let app: TestApp
  let reader: Person
  let storyId: string
  beforeAll(async () => {
    app = await startTestApp(engine, { clock })
  })
  afterAll(() => app[Symbol.asyncDispose]())
  beforeEach(async () => {
    app.narrator.script = { pieces: () => [OPENING] }
    reader = await app.reader()
    storyId = (await reader.ask(startStory, { body: { prompt: PROMPT } })).storyId
    app.narrator.script = {}
  })
  afterEach(() => app.narrator.release())

  const say = (message: string) => reader.call(continueStory, { params: { storyId }, body: { message } })
  const lastMessage = async () =>
    (await reader.ask(getCurrentState, { params: { storyId } })).messages.at(-1)!
  const charges = async (messageId: number) =>
    app.context.db
      .selectFrom('usage')
      .select(['provider', 'model', 'inputTokens', 'outputTokens'])
      .where('messageId', '=', messageId)
      .execute()

  test('is timed from the turn’s beginning, its first text once', async () => {
    const timed: object[] = []
    firstTextGenerated.subscribe((event) => timed.push({ first: event }))
    turnEnded.subscribe((event) => timed.push(event))
    app.narrator.script = {
      pieces: () => {
        clock.at += 1_500
        return ['You row.', ' And row.']
      },
    }
    app.narrator.isHeld = true
    const { events } = await streamContinuation(reader, { storyId, message: 'I row' })
    await events.next()
    clock.at += 2_000
    app.narrator.release()
    await Array.fromAsync(events)
    expect(timed).toEqual([
      { first: { engine: 'scripted', seconds: 1.5 } },
      { engine: 'scripted', outcome: 'done', seconds: 3.5 },
    ])
  })

  test('says that it was cut at its limit and who stood in, now and later', async () => {
    const standIn = { provider: 'spare', model: 'Spare Narrator', isModel: true }
    app.narrator.script = { pieces: () => ['You row'], end: { isCut: true, standIn, suggestions: undefined } }
    const { body } = await say('I row')
    const { messageId } = body
    const reply = { storyId, messageId, message: 'You row', isCut: true, standIn: 'Spare Narrator' }
    expect(body).toEqual(reply)
    expect(await lastMessage()).toEqual({
      messageId,
      role: 'assistant',
      content: 'You row',
      isInitialMessage: false,
      createdAt: new Date(clock.at).toISOString(),
      isCut: true,
      standIn: 'Spare Narrator',
    })
    expect(await charges(messageId)).toEqual([
      { provider: 'spare', model: 'Spare Narrator', inputTokens: 10, outputTokens: 1 },
    ])
    const path = pathTo(followTurn, { params: { storyId, messageId } })
    expect((await readWholeStream(await reader.fetch(path))).at(-1)).toEqual({
      id: 'end',
      event: 'done',
      data: reply,
    })
  })

  test('keeps neither half characters nor the one that no database keeps', async () => {
    app.narrator.script = { pieces: () => ['A lamp\0 ', 'burns\uD83D'] }
    expect((await say('I look')).body.message).toBe('A lamp burns\uFFFD')
    expect(await lastMessage()).toMatchObject({ content: 'A lamp burns\uFFFD' })
  })

  test.each([
    ['breaks off without an end', { pieces: () => ['You row'], end: 'missing' as const }, 'You row'],
    ['is blank', { pieces: () => [' \n'] }, ' \n'],
    ['has no word', { pieces: () => [] }, ''],
  ])('a reply that %s has failed', async (_, script, content) => {
    app.narrator.script = script
    expect(await say('I row')).toMatchObject({
      status: 502,
      body: { error: 'Failed to send message', code: 'message_failed' },
    })
    const last = await lastMessage()
    expect(last).toMatchObject({ content, status: 'failed' })
    expect(last).not.toHaveProperty('hint')
    const warning = app.logged.findLast((line) => line.includes('the narrator left no whole reply'))!
    expect(JSON.parse(warning)).toMatchObject({
      storyId,
      replyId: last.messageId,
      hasEnded: !('end' in script),
      characters: content.length,
    })
  })

  test('is charged by its length where the narrator broke off, what it had read included', async () => {
    const message = 'I ring the bell'
    app.narrator.script = {
      pieces: () => ['It rings.', ' And rings.'],
      failAfter: { pieces: 1, reason: 'broke_off' },
    }
    expect((await say(message)).body.reason).toBe('broke_off')
    const { messageId } = await lastMessage()
    const read = PROMPT.length + OPENING.length + message.length
    expect(await charges(messageId)).toEqual([
      {
        provider: 'scripted',
        model: 'Scripted Narrator',
        inputTokens: Math.ceil(read / 4),
        outputTokens: Math.ceil('It rings.'.length / 4),
      },
    ])
    const warning = app.logged.findLast((line) => line.includes('the narrator failed'))!
    expect(JSON.parse(warning)).toMatchObject({ reason: 'broke_off', storyId, replyId: messageId })
  })

  test('costs nothing where no word came', async () => {
    app.narrator.script = { failAfter: { pieces: 0, reason: 'unreachable' } }
    expect((await say('I ring')).body.hint).toBe(
      'The AI model cannot be reached; try again, and tell whoever runs this site if it stays so.',
    )
    const last = await lastMessage()
    expect(last).toMatchObject({ content: '', status: 'failed' })
    expect(last.hint).toBe(
      'The AI model cannot be reached; try again, and tell whoever runs this site if it stays so.',
    )
    expect(await charges(last.messageId)).toEqual([])
  })

  test('a fault of another kind has no reason for the reader, and all of it in the log', async () => {
    app.narrator.script = {
      pieces: () => {
        throw new Error('out of ink')
      },
    }
    expect((await say('I write')).body).toEqual({ error: 'Failed to send message', code: 'message_failed' })
    const warning = app.logged.findLast((line) => line.includes('the narrator failed'))!
    expect(JSON.parse(warning)).toMatchObject({ reason: 'unknown', err: { message: 'out of ink' } })
  })

  test('comes after the reason to wait, which has the place of what was sent before it', async () => {
    app.narrator.script = { waits: [{ reason: 'busy', seconds: 3 }], pieces: () => ['You row.'] }
    app.narrator.isHeld = true
    const { events } = await streamContinuation(reader, { storyId, message: 'I row' })
    expect((await events.next()).value).toEqual({
      id: '0',
      event: 'waiting',
      data: { text: 'The narrator is busy; going on in 3 s', seconds: 3 },
    })
    app.narrator.release()
    expect((await Array.fromAsync(events)).slice(0, -1)).toEqual([
      { id: '8', event: 'text', data: { text: 'You row.' } },
    ])
  })

  test('a reply can be stopped before its first word, and costs nothing', async () => {
    app.narrator.script = { pieces: () => ['', 'Too late.'] }
    app.narrator.isHeld = true
    const { messageId, events } = await streamContinuation(reader, { storyId, message: 'I wait' })
    await reader.ask(stopTurn, { params: { storyId, messageId: String(messageId) } })
    expect((await Array.fromAsync(events)).at(-1)).toMatchObject({
      event: 'done',
      data: { message: '', status: 'stopped' },
    })
    expect(await charges(messageId)).toEqual([])
  })
})
