import type { Locator } from '@playwright/test'
import type { ModelPull } from '#contract/model-pull.ts'
import { expect } from '../app.fixture.ts'
import { openDesk, signInAsAdmin } from './admin.screens.ts'
import { answer, configure, refuse, withhold } from './answers.ts'
import type { Screen, Stage } from './screen.ts'
import { foundModels, siteModels } from './stored-models.ts'

const STORED = '**/api/admin/connections'
const FOUND = '**/api/admin/connections/found'
const storyteller = { narrator: { name: 'Lanterntale Storyteller', isModel: false } }

const narratorCard = ({ page }: Stage): Locator => page.getByRole('region', { name: 'Narrator' })

/** The desk with these models, its first card in sight. */
async function desk(stage: Stage, models: object, found: object = { servers: [] }): Promise<void> {
  await signInAsAdmin(stage)
  await answer(stage.page, STORED, models)
  await answer(stage.page, FOUND, found)
  await openDesk(stage)
  await expect(narratorCard(stage).getByLabel('Stands in after three failures')).toBeVisible()
}

/** The form for another model, on the desk. */
async function deskForm(stage: Stage): Promise<Locator> {
  await desk(stage, siteModels.none)
  await narratorCard(stage).getByRole('button', { name: 'Add a model' }).click()
  const dialog = stage.page.getByRole('dialog', { name: 'Add a model' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** The desk with what it says of a model file. */
const fileScreen = (name: string, pull: Partial<ModelPull> | null, isReaderInstalled = false): Screen => ({
  name,
  isWhole: true,
  async reach(stage) {
    const latest = pull && { address: 'hf:owner/mistral-small:Q4_K_M', bytes: 0, ...pull }
    await answer(stage.page, '**/api/admin/model-pull', { pull: latest, isReaderInstalled })
    await desk(stage, siteModels.none)
    await narratorCard(stage).getByText('A model file').click()
    await expect(narratorCard(stage).getByLabel('Address of a GGUF file')).toBeVisible()
  },
})
const file = 'mistral-small-3.2-24b-instruct-2506-Q4_K_M.gguf'
const fileScreens: Screen[] = [
  fileScreen('model file', null),
  fileScreen('model file on its way', {
    state: 'fetching',
    file,
    bytes: 4_200_000_000,
    total: 14_300_000_000,
  }),
  fileScreen('model file here', {
    state: 'done',
    file,
    model: file,
  }),
  fileScreen('model file to use', { state: 'done', file, model: file }, true),
  fileScreen('model file cancelled', { state: 'cancelled', file }),
  fileScreen('model file failed', {
    state: 'failed',
    problem: 'The model needs 14.3 GB of memory; this machine has 6.1 GB',
  }),
]

const siteScreens: Screen[] = [
  {
    name: 'models none yet',
    isWhole: true,
    async reach(stage) {
      await desk(stage, siteModels.none, foundModels)
      await expect(stage.page.getByText('qwen3:8b')).toBeVisible()
    },
  },
  { name: 'models several', isWhole: true, reach: (stage) => desk(stage, siteModels.several) },
  {
    name: 'models being tested',
    isWhole: true,
    async reach(stage) {
      await desk(stage, siteModels.several)
      await withhold(stage.page, '**/api/admin/connections/2/test')
      const test = stage.page.getByRole('button', { name: 'Test llama3.2:3b-instruct-q4_K_M' })
      await test.click()
      await expect(test).toBeDisabled()
    },
  },
  {
    name: 'models not loaded',
    isWhole: true,
    async reach(stage) {
      await signInAsAdmin(stage)
      await refuse(stage.page, STORED, 'Something went wrong', 500)
      await openDesk(stage)
      await expect(stage.page.getByText('The models could not be loaded')).toBeVisible()
    },
  },
  ...fileScreens,
  {
    name: 'model form',
    async reach(stage) {
      await deskForm(stage)
    },
  },
  {
    name: 'model form with all settings',
    async reach(stage) {
      const dialog = await deskForm(stage)
      await dialog.getByText('More settings').click()
      await dialog.getByText('Advanced').click()
      await expect(dialog.getByLabel('Temperature')).toBeVisible()
    },
  },
  {
    name: 'model form with a list',
    async reach(stage) {
      await answer(stage.page, '**/api/admin/connections/models', { models: ['gpt-5', 'gpt-5-mini'] })
      const dialog = await deskForm(stage)
      await dialog.getByLabel('Model').focus()
      await expect(dialog.getByText('There are 2 models.')).toBeVisible()
    },
  },
  {
    name: 'voice form',
    async reach(stage) {
      await desk(stage, siteModels.none)
      await stage.page
        .getByRole('region', { name: 'Voice' })
        .getByRole('button', { name: 'Add a model' })
        .first()
        .click()
      await stage.page.getByText('More settings').click()
      await expect(stage.page.getByLabel('$ a million characters')).toBeVisible()
    },
  },
  {
    name: 'model form with blanks',
    async reach(stage) {
      const dialog = await deskForm(stage)
      // The server itself says what is missing.
      await stage.page.unroute(STORED)
      await dialog.getByRole('button', { name: 'Add' }).click()
      await expect(dialog.getByText('Please name a model')).toBeVisible()
    },
  },
]

const claimScreens: Screen[] = [
  {
    name: 'claim',
    async reach({ page, signIn }) {
      await signIn()
      await page.goto('/claim#a-link-of-the-server')
      await expect(page.getByRole('button', { name: 'Become the admin' })).toBeVisible()
    },
  },
  {
    name: 'claim logged out',
    async reach({ page }) {
      await page.goto('/claim#a-link-of-the-server')
      await expect(page.getByRole('link', { name: 'Login / Register' }).last()).toBeVisible()
      await expect(page.getByText('Log in or register first')).toBeVisible()
    },
  },
  {
    name: 'claim done',
    async reach({ page, signIn }) {
      await signIn()
      await answer(page, '**/api/admin/claim', {})
      await page.goto('/claim#a-link-of-the-server')
      await page.getByRole('button', { name: 'Become the admin' }).click()
      await expect(page.getByRole('heading', { name: 'You are the admin' })).toBeVisible()
    },
  },
  {
    name: 'claim refused',
    async reach({ page, signIn }) {
      await signIn()
      await page.goto('/claim#a-link-of-the-server')
      await page.getByRole('button', { name: 'Become the admin' }).click()
      await expect(page.getByText('This link is no longer valid.')).toBeVisible()
    },
  },
]

const storytellerScreens: Screen[] = [
  {
    name: 'home without a model',
    isWhole: true,
    async reach({ page, signIn }) {
      await configure(page, storyteller)
      await signIn()
      await page.goto('/')
      await expect(page.getByText('Told by the built-in storyteller, not by an AI model.')).toBeVisible()
    },
  },
  {
    name: 'about models',
    isWhole: true,
    async reach({ page }) {
      await configure(page, storyteller)
      await page.goto('/about-models')
      await expect(page.getByRole('heading', { name: 'Who Tells the Stories' })).toBeVisible()
    },
  },
]

/** Models of the site, its first admin, and where no model tells. */
export const connectionsScreens: Screen[] = [...siteScreens, ...claimScreens, ...storytellerScreens]
