import type { Page } from '@playwright/test'
import { continueStory, startStory } from '#contract/stories.ts'
import { getTree } from '#contract/versions.ts'
import type { Person } from '#testing/people.ts'
import { expect, test, withoutPictures } from './app.fixture.ts'
import { openNewStory, play, storiesComeByCall, storyScreen } from './screens.ts'

// Without pictures and their waiting; each reply is what the test says.
test.use({ narrator: 'model', env: withoutPictures })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const versions = (page: Page) => page.getByRole('group', { name: 'Versions' })

/** A story of one exchange, opened on the page. */
async function openPlayed(page: Page, reader: Person, storyReply = 'The ferry leaves at once.') {
  const { storyId } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
  await reader.ask(continueStory, { params: { storyId }, body: { message: 'I board' } })
  await page.goto(`/story/${storyId}`)
  await expect(storyScreen(page).replies.last()).toHaveText(storyReply)
  return storyId
}

test.beforeEach(({ model }) => {
  model.answer({ text: 'The ferry waits.' }, { text: 'The ferry leaves at once.' })
})

test('a reply is told again, and its versions stand side by side', async ({ page, reader, model }) => {
  await openPlayed(page, reader)
  const { replies } = storyScreen(page)
  model.answer({ text: 'Nobody is on board.' })
  await button(page, 'Tell again').click()
  await expect(replies.last()).toHaveText('Nobody is on board.')
  await expect(versions(page)).toContainText('2 / 2')
  model.answer({ text: 'It is dark on board.' })
  await button(page, 'Tell again with a wish').click()
  await page.getByLabel('Or in your own words').fill('darker than the night')
  await page.getByRole('form').getByRole('button', { name: 'Tell again' }).click()
  await expect(replies.last()).toHaveText('It is dark on board.')
  await expect(versions(page)).toContainText('3 / 3')
  expect(JSON.stringify(model.requests)).toContain('darker than the night')
  await button(page, 'Version before').click()
  await expect(replies.last()).toHaveText('Nobody is on board.')
  await button(page, 'Version before').click()
  await expect(replies.last()).toHaveText('The ferry leaves at once.')
  await expect(button(page, 'Version before')).toBeDisabled()

  // With the focus in the reply, keys turn the versions.
  await replies.last().click()
  await page.keyboard.press('ArrowRight')
  await expect(replies.last()).toHaveText('Nobody is on board.')
  await page.reload()
  await expect(versions(page)).toContainText('2 / 3')
})

test('the narrator goes on without a turn of the reader', async ({ page, reader, model }) => {
  await openPlayed(page, reader)
  model.answer({ text: 'The other shore comes near.' })
  await button(page, 'Continue').click()
  await expect(storyScreen(page).replies).toHaveText([
    'The ferry waits.',
    'The ferry leaves at once.',
    'The other shore comes near.',
  ])
  await expect(storyScreen(page).actions).toHaveCount(1)
})

test('a turn is undone, its words are back in the field, and redone', async ({ page, reader }) => {
  await openPlayed(page, reader)
  const { field, replies } = storyScreen(page)
  await button(page, 'Undo').click()
  await expect(replies).toHaveText(['The ferry waits.'])
  await expect(field).toHaveValue('I board')
  await button(page, 'Redo').click()
  await expect(replies).toHaveCount(2)
  await expect(field).toHaveValue('')

  await page.locator('body').click({ position: { x: 5, y: 300 } })
  await page.keyboard.press('ControlOrMeta+z')
  await expect(field).toHaveValue('I board')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(replies).toHaveCount(2)
  await page.keyboard.press('u')
  await expect(replies).toHaveCount(1)
  // In the field the same keys are the field's own.
  await field.fill('I stay')
  await field.press('u')
  await expect(field).toHaveValue('I stayu')
  await expect(replies).toHaveCount(1)
})

test('words are edited as a new version with a reply of its own, or corrected in their place', async ({
  page,
  reader,
  model,
}) => {
  await openPlayed(page, reader)
  const { actions, replies } = storyScreen(page)
  await actions.first().hover()
  await button(page, 'What you can do with your words').click()
  await button(page, 'Edit').click()
  const dialog = page.getByRole('dialog', { name: 'Edit your words' })
  await expect(dialog.getByRole('button', { name: 'As a correction' })).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Words' }).fill('I board with a lamp')
  await dialog.getByRole('button', { name: 'As a correction' }).click()
  await expect(dialog).toBeHidden()
  await expect(actions.first()).toContainText('I board with a lamp')
  await expect(replies.last()).toHaveText('The ferry leaves at once.')

  model.answer({ text: 'You stay on the shore.' })
  await button(page, 'What you can do with your words').click()
  await button(page, 'Edit').click()
  await dialog.getByRole('textbox', { name: 'Words' }).fill('I stay')
  await dialog.getByRole('button', { name: 'As a new version' }).click()
  await expect(replies).toHaveText(['The ferry waits.', 'You stay on the shore.'])
  // The words before the correction stand between: they are a version too, without a reply.
  await expect(versions(page)).toContainText('3 / 3')
  await button(page, 'Version before').click()
  await expect(actions.first()).toHaveText('I board')
  await button(page, 'Version before').click()
  await expect(actions.first()).toContainText('I board with a lamp')
  await expect(replies.last()).toHaveText('The ferry leaves at once.')
})

