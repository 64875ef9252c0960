import { expect } from '../app.fixture.ts'
import { configure, refuse, withhold } from './answers.ts'
import type { Screen, Stage } from './screen.ts'
import { longAction } from './tales.ts'
import { holdToast } from './toasts.ts'

const home = async ({ page }: Stage) => {
  await page.goto('/')
  // The markup stands before the scripts do; the caret comes with them.
  await expect(page.getByPlaceholder('Describe your scenario...')).toBeFocused()
}
const openMix = async (stage: Stage) => {
  await home(stage)
  await stage.page.getByRole('button', { name: 'Genre Mix' }).click()
  await expect(stage.page.getByRole('slider')).toHaveCount(10)
}
const begin = async (stage: Stage) => {
  await stage.signIn()
  await withhold(stage.page, '**/api/story/start')
  await home(stage)
  await stage.page.getByRole('button', { name: 'Create Random Story' }).click()
}

export const homeScreens: Screen[] = [
  { name: 'home visitor', isWhole: true, reach: home },
  {
    name: 'home reader without stories',
    isWhole: true,
    async reach(stage) {
      await stage.signIn()
      await home(stage)
      await expect(stage.page.getByText('No saved stories found')).toBeVisible()
    },
  },
  {
    name: 'home reader with stories',
    isWhole: true,
    async reach(stage) {
      await stage.signInAsAda()
      await home(stage)
      await expect(stage.page.getByRole('link', { name: /The boy with/ })).toBeVisible()
    },
  },
  {
    name: 'home stories coming',
    isWhole: true,
    async reach(stage) {
      await stage.signIn()
      await withhold(stage.page, '**/api/bookmarks')
      await home(stage)
      await expect(stage.page.getByText('Loading your stories')).toBeAttached()
    },
  },
  {
    name: 'home stories not loaded',
    isWhole: true,
    async reach(stage) {
      await stage.signIn()
      await refuse(stage.page, '**/api/bookmarks', 'Nowhere')
      await home(stage)
      await expect(stage.page.getByText('could not be loaded')).toBeVisible()
    },
  },
  {
    name: 'home site not loaded',
    async reach(stage) {
      await refuse(stage.page, '**/api/config', 'Out of order')
      await home(stage)
      await expect(stage.page.getByText('What this site offers could not be loaded.')).toBeVisible()
    },
  },
  {
    name: 'home with a line for all',
    async reach(stage) {
      await configure(stage.page, { notice: 'On Sunday from 8 to 9 in the morning nobody can play here.' })
      await home(stage)
      await expect(stage.page.getByText('On Sunday from 8 to 9')).toBeVisible()
    },
  },
  { name: 'home genre mix off', isWhole: true, reach: openMix },
  {
    name: 'home genre mix on',
    isWhole: true,
    async reach(stage) {
      await home(stage)
      await stage.page.getByRole('switch', { name: 'Use the genre mix' }).click()
      await stage.page.getByRole('slider', { name: 'Western' }).fill('100')
      await expect(stage.page.getByRole('slider')).toHaveCount(10)
    },
  },
  {
    name: 'home long scenario',
    async reach(stage) {
      await home(stage)
      await stage.page.getByPlaceholder('Describe your scenario...').fill(longAction)
    },
  },
  {
    name: 'home side menu',
    only: 'phone',
    async reach(stage) {
      await stage.signIn()
      await home(stage)
      await stage.page.getByRole('button', { name: 'Menu' }).click()
      await expect(stage.page.getByRole('dialog')).toBeVisible()
    },
  },
  ...['Theme', 'Settings'].map((name): Screen => ({
    name: `home ${name.toLowerCase()} menu`,
    only: 'desktop',
    async reach(stage) {
      await stage.signIn()
      await home(stage)
      await stage.page.getByRole('button', { name, exact: true }).click()
      await expect(stage.page.getByRole('menu')).toBeVisible()
    },
  })),
  {
    name: 'home loading view',
    async reach(stage) {
      await begin(stage)
      await expect(stage.page.getByRole('complementary', { name: 'Advertisement' })).toBeVisible()
    },
  },
  {
    name: 'home loading view with a sponsor',
    async reach(stage) {
      const sponsor = { text: 'Storm lamps, hand-made since 1911 at Gull Point', url: 'https://example.org/' }
      await configure(stage.page, { ad: { sponsor, hasScript: false } })
      await begin(stage)
      await expect(stage.page.getByRole('link', { name: sponsor.text })).toBeVisible()
    },
  },
  {
    name: 'home story failed to start',
    async reach(stage) {
      await stage.signIn()
      await refuse(stage.page, '**/api/story/start', 'Failed to start story', 502)
      await home(stage)
      await stage.page.getByRole('button', { name: 'Create Random Story' }).click()
      await holdToast(stage, 'Failed to start story')
    },
  },
  {
    name: 'home second loading view',
    async reach(stage) {
      await stage.signIn()
      await withhold(stage.page, '**/api/story/start')
      await stage.page.goto('/story/new?type=random')
      await expect(stage.page.getByText('Creating Your Story')).toBeVisible()
      await expect(stage.page.getByRole('complementary', { name: 'Advertisement' })).toBeVisible()
    },
  },
  {
    name: 'home skip link',
    async reach(stage) {
      await home(stage)
      await stage.page.getByRole('link', { name: 'Skip to content' }).focus()
    },
  },
]
