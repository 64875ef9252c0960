import { createPreset, sharePreset } from '#contract/own-presets.ts'
import { foreignFiles } from '#testing/foreign-files/foreign-files.ts'
import { expect } from '../app.fixture.ts'
import { refuse, withhold } from './answers.ts'
import type { Screen, Stage } from './screen.ts'
import { lighthouse, longTitle, longWord } from './tales.ts'

const keeper = {
  title: 'The Keeper of Gull Point',
  scenario: lighthouse.prompt,
  genreMix: { mystery: 70, horror: 30 },
  contentRating: 'teen',
  note: 'Nobody speaks of the winter.',
} as const

/** A new reader who keeps two scenarios, of which the first is shared. */
const keepTwo = async ({ signIn }: Stage): Promise<string> => {
  const reader = await signIn()
  await reader.ask(createPreset, { body: { title: longTitle, scenario: longWord.repeat(20) } })
  const { presetId } = await reader.ask(createPreset, { body: keeper })
  const { shareId } = await reader.ask(sharePreset, { params: { presetId: String(presetId) } })
  return shareId
}
const kept = async (stage: Stage) => {
  await keepTwo(stage)
  await stage.page.goto('/stories')
  await expect(stage.page.getByRole('heading', { name: keeper.title })).toBeVisible()
}
const choose = (entry: string) => async (stage: Stage) => {
  await kept(stage)
  await stage.page.getByRole('button', { name: `Change ${keeper.title}` }).click()
  await stage.page.getByRole('menuitem', { name: entry }).click()
  await expect(stage.page.getByRole('dialog')).toBeVisible()
}
const bringIn =
  (file: { name: string; bytes: Uint8Array }, text: string) =>
  async ({ page, signIn }: Stage): Promise<void> => {
    await signIn()
    await page.goto('/stories')
    const { name, bytes } = file
    const upload = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) }
    await page.getByLabel('Choose a File').setInputFiles(upload)
    await expect(page.getByRole('dialog').getByText(text).first()).toBeVisible()
  }

export const scenariosScreens: Screen[] = [
  { name: 'scenarios kept', isWhole: true, reach: kept },
  {
    name: 'scenarios at home',
    isWhole: true,
    async reach(stage) {
      await keepTwo(stage)
      await stage.page.goto('/')
      await expect(stage.page.getByRole('region', { name: 'Your Scenarios' })).toContainText(keeper.title)
    },
  },
  {
    name: 'scenarios not loaded',
    async reach({ page, signIn }) {
      await signIn()
      await refuse(page, '**/api/presets', 'Something went wrong')
      await page.goto('/stories')
      await expect(page.getByText('Your scenarios could not be loaded')).toBeVisible()
    },
  },
  { name: 'scenarios edit', reach: choose('Edit') },
  { name: 'scenarios shared link', reach: choose('Share by link') },
  { name: 'scenarios stop sharing', reach: choose('Stop sharing') },
  { name: 'scenarios delete', reach: choose('Delete') },
  {
    name: 'scenarios deleted',
    async reach(stage) {
      await choose('Delete')(stage)
      await stage.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await expect(stage.page.getByRole('button', { name: 'Undo' })).toBeFocused()
    },
  },
  {
    name: 'scenarios shared',
    async reach(stage) {
      const shareId = await keepTwo(stage)
      await stage.page.context().clearCookies()
      await stage.page.goto(`/scenario/${shareId}`)
      await expect(stage.page.getByRole('heading', { name: keeper.title })).toBeVisible()
    },
  },
  {
    name: 'scenarios shared coming',
    async reach({ page }) {
      await withhold(page, '**/api/shared-presets/*')
      await page.goto('/scenario/abcdefghijklmnopqrstu')
      await expect(page.getByText('Loading the scenario')).toBeAttached()
    },
  },
  {
    name: 'scenarios shared no more',
    async reach({ page }) {
      await page.goto('/scenario/abcdefghijklmnopqrstu')
      await expect(page.getByText('This scenario is no longer shared')).toBeVisible()
    },
  },
  { name: 'import preview', reach: bringIn(foreignFiles.card[3]!, 'What can’t be carried') },
  {
    name: 'import refused',
    reach: bringIn({ name: 'x.json', bytes: Buffer.from('[1]') }, 'This is none of the files'),
  },
]
