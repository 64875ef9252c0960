import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { createBookmark } from '#contract/bookmarks.ts'
import { shareStory } from '#contract/sharing.ts'
import { startStory } from '#contract/stories.ts'
import type { Person } from '#testing/people.ts'
import { expect, test } from './app.fixture.ts'
import { openNewStory, play } from './screens.ts'

async function expectNoBarrier(page: Page, except: string[] = []): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .disableRules(except)
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(found).toEqual([])
}

/** A story with a bookmark that everyone may read. */
async function shareNewStory(reader: Person) {
  const { storyId, messageId } = await reader.ask(startStory, { body: { prompt: 'A gate' } })
  const title = 'The Gate'
  await reader.ask(createBookmark, { body: { storyId, lastMessageId: messageId, title, description: 'Fog' } })
  return reader.ask(shareStory, { params: { storyId }, body: { title } })
}

for (const theme of ['dark', 'light'] as const)
  test.describe(`in the ${theme} theme`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.addInitScript(
        (kept) => localStorage.setItem('lanterntale.theme', kept),
        JSON.stringify(theme),
      )
    })

    test('home holds no barrier, with the genre mix open and while a story begins', async ({
      page,
      reader,
    }) => {
      expect(reader.user).toBeDefined()
      await page.goto('/')
      await page.getByRole('switch').click()
      await expect(page.getByRole('slider')).toHaveCount(10)
      await expect(page.getByText('No saved stories found')).toBeVisible()
      await expectNoBarrier(page)
      await page.getByRole('button', { name: 'Create Random Story' }).click()
      await expect(page.getByText('Please wait while our AI')).toBeVisible()
      await expectNoBarrier(page)
    })

    test('the auth page holds no barrier, with its errors too', async ({ page }) => {
      await page.goto('/auth')
      await expectNoBarrier(page)
      await page.getByRole('button', { name: "Don't have an account? Create one" }).click()
      await expect(page.getByLabel(/^What is/)).toBeEnabled()
      await page.getByRole('button', { name: 'Create Account' }).click()
      await expect(page.getByText('Please solve the CAPTCHA')).toBeVisible()
      await expectNoBarrier(page)
    })

    test('the account and the preferences hold no barrier, with their errors and dialogs', async ({
      page,
      reader,
    }) => {
      await page.goto('/account')
      await expect(page.getByText(`You are ${reader.user!.username}.`)).toBeVisible()
      await page.getByRole('button', { name: 'Update Password' }).click()
      await expect(page.getByText('Current password is required')).toBeVisible()
      await expect(page.getByText('This device')).toBeVisible()
      await expectNoBarrier(page)
      await page.getByRole('button', { name: 'Delete Account' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoBarrier(page)

      await page.goto('/preferences')
      await expect(page.getByLabel('Content Rating')).toBeEnabled()
      await expectNoBarrier(page)
      await page.context().clearCookies()
      await page.reload()
      await expect(page.getByText('You are not logged in')).toBeVisible()
      await expectNoBarrier(page)
      await page.goto('/reset-password#token')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoBarrier(page)
      await page.goto('/bookmarks')
      await page.getByRole('button', { name: 'Sign in or Register' }).click()
      await expect(page.getByRole('tab', { name: 'Register' })).toBeVisible()
      await expectNoBarrier(page)
    })

    test('a story holds no barrier', async ({ page, reader }) => {
      await openNewStory(page, reader)
      await play(page, 'I look around')
      await expectNoBarrier(page)
    })

    test('bookmarks and their dialogs hold no barrier, and what is public neither', async ({
      page,
      reader,
    }) => {
      const { shareId } = await shareNewStory(reader)
      await page.goto('/bookmarks')
      await expect(page.getByRole('region', { name: 'Shared Stories' })).toBeVisible()
      await expectNoBarrier(page)
      for (const name of ['Edit The Gate', 'Delete The Gate', 'Link', 'Stop sharing']) {
        await page.getByRole('button', { name }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectNoBarrier(page)
        await page.keyboard.press('Escape')
      }
      await page.goto(`/shared/${shareId}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Gate')
      await expectNoBarrier(page)
      await page.goto('/shared/abcdefghijklmnopqrstu')
      await expect(page.getByText('Story Not Available')).toBeVisible()
      await expectNoBarrier(page)
    })

    test('plain pages hold no barrier', async ({ page }) => {
      for (const path of ['/privacy', '/no/such/place', '/story']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectNoBarrier(page)
      }
    })
  })

test('the messenger’s preview holds no barrier but the zoom that is asked of it', async ({
  page,
  reader,
}) => {
  const { shareId } = await shareNewStory(reader)
  for (const path of [`/fb-viewer.html?id=${shareId}`, `/fb-shared.html?id=${shareId}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Gate')
    await expectNoBarrier(page, ['meta-viewport'])
  }
})

test('nothing is wider than the smallest phone', async ({ page, reader }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openNewStory(page, reader)
  for (const path of [page.url(), '/', '/auth', '/privacy']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(widths[0], path).toBeLessThanOrEqual(widths[1]!)
  }
})
