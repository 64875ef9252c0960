import { startStory } from '#contract/stories.ts'
import { expect } from '../app.fixture.ts'
import { answer, refuse } from './answers.ts'
import type { Screen, Stage } from './screen.ts'
import { ownModels } from './stored-models.ts'
import { holdToast } from './toasts.ts'

const OWN = '**/api/connections'

async function account({ page, signIn }: Stage): Promise<void> {
  await signIn()
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Your Own Models' })).toBeVisible()
}

async function askToRemove(stage: Stage): Promise<void> {
  await answer(stage.page, OWN, ownModels)
  await account(stage)
  await stage.page.getByRole('button', { name: 'Remove gpt-5-mini' }).click()
}

export const ownModelsScreens: Screen[] = [
  {
    name: 'own models none yet',
    isWhole: true,
    async reach(stage) {
      await answer(stage.page, OWN, { connections: [] })
      await account(stage)
      await expect(stage.page.getByRole('button', { name: 'Add a model' })).toBeVisible()
    },
  },
  {
    name: 'own models',
    isWhole: true,
    async reach(stage) {
      await answer(stage.page, OWN, ownModels)
      await account(stage)
      await expect(stage.page.getByText('gpt-5-mini')).toBeVisible()
    },
  },
  {
    name: 'own models not loaded',
    isWhole: true,
    async reach(stage) {
      await refuse(stage.page, OWN, 'Something went wrong', 500)
      await account(stage)
      await expect(stage.page.getByText('Your models could not be loaded')).toBeVisible()
    },
  },
  {
    name: 'own model form',
    async reach(stage) {
      await answer(stage.page, OWN, { connections: [] })
      await account(stage)
      await stage.page.getByRole('button', { name: 'Add a model' }).click()
      await expect(stage.page.getByRole('dialog', { name: 'Add a model' })).toBeVisible()
    },
  },
  {
    name: 'own model remove',
    async reach(stage) {
      await askToRemove(stage)
      await expect(stage.page.getByRole('dialog', { name: 'Remove gpt-5-mini' })).toBeVisible()
    },
  },
  {
    name: 'own model not removed',
    async reach(stage) {
      await refuse(stage.page, '**/api/connections/1', 'Something went wrong', 500)
      await askToRemove(stage)
      await stage.page.getByRole('button', { name: 'Remove', exact: true }).click()
      await holdToast(stage, 'The model could not be removed')
    },
  },
  {
    name: 'own model for a story',
    async reach(stage) {
      const { page } = stage
      const { storyId } = await (
        await stage.signIn()
      ).ask(startStory, { body: { prompt: 'A ferry at night' } })
      await answer(page, OWN, ownModels)
      await answer(page, '**/api/story/*/connection', { connectionId: 1 })
      await page.goto(`/story/${storyId}`)
      await page.getByRole('button', { name: 'Story Experience' }).click()
      await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Narrator' })).toBeVisible()
    },
  },
]