test('a branch begins anywhere, and the map leads back', async ({ page, reader, model }) => {
  const storyId = await openPlayed(page, reader)
  const { replies } = storyScreen(page)
  await replies.first().hover()
  await button(page, 'What you can do with this part').first().click()
  await button(page, 'Go on from here').click()
  await expect(replies).toHaveText(['The ferry waits.'])
  model.answer({ text: 'The shore is cold.' })
  await play(page, 'I wait on the shore')
  expect((await reader.ask(getTree, { params: { storyId } })).nodes).toHaveLength(5)

  await button(page, 'More').click()
  await page.getByRole('menuitem', { name: 'Map of the story' }).click()
  const map = page.getByRole('dialog', { name: 'Map of the story' })
  await map.getByRole('button', { name: 'The shore is cold., you are here' }).focus()
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  await expect(map.getByRole('button', { name: 'The ferry leaves at once., an ending' })).toBeFocused()
  await map.getByRole('button', { name: 'Name', exact: true }).click()
  await map.getByLabel('Name of this place').fill('On board')
  await page.keyboard.press('Enter')
  await expect(map.getByRole('button', { name: 'On board, an ending' })).toBeVisible()

  await map.getByRole('button', { name: 'Compare', exact: true }).click()
  await map.getByRole('tab', { name: 'List' }).click()
  await map.getByRole('button', { name: 'The shore is cold.' }).click()
  await map.getByRole('button', { name: 'Compare with this' }).click()
  await expect(map.getByRole('region', { name: 'The first' })).toContainText('The ferry leaves at once.')
  await expect(map.getByRole('region', { name: 'The second' })).toContainText('The shore is cold.')
  await map.getByRole('region', { name: 'The first' }).getByRole('button', { name: 'Go here' }).click()
  await expect(replies).toHaveText(['The ferry waits.', 'The ferry leaves at once.'])
})

test('what is said is sent as said', async ({ page, reader, model }) => {
  await openNewStory(page, reader)
  await page.getByPlaceholder('What would you like to do?').pressSequentially('/say Who goes there?')
  await expect(page.getByPlaceholder('What would you like to say?')).toHaveValue('Who goes there?')
  model.answer({ text: 'Nobody answers.' })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article', { name: 'You' })).toContainText('You say')
  await expect(storyScreen(page).replies.last()).toHaveText('Nobody answers.')
})

test.describe('without a connection', () => {
  test.use({ allowedComplaints: /ERR_INTERNET_DISCONNECTED/ })

  test('the story stays, and the page says what it needs', async ({ page, reader, context }) => {
    await openPlayed(page, reader)
    await expect(button(page, 'Undo')).toBeVisible()
    await context.setOffline(true)
    await button(page, 'Undo').click()
    await expect(page.getByText('This needs a connection. Your story stays as it is.')).toBeVisible()
    await expect(storyScreen(page).replies).toHaveCount(2)
    await button(page, 'Dismiss').click()
    await button(page, 'Tell again').click()
    await expect(page.getByText('This needs a connection. Your story stays as it is.')).toBeVisible()
    await context.setOffline(false)
    await button(page, 'Undo').click()
    await expect(storyScreen(page).replies).toHaveCount(1)
  })
})

test.describe('a connection that goes while the page comes', () => {
  test.use({ allowedComplaints: /ERR_INTERNET_DISCONNECTED/ })

  test('what can be done comes with it', async ({ page, reader, context }) => {
    await storiesComeByCall(page)
    await page.route(/\/current-state/, async (route) => {
      const response = await route.fetch()
      await context.setOffline(true)
      await route.fulfill({ response })
    })
    await openPlayed(page, reader)
    await expect(page.getByText('You are offline.')).toBeVisible()
    await expect(button(page, 'Undo')).toBeHidden()
    await page.unrouteAll()
    await context.setOffline(false)
    await button(page, 'Undo').click()
    await expect(storyScreen(page).replies).toHaveCount(1)
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a touch shows what can be done, and a swipe turns the versions', async ({ page, reader, model }) => {
    await openPlayed(page, reader)
    const { replies } = storyScreen(page)
    model.answer({ text: 'Nobody is on board.' })
    await button(page, 'Tell again').tap()
    await expect(versions(page)).toContainText('2 / 2')
    await replies.first().tap()
    const opener = button(page, 'What you can do with this part').first()
    await expect(opener).toHaveCSS('opacity', '1')
    const { width, height } = (await opener.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)

    await swipe(page, 'right')
    await expect(replies.last()).toHaveText('The ferry leaves at once.')
    await swipe(page, 'left')
    await expect(replies.last()).toHaveText('Nobody is on board.')
  })
})

/** Draws a finger across the last reply. */
async function swipe(page: Page, way: 'left' | 'right'): Promise<void> {
  const { x, y, width, height } = (await storyScreen(page).replies.last().boundingBox())!
  const ends = [x + width * 0.3, x + width * 0.3 + 120]
  if (way === 'left') ends.reverse()
  const finger = await page.context().newCDPSession(page)
  const at = (px: number) => [{ x: px, y: y + height / 2 }]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(ends[0]!) })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(ends[1]!) })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
