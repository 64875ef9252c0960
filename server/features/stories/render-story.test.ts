import { expect, test, vi } from 'vitest'
import { savePlace } from '#contract/place.ts'
import type { SsrEntry } from '#contract/prerender.ts'
import { continueStory, getCurrentState, startStory } from '#contract/stories.ts'
import { startTestApp } from '#testing/start-test-app.ts'
import { renderStory } from './render-story.ts'

const entryOf = (renderPage: SsrEntry['renderPage']) => async (): Promise<SsrEntry> => ({ renderPage })

test('a story comes with its page where the page can show it at once', async () => {
  await using app = await startTestApp('sqlite')
  const { db, log } = app.context
  const reader = await app.reader()
  const stranger = await app.reader()
  const { storyId } = await reader.ask(startStory, { body: { prompt: 'A mill' } })
  const params = { storyId }
  const story = await reader.ask(getCurrentState, { params })

  const renderPage = vi.fn(async () => '<main>told</main>')
  const context = { db, log, loadSsrEntry: entryOf(renderPage), hasPictures: true }
  const render = (userId = reader.user!.id, id = storyId) => renderStory(context, userId, id)
  const state = [[['story page', storyId], { story, hasPictures: true }]]
  expect(await render()).toEqual({ template: 'story', markup: '<main>told</main>', state })
  expect(renderPage).toHaveBeenCalledExactlyOnceWith(`/story/${storyId}`, state)

  expect(await render(stranger.user!.id)).toBeUndefined()
  expect(await render(reader.user!.id, 'x'.repeat(21))).toBeUndefined()
  expect(await renderStory({ ...context, loadSsrEntry: async () => undefined }, 1, storyId)).toBeUndefined()

  // A reader who was further up begins there.
  const { messageId } = story.messages[0]!
  await reader.ask(savePlace, { params, body: { place: { messageId, at: 0.5 } } })
  expect(await render()).toBeUndefined()
  await reader.ask(savePlace, { params, body: { place: null } })
  expect(await render()).toBeDefined()

  const broken = entryOf(() => Promise.reject(new Error('no React')))
  expect(await renderStory({ ...context, loadSsrEntry: broken }, reader.user!.id, storyId)).toBeUndefined()
  const line = app.logged.findLast((each) => each.includes('could not be rendered'))!
  expect(JSON.parse(line)).toMatchObject({ path: `/story/${storyId}`, err: { message: 'no React' } })
})

test('a long story comes with no more than its newest words', async () => {
  await using app = await startTestApp('sqlite')
  const { db, log } = app.context
  const reader = await app.reader()
  app.narrator.script = { pieces: () => ['x'.repeat(15_000)] }
  const { storyId } = await reader.ask(startStory, { body: { prompt: 'A mill' } })
  for (const message of ['one', 'two', 'three'])
    await reader.ask(continueStory, { params: { storyId }, body: { message } })
  const context = { db, log, loadSsrEntry: entryOf(async () => ''), hasPictures: true }
  const [[, data]] = (await renderStory(context, reader.user!.id, storyId))!.state as [[unknown, unknown]]
  expect(data).toMatchObject({ story: { hasOlder: true, messages: { length: 4 } } })
})

test('without the app as the server runs it every story has the plain page', async () => {
  await using app = await startTestApp('sqlite', { servesPage: true })
  const reader = await app.reader()
  const { storyId } = await reader.ask(startStory, { body: { prompt: 'A mill' } })
  for (const person of [reader, app.visitor()]) {
    const page = await person.fetch(`/story/${storyId}`)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('cache-control')).toBe('no-cache')
  }
})
