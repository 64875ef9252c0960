import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { nanoid } from 'nanoid'
import type { Page } from '@playwright/test'
import { getUser } from '#contract/session.ts'
import type { Person } from '#testing/people.ts'
import type { ServerProcess } from '#testing/server-process.ts'
import { expect, test } from './app.fixture.ts'
import { toastOf } from './screens.ts'

/** As accounts are that were made elsewhere. */
function takeEmail(app: ServerProcess, { user }: Person): void {
  const database = new DatabaseSync(join(app.dataDir, 'lanterntale.db'), { timeout: 5_000 })
  database.prepare('update users set email = null, email_key = null where id = ?').run(user!.id)
  database.close()
}
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Email Required' })

test('a reader without an email is asked for one before anything else', async ({ page, reader, app }) => {
  takeEmail(app, reader)
  await page.goto('/')
  const dialog = dialogOf(page)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeHidden()

  await dialog.getByLabel('Email').fill('nowhere')
  await dialog.getByRole('button', { name: 'Save Email' }).click()
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible()

  const email = `${nanoid(8).toLowerCase()}@example.org`
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Save Email' }).click()
  await expect(toastOf(page)).toContainText('Email Updated')
  await expect(toastOf(page)).toContainText('Your email has been added to your account.')
  await expect(dialog).toBeHidden()
  expect(await reader.ask(getUser)).toMatchObject({ email })
})

test('an address that is taken is refused', async ({ page, reader, app }) => {
  takeEmail(app, reader)
  await page.goto('/preferences')
  const dialog = dialogOf(page)
  const save = dialog.getByRole('button', { name: 'Save Email' })
  await page.route('**/api/update-email', (route) =>
    route.fulfill({ status: 409, json: { error: 'Email is already in use', code: 'email_taken' } }),
  )
  await dialog.getByLabel('Email').fill('somebody@example.org')
  await save.click()
  await expect(toastOf(page)).toContainText('Email Update Failed')
  await expect(toastOf(page)).toContainText('Email is already in use')
  await expect(dialog).toBeVisible()
})

test.describe('when the server cannot be reached', () => {
  test.use({ allowedComplaints: /ERR_FAILED/ })

  test('the dialog says so and stays', async ({ page, reader, app }) => {
    takeEmail(app, reader)
    await page.goto('/')
    await page.route('**/api/update-email', (route) => route.abort())
    await dialogOf(page).getByLabel('Email').fill('somebody@example.org')
    await dialogOf(page).getByRole('button', { name: 'Save Email' }).click()
    await expect(toastOf(page)).toContainText('Failed to update email')
    await expect(toastOf(page)).toContainText('An error occurred. Please try again.')
    await expect(dialogOf(page)).toBeVisible()
  })
})

test('who has no address to give can leave', async ({ page, reader, app }) => {
  takeEmail(app, reader)
  await page.goto('/')
  await dialogOf(page).getByRole('button', { name: 'Logout' }).click()
  await expect(dialogOf(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible()
})
