import type { Page } from '@playwright/test'
import { expect, test } from './app.fixture.ts'
import { openNewStory, play, toastOf } from './screens.ts'

// A refusal of the server's own shows in the browser's console.
test.use({ allowedComplaints: /status of 50[23]/ })

const askFor = (page: Page) => page.getByRole('button', { name: 'Generate image' })
const pictures = (page: Page) => page.getByRole('button', { name: /^Open the picture/ })

/** Scripts what the server says of pictures: to the request, and to each look. */
async function paintWith(
  page: Page,
  requested: { status?: number; json: object },
  checked: object = {},
): Promise<void> {
  await page.route('**/generate-image', (route) => route.fulfill(requested))
  await page.route('**/api/story/message/*/image', (route) => route.fulfill({ json: checked }))
}

test('a story opens with a picture, and every scene can be seen, also after a reload', async ({
  page,
  reader,
}) => {
  await openNewStory(page, reader, 'I keep the lighthouse on a cliff above a stormy sea')
  await expect(pictures(page)).toHaveCount(1)
  await play(page, 'I climb to the lamp')
  await askFor(page).last().click()
  await expect(pictures(page)).toHaveCount(2)

  const picture = pictures(page).last().locator('img')
  await expect(picture).toHaveAttribute('srcset', /480w.*960w.*1280w/)
  await expect(picture).toHaveAttribute('alt', /\w+/)
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight),
  ).toBeCloseTo(16 / 9, 1)
  await page.reload()
  await expect(pictures(page)).toHaveCount(2)
  // Two replies and the picture of the second; the first one's is above the feed.
  await expect(page.getByRole('article', { name: 'Story' })).toHaveCount(3)
})

test('a picture opens large and closes again', async ({ page, reader }) => {
  await openNewStory(page, reader)
  await pictures(page).first().click()
  const dialog = page.getByRole('dialog', { name: 'Scene Visualization' })
  await expect(dialog.getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(pictures(page).first()).toBeFocused()
})

test('a picture that is zoomed is never dragged out of sight', async ({ page, reader }) => {
  await openNewStory(page, reader)
  await pictures(page).first().click()
  const dialog = page.getByRole('dialog', { name: 'Scene Visualization' })
  const image = dialog.getByRole('img')
  const atRest = (await image.boundingBox())!
  for (let i = 0; i < 2; i++) await dialog.getByRole('button', { name: 'Zoom in' }).click()
  const middle = { x: atRest.x + atRest.width / 2, y: atRest.y + atRest.height / 2 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x - 3000, middle.y - 3000, { steps: 4 })
  await page.mouse.up()
  const dragged = (await image.boundingBox())!
  expect(dragged.x).toBeLessThan(atRest.x - 100)
  expect(dragged.x + dragged.width).toBeGreaterThanOrEqual(atRest.x + atRest.width)
  expect(dragged.y + dragged.height).toBeGreaterThanOrEqual(atRest.y + atRest.height)
})

test('a picture that is being painted is waited for', async ({ page, reader }) => {
  await openNewStory(page, reader)
  await play(page, 'I wait')
  await expect(pictures(page)).toHaveCount(1)
  let looks = 0
  await page.route('**/generate-image', (route) => route.fulfill({ json: { imageMessageId: 1 } }))
  await page.route('**/api/story/message/*/image', (route) =>
    route.fulfill({
      json:
        ++looks < 2 ? { status: 'painting' } : { status: 'painted', image: '/favicon.svg', alt: 'A lamp' },
    }),
  )
  const asked = page.waitForRequest('**/generate-image')
  await askFor(page).last().click()
  const { content, storyId } = (await asked).postDataJSON() as { content: string; storyId: string }
  await expect(page.getByRole('log')).toContainText(content.split(/[.!?\n*]/)[0]!)
  expect(content).not.toBe('')
  expect(page.url()).toContain(storyId)
  await expect(page.getByRole('log').getByText('Generating image...')).toBeVisible()
  await expect(page.getByRole('log').getByRole('img', { name: 'A lamp' })).toBeVisible({ timeout: 10_000 })
  expect(looks).toBe(2)
})

test('a picture that cannot be painted says why and is tried again', async ({ page, reader }) => {
  await openNewStory(page, reader)
  // The opening's own is there before the answers to all looks are scripted.
  await expect(pictures(page)).toHaveCount(1)
  await play(page, 'I listen')
  await paintWith(page, { status: 502, json: { error: 'Failed to generate image', code: 'image_failed' } })
  await askFor(page).last().click()
  await expect(page.getByText('Failed to generate image', { exact: true })).toBeVisible()
  await expect(toastOf(page)).toContainText('Failed to generate image. Please try again.')

  await page.unroute('**/generate-image')
  await page.unroute('**/api/story/message/*/image')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(pictures(page)).toHaveCount(2)
})

test('a picture that does not load says so', async ({ page, reader }) => {
  await openNewStory(page, reader)
  await play(page, 'I look')
  await paintWith(page, {
    json: { imageMessageId: 1, image: '/pictures/nobody-has-this-picture/1280.webp', alt: 'A hill' },
  })
  await askFor(page).last().click()
  await expect(page.getByText('Image could not be loaded')).toBeVisible()
})

test('the header says when it is being painted and when it failed', async ({ page, reader }) => {
  const answer = Promise.withResolvers<void>()
  await page.route('**/generate-initial-image', async (route) => {
    await answer.promise
    await route.fulfill({ status: 502, json: { error: 'Failed to generate image' } })
  })
  await openNewStory(page, reader)
  await expect(page.getByText('Generating image...')).toBeVisible()
  answer.resolve()
  await expect(page.getByText('Image failed to load')).toBeVisible()
  await page.unroute('**/generate-initial-image')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(pictures(page)).toHaveCount(1)
})

test('the header keeps its place while the picture comes', async ({ page, reader }) => {
  const answer = Promise.withResolvers<void>()
  await page.route('**/generate-initial-image', async (route) => {
    await answer.promise
    await route.continue()
  })
  await openNewStory(page, reader)
  // The opening is told to its end, and grows no more.
  await expect(page.getByRole('list', { name: 'Suggestions' })).toBeVisible()
  const before = await page.getByRole('log').boundingBox()
  answer.resolve()
  await expect(pictures(page)).toHaveCount(1)
  expect(await page.getByRole('log').boundingBox()).toEqual(before)
})
