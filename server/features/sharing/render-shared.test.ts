import { expect, test, vi } from 'vitest'
import type { SsrEntry } from '#contract/prerender.ts'
import { shareStory } from '#contract/sharing.ts'
import { startStory } from '#contract/stories.ts'
import { startTestApp } from '#testing/start-test-app.ts'
import { renderShared } from './shared-pages.ts'
import { findShare } from './sharing.queries.ts'

const entryOf = (renderPage: SsrEntry['renderPage']) => async (): Promise<SsrEntry> => ({ renderPage })

test('a shared story is rendered before any script where that can be done', async () => {
  await using app = await startTestApp('sqlite')
  const { db, log } = app.context
  const reader = await app.reader()
  const share = async (opening: string) => {
    app.narrator.script = { pieces: () => [opening] }
    const { storyId } = await reader.ask(startStory, { body: { prompt: 'A mill' } })
    const { shareId } = await reader.ask(shareStory, { params: { storyId }, body: { title: 'The Mill' } })
    return (await findShare(db, shareId))!
  }
  const story = await share('It grinds.')

  const renderPage = vi.fn(async () => '<main>told</main>')
  const rendered = await renderShared({ db, log, loadSsrEntry: entryOf(renderPage) }, story)
  const messages = [{ role: 'assistant', content: 'It grinds.', image: undefined }]
  const state = [[['shared story', story.id], { title: 'The Mill', messages }]]
  expect(rendered).toMatchObject({ markup: '<main>told</main>', state })
  expect(renderPage).toHaveBeenCalledExactlyOnceWith(`/shared/${story.id}`, state)

  const loadSsrEntry = entryOf(renderPage)
  expect(await renderShared({ db, log, loadSsrEntry: async () => undefined }, story)).toBeUndefined()
  expect(await renderShared({ db, log, loadSsrEntry }, await share('x'.repeat(60_000)))).toBeDefined()
  expect(await renderShared({ db, log, loadSsrEntry }, await share('x'.repeat(60_001)))).toBeUndefined()

  const broken = entryOf(() => Promise.reject(new Error('no React')))
  expect(await renderShared({ db, log, loadSsrEntry: broken }, story)).toBeUndefined()
  const line = app.logged.findLast((each) => each.includes('could not be rendered'))!
  expect(JSON.parse(line)).toMatchObject({ path: `/shared/${story.id}`, err: { message: 'no React' } })
})
