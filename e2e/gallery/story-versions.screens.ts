import { continueStory, retryTurn, startStory } from '#contract/stories.ts'
import { editMessage, undoTurn } from '#contract/versions.ts'
import { expect } from '../app.fixture.ts'
import { storyScreen } from '../screens.ts'
import { refuse, withhold } from './answers.ts'
import type { Screen, Stage } from './screen.ts'
import { lighthouse } from './tales.ts'

/** A story of someone new with a reply of two versions, and a turn that was corrected. */
async function openVersions({ page, model, signIn }: Stage): Promise<void> {
  const reader = await signIn()
  const [first, second] = lighthouse.turns
  model.answer({ text: lighthouse.opening }, { text: first!.reply }, { text: second!.reply })
  const { storyId } = await reader.ask(startStory, { body: { prompt: lighthouse.prompt } })
  const told = await reader.ask(continueStory, {
    params: { storyId },
    body: { message: first!.action, kind: 'say' },
  })
  const params = { storyId, messageId: String(told.messageId) }
  await reader.ask(retryTurn, { params, body: {} })
  const corrected = { storyId, messageId: String(told.messageId - 1) }
  await reader.ask(editMessage, {
    params: corrected,
    body: { content: 'Down I go, lamp in hand', keepFollowing: true },
  })
  await page.goto(`/story/${storyId}`)
  await expect(page.getByRole('group', { name: 'Versions' })).toHaveCount(2)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
}
/** A story whose last reply broke off, one turn of which can be redone. */
async function openCut({ page, model, signIn }: Stage): Promise<void> {
  const reader = await signIn()
  const [first] = lighthouse.turns
  model.answer({ text: lighthouse.opening, isCut: true }, { text: first!.reply })
  const { storyId } = await reader.ask(startStory, { body: { prompt: lighthouse.prompt } })
  const params = { storyId }
  await reader.ask(continueStory, { params, body: { message: first!.action } })
  await reader.ask(undoTurn, { params })
  await page.goto(`/story/${storyId}`)
  await expect(page.getByText('The narrator ran out of room here and can go on.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Redo', exact: true })).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
}
const chooseOfMenu = async ({ page }: Stage, entry: string) => {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}
const openMenu = async (stage: Stage, entry: string) => {
  await openVersions(stage)
  await chooseOfMenu(stage, entry)
}
const openMap = async (stage: Stage) => {
  await openMenu(stage, 'Map of the story')
  await expect(stage.page.getByRole('group', { name: 'Map of the story' })).toBeVisible()
}

export const storyVersionsScreens: Screen[] = [
  { name: 'story versions', reach: openVersions },
  { name: 'story versions of a cut reply', reach: openCut },
  {
    name: 'story versions wish',
    async reach(stage) {
      await openVersions(stage)
      await stage.page.getByRole('button', { name: 'Tell again with a wish' }).click()
      await expect(stage.page.getByLabel('Or in your own words')).toBeFocused()
    },
  },
  {
    name: 'story versions actions of a message',
    async reach(stage) {
      await openVersions(stage)
      await storyScreen(stage.page).actions.first().hover()
      await stage.page.getByRole('button', { name: 'What you can do with your words' }).click()
      await expect(stage.page.getByRole('button', { name: 'Go on from here' })).toBeVisible()
    },
  },
  {
    name: 'story versions edit',
    async reach(stage) {
      await openVersions(stage)
      await storyScreen(stage.page).actions.first().hover()
      await stage.page.getByRole('button', { name: 'What you can do with your words' }).click()
      await stage.page.getByRole('button', { name: 'Edit', exact: true }).click()
      await expect(stage.page.getByRole('dialog', { name: 'Edit your words' })).toBeVisible()
    },
  },
  {
    name: 'story versions menu',
    async reach(stage) {
      await openVersions(stage)
      await stage.page.getByRole('button', { name: 'More', exact: true }).click()
      await expect(stage.page.getByRole('menu')).toBeVisible()
    },
  },
  { name: 'story versions map', reach: openMap },
  {
    name: 'story versions map as a list',
    async reach(stage) {
      await openMap(stage)
      await stage.page.getByRole('tab', { name: 'List' }).click()
      await expect(stage.page.getByText('From the beginning')).toBeVisible()
    },
  },
  {
    name: 'story versions map name',
    async reach(stage) {
      await openMap(stage)
      await stage.page.getByRole('button', { name: 'Name', exact: true }).click()
      await expect(stage.page.getByLabel('Name of this place')).toBeFocused()
    },
  },
  {
    name: 'story versions compared',
    async reach(stage) {
      await openMap(stage)
      const map = stage.page.getByRole('dialog', { name: 'Map of the story' })
      await map.getByRole('button', { name: 'Compare', exact: true }).click()
      await map
        .getByRole('button', { name: /an ending$/ })
        .first()
        .click()
      await map.getByRole('button', { name: 'Compare with this' }).click()
      await expect(map.getByRole('region', { name: 'The second' })).toBeVisible()
    },
  },
  {
    name: 'story versions map coming',
    async reach(stage) {
      await withhold(stage.page, '**/tree')
      await openMenu(stage, 'Map of the story')
      await expect(stage.page.getByText('Loading the map')).toBeAttached()
    },
  },
  {
    name: 'story versions map not loaded',
    async reach(stage) {
      await refuse(stage.page, '**/tree', 'Something went wrong')
      await openMenu(stage, 'Map of the story')
      await expect(stage.page.getByText('The map could not be loaded')).toBeVisible()
    },
  },
  {
    name: 'story versions note',
    async reach(stage) {
      await openMenu(stage, 'Note to the narrator')
      await expect(stage.page.getByLabel('Your wish')).toBeFocused()
    },
  },
  {
    name: 'story versions note deleted',
    async reach(stage) {
      await openMenu(stage, 'Note to the narrator')
      const save = stage.page.getByRole('button', { name: 'Save' })
      await stage.page.getByLabel('Your wish').fill('She never forgives.')
      await save.click()
      await expect(stage.page.getByRole('dialog')).toBeHidden()
      await chooseOfMenu(stage, 'Note to the narrator')
      await stage.page.getByLabel('Your wish').fill('')
      await save.click()
      await expect(stage.page.getByText('The note was deleted.')).toBeVisible()
    },
  },
  {
    name: 'story find',
    async reach(stage) {
      await openMenu(stage, 'Find in this story')
      await stage.page.getByRole('dialog').getByLabel('Words').fill('lamp')
      await expect(stage.page.getByRole('list', { name: 'Places' })).toBeVisible()
    },
  },
]
