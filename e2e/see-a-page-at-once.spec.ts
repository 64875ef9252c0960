import type { Page } from '@playwright/test'
import { createBookmark } from '#contract/bookmarks.ts'
import { continueStory, startStory } from '#contract/stories.ts'
import { expect, test } from './app.fixture.ts'

/** Texts that each page shows as it was written at build. */
const written = {
  '/': ['Begin Your Unique Adventure', 'Genre Mix', 'Fantasy Quest', 'No saved stories found'],
  '/auth': ['Welcome Back', 'Username or Email', "Don't have an account? Create one"],
  '/privacy': ['Privacy Policy', 'Who else sees your stories'],
  '/terms': ['Terms of Service', 'Your account'],
}
const paths = Object.keys(written)

/** The most that may move while a page settles (specification of speed: 0.02). */
const MOST_SHIFT = 0.02

declare global {
  var layoutShift: number
}

/** Adds up what moves on the page from its first moment on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    globalThis.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        globalThis.layoutShift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Until everything the page asks for has come, and been painted. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, texts] of Object.entries(written))
    test(`${path} shows what it says`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[0]!)
      for (const text of texts) await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
    })

  test('a story shows its newest words', async ({ page, reader }) => {
    const { storyId, message } = await reader.ask(startStory, { body: { prompt: 'A gate' } })
    await page.goto(`/story/${storyId}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your story')
    await expect(page.locator('.prose-story')).toContainText(message.split('\n')[0]!.slice(0, 12))
  })
})

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } }

for (const theme of ['dark', 'light'] as const)
  for (const [name, viewport] of Object.entries(sizes))
    test.describe(`on a ${name} in the ${theme} theme`, () => {
      test.use({ viewport })
      test.beforeEach(async ({ page }) => {
        await watchShifts(page)
        await page.addInitScript(
          (kept) => localStorage.setItem('lanterntale.theme', kept),
          JSON.stringify(theme),
        )
      })

      test('a visitor sees the written pages come alive without a move', async ({ page }) => {
        for (const path of paths) {
          await page.goto(path)
          await settle(page)
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
          expect(await page.evaluate(() => layoutShift), path).toBeLessThan(MOST_SHIFT)
        }
      })

      test('a story comes alive at its last reply without a move', async ({ page, reader }) => {
        const { storyId } = await reader.ask(startStory, { body: { prompt: 'A gate' } })
        const params = { storyId }
        for (const message of ['I open it', 'I go through', 'I look back'])
          await reader.ask(continueStory, { params, body: { message } })
        const asked: string[] = []
        page.on('request', (request) => asked.push(new URL(request.url()).pathname))
        await page.goto(`/story/${storyId}`)
        await settle(page)
        await expect(page.getByRole('article', { name: 'Story' }).last()).toBeInViewport()
        await expect(page.getByPlaceholder('What would you like to do?')).toBeEnabled()
        expect(asked).not.toContain(`/api/story/${storyId}/current-state`)
        await expect(page.getByRole('group', { name: 'The last part' })).toBeVisible()
        // Nothing of the story; in the bar a name takes the place of a button.
        expect(await page.evaluate(() => layoutShift)).toBeLessThan(0.002)
      })

      test('so does a reader, and never sees what is for visitors', async ({ page, reader }) => {
        const { storyId, messageId } = await reader.ask(startStory, { body: { prompt: 'A gate' } })
        const bookmark = { storyId, lastMessageId: messageId, title: 'The Gate' }
        await reader.ask(createBookmark, { body: bookmark })
        // The first visit learns who reads here.
        await page.goto('/terms')
        await page.waitForFunction(() => localStorage.getItem('lanterntale.user-id') !== null)
        await settle(page)
        for (const path of ['/', '/privacy', '/terms']) {
          await page.route('**/api/user', async (route) => {
            await expect(page.getByRole('link', { name: 'Login / Register' })).toBeHidden()
            await expect(page.getByText('No saved stories found')).toBeHidden()
            await route.continue()
          })
          await page.goto(path)
          await settle(page)
          expect(await page.evaluate(() => layoutShift), path).toBeLessThan(MOST_SHIFT)
        }
        await page.goto('/auth')
        await expect(page).toHaveURL('/')
        await expect(page.getByRole('link', { name: /The Gate/ })).toBeVisible()
      })
    })

test('nothing moves either when the typeface comes late', async ({ page }) => {
  await page.setViewportSize(sizes.phone)
  await watchShifts(page)
  await page.route('**/*.woff2', async (route) => {
    await page.waitForTimeout(1_500)
    await route.continue()
  })
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    expect(await page.evaluate(() => document.fonts.check('1em Literata'))).toBe(false)
    await settle(page)
    expect(await page.evaluate(() => document.fonts.check('1em Literata'))).toBe(true)
    expect(await page.evaluate(() => layoutShift), path).toBeLessThan(MOST_SHIFT)
  }
})

test('the first page on a phone is painted before its typefaces are asked for, the next one with them', async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone)
  const timesOf = async () => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    return page.evaluate(() => {
      const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
      return {
        painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
        asked: Math.min(...fonts.map(({ startTime }) => startTime)),
      }
    })
  }
  await page.goto('/')
  await page.waitForFunction(() => 'lanterntale.typefaces' in localStorage)
  const first = await timesOf()
  expect(first.asked).toBeGreaterThan(first.painted)
  expect(await page.evaluate(() => document.fonts.check('1em Literata'))).toBe(true)

  await page.reload()
  const next = await timesOf()
  expect(next.asked).toBeLessThan(next.painted)
})

/** Keeps the app's code, or a part of it, from the page until the given function is called. */
async function holdProgram(page: Page, files = '*.js'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/assets/${files}`, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a button that is pressed before the program came is pressed once, when it has come', async ({
  page,
}) => {
  const release = await holdProgram(page)
  await page.goto('/auth', { waitUntil: 'commit' })
  await page.getByRole('button', { name: "Don't have an account? Create one" }).click()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Account')
  await settle(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Account')
})

test('a menu of the bar, which comes alive before its page, stays open when the page follows', async ({
  page,
}) => {
  const release = await holdProgram(page, 'auth-*.js')
  await page.goto('/auth', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Settings' }).click()
  const menu = page.getByRole('menu', { name: 'Settings' })
  await expect(menu).toBeVisible()
  release()
  await settle(page)
  await expect(menu).toBeVisible()
})

test('what was typed before the program came is kept', async ({ page }) => {
  const release = await holdProgram(page)
  await page.goto('/', { waitUntil: 'commit' })
  const scenario = page.getByLabel('Describe your scenario')
  await scenario.fill('A lighthouse')
  release()
  await expect(page.getByRole('button', { name: 'Begin', exact: true })).toBeEnabled()
  await expect(scenario).toHaveValue('A lighthouse')
})

test('a form that is sent before the program came is sent when it has come', async ({ page }) => {
  const release = await holdProgram(page)
  await page.goto('/auth', { waitUntil: 'commit' })
  await page.getByLabel('Username or Email').fill('someone')
  await page.getByLabel('Password', { exact: true }).fill('a password')
  await page.keyboard.press('Enter')
  release()
  await expect(page.getByText('Login Failed')).toBeVisible()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByLabel('Username or Email')).toHaveValue('someone')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a password')
})
