import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { generateImage } from '#contract/scenes.ts'
import { shareStory } from '#contract/sharing.ts'
import { continueStory, startStory } from '#contract/stories.ts'
import type { Person } from '#testing/people.ts'
import { expect, test } from './app.fixture.ts'

const MESSENGER =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36 [FBAN/Orca-Android;FBAV/465.0]'

test.use({ narrator: 'model', allowedComplaints: /status of 50\d|net::ERR_FAILED/ })

async function share(reader: Person): Promise<string> {
  const { storyId, messageId, message } = await reader.ask(startStory, { body: { prompt: 'A lamp' } })
  const params = { messageId: String(messageId) }
  // A painter that is slow answers before the picture is there.
  const paint = () => reader.ask(generateImage, { params, body: { storyId, content: message } })
  await expect.poll(async () => (await paint()).image, { timeout: 50_000 }).toBeTruthy()
  for (const action of ['I look', 'I listen', 'I wait'])
    await reader.ask(continueStory, { params: { storyId }, body: { message: action } })
  return (await reader.ask(shareStory, { params: { storyId }, body: { title: 'A Lamp at Sea' } })).shareId
}

const metaOf = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')

test('the messenger’s pages are small, and bring no part of the app', async ({ page, reader }) => {
  const folder = join(import.meta.dirname, '../dist/web')
  const pages = ['fb-redirect.html', 'fb-viewer.html', 'fb-shared.html']
  const parts = readdirSync(join(folder, 'fb'))
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => `fb/${file}`)
  const bytes = [...pages, ...parts].map((file) => statSync(join(folder, file)).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(15_000)

  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`/fb-viewer.html?id=${await share(reader)}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/assets/'))).toEqual([])
})

test('the preview shows five messages and one picture on light paper, and cannot be zoomed', async ({
  page,
  reader,
}) => {
  const shareId = await share(reader)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`/fb-viewer.html?id=${shareId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Lamp at Sea')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Story', 'You', 'Story', 'You', 'Story'])
  await expect(page.getByRole('img')).toHaveCount(1)
  await expect(page.getByText('Shared Story', { exact: true })).toBeVisible()
  await expect(page.getByText('Create Your Own Adventure')).toBeVisible()

  await expect(page).toHaveTitle('A Lamp at Sea · Lanterntale')
  expect(await metaOf(page, 'viewport')).toContain('user-scalable=no')
  expect(await metaOf(page, 'og:title')).toBe('A Lamp at Sea')
  expect(await metaOf(page, 'og:url')).toMatch(new RegExp(`/shared/${shareId}$`))
  expect(await metaOf(page, 'og:image')).toContain('/pictures/')
  expect(await metaOf(page, 'description')).not.toBe('A story told on Lanterntale.')
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(await ground()).toBe('rgb(251, 248, 241)')
  await page.evaluate(() => localStorage.setItem('lanterntale.theme', '"dark"'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await ground()).not.toBe('rgb(251, 248, 241)')
})

test('a preview that does not come within five seconds is asked for once more, then a sample stands in', async ({
  page,
  reader,
}) => {
  const shareId = await share(reader)
  await page.clock.install()
  let asked = 0
  await page.route(`**/api/shared/${shareId}`, async () => {
    asked++
  })
  await page.goto(`/fb-viewer.html?id=${shareId}`)
  for (const times of [1, 2]) {
    await expect.poll(() => asked).toBe(times)
    // The page's clock also runs by itself: far enough from the five seconds for a slow machine.
    await page.clock.fastForward(3_000)
    await expect(page.getByText('Loading the story...')).toBeVisible()
    await page.clock.fastForward(3_500)
  }
  await expect(page.getByRole('alert')).toContainText('What you see here is a sample')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Lamp on the Ferry')
  expect(asked).toBe(2)
})

test('nothing at all leaves the sample in the page itself', async ({ page, reader }) => {
  const shareId = await share(reader)
  await page.route('**/api/shared/**', (route) => route.abort())
  await page.goto(`/fb-viewer.html?id=${shareId}`)
  await expect(page.getByRole('alert')).toContainText('What you see here is a sample')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Light on the Water')
})

for (const path of ['/fb-viewer.html', '/fb-shared.html'])
  test(`${path} shows the error card for a story that is gone and for a missing id`, async ({ page }) => {
    await page.goto(`${path}?id=abcdefghijklmnopqrstu`)
    const card = page.getByRole('alert')
    await expect(card).toContainText('Story Not Available')
    await expect(card).toContainText('Story not found or has been removed by its creator')
    await expect(card).toContainText('Share ID: abcdefghijklmnopqrstu')
    await expect(card.getByRole('button', { name: 'Try Again' })).toBeVisible()
    await expect(card.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/')
    await page.goto(path)
    await expect(card).toContainText('Missing share ID')
  })

test('the redirect page leads a usual browser to the story', async ({ page, reader }) => {
  const shareId = await share(reader)
  await page.goto(`/fb-redirect.html?id=${shareId}`)
  await expect(page).toHaveURL(`/shared/${shareId}`)
  await page.goto('/fb-redirect.html')
  await expect(page.getByRole('alert')).toContainText('Missing share ID')
})

test.describe('in a messenger’s own browser', () => {
  test.use({ userAgent: MESSENGER, viewport: { width: 390, height: 844 } })

  test('a link opens the preview, and the preview the whole story or the way out', async ({
    page,
    reader,
  }) => {
    const shareId = await share(reader)
    const preview = `/fb-viewer.html?id=${shareId}`
    for (const path of [`/shared/${shareId}`, `/fb-redirect.html?id=${shareId}`]) {
      await page.goto(path)
      await expect(page).toHaveURL(preview)
    }
    await page.getByRole('link', { name: 'Read the whole story' }).click()
    await expect(page).toHaveURL(`/shared/${shareId}?view=full`)
    await expect(page.getByText('I wait')).toBeVisible()

    await page.goto(preview)
    await page.getByRole('link', { name: 'Open in my browser' }).click()
    await expect(page).toHaveURL(`/fb-shared.html?id=${shareId}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Lamp at Sea')
    await expect(page.getByRole('link', { name: 'Open in my browser' })).toHaveAttribute(
      'href',
      /^intent:\/\/127\.0\.0\.1:\d+\/shared\/[\w-]+#Intent;scheme=http;end$/,
    )
    await expect(page.getByRole('link', { name: 'Read the whole story' })).toBeVisible()
  })
})
