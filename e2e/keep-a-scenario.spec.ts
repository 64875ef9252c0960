import { createPreset, listPresets, sharePreset } from '#contract/own-presets.ts'
import { expect, test, withoutPictures } from './app.fixture.ts'
import { openDrawer, logInByHand, openNewStory, storyScreen, toastOf } from './screens.ts'

test.use({ env: withoutPictures })

const ferry = {
  title: 'The Ferry',
  scenario: 'I am the last ferryman of Donau, and the river has begun to answer me.',
  genreMix: { mystery: 70 },
  contentRating: 'teen',
  note: 'She never forgives.',
} as const

test('a scenario is written, changed, begun at home and deleted', async ({ page, reader }) => {
  await page.goto('/stories')
  await page.getByRole('button', { name: 'New Scenario' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await dialog.getByLabel('Title').fill('The Ferry')
  await dialog.getByLabel('Scenario').fill(ferry.scenario)
  await dialog.getByRole('switch', { name: 'Use the genre mix' }).click()
  await dialog.getByRole('slider', { name: 'Western' }).fill('100')
  await dialog.getByLabel('Content Rating').selectOption('Teen')
  await dialog.getByLabel('Note to the narrator (optional)').fill('She never forgives.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toastOf(page)).toContainText('Scenario kept')
  await expect(dialog).toBeHidden()
  expect(await reader.ask(listPresets)).toMatchObject([
    { ...ferry, genreMix: { fantasy: 25, scifi: 25, mystery: 25, horror: 25, western: 100 } },
  ])

  await page.getByRole('button', { name: 'Change The Ferry' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await dialog.getByLabel('Title').fill('The Last Ferry')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const kept = page.getByRole('region', { name: 'Your Scenarios' })
  await expect(kept.getByRole('heading', { name: 'The Last Ferry' })).toBeVisible()

  await page.goto('/')
  await kept.getByRole('button', { name: /^The Last Ferry/ }).click()
  await expect(page).toHaveURL(/\/story\/[\w-]{21}$/)
  await expect(storyScreen(page).replies.first()).toContainText(/\w{4}/)
  await expect(page.getByText('The narrator was interrupted.')).toBeHidden()

  await page.goto('/stories')
  await page.getByRole('button', { name: 'Change The Last Ferry' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The scenario “The Last Ferry” was deleted')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  const back = page.getByRole('button', { name: 'Change The Last Ferry' })
  await expect(back).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
  await expect(page.locator(':focus')).not.toHaveCount(0)

  await back.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.reload()
  await expect(kept.getByText('Keep a scenario with its genre mix')).toBeVisible()
})

test('what a story began with is kept from its drawer', async ({ page, reader }) => {
  await openNewStory(page, reader, 'A ferry at night')
  await openDrawer(page)
  await page.getByRole('button', { name: 'Keep the Scenario' }).click()
  await expect(toastOf(page)).toContainText('Scenario kept')
  expect(await reader.ask(listPresets)).toMatchObject([{ scenario: 'A ferry at night' }])
})

test('a scenario is shared by a link, and the link taken back', async ({ page, reader }) => {
  await reader.ask(createPreset, { body: ferry })
  await page.goto('/stories')
  await page.getByRole('button', { name: 'Change The Ferry' }).click()
  await page.getByRole('menuitem', { name: 'Share by link' }).click()
  const link = page.getByRole('dialog').getByLabel('Link', { exact: true })
  await expect(link).toHaveValue(/\/scenario\/[\w-]{21}$/)
  const address = await link.inputValue()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Public for everyone with the link')).toBeVisible()

  await page.getByRole('button', { name: 'Change The Ferry' }).click()
  await page.getByRole('menuitem', { name: 'Stop sharing' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByText('Public for everyone with the link')).toBeHidden()
  await page.goto(address)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This scenario is no longer shared')
})

test('a scenario is taken along as a file and brought in again', async ({ page, reader }) => {
  await reader.ask(createPreset, { body: ferry })
  await page.goto('/stories')
  await page.getByRole('button', { name: 'Change The Ferry' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('The Ferry.json')
  await page.getByLabel('Choose a File').setInputFiles(await file.path())
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Scenario from Lanterntale')).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep the Scenario' }).click()
  await expect(toastOf(page)).toContainText('Scenario kept')
  await expect(page.getByRole('button', { name: 'Start The Ferry' })).toHaveCount(2)
})

test('a visitor reads a shared scenario and begins it after the login', async ({ page, reader, context }) => {
  const { presetId } = await reader.ask(createPreset, { body: ferry })
  const { shareId } = await reader.ask(sharePreset, { params: { presetId: String(presetId) } })
  await context.clearCookies()
  await page.goto(`/scenario/${shareId}`)
  await expect(page.getByRole('heading', { name: 'The Ferry' })).toBeVisible()
  await expect(page.getByText(ferry.scenario)).toBeVisible()
  await expect(page.getByText('70% mystery')).toBeVisible()
  await expect(page.getByText('She never forgives.')).toBeVisible()
  await page.getByRole('button', { name: 'Start this story' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('You need to create an account or log in to start this story.')
  await logInByHand(page, reader.user!.username)
  await expect(page).toHaveURL(/\/story\/[\w-]{21}$/)
  await expect(storyScreen(page).replies.first()).toContainText(/\w{4}/)
})
