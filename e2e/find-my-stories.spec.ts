import type { Page } from '@playwright/test'
import { listStories } from '#contract/library.ts'
import { startStory } from '#contract/stories.ts'
import type { Person } from '#testing/people.ts'
import { expect, test, withoutPictures } from './app.fixture.ts'
import { storyScreen } from './screens.ts'
import { walkTo } from './visible-focus.ts'

test.use({ narrator: 'model', env: withoutPictures })

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })

/** Begins a story beside the browser. */
async function begin(reader: Person, prompt: string): Promise<string> {
  return (await reader.ask(startStory, { body: { prompt } })).storyId
}

test.beforeEach(({ model }) => model.answer({ text: 'A lantern swings above the red door.' }))

test('the newest stories stand at home, and all of them on their page', async ({ page, reader }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Your Stories' })).toBeHidden()
  for (const prompt of ['A ferry', 'A tower', 'A well', 'A garden']) await begin(reader, prompt)
  await page.reload()
  const latest = page.getByRole('region', { name: 'Your Stories' })
  await expect(latest.getByRole('listitem')).toHaveCount(3)
  await expect(latest.getByRole('listitem').first()).toContainText('A garden')
  await latest.getByRole('link', { name: 'All Stories' }).click()
  await expect(page.getByRole('article')).toHaveCount(4)
  await page.getByLabel('Sorted by').selectOption('Title')
  await expect(page).toHaveURL('/stories?sort=title')
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    'A ferry',
    'A garden',
    'A tower',
    'A well',
  ])
  await page.getByRole('link', { name: 'A tower' }).click()
  await expect(storyScreen(page).replies).toHaveCount(1)
})

test('a story is renamed in its place, archived and taken back', async ({ page, reader }) => {
  await begin(reader, 'A ferry')
  await page.goto('/stories')
  await page.getByRole('button', { name: 'Change A ferry' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByLabel('Title', { exact: true }).fill('The Night Ferry')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'The Night Ferry' })).toBeVisible()
  expect((await reader.ask(listStories, { query: {} })).stories[0]).toMatchObject({
    title: 'The Night Ferry',
  })

  await page.getByRole('button', { name: 'Change The Night Ferry' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(page.getByText('Every story you begin stays here.')).toBeVisible()
  await page.getByRole('link', { name: 'Archive' }).click()
  await page.getByRole('button', { name: 'Change The Night Ferry' }).click()
  await page.getByRole('menuitem', { name: 'Take out of the archive' }).click()
  await expect(page.getByText('Nothing is archived.')).toBeVisible()
})

test('a deleted story can be undone at once, and restored from the bin', async ({ page, reader }) => {
  const storyId = await begin(reader, 'A ferry')
  await page.goto('/stories')
  const remove = async () => {
    await page.getByRole('button', { name: 'Change A ferry' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
  }
  await remove()
  await expect(page.getByText('“A ferry” is in the bin for 30 days.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'A ferry' })).toBeVisible()

  await remove()
  await page.getByRole('link', { name: 'Bin' }).click()
  await expect(card(page, 'A ferry')).toContainText('gone for good on')
  expect((await reader.call(listStories, { query: {} })).body.total).toBe(0)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('The bin is empty.')).toBeVisible()
  await page.goto(`/story/${storyId}`)
  await expect(storyScreen(page).replies).toHaveCount(1)
})

test('who is at a deleted story is not hurried, and everybody else has ten seconds', async ({
  page,
  reader,
}) => {
  await begin(reader, 'A ferry')
  await page.clock.install()
  await page.goto('/stories')
  await page.getByRole('button', { name: 'Change A ferry' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.hover()
  await page.clock.fastForward(30_000)
  await expect(undo).toBeVisible()
  await page.mouse.move(1, 1)
  await page.clock.fastForward(8_000)
  await expect(undo).toBeVisible()
  await page.clock.fastForward(2_000)
  await expect(undo).toBeHidden()
})

test('any told word is found, marked, and leads to its message', async ({ page, reader }) => {
  const storyId = await begin(reader, 'A ferry')
  await page.goto('/stories')
  await page.getByLabel('Search your stories').fill('lantern')
  await expect(page.getByText('1 story with “lantern”')).toBeVisible()
  await expect(card(page, 'A ferry').locator('mark')).toHaveText('lantern')
  await page.getByRole('button', { name: 'All places in this story' }).click()
  await expect(page.getByRole('list', { name: 'Places' }).getByRole('link')).toHaveCount(1)
  await page.getByRole('link', { name: 'A ferry' }).click()
  await expect(page).toHaveURL(new RegExp(`/story/${storyId}\\?messageId=\\d+`))
  await expect(storyScreen(page).replies).toHaveText('A lantern swings above the red door.')

  await page.goto('/stories?search=zebra')
  await expect(page.getByText('No story has all of these words: “zebra”')).toBeVisible()
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(card(page, 'A ferry')).toBeVisible()
})

test('by keyboard alone a story is found and renamed', async ({ page, reader }) => {
  await begin(reader, 'A ferry')
  await page.goto('/stories')
  await expect(card(page, 'A ferry')).toBeVisible()
  await walkTo(page, page.getByLabel('Search your stories'))
  await page.keyboard.type('door')
  await expect(page.getByText('1 story with “door”')).toBeVisible()
  await walkTo(page, page.getByRole('button', { name: 'Change A ferry' }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('By Keyboard')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'By Keyboard' })).toBeVisible()
})

test('a list that could not be loaded can be asked for again', async ({ page, reader }) => {
  await begin(reader, 'A ferry')
  await page.route('**/api/stories?*', (route) =>
    route.fulfill({ status: 404, json: { error: 'Somewhere else' } }),
  )
  await page.goto('/stories')
  await expect(page.getByText('Your stories could not be loaded')).toBeVisible()
  await expect(page.getByText('Somewhere else')).toBeVisible()
  await page.unroute('**/api/stories?*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(card(page, 'A ferry')).toBeVisible()
})
