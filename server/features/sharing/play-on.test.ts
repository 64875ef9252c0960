import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { deleteStory } from '#contract/library.ts'
import { getLineage } from '#contract/lineage.ts'
import { playShared } from '#contract/playing-on.ts'
import { getSharedStory, listShares, shareStory, stopSharing } from '#contract/sharing.ts'
import { continueStory, getCurrentState, startStory } from '#contract/stories.ts'
import { setNote } from '#contract/versions.ts'
import type { Person } from '#testing/people.ts'
import { engines, startTestApp, type TestApp } from '#testing/start-test-app.ts'

describe.each(engines)('a shared story is played on, on %s', (engine) => {
  let app: TestApp
  let ada: Person
  let bob: Person

  beforeAll(async () => {
    app = await startTestApp(engine)
    ada = await app.reader('ada')
    bob = await app.reader('bob')
  })
  afterAll(() => app[Symbol.asyncDispose]())

  const publish = async (allowed: { allowPlayingOn?: boolean; allowName?: boolean }) => {
    const { storyId } = await ada.ask(startStory, { body: { prompt: 'A gate in the rain' } })
    await ada.ask(continueStory, { params: { storyId }, body: { message: 'I knock' } })
    await ada.ask(setNote, { params: { storyId }, body: { text: 'My secret wish' } })
    const { shareId } = await ada.ask(shareStory, {
      params: { storyId },
      body: { title: 'The Gate', ...allowed },
    })
    return { storyId, shareId }
  }
  const wordsOf = async (reader: Person, storyId: string) =>
    (await reader.ask(getCurrentState, { params: { storyId } })).messages.map(({ content }) => content)

  test('in a copy that begins at the shared message and belongs to whoever plays it', async () => {
    const { storyId, shareId } = await publish({ allowPlayingOn: true, allowName: true })
    const shared = await wordsOf(ada, storyId)
    await ada.ask(continueStory, { params: { storyId }, body: { message: 'Later, for me alone' } })
    expect(await bob.ask(getSharedStory, { params: { shareId } })).toMatchObject({ canPlayOn: true })
    const { storyId: copy } = await bob.ask(playShared, { params: { shareId } })

    expect(await wordsOf(bob, copy)).toEqual(shared)
    const state = await bob.ask(getCurrentState, { params: { storyId: copy } })
    expect(state).toMatchObject({ title: 'The Gate' })
    expect(state).not.toHaveProperty('note')
    expect(await bob.ask(getLineage, { params: { storyId: copy } })).toEqual({
      lineage: { title: 'The Gate', by: 'ada' },
    })
    await bob.ask(continueStory, { params: { storyId: copy }, body: { message: 'I wait' } })
    expect(app.narrator.inputs.at(-1)).toMatchObject({ premise: 'A gate in the rain', number: 2 })
    expect(await wordsOf(ada, storyId)).not.toContain('I wait')
    expect((await ada.ask(listShares)).find((share) => share.shareId === shareId)).toMatchObject({
      allowPlayingOn: true,
      playedOn: 1,
    })
  })

  test('without the name of the sharer where they keep it, and not counted where it is their own', async () => {
    const { storyId, shareId } = await publish({ allowPlayingOn: true })
    const { storyId: copy } = await bob.ask(playShared, { params: { shareId } })
    expect(await bob.ask(getLineage, { params: { storyId: copy } })).toEqual({
      lineage: { title: 'The Gate' },
    })
    await ada.ask(playShared, { params: { shareId } })
    expect((await ada.ask(listShares)).find((share) => share.shareId === shareId)?.playedOn).toBe(1)
    expect(await ada.ask(getLineage, { params: { storyId } })).toEqual({})
  })

  test('only where the sharer allows it', async () => {
    const { shareId } = await publish({ allowName: true })
    expect(await bob.ask(getSharedStory, { params: { shareId } })).not.toHaveProperty('canPlayOn')
    expect(await bob.call(playShared, { params: { shareId } })).toMatchObject({
      status: 403,
      body: { error: 'This story is for reading only' },
    })
  })

  test('for good: who stops sharing or deletes the story, even while a copy is being played, takes nothing from a copy', async () => {
    const { storyId, shareId } = await publish({ allowPlayingOn: true, allowName: true })
    const { storyId: copy } = await bob.ask(playShared, { params: { shareId } })
    const words = await wordsOf(bob, copy)
    await ada.ask(stopSharing, { params: { storyId } })
    expect(await bob.call(playShared, { params: { shareId } })).toMatchObject({ status: 404 })
    expect(await wordsOf(bob, copy)).toEqual(words)
    app.narrator.isHeld = true
    const reply = bob.ask(continueStory, { params: { storyId: copy }, body: { message: 'I go on' } })
    await vi.waitFor(() => expect(app.narrator.inputs.at(-1)?.path.at(-1)?.content).toBe('I go on'))
    await ada.ask(deleteStory, { params: { storyId } })
    await app.context.db.deleteFrom('stories').where('id', '=', storyId).execute()
    app.narrator.release()
    expect((await reply).message).toContain('You have it: I go on.')
    expect(await wordsOf(bob, copy)).toEqual([...words, 'I go on', (await reply).message])
    expect(await bob.ask(getLineage, { params: { storyId: copy } })).toMatchObject({
      lineage: { by: 'ada' },
    })
  })
})
