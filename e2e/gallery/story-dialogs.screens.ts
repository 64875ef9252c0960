import { expect } from '../app.fixture.ts'
import { scriptSpeech } from '../scripted-speech.ts'
import { answer, refuse, withhold } from './answers.ts'
import type { Screen, Stage } from './screen.ts'
import { openAdas } from './story.screens.ts'
import { holdToast } from './toasts.ts'

/** Opens one of the dialogs of the bottom bar. */
const ask = async (stage: Stage, button: string) => {
  await openAdas(stage)
  await stage.page.getByRole('button', { name: button, exact: true }).click()
  await expect(stage.page.getByRole('dialog')).toBeVisible()
}
const experience = async (stage: Stage) => {
  await scriptSpeech(stage.page)
  await ask(stage, 'Story Experience')
}
const askForTitle = async (stage: Stage, button: string) => {
  await ask(stage, button)
  await expect(stage.page.getByRole('dialog').getByLabel('Title')).not.toHaveValue('')
}

export const storyDialogsScreens: Screen[] = [
  { name: 'story experience', reach: experience },
  {
    name: 'story experience with a voice',
    async reach(stage) {
      await experience(stage)
      await stage.page.getByRole('switch', { name: 'Narrator Voice' }).click()
      await expect(stage.page.getByLabel('Voice', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'story voice speaks',
    async reach(stage) {
      await experience(stage)
      await stage.page.getByRole('switch', { name: 'Narrator Voice' }).click()
      await stage.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await expect(stage.page.getByRole('button', { name: 'Back a sentence' })).toBeVisible()
    },
  },
  {
    name: 'story experience without ads',
    async reach(stage) {
      await answer(stage.page, '**/api/admin/settings/ads_enabled', { key: 'ads_enabled', value: 'false' })
      await experience(stage)
      await stage.page.getByRole('switch', { name: 'Ads in the story' }).click()
      await expect(stage.page.getByText('Advertisements are switched off on this site.')).toBeVisible()
    },
  },
  { name: 'story save progress', reach: (stage) => askForTitle(stage, 'Bookmark') },
  {
    name: 'story save progress finding a title',
    async reach(stage) {
      await withhold(stage.page, '**/api/bookmarks')
      await ask(stage, 'Bookmark')
      await expect(stage.page.getByPlaceholder('Finding a title...')).toBeVisible()
    },
  },
  {
    name: 'story save progress refused',
    async reach(stage) {
      await stage.page.route('**/api/bookmarks', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 400, json: { error: 'Please keep the title to 200 characters' } })
          : route.continue(),
      )
      await askForTitle(stage, 'Bookmark')
      await stage.page.getByRole('button', { name: 'Save', exact: true }).click()
      await holdToast(stage, 'Failed to save bookmark')
    },
  },
  {
    name: 'story save progress logged out',
    async reach(stage) {
      await askForTitle(stage, 'Bookmark')
      await stage.page.context().clearCookies()
      await stage.page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(stage.page.getByRole('dialog', { name: 'Authentication Required' })).toBeVisible()
      await holdToast(stage, 'Please log in to save bookmarks')
    },
  },
  { name: 'story name your story', reach: (stage) => askForTitle(stage, 'Share Story') },
  {
    name: 'story creating link',
    async reach(stage) {
      await withhold(stage.page, '**/share')
      await answer(stage.page, '**/api/bookmarks', {})
      await askForTitle(stage, 'Share Story')
      await stage.page.getByRole('button', { name: 'Share', exact: true }).click()
      await expect(stage.page.getByText('Creating link...')).toBeVisible()
    },
  },
  {
    name: 'story share link',
    async reach(stage) {
      await stage.page.route('**/api/bookmarks', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ json: {} }) : route.continue(),
      )
      await answer(stage.page, '**/share', { shareId: 'a-link-of-21-letters-' })
      await askForTitle(stage, 'Share Story')
      await stage.page.getByRole('button', { name: 'Share', exact: true }).click()
      await expect(stage.page.getByRole('dialog', { name: 'Share story' })).toBeVisible()
    },
  },
  {
    name: 'story share refused',
    async reach(stage) {
      await refuse(stage.page, '**/share', 'Story not found')
      await answer(stage.page, '**/api/bookmarks', {})
      await askForTitle(stage, 'Share Story')
      await stage.page.getByRole('button', { name: 'Share', exact: true }).click()
      await holdToast(stage, 'Failed to share story')
    },
  },
]
