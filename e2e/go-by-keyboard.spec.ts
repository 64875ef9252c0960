import { nanoid } from 'nanoid'
import type { Locator, Page } from '@playwright/test'
import { PASSWORD, solve } from '#testing/people.ts'
import { expect, test } from './app.fixture.ts'
import { openNewStory, storyScreen, toastOf } from './screens.ts'
import { expectVisibleFocus, walkTo } from './visible-focus.ts'

test.use({ narrator: 'model' })
test.beforeEach(({ model }) => model.answer({ text: 'The ferry waits.' }))

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Goes to the start page, where the caret waits in the field. */
async function goHome(page: Page): Promise<void> {
  await page.goto('/')
  await expectFocus(page, page.getByPlaceholder('Describe your scenario...'))
}
/** Walks to the control and presses it. */
async function press(page: Page, control: Locator, way: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await walkTo(page, control, way)
  await page.keyboard.press('Enter')
}
/** Walks to the field and types. */
async function type(page: Page, field: Locator, text: string): Promise<void> {
  await walkTo(page, field)
  await page.keyboard.type(text)
}
async function expectFocus(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeFocused()
  await expectVisibleFocus(page)
}

test('the whole journey goes by keyboard alone', async ({ page }) => {
  const name = `keys-${nanoid(8)}`
  await goHome(page)
  await press(page, page.getByRole('link', { name: 'Login / Register' }), 'Shift+Tab')

  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await press(page, button(page, "Don't have an account? Create one"))
  await page.getByRole('heading', { name: 'Create Account' }).waitFor()
  await walkTo(page, page.getByLabel('Username'), 'Shift+Tab')
  await page.keyboard.type(name)
  await type(page, page.getByLabel('Email'), `${name}@example.org`)
  await type(page, page.getByLabel('Password', { exact: true }), PASSWORD)
  await type(page, page.getByLabel(/^What is/), solve(await page.getByText(/^What is/).innerText()))
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/')
  await expectFocus(page, page.getByPlaceholder('Describe your scenario...'))
  await page.keyboard.type('A ferry at night')
  await page.keyboard.press('Enter')
  const { field, replies } = storyScreen(page)
  await expect(replies).toHaveCount(1, { timeout: 20_000 })
  await expect(page).toHaveURL(/\/story\/[\w-]{21}/)

  await walkTo(page, field)
  await page.keyboard.type('I board')
  await page.keyboard.press('Enter')
  await expect(replies).toHaveCount(2)
  await expectFocus(page, field)

  await press(page, button(page, 'Bookmark'), 'Shift+Tab')
  await expectFocus(page, dialog(page, 'Save Progress').getByLabel('Title'))
  await press(page, button(page, 'Save'))
  await expect(toastOf(page)).toContainText('Story progress saved')
  await expectFocus(page, button(page, 'Bookmark'))

  await press(page, button(page, 'Share Story'))
  await expectFocus(page, dialog(page, 'Name your story').getByLabel('Title'))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('The Ferry')
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Share story').getByLabel('Link')).toHaveValue(/\/shared\//)
  await expectVisibleFocus(page)
  await page.keyboard.press('Escape')
  await expectFocus(page, button(page, 'Share Story'))

  await press(page, button(page, 'Settings'), 'Shift+Tab')
  await expectFocus(page, page.getByRole('menuitem', { name: 'Story Preferences' }))
  await page.keyboard.press('Enter')
  await walkTo(page, page.getByLabel('Narrative Style'))
  await page.keyboard.press('ArrowDown')
  await expect(toastOf(page)).toContainText('Your preferences have been saved.')
  await page.reload()
  await expect(page.getByLabel('Narrative Style')).toHaveValue('concise')
})

