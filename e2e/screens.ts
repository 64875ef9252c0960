import type { Locator, Page } from '@playwright/test'
import { startStory } from '#contract/stories.ts'
import { PASSWORD, solve, type Person } from '#testing/people.ts'
import { expect } from './app.fixture.ts'

/** The parts of the story page, as a reader names them. */
export const storyScreen = (page: Page) => ({
  field: page.getByPlaceholder('What would you like to do?'),
  /** The told text alone, without what stands below it. */
  replies: page.getByRole('article', { name: 'Story' }).locator('.prose-story'),
  /** The reader's words alone. */
  actions: page.getByRole('article', { name: 'You' }).locator('p.whitespace-pre-wrap'),
  send: page.getByRole('button', { name: 'Send' }),
  stop: page.getByRole('button', { name: 'Stop' }),
  tryAgain: page.getByRole('button', { name: 'Try again', exact: true }),
})

/** Opens the drawer about the story. */
export async function openDrawer(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Story Experience' }).click()
  const drawer = page.getByRole('dialog', { name: 'Story Experience' })
  await expect(drawer).toBeVisible()
  return drawer
}

export const toastOf = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' })

/** Opens a story that was begun beside the browser, without the seven seconds of the loading view. */
export async function openNewStory(page: Page, reader: Person, prompt = 'A ferry at night'): Promise<string> {
  const { storyId } = await reader.ask(startStory, { body: { prompt } })
  await page.goto(`/story/${storyId}`)
  await expect(storyScreen(page).replies).toHaveCount(1)
  return storyId
}

/** Has the pages of stories come without their story from now on, so that they read it by a call. */
export const storiesComeByCall = (page: Page): Promise<unknown> =>
  page.route(/\/story\/[\w-]+$/, async (route) => {
    const request = route.request()
    if (!request.isNavigationRequest()) return route.fallback()
    // A session that nobody has: the server does not know who reads, nor that nobody does.
    const response = await route.fetch({ headers: { ...request.headers(), cookie: 'session=nobody' } })
    await route.fulfill({ response })
  })

/** Waits until the service worker has put the app away and watches over this page. */
export const workerIsReady = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })

/** Waits until the app, and who reads, are put away for a time without a connection. */
export async function readerIsKept(page: Page): Promise<void> {
  await workerIsReady(page)
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/api/user')))).toBe(true)
}

/** Does something in the story and waits until it is answered whole. */
export async function play(page: Page, action: string): Promise<void> {
  const { field, replies } = storyScreen(page)
  const before = await replies.count()
  await field.fill(action)
  await field.press('Enter')
  await expect(replies).toHaveCount(before + 1)
  await expect(field).toBeEnabled()
}

/** Fills the register form of the auth page as a person does, and sends it. */
export async function registerByHand(page: Page, username: string): Promise<void> {
  await page.getByRole('button', { name: "Don't have an account? Create one" }).click()
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(`${username}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await expect(page.getByText('Username is available')).toBeVisible()
  await page.getByLabel(/^What is/).fill(solve(await page.getByText(/^What is/).innerText()))
  await page.getByRole('button', { name: 'Create Account' }).click()
}

export async function logInByHand(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Username or Email').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}
