import type { Locator, Page } from '@playwright/test'
import { continueStory, getCurrentState, startStory } from '#contract/stories.ts'
import type { Person } from '#testing/people.ts'
import { expect, test, withoutPictures } from './app.fixture.ts'
import { storyScreen, toastOf } from './screens.ts'
import { walkTo } from './visible-focus.ts'

test.use({ narrator: 'model', env: withoutPictures })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const versions = (page: Page) => page.getByRole('group', { name: 'Versions' })

/** Walks to the control once it is there, and presses it. */
async function press(page: Page, control: Locator, way?: 'Shift+Tab'): Promise<void> {
  await expect(control).toBeEnabled()
  await walkTo(page, control, way)
  await page.keyboard.press('Enter')
}

/** A story of one exchange, opened on the page, with all that can be done in it. */
async function openPlayed(page: Page, reader: Person): Promise<string> {
  const { storyId } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
  await reader.ask(continueStory, { params: { storyId }, body: { message: 'I board' } })
  await page.goto(`/story/${storyId}`)
  await expect(storyScreen(page).replies.last()).toHaveText('The ferry leaves at once.')
  await expect(button(page, 'Undo')).toBeEnabled()
  return storyId
}

test.beforeEach(({ model }) => {
  model.answer({ text: 'The ferry waits.' }, { text: 'The ferry leaves at once.' })
})

test('a reply is told again with a wish, and its versions are turned by arrow keys', async ({
  page,
  reader,
  model,
}) => {
  await openPlayed(page, reader)
  const { replies } = storyScreen(page)
  model.answer({ text: 'It is dark on board.' })
  await press(page, button(page, 'Tell again with a wish'))
  await expect(page.getByLabel('Or in your own words')).toBeFocused()
  await page.keyboard.type('darker than the night')
  await page.keyboard.press('Enter')
  await expect(replies.last()).toHaveText('It is dark on board.')
  await expect(versions(page)).toContainText('2 / 2')
  expect(JSON.stringify(model.requests)).toContain('darker than the night')

  // The button of a message is within it, and so the keys are the message's.
  await expect(button(page, 'Tell again')).toBeEnabled()
  await walkTo(page, button(page, 'What you can do with this part').last(), 'Shift+Tab')
  await page.keyboard.press('ArrowLeft')
  await expect(replies.last()).toHaveText('The ferry leaves at once.')
  await expect(versions(page)).toContainText('1 / 2')
})

test('words are edited, undone and redone by keys', async ({ page, reader, model }) => {
  const storyId = await openPlayed(page, reader)
  const { actions, field, replies } = storyScreen(page)
  await press(page, button(page, 'What you can do with your words'), 'Shift+Tab')
  // A turn is one stop of the Tab key: arrows lead to what can be done with it.
  await page.keyboard.press('ArrowDown')
  await expect(button(page, 'Edit')).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit your words' })
  await walkTo(page, dialog.getByRole('textbox', { name: 'Words' }))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('I board with a lamp')
  await press(page, dialog.getByRole('button', { name: 'As a correction' }))
  await expect(dialog).toBeHidden()
  await expect(actions.first()).toContainText('I board with a lamp')
  await expect(replies.last()).toHaveText('The ferry leaves at once.')

  await expect(button(page, 'Undo')).toBeEnabled()
  await walkTo(page, button(page, 'Undo'))
  await page.keyboard.press('u')
  await expect(replies).toHaveText(['The ferry waits.'])
  await expect(field).toHaveValue('I board with a lamp')
  await press(page, button(page, 'Redo'))
  await expect(replies).toHaveText(['The ferry waits.', 'The ferry leaves at once.'])
  const { messages } = await reader.ask(getCurrentState, { params: { storyId } })
  expect(messages.map(({ content }) => content)).toEqual([
    'The ferry waits.',
    'I board with a lamp',
    'The ferry leaves at once.',
  ])
  expect(model.requests.length).toBeGreaterThan(0)
})

test('the map is read as a list, and a note is written', async ({ page, reader }) => {
  await openPlayed(page, reader)
  const { replies } = storyScreen(page)
  const openMenu = async (item: string) => {
    await press(page, button(page, 'More'), 'Shift+Tab')
    const wanted = page.getByRole('menuitem', { name: item })
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    const items = await page.getByRole('menuitem').count()
    for (let steps = 0; steps < items; steps++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) break
      await page.keyboard.press('ArrowDown')
    }
    await expect(wanted).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await openMenu('Note to the narrator')
  await expect(page.getByLabel('Your wish')).toBeVisible()
  await walkTo(page, page.getByLabel('Your wish'))
  await page.keyboard.type('She never forgives.')
  await press(page, button(page, 'Save'))
  await expect(toastOf(page)).toContainText('The narrator will keep it in mind')
  await expect(page.getByRole('dialog')).toBeHidden()

  await openMenu('Map of the story')
  const map = page.getByRole('dialog', { name: 'Map of the story' })
  await expect(map.getByRole('tab', { name: 'List' })).toBeVisible()
  await walkTo(page, map.getByRole('tab', { selected: true }), 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(map.getByRole('tab', { name: 'List' })).toHaveAttribute('aria-selected', 'true')
  await press(page, map.getByRole('button', { name: /^The ferry waits\./ }))
  await press(page, map.getByRole('button', { name: 'Go here' }).first())
  await expect(replies).toHaveText(['The ferry waits.'])
})

test('a reply that was cut off offers to go on', async ({ page, reader, model }) => {
  const { storyId } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
  model.answer({ text: 'The ferry leaves', isCut: true })
  await reader.ask(continueStory, { params: { storyId }, body: { message: 'I board' } })
  await page.goto(`/story/${storyId}`)
  await expect(page.getByText('The narrator ran out of room here and can go on.')).toBeVisible()
  model.answer({ text: 'at once.' })
  await press(page, button(page, 'Continue'))
  await expect(page.getByText('The narrator ran out of room here and can go on.')).toBeHidden()
  await expect(storyScreen(page).replies.last()).toHaveText('at once.')
  expect(JSON.stringify(model.requests.at(-1))).toContain('Your last reply broke off.')
})
