import { startStory } from '#contract/stories.ts'
import { expect } from '../app.fixture.ts'
import { answer, refuse, withhold } from './answers.ts'
import type { Screen, Stage } from './screen.ts'

const stories = async (stage: Stage, query = '') => {
  await stage.signInAsAda()
  await stage.page.goto(`/stories${query}`)
  await expect(stage.page.getByRole('article').first()).toBeVisible()
}
const ofNobody = async (stage: Stage, query: string, text: string) => {
  await stage.signIn()
  await stage.page.goto(`/stories${query}`)
  await expect(stage.page.getByText(text)).toBeVisible()
}
const openMenu = async (stage: Stage) => {
  await stories(stage)
  await stage.page
    .getByRole('button', { name: /^Change/ })
    .first()
    .click()
  await expect(stage.page.getByRole('menu')).toBeVisible()
}
const entry = {
  storyId: 'a-story-with-many-neighbours',
  title: 'The Keeper of Gull Point',
  opening: 'Rain has been walking up and down the stairs of the lighthouse since nightfall.',
  genre: 'mystery',
  turns: 128,
  createdAt: '2026-01-01T10:00:00.000Z',
  updatedAt: '2026-01-02T10:00:00.000Z',
}

export const storiesPageScreens: Screen[] = [
  { name: 'stories', isWhole: true, reach: (stage) => stories(stage) },
  { name: 'stories menu', reach: openMenu },
  {
    name: 'stories rename',
    async reach(stage) {
      await openMenu(stage)
      await stage.page.getByRole('menuitem', { name: 'Rename' }).click()
      await expect(stage.page.getByLabel('Title', { exact: true })).toBeFocused()
    },
  },
  {
    name: 'stories found',
    async reach(stage) {
      await stories(stage, '?search=lamp')
      await stage.page.getByRole('button', { name: 'All places in this story' }).first().click()
      await expect(stage.page.getByRole('list', { name: 'Places' })).toBeVisible()
    },
  },
  {
    name: 'stories on many pages',
    isWhole: true,
    async reach({ page, signIn }) {
      await signIn()
      const many = ['one', 'two', 'three'].map((name) => ({ ...entry, storyId: `${entry.storyId}-${name}` }))
      await answer(page, '**/api/stories?*', { stories: many, total: 61, genres: ['mystery'] })
      await page.goto('/stories?page=2')
      await expect(page.getByText('Page 2 of 4')).toBeVisible()
    },
  },
  {
    name: 'stories deleted',
    async reach(stage) {
      const reader = await stage.signIn()
      for (const prompt of ['A long road', 'A lamp at sea'])
        await reader.ask(startStory, { body: { prompt } })
      await stage.page.goto('/stories')
      await stage.page
        .getByRole('button', { name: /^Change/ })
        .first()
        .click()
      await stage.page.getByRole('menuitem', { name: 'Delete' }).click()
      await stage.page.getByRole('button', { name: 'Undo' }).hover()
    },
  },
  {
    name: 'stories in the bin',
    async reach({ page, signIn }) {
      await signIn()
      const goneAt = '2026-02-01T10:00:00.000Z'
      await answer(page, '**/api/stories?*', { stories: [{ ...entry, goneAt }], total: 1, genres: [] })
      await page.goto('/stories?section=bin')
      await expect(page.getByText('gone for good on')).toBeVisible()
    },
  },
  { name: 'stories empty', reach: (stage) => ofNobody(stage, '', 'Every story you begin stays here.') },
  { name: 'stories empty bin', reach: (stage) => ofNobody(stage, '?section=bin', 'The bin is empty.') },
  {
    name: 'stories no match',
    reach: (stage) => ofNobody(stage, '?search=zebra', 'No story has all of these'),
  },
  {
    name: 'stories coming',
    async reach({ page, signIn }) {
      await signIn()
      await withhold(page, '**/api/stories?*')
      await page.goto('/stories')
      await expect(page.getByText('Loading your stories')).toBeAttached()
    },
  },
  {
    name: 'stories not loaded',
    async reach({ page, signIn }) {
      await signIn()
      await refuse(page, '**/api/stories?*', 'Something went wrong')
      await page.goto('/stories')
      await expect(page.getByText('Your stories could not be loaded')).toBeVisible()
    },
  },
  {
    name: 'stories logged out',
    async reach({ page }) {
      await page.goto('/stories')
      await expect(page.getByText('You need to create an account or log in')).toBeVisible()
    },
  },
]
