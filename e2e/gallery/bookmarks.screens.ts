import { expect } from '../app.fixture.ts'
import { answer, refuse, withhold } from './answers.ts'
import type { Screen, Stage } from './screen.ts'
import { holdToast } from './toasts.ts'

const bookmarks = async (stage: Stage) => {
  await stage.signInAsAda()
  await stage.page.goto('/bookmarks')
  await expect(stage.page.getByRole('region', { name: 'Shared Stories' })).toBeVisible()
}
/** Opens a dialog of the page by a button of it. */
const dialogOf =
  (button: string | RegExp) =>
  async (stage: Stage): Promise<void> => {
    await bookmarks(stage)
    await stage.page.getByRole('button', { name: button }).first().click()
    await expect(stage.page.getByRole('dialog')).toBeVisible()
  }
const loggedOut = async ({ page }: Stage) => {
  await page.goto('/bookmarks')
  await expect(page.getByText('You need to create an account or log in')).toBeVisible()
}
const askToLogIn = async (stage: Stage) => {
  await loggedOut(stage)
  await stage.page.getByRole('button', { name: 'Sign in or Register' }).click()
  await expect(stage.page.getByRole('tab', { name: 'Login' })).toBeVisible()
}

export const bookmarksScreens: Screen[] = [
  { name: 'bookmarks', isWhole: true, reach: bookmarks },
  { name: 'bookmarks logged out', reach: loggedOut },
  { name: 'bookmarks login dialog', reach: askToLogIn },
  {
    name: 'bookmarks register dialog',
    async reach(stage) {
      await askToLogIn(stage)
      await stage.page.getByRole('tab', { name: 'Register' }).click()
      await expect(stage.page.getByLabel(/^What is/)).toBeEnabled()
    },
  },
  {
    name: 'bookmarks empty',
    async reach({ page, signIn }) {
      await signIn()
      await page.goto('/bookmarks')
      await expect(page.getByText('Your saved stories will appear here')).toBeVisible()
    },
  },
  {
    name: 'bookmarks coming',
    async reach({ page, signIn }) {
      await signIn()
      await withhold(page, '**/api/bookmarks')
      await page.goto('/bookmarks')
      await expect(page.getByText('Loading your bookmarks')).toBeAttached()
    },
  },
  {
    name: 'bookmarks before the session is known',
    async reach({ page, signIn }) {
      await signIn()
      await withhold(page, '**/api/user')
      await page.goto('/bookmarks')
      await expect(page.getByRole('heading', { name: 'Your Bookmarks' })).toBeVisible()
    },
  },
  {
    name: 'bookmarks not loaded',
    async reach({ page, signIn }) {
      await signIn()
      await refuse(page, '**/api/bookmarks', 'Something went wrong')
      await page.goto('/bookmarks')
      await expect(page.getByText('Your bookmarks could not be loaded')).toBeVisible()
    },
  },
  { name: 'bookmarks edit', reach: dialogOf('Edit The boy with') },
  { name: 'bookmarks edit a long one', reach: dialogOf(/^Edit The Improbable/) },
  { name: 'bookmarks delete', reach: dialogOf('Delete The boy with') },
  { name: 'bookmarks delete a long one', reach: dialogOf(/^Delete Donau/) },
  { name: 'bookmarks shared link', reach: dialogOf('Link') },
  { name: 'bookmarks stop sharing', reach: dialogOf('Stop sharing') },
  {
    name: 'bookmarks sharing stopped',
    async reach(stage) {
      await answer(stage.page, '**/api/shares/*', {})
      await dialogOf('Stop sharing')(stage)
      await stage.page.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click()
      await holdToast(stage, 'Sharing stopped')
    },
  },
  {
    name: 'bookmarks deleted',
    async reach(stage) {
      await answer(stage.page, '**/api/bookmarks/*', {})
      await dialogOf('Delete The boy with')(stage)
      await stage.page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
      await holdToast(stage, 'Bookmark deleted successfully')
    },
  },
]
