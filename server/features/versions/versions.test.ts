import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createBookmark } from '#contract/bookmarks.ts'
import { getSharedStory, listShares, shareStory, stopShare } from '#contract/sharing.ts'
import {
  continueStory,
  getCurrentState,
  recoverStory,
  retryTurn,
  startStory,
  type CurrentState,
} from '#contract/stories.ts'
import * as versions from '#contract/versions.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

describe.each(engines)('versions on %s', (engine) => {
  let app: TestApp
  let reader: Person
  let storyId: string
  let params: { storyId: string }
  let told = 0

  beforeAll(async () => {
    app = await startTestApp(engine)
    reader = await app.reader()
  })
  afterAll(() => app[Symbol.asyncDispose]())

  beforeEach(async () => {
    // Every reply is one of a kind.
    told = 0
    app.narrator.script = { pieces: () => [`Reply ${++told}.`] }
    ;({ storyId } = await reader.ask(startStory, { body: { prompt: 'A tower by the sea' } }))
    params = { storyId }
  })

  const say = (message: string, more: object = {}) =>
    reader.ask(continueStory, { params, body: { message, ...more } })
  const state = () => reader.ask(getCurrentState, { params })
  const textsOf = ({ messages }: Pick<CurrentState, 'messages'>) => messages.map(({ content }) => content)
  const texts = async () => textsOf(await state())
  const idOf = async (text: string): Promise<number> => {
    const { nodes } = await reader.ask(versions.getTree, { params })
    return nodes.find(({ excerpt }) => excerpt === text)!.messageId
  }
  const go = async (text: string, follow = false) =>
    reader.ask(versions.moveHead, { params, body: { messageId: await idOf(text), follow } })
  const edit = async (text: string, content: string, keepFollowing: boolean) =>
    reader.ask(versions.editMessage, {
      params: { storyId, messageId: String(await idOf(text)) },
      body: { content, keepFollowing },
    })
  const refusal = async (call: Promise<{ status: number; body: { error?: string } }>) => {
    const { status, body } = await call
    return [status, body.error]
  }

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
    expect(await refusal(reader.call(versions.undoTurn, { params }))).toEqual([409, 'Nothing to undo'])
    await reader.ask(versions.redoTurn, { params })
    const redone = await reader.ask(versions.redoTurn, { params })
    expect(textsOf(redone)).toEqual(['Reply 1.', 'I climb', 'Reply 2.', 'I call', 'Reply 3.'])
    expect(redone).not.toHaveProperty('canRedo')
    expect(await refusal(reader.call(versions.redoTurn, { params }))).toEqual([409, 'Nothing to redo'])
  })

  test('undo, redo, undo and a new turn compose: nothing can be redone past what is new', async () => {
    await say('I climb')
    await say('I call')
    for (const move of [versions.undoTurn, versions.redoTurn, versions.undoTurn, versions.undoTurn])
      await reader.ask(move, { params })
    await reader.ask(versions.redoTurn, { params })
    expect(await texts()).toEqual(['Reply 1.', 'I climb', 'Reply 2.'])
    await say('I leave')
    expect(await refusal(reader.call(versions.redoTurn, { params }))).toEqual([409, 'Nothing to redo'])
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
    app.narrator.script = { pieces: () => [`Reply ${++told}.`] }
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

  test('a turn that was written below an older message makes a branch', async () => {
    const { messageId } = (await state()).messages[0]!
    await say('First tab')
    await say('Second tab', { parentId: messageId })
    expect(await texts()).toEqual(['Reply 1.', 'Second tab', 'Reply 3.'])
    expect(app.narrator.inputs.at(-1)!.path.map(({ content }) => content)).toEqual(['Reply 1.', 'Second tab'])
    expect((await state()).messages[1]).toMatchObject({ versions: { at: 2, of: 2 } })
    expect(
      await refusal(reader.call(continueStory, { params, body: { message: 'x', parentId: 999_999 } })),
    ).toEqual([404, 'Message not found'])
  })

  test('the narrator goes on by itself, and is told how a turn was sent', async () => {
    await reader.ask(continueStory, { params, body: { kind: 'more' } })
    expect((await state()).messages.at(-1)).toMatchObject({ content: 'Reply 2.', kind: 'more' })
    await say('A storm breaks', { kind: 'story' })
    const { path, number } = app.narrator.inputs.at(-1)!
    expect(path.map(({ role, kind, content }) => [role, kind, content])).toEqual([
      ['assistant', undefined, 'Reply 1.'],
      ['assistant', undefined, 'Reply 2.'],
      ['user', 'story', 'A storm breaks'],
    ])
    expect(number).toBe(2)
    expect(textsOf(await reader.ask(versions.undoTurn, { params }))).toEqual(['Reply 1.', 'Reply 2.'])
    expect(textsOf(await reader.ask(versions.undoTurn, { params }))).toEqual(['Reply 1.'])
    for (const body of [{}, { kind: 'say' }, { kind: 'more', message: 'I wait' }])
      expect(await refusal(reader.call(continueStory, { params, body }))).toEqual([
        400,
        'Please write something first',
      ])
  })

  test('a note goes along with every turn until it is taken away', async () => {
    await reader.ask(versions.setNote, { params, body: { text: ' She never forgives ' } })
    expect(await state()).toMatchObject({ note: 'She never forgives' })
    await say('I climb')
    expect(app.narrator.inputs.at(-1)).toMatchObject({ note: 'She never forgives' })
    await reader.ask(versions.setNote, { params, body: { text: '' } })
    expect(await state()).not.toHaveProperty('note')
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
    for (const call of calls) expect(await refusal(call)).toEqual([409, 'The narrator is still writing'])
    app.narrator.release()
    await running
  })

  test('the tree names every message with the one above it, and where it is kept', async () => {
    await say('I climb')
    const [opening, climb, reply] = (await state()).messages.map(({ messageId }) => messageId)
    await reader.ask(createBookmark, { body: { storyId, lastMessageId: climb!, title: 'Here' } })
    await reader.ask(shareStory, { params, body: { title: 'Shared' } })
    await reader.ask(versions.nameMessage, {
      params: { storyId, messageId: String(opening) },
      body: { name: 'The beginning' },
    })
    const { headId, nodes } = await reader.ask(versions.getTree, { params })
    expect(headId).toBe(reply)
    const createdAt = expect.any(String) as string
    expect(nodes).toEqual([
      {
        messageId: opening,
        parentId: null,
        role: 'assistant',
        excerpt: 'Reply 1.',
        createdAt,
        name: 'The beginning',
      },
      {
        messageId: climb,
        parentId: opening,
        role: 'user',
        excerpt: 'I climb',
        createdAt,
        isBookmarked: true,
      },
      {
        messageId: reply,
        parentId: climb,
        role: 'assistant',
        excerpt: 'Reply 2.',
        createdAt,
        isShared: true,
      },
    ])
  })

  test('a bookmark leads to its own path, wherever the head is', async () => {
    await say('I climb')
    await say('I call')
    const messageId = String(await idOf('Reply 2.'))
    await go('Reply 1.')
    await say('I dive')
    const { messages } = await reader.ask(recoverStory, { params, query: { messageId } })
    expect(textsOf({ messages })).toEqual(['Reply 1.', 'I climb', 'Reply 2.', 'I call', 'Reply 3.'])
    const path = await reader.ask(versions.getPath, { params: { storyId, messageId } })
    expect(textsOf(path)).toEqual(['Reply 1.', 'I climb', 'Reply 2.'])
    expect(await texts()).toEqual(['Reply 1.', 'I dive', 'Reply 4.'])
  })

  test('each path has a share of its own, that shows no other and no later word', async () => {
    const share = async () => (await reader.ask(shareStory, { params, body: { title: 'Shared' } })).shareId
    const shown = async (shareId: string) =>
      textsOf((await app.visitor().ask(getSharedStory, { params: { shareId } })) as never)
    await say('I climb')
    const first = await share()
    await edit('Reply 1.', 'Reply one.', true)
    expect(await shown(first)).toEqual(['Reply 1.', 'I climb', 'Reply 2.'])
    await go('Reply one.')
    await say('I dive')
    const second = await share()
    expect(second).not.toBe(first)
    expect(await shown(second)).toEqual(['Reply one.', 'I dive', 'Reply 3.'])
    await say('I surface')
    expect(await share()).toBe(second)
    expect(await shown(first)).toEqual(['Reply 1.', 'I climb', 'Reply 2.'])
    await reader.ask(stopShare, { params: { shareId: second } })
    expect((await app.visitor().call(getSharedStory, { params: { shareId: second } })).status).toBe(404)
    const shares = await reader.ask(listShares)
    expect(shares.filter((one) => one.storyId === storyId).map(({ shareId }) => shareId)).toEqual([first])
  })
})
