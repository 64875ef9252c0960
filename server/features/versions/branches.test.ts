import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createBookmark } from '#contract/bookmarks.ts'
import { getSharedStory, listShares, shareStory, stopShare } from '#contract/sharing.ts'
import { continueStory, recoverStory } from '#contract/stories.ts'
import * as versions from '#contract/versions.ts'
import { refusalOf, startBranchingStory, textsOf } from '#testing/branching-story.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

type Story = Awaited<ReturnType<typeof startBranchingStory>>

describe.each(engines)('branches on %s', (engine) => {
  let app: TestApp
  let reader: Person
  let storyId: Story['storyId']
  let params: Story['params']
  let say: Story['say']
  let state: Story['state']
  let texts: Story['texts']
  let idOf: Story['idOf']
  let go: Story['go']
  let edit: Story['edit']

  beforeAll(async () => {
    app = await startTestApp(engine)
    reader = await app.reader()
  })
  afterAll(() => app[Symbol.asyncDispose]())

  beforeEach(async () => {
    ;({ storyId, params, say, state, texts, idOf, go, edit } = await startBranchingStory(app, reader))
  })

  test('a turn that was written below an older message makes a branch', async () => {
    const { messageId } = (await state()).messages[0]!
    await say('First tab')
    await say('Second tab', { parentId: messageId })
    expect(await texts()).toEqual(['Reply 1.', 'Second tab', 'Reply 3.'])
    expect(app.narrator.inputs.at(-1)!.path.map(({ content }) => content)).toEqual(['Reply 1.', 'Second tab'])
    expect((await state()).messages[1]).toMatchObject({ versions: { at: 2, of: 2 } })
    expect(
      await refusalOf(reader.call(continueStory, { params, body: { message: 'x', parentId: 999_999 } })),
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
      expect(await refusalOf(reader.call(continueStory, { params, body }))).toEqual([
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
    const place = { storyId, messageId: String(reply) }
    for (const name of ['Soon nameless', ''])
      await reader.ask(versions.nameMessage, { params: place, body: { name } })
    const named = (await reader.ask(versions.getTree, { params })).nodes.filter(({ name }) => name)
    expect(named.map(({ name }) => name)).toEqual(['The beginning'])
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
