import { continueStory, startStory } from '#contract/stories.ts'
import { findBarriers } from './barriers.ts'
import { expect, test } from './app.fixture.ts'
import { openNewStory, play, storyScreen } from './screens.ts'

test.use({ narrator: 'model' })

test('a word far up in a long story is found by key, and leads to its place', async ({
  page,
  reader,
  model,
}) => {
  model.answer({ text: 'The ferry waits.' })
  const { storyId } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
  const act = (message: string) => reader.ask(continueStory, { params: { storyId }, body: { message } })
  await act('I look for the contrabassoon')
  for (let turn = 0; turn < 32; turn += 1) await act('I wait')
  await page.goto(`/story/${storyId}`)
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
  await expect(page.getByText('contrabassoon')).toHaveCount(0)
  const find = page.getByRole('dialog', { name: 'Find in this story' })
  await expect(async () => {
    await page.keyboard.press('Control+f')
    await expect(find).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.keyboard.type('contrabassoon')
  const place = find.getByRole('link', { name: /contrabassoon/ })
  await expect(place).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await place.click()
  await expect(find).toBeHidden()
  await expect(storyScreen(page).actions.filter({ hasText: 'contrabassoon' })).toBeInViewport()
})

test('the menu finds as well, and says where words stand nowhere', async ({ page, reader, model }) => {
  model.answer({ text: 'The ferry waits.' })
  await openNewStory(page, reader)
  await play(page, 'I look for the contrabassoon')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Find in this story' }).click()
  const find = page.getByRole('dialog', { name: 'Find in this story' })
  await find.getByLabel('Words').fill('zeppelin')
  await expect(find.getByText('These words stand nowhere in this story.')).toBeVisible()
  await find.getByLabel('Words').fill('contrabassoon')
  await find.getByRole('link', { name: /contrabassoon/ }).click()
  await expect(find).toBeHidden()
  await expect(storyScreen(page).actions.first()).toBeInViewport()
})
