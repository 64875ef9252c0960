import type { Page } from '@playwright/test'
import { expect, test } from './app.fixture.ts'
import { openNewStory, play, storyScreen } from './screens.ts'

const chips = (page: Page) => page.getByRole('list', { name: 'Suggestions' }).getByRole('button')

/** Presses a suggestion and waits until it is answered whole; returns what was told. */
async function press(page: Page, name: string | RegExp): Promise<string> {
  const { replies, field } = storyScreen(page)
  const before = await replies.count()
  await chips(page).filter({ hasText: name }).first().click()
  await expect(replies).toHaveCount(before + 1)
  await expect(field).toBeEnabled()
  await expect(chips(page)).not.toHaveCount(0)
  return replies.last().innerText()
}

test('who did it is found out by suggestions alone, with a turn of one’s own in between', async ({
  page,
  reader,
}) => {
  await openNewStory(
    page,
    reader,
    'Who killed Lady Ashworth? I am the inspector, and the storm has cut the house off from the village.',
  )
  await expect(chips(page).first()).toHaveText('Find out who killed Lady Ashworth')
  expect(await press(page, 'See what happens next')).toMatch(/there are three|three are left/)
  await press(page, 'Search for traces')
  await press(page, /^Question /)
  await play(page, 'Thunder shakes the windows')
  await press(page, /^Question /)
  await press(page, /^Question /)
  await expect(chips(page).filter({ hasText: /^Accuse / })).toHaveCount(3)
  // One of three: the second wrong name ends it as well.
  let told = await press(page, /^Accuse /)
  if (!told.includes('chapter')) told = await press(page, /^Accuse /)
  expect(told).toMatch(/chapter/)
  await expect(chips(page).first()).toHaveText('Begin a new chapter')
})

test('in a story that wants nothing something begins, and a choice leads on', async ({ page, reader }) => {
  await openNewStory(page, reader, 'I run a tea shop in the harbour.')
  const begun = await press(page, 'See what happens next')
  const choice = (await chips(page).first().textContent())!
  const told = await press(page, choice)
  expect(told.length).toBeGreaterThan(40)
  expect(told).not.toBe(begun)
  await expect(chips(page).filter({ hasText: choice })).toHaveCount(0)
})
