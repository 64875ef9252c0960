import type { Page } from '@playwright/test'
import { expect, test } from './app.fixture.ts'

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)

test('the bar leads to every place, and to the account only whoever has one', async ({ page, reader }) => {
  await page.goto('/')
  for (const [name, href] of [
    ['Current Story', '/story'],
    ['Stories', '/stories'],
    ['Bookmarks', '/bookmarks'],
    ['Home', '/'],
  ] as const)
    await expect(nav(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Story Preferences',
    'Account Settings',
    'Privacy Policy',
    'Terms of Service',
  ])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()

  expect(reader.user).toBeDefined()
  await nav(page).getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('menuitem', { name: 'Account Settings' })).toBeHidden()
  await page.getByRole('menuitem', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy')
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms')
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
})

test('a menu that is opened while the page comes alive stays open', async ({ page, reader }) => {
  expect(reader.user).toBeDefined()
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 10 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Settings' }).click()
  // The last that comes to the page.
  await expect(page.getByText('Told by the built-in storyteller')).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Account Settings' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Story Preferences' })).toBeFocused()
})

test('the theme is dark at first, is chosen from a menu, and stays', async ({ page }) => {
  await page.goto('/')
  expect(await themeOf(page)).toBe('dark')
  await page.getByRole('button', { name: 'Theme' }).click()
  await expect(page.getByRole('menuitemradio')).toHaveText(['Light', 'Dark', 'System'])
  await page.getByRole('menuitemradio', { name: 'Light' }).click()
  expect(await themeOf(page)).toBe('light')
  await page.reload()
  expect(await themeOf(page)).toBe('light')

  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('menuitemradio', { name: 'System' }).click()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => themeOf(page)).toBe('dark')
})

test('the bar steps aside while one scrolls down, and returns', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 500 })
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const bar = page.getByRole('banner')
  await expect(bar).toBeInViewport()
  // A page that is only just written does not hear the wheel yet.
  await expect(async () => {
    await page.mouse.wheel(0, 200)
    await expect(bar).not.toBeInViewport({ timeout: 500 })
  }).toPass()
  await page.mouse.wheel(0, -100)
  await expect(bar).toBeInViewport()
})

test('a phone has all of it in a side menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog')
  for (const name of ['Current Story', 'Stories', 'Bookmarks', 'Home', 'Story Preferences', 'Privacy Policy'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  await menu.getByText('Light').click()
  expect(await themeOf(page)).toBe('light')
  await menu.getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page).toHaveURL('/terms')
  await expect(menu).toBeHidden()
})

test('an address that does not exist says so and leads home', async ({ page }) => {
  await page.goto('/no/such/place')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(page.getByText('does not exist')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { name: 'Begin Your Unique Adventure' })).toBeVisible()
})

test('the keyboard skips the bar', async ({ page }) => {
  await page.goto('/terms')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the current story of a reader without one is home', async ({ page, reader }) => {
  expect(reader.user).toBeDefined()
  await page.goto('/story')
  await expect(page).toHaveURL('/')
})
