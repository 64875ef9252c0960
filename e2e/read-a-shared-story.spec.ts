import type { Page, Route } from '@playwright/test'
import { generateImage } from '#contract/scenes.ts'
import { shareStory } from '#contract/sharing.ts'
import { continueStory, startStory } from '#contract/stories.ts'
import type { Person } from '#testing/people.ts'
import { expect, test } from './app.fixture.ts'

test.use({ narrator: 'model', allowedComplaints: /status of 50\d|net::ERR_FAILED/ })

async function share(reader: Person, title = 'A Lamp at Sea'): Promise<string> {
  const { storyId, messageId, message } = await reader.ask(startStory, { body: { prompt: 'A lamp' } })
  const params = { messageId: String(messageId) }
  // A painter that is slow answers before the picture is there.
  const paint = () => reader.ask(generateImage, { params, body: { storyId, content: message } })
  await expect.poll(async () => (await paint()).image, { timeout: 50_000 }).toBeTruthy()
  await reader.ask(continueStory, { params: { storyId }, body: { message: 'I trim the wick' } })
  return (await reader.ask(shareStory, { params: { storyId }, body: { title } })).shareId
}

const fail = (page: Page, path: string, answer: (route: Route) => Promise<void>) => page.route(path, answer)
/** To a page from another one: only a page that is opened by its address comes with the story in it. */
async function walkTo(page: Page, path: string): Promise<void> {
  await page.goto('/bookmarks')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate((to) => history.pushState(null, '', to), path)
}
const broken = (route: Route) =>
  route.fulfill({ status: 500, json: { error: 'The lamp is out', code: 'internal' } })

test('anyone with the link reads the story: badge, scenes, who said what, an invitation', async ({
  page,
  reader,
  context,
}) => {
  const shareId = await share(reader)
  await context.clearCookies()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`/shared/${shareId}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('A Lamp at Sea')
  await expect(page).toHaveTitle('A Lamp at Sea · Lanterntale')
  await expect(main.getByText('Shared Story', { exact: true })).toBeVisible()
  await expect(main.getByRole('navigation', { name: 'Scenes' }).getByRole('link')).toHaveText(['Scene 1'])
  await expect(main.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
    'Story',
    'You',
    'Story',
  ])
  await expect(main.getByText('I trim the wick')).toBeVisible()
  const picture = main.getByRole('figure').getByRole('img')
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await expect(main.getByText('This is a read-only view of a story.')).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Create Your Own Adventure' })).toBeVisible()
  for (const name of ['Start Your Story', 'Create Your Own'])
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', '/')
  await expect(main.getByRole('textbox')).toHaveCount(0)
  // It came painted with its page.
  expect(asked).not.toContain(`/api/shared/${shareId}`)
})

test('a story that is not there shows the error card at once, and no sample', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/shared/abcdefghijklmnopqrstu')
  const card = page.getByRole('alert').filter({ hasText: 'Story Not Available' })
  await expect(card).toContainText('Story not found or has been removed by its creator')
  await expect(card).toContainText('Share ID: abcdefghijklmnopqrstu')
  await expect(card.getByRole('button', { name: 'Try Again' })).toBeVisible()
  await expect(card.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/')
  expect(asked.filter((path) => path.startsWith('/api/shared'))).toEqual([
    '/api/shared/abcdefghijklmnopqrstu',
  ])
})

test('an address without an id says what is missing', async ({ page }) => {
  await page.goto('/shared')
  await expect(page.getByRole('alert').filter({ hasText: 'Missing share ID' })).toBeVisible()
})

test('a failing server is asked three times, after 1 and 2 seconds, and then a sample stands in, named as one', async ({
  page,
  reader,
}) => {
  const shareId = await share(reader)
  const askedAt: number[] = []
  await fail(page, `**/api/shared/${shareId}`, async (route) => {
    askedAt.push(Date.now())
    await broken(route)
  })
  await walkTo(page, `/shared/${shareId}`)
  const notice = page.getByRole('alert').filter({ hasText: 'The story could not be loaded' })
  await expect(notice).toContainText('What you see here is a sample')
  await expect(notice).toContainText('The lamp is out')
  const [first, second, third, ...more] = askedAt as [number, number, number]
  expect(more).toEqual([])
  expect(second - first).toBeGreaterThan(900)
  expect(third - second).toBeGreaterThan(1_900)
  await expect(page.getByRole('heading', { name: 'The Lamp on the Ferry' })).toBeVisible()

  await page.unroute(`**/api/shared/${shareId}`)
  await notice.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'A Lamp at Sea' })).toBeVisible()
  await expect(notice).toBeHidden()
})

test('the sample in the program stands in when nothing answers at all', async ({ page, reader }) => {
  const shareId = await share(reader)
  await fail(page, '**/api/shared/**', (route) => route.abort())
  await walkTo(page, `/shared/${shareId}`)
  const notice = page.getByRole('alert').filter({ hasText: 'The story could not be loaded' })
  await expect(notice).toContainText('Failed to load shared story')
  await expect(page.getByRole('heading', { name: 'The Lamp on the Ferry' })).toBeVisible()
})

for (const [name, answer, text] of [
  ['markup', { contentType: 'text/html', body: '<html></html>' }, 'Invalid server response format'],
  ['nonsense', { json: { messages: 'none' } }, 'Invalid story data received'],
] as const)
  test(`an answer of ${name} is no story`, async ({ page, reader }) => {
    const shareId = await share(reader)
    await fail(page, `**/api/shared/${shareId}`, (route) => route.fulfill(answer))
    await walkTo(page, `/shared/${shareId}`)
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
  })

test('an odd story is read with patience: no title, unknown roles, missing texts', async ({
  page,
  reader,
}) => {
  const shareId = await share(reader)
  const messages = [{ role: 'oracle', content: 'Foretold.' }, { role: 'user' }, { role: 'image' }]
  await fail(page, `**/api/shared/${shareId}`, (route) => route.fulfill({ json: { messages } }))
  await walkTo(page, `/shared/${shareId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Untitled Story')
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(['Story'])
  await expect(page.getByRole('article')).toContainText('Foretold.')
})

test('a server that takes longer than ten seconds is given up', async ({ page, reader }) => {
  const shareId = await share(reader)
  await page.clock.install()
  let asked = 0
  await fail(page, `**/api/shared/${shareId}`, async () => {
    asked++
  })
  await walkTo(page, `/shared/${shareId}`)
  for (const times of [1, 2, 3]) {
    // Time goes on by itself as well: what the poll takes to notice counts towards the ten seconds.
    await expect.poll(() => asked, { intervals: [50] }).toBe(times)
    await page.clock.fastForward(7_000)
    await expect(page.getByText('Loading the story')).toBeAttached()
    await page.clock.fastForward(7_000)
  }
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load shared story' })).toBeVisible()
})
