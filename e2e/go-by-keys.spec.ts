import { continueStory, startStory } from '#contract/stories.ts'
import { expect, test, withoutPictures } from './app.fixture.ts'
import { findBarriers } from './barriers.ts'
import { storyScreen } from './screens.ts'

test.use({ narrator: 'model', env: withoutPictures })

test('keys lead to the field and through the turns, tell again, and are all listed', async ({
  page,
  reader,
  model,
}) => {
  model.answer(
    { text: 'The ferry waits.' },
    { text: 'The ferry leaves at once.' },
    { text: 'The ferry sinks.' },
  )
  const { storyId } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
  await reader.ask(continueStory, { params: { storyId }, body: { message: 'I board' } })
  await page.goto(`/story/${storyId}`)
  const { replies, field } = storyScreen(page)
  await expect(replies.last()).toHaveText('The ferry leaves at once.')

  // The words come with the page; keys are heard once it is alive.
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.type('j/r')
  await expect(field).toHaveValue('j/r')
  await field.fill('')
  await field.blur()

  const rows = page.locator('article[data-message-id]')
  await rows.first().focus()
  await page.keyboard.press('j')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('j')
  await expect(rows.nth(2)).toBeFocused()
  await page.keyboard.press('k')
  await expect(rows.nth(1)).toBeFocused()

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await expect(keys).toContainText('Tell the last reply again')
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('r')
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await expect(replies.last()).toHaveText('The ferry leaves at once.')

  await page.keyboard.press('r')
  await expect(replies.last()).toHaveText('The ferry sinks.')
})