test('a menu moves by arrows, ends and letters, and gives the focus back', async ({ page }) => {
  await goHome(page)
  const opener = button(page, 'Settings')
  await press(page, opener, 'Shift+Tab')
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  const item = (name: string) => page.getByRole('menuitem', { name })
  await expectFocus(page, item('Story Preferences'))
  for (const [key, name] of [
    ['ArrowDown', 'Privacy Policy'],
    ['End', 'Terms of Service'],
    ['ArrowDown', 'Story Preferences'],
    ['ArrowUp', 'Terms of Service'],
    ['Home', 'Story Preferences'],
    ['p', 'Privacy Policy'],
  ] as const) {
    await page.keyboard.press(key)
    await expectFocus(page, item(name))
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expectFocus(page, opener)
})

test('a dialog keeps the focus, its tabs move by arrows, and Escape gives the focus back', async ({
  page,
}) => {
  await page.goto('/bookmarks')
  const opener = button(page, 'Sign in or Register')
  await press(page, opener)
  const asked = dialog(page, 'Authentication Required')
  const tab = (name: string) => asked.getByRole('tab', { name })
  await expect(tab('Login')).toHaveAttribute('aria-selected', 'true')
  for (let steps = 0; steps < 12; steps += 1) {
    await page.keyboard.press('Tab')
    expect(await asked.evaluate((box) => box.contains(document.activeElement))).toBe(true)
    await expectVisibleFocus(page)
  }
  await walkTo(page, tab('Login'), 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expectFocus(page, tab('Register'))
  await expect(asked.getByRole('tabpanel', { name: 'Register' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expectFocus(page, tab('Login'))
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await expectFocus(page, opener)
})

test('the genre mix opens and its sliders move by keys', async ({ page }) => {
  await goHome(page)
  const mix = page.getByRole('switch', { name: 'Use the genre mix' })
  await walkTo(page, mix)
  await page.keyboard.press('Space')
  await expect(mix).toBeChecked()
  const western = page.getByRole('slider', { name: 'Western' })
  await expect(western).toHaveAttribute('aria-valuetext', '0%')
  await walkTo(page, western)
  for (const [key, text] of [
    ['ArrowRight', '10%'],
    ['ArrowUp', '20%'],
    ['End', '100%'],
    ['ArrowLeft', '90%'],
    ['Home', '0%'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(western).toHaveAttribute('aria-valuetext', text)
  }
})

test('the side menu of a phone and its themes go by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/privacy')
  const opener = button(page, 'Menu')
  await press(page, opener)
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expectFocus(page, menu.getByRole('button', { name: 'Close' }))
  await walkTo(page, menu.getByRole('radio', { name: 'Dark' }))
  await page.keyboard.press('ArrowLeft')
  await expect(menu.getByRole('radio', { name: 'Light' })).toBeChecked()
  await expectVisibleFocus(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expectFocus(page, opener)

  await page.keyboard.press('Enter')
  await expectFocus(page, menu.getByRole('button', { name: 'Close' }))
  await press(page, menu.getByRole('link', { name: 'Terms of Service' }))
  await expect(page).toHaveURL('/terms')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a reply of one paragraph is announced once, whole, and its growing is not', async ({
  page,
  reader,
  model,
}) => {
  await openNewStory(page, reader)
  const log = page.getByRole('log', { name: 'Story' })
  await expect(log).toHaveAttribute('aria-live', 'off')
  await page.evaluate(() => {
    const heard: string[] = []
    const live = '[aria-live=polite], [aria-live=assertive], [role=alert], [role=status], output'
    const hear = ({ target }: MutationRecord) => {
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest(`${live}, [aria-live=off]`)
      const text = region?.matches(live) ? region.textContent?.trim() : ''
      if (text && heard.at(-1) !== text) heard.push(text)
    }
    new MutationObserver((changes) => changes.forEach(hear)).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    Object.assign(globalThis, { heard })
  })
  const reply = `${'The rope creaks on and on. '.repeat(20)}Then *land*.`
  model.answer({ text: reply, tokenMs: 5 })
  const { field } = storyScreen(page)
  await field.fill('I board')
  await field.press('Enter')
  await expect(field).toBeEnabled()
  await expect(log).toContainText('Then land.')
  const heard = () =>
    page.evaluate(() =>
      (globalThis as unknown as { heard: string[] }).heard.filter((text) => text.includes('rope')),
    )
  await expect.poll(heard).toEqual([reply.replaceAll('*', '')])
  // The announcement goes again after five seconds, and nobody hears that.
  await expect(page.getByText('Then land.')).toHaveCount(1, { timeout: 10_000 })
  expect(await heard()).toHaveLength(1)
})
