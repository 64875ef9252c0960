import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { nanoid } from 'nanoid'
import { logout } from '#contract/session.ts'
import { createBookmark } from '#contract/bookmarks.ts'
import { getCurrentState } from '#contract/stories.ts'
import { PASSWORD, Person, signUp } from '#testing/people.ts'
import { expect, test } from './app.fixture.ts'
import { logInByHand, openNewStory, play, readerIsKept, storyScreen, workerIsReady } from './screens.ts'

test.use({ serviceWorkers: 'allow', allowedComplaints: /net::ERR_(INTERNET_DISCONNECTED|FAILED)/ })

/** Things that the browser keeps for the reader outside of any page. */
const keptForReader = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('lanterntale.reader.'))
    const addresses = names.map(async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
    )
    return (await Promise.all(addresses)).flat().sort()
  })

/** Opens a new story and waits until it is kept for a time without a connection. */
async function openKeptStory(page: Page, reader: Person): Promise<string> {
  const storyId = await openNewStory(page, reader)
  await workerIsReady(page)
  await expect.poll(() => keptForReader(page)).toContain(`/api/story/${storyId}/current-state`)
  return storyId
}

const pictures = (page: Page) => page.getByRole('button', { name: /^Open the picture/ }).locator('img')

test('a story read last is there without a connection, with its picture and its last turn', async ({
  page,
  context,
  reader,
}) => {
  const storyId = await openNewStory(page, reader, 'I keep the lighthouse on a cliff above a stormy sea')
  await readerIsKept(page)
  await expect(pictures(page)).toHaveCount(1)
  await play(page, 'I climb to the lamp')
  const told = await storyScreen(page).replies.allInnerTexts()
  await expect
    .poll(async () => (await keptForReader(page)).some((path) => path.startsWith('/pictures/')))
    .toBe(true)

  await context.setOffline(true)
  await page.reload()
  await expect(storyScreen(page).replies).toHaveText(told, { useInnerText: true })
  await expect(storyScreen(page).actions).toHaveText(['I climb to the lamp'])
  await expect(pictures(page)).toHaveCount(1)
  await expect
    .poll(() => pictures(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Begin Your Unique Adventure' })).toBeVisible()
  await page.goto(`/story/${storyId}`)
  await expect(storyScreen(page).replies).toHaveCount(2)
})

test('a bookmark opens its story at its place without a connection', async ({ page, context, reader }) => {
  const storyId = await openNewStory(page, reader)
  await workerIsReady(page)
  const { body } = await reader.call(getCurrentState, { params: { storyId } })
  const lastMessageId = body.messages.at(-1)!.messageId
  await reader.ask(createBookmark, { body: { storyId, lastMessageId, title: 'Where the ferry lands' } })
  await page.goto('/bookmarks')
  await expect(page.getByText('Where the ferry lands')).toBeVisible()

  await context.setOffline(true)
  await page.goto('/bookmarks')
  await page.getByText('Where the ferry lands').click()
  await expect(page).toHaveURL(`/story/${storyId}?messageId=${lastMessageId}`)
  await expect(storyScreen(page).replies).toHaveCount(1)
})

test('after a logout nothing of the reader stays, and the next one sees nothing of theirs', async ({
  page,
  context,
  reader,
  app,
}) => {
  const next = await signUp(new Person(app.url), `next-${nanoid(8)}`)
  const storyId = await openKeptStory(page, reader)
  await page.getByRole('button', { name: 'Logout' }).press('Enter')
  await expect.poll(() => keptForReader(page)).toEqual([])

  await context.setOffline(true)
  await page.goto(`/story/${storyId}`)
  await expect(page.getByText('Story content could not be loaded properly.')).toBeVisible()
  await expect(storyScreen(page).replies).toHaveCount(0)

  await context.setOffline(false)
  await page.goto('/auth')
  await logInByHand(page, next.user!.username, PASSWORD)
  await expect(page).toHaveURL('/')
  await expect.poll(() => keptForReader(page)).toContain('/api/bookmarks')
  await context.setOffline(true)
  await page.goto(`/story/${storyId}`)
  await expect(page.getByText('Story content could not be loaded properly.')).toBeVisible()
  await expect(storyScreen(page).replies).toHaveCount(0)
})

test('another reader who logs in over a lost session finds nothing of the one before', async ({
  page,
  context,
  reader,
  app,
}) => {
  const next = await signUp(new Person(app.url), `next-${nanoid(8)}`)
  const storyId = await openKeptStory(page, reader)
  await reader.ask(logout)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible()
  await expect.poll(() => keptForReader(page)).toEqual([])

  await page.goto('/auth')
  await logInByHand(page, next.user!.username, PASSWORD)
  await expect(page).toHaveURL('/')
  await context.setOffline(true)
  await page.goto(`/story/${storyId}`)
  await expect(page.getByText('Story content could not be loaded properly.')).toBeVisible()
  expect((await keptForReader(page)).filter((path) => path.includes(storyId))).toEqual([])
})

test('the cached page still runs under its own strict policy, and the worker is always asked for anew', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/')
  await workerIsReady(page)
  await context.setOffline(true)
  const answer = await page.goto('/privacy')
  expect(answer!.fromServiceWorker()).toBe(true)
  const script = await page.locator('head script:not([src])').first().textContent()
  const hash = createHash('sha256').update(script!).digest('base64')
  expect(answer!.headers()['content-security-policy']).toContain(`'sha256-${hash}'`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await context.setOffline(false)
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache')
  expect((await request.get('/api/config')).headers()['cache-control']).toBe('no-store')
})
