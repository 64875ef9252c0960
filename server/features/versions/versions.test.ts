import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { continueStory, retryTurn } from '#contract/stories.ts'
import * as versions from '#contract/versions.ts'
import { refusalOf, startBranchingStory, textsOf } from '#testing/branching-story.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

type Story = Awaited<ReturnType<typeof startBranchingStory>>

describe.each(engines)('versions on %s', (engine) => {
  let app: TestApp
  let reader: Person
  let storyId: Story['storyId']
  let params: Story['params']
  let say: Story['say']
  let state: Story['state']
  let texts: Story['texts']
  let go: Story['go']
  let edit: Story['edit']
  let tellOn: Story['tellOn']

  beforeAll(async () => {
    app = await startTestApp(engine)
    reader = await app.reader()
  })
  afterAll(() => app[Symbol.asyncDispose]())

  beforeEach(async () => {
    ;({ storyId, params, say, state, texts, go, edit, tellOn } = await startBranchingStory(app, reader))
  })

  test('undo gives the typed words back, any number of times, and redo goes forward again', async () => {
    await say('I climb')
    await say('I call', { kind: 'say' })
    expect(await reader.ask(versions.undoTurn, { params })).toMatchObject({
      typed: 'I call',
      typedKind: 'say',
      canUndo: true,
      canRedo: true,
    })
    expect(textsOf(await reader.ask(versions.undoTurn, { params }))).toEqual(['Reply 1.'])
    expect(await refusalOf(reader.call(versions.undoTurn, { params }))).toEqual([409, 'Nothing to undo'])
    await reader.ask(versions.redoTurn, { params })
    const redone = await reader.ask(versions.redoTurn, { params })
    expect(textsOf(redone)).toEqual(['Reply 1.', 'I climb', 'Reply 2.', 'I call', 'Reply 3.'])
    expect(redone).not.toHaveProperty('canRedo')
    expect(await refusalOf(reader.call(versions.redoTurn, { params }))).toEqual([409, 'Nothing to redo'])
  })

  test('undo, redo, undo and a new turn compose: nothing can be redone past what is new', async () => {
    await say('I climb')
    await say('I call')
    for (const move of [versions.undoTurn, versions.redoTurn, versions.undoTurn, versions.undoTurn])
      await reader.ask(move, { params })
    await reader.ask(versions.redoTurn, { params })
    expect(await texts()).toEqual(['Reply 1.', 'I climb', 'Reply 2.'])
    await say('I leave')
    expect(await refusalOf(reader.call(versions.redoTurn, { params }))).toEqual([409, 'Nothing to redo'])
    expect(await texts()).toEqual(['Reply 1.', 'I climb', 'Reply 2.', 'I leave', 'Reply 4.'])
    expect((await state()).messages[3]).toMatchObject({ versions: { at: 2, of: 2 } })
  })

  test('a reply told again with a wish stands beside the others, each can be shown', async () => {
    await say('I climb')
    const { messageId } = (await state()).messages.at(-1)!
    await reader.ask(retryTurn, {
      params: { storyId, messageId: String(messageId) },
      body: { guide: 'darker' },
    })
    expect(app.narrator.inputs.at(-1)).toMatchObject({ guide: 'darker' })
    const ids = [messageId, expect.any(Number)] as number[]
    expect((await state()).messages.at(-1)).toMatchObject({
      content: 'Reply 3.',
      versions: { at: 2, of: 2, messageIds: ids },
    })
    const back = await go('Reply 2.')
    expect(back.messages.at(-1)).toMatchObject({ content: 'Reply 2.', versions: { at: 1, of: 2 } })
    await say('I go on')
    expect(app.narrator.inputs.at(-1)).not.toHaveProperty('guide')
    expect(textsOf(await go('Reply 3.'))).toEqual(['Reply 1.', 'I climb', 'Reply 3.'])
    expect(textsOf(await go('Reply 2.', true))).toEqual([
      'Reply 1.',
      'I climb',
      'Reply 2.',
      'I go on',
      'Reply 4.',
    ])
  })

  test('a version that failed still says so when it is shown again', async () => {
    app.narrator.script = { failAfter: { pieces: 0, reason: 'broke_off' } }
    await reader.call(continueStory, { params, body: { message: 'I climb' } })
    const failed = (await state()).messages.at(-1)!
    tellOn()
    await reader.ask(retryTurn, { params: { storyId, messageId: String(failed.messageId) } })
    const back = await reader.ask(versions.moveHead, { params, body: { messageId: failed.messageId } })
    expect(back.messages.at(-1)).toMatchObject({ status: 'failed' })
    await reader.ask(retryTurn, { params: { storyId, messageId: String(failed.messageId) } })
    expect((await state()).messages.at(-1)).toMatchObject({ versions: { at: 3, of: 3 } })
  })

  test('a new version ends the path, what followed stays with the old one', async () => {
    await say('I climb')
    await say('I call')
    expect(textsOf(await edit('I climb', 'I dive', false))).toEqual(['Reply 1.', 'I dive'])
    await reader.ask(continueStory, { params, body: { kind: 'more' } })
    expect(await texts()).toEqual(['Reply 1.', 'I dive', 'Reply 4.'])
    expect((await state()).messages[2]).not.toHaveProperty('kind')
    expect(textsOf(await go('I climb', true))).toEqual([
      'Reply 1.',
      'I climb',
      'Reply 2.',
      'I call',
      'Reply 3.',
    ])
  })

  test('a correction keeps what follows, and the old words stay as a version', async () => {
    await say('I climb')
    await say('I call')
    const corrected = await edit('Reply 2.', 'Reply two.', true)
    expect(textsOf(corrected)).toEqual(['Reply 1.', 'I climb', 'Reply two.', 'I call', 'Reply 3.'])
    expect(corrected.messages[2]).toMatchObject({ versions: { at: 1, of: 2 } })
    expect(textsOf(await go('Reply 2.'))).toEqual(['Reply 1.', 'I climb', 'Reply 2.'])
    const { nodes } = await reader.ask(versions.getTree, { params })
    const kept = nodes.find(({ excerpt }) => excerpt === 'Reply two.')!
    expect(nodes.find(({ excerpt }) => excerpt === 'Reply 2.')).toMatchObject({ correctedId: kept.messageId })
  })

  test('the head stays while a reply is being written', async () => {
    app.narrator.isHeld = true
    const running = say('I climb')
    await expect.poll(async () => (await state()).messages.length).toBe(3)
    const { messageId } = (await state()).messages[0]!
    const calls = [
      reader.call(versions.undoTurn, { params }),
      reader.call(versions.moveHead, { params, body: { messageId } }),
      reader.call(versions.editMessage, {
        params: { storyId, messageId: String(messageId) },
        body: { content: 'Otherwise', keepFollowing: true },
      }),
    ]
    for (const call of calls) expect(await refusalOf(call)).toEqual([409, 'The narrator is still writing'])
    app.narrator.release()
    await running
  })
})
