import { deleteStory } from '#contract/library.ts'
import { stopSharing } from '#contract/sharing.ts'
import { expect, test } from './app.fixture.ts'
import { openDrawer, openNewStory } from './screens.ts'

test('a shared story is played on by somebody else, and goes on when its parent is gone', async ({
  page,
  reader,
}) => {
  const storyId = await openNewStory(page, reader)
  await page.getByRole('button', { name: 'Share Story' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('The Ferry')
  await page.getByRole('switch', { name: 'Let others play on from here' }).click()
  await page.getByRole('switch', { name: 'Show them my name' }).click()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const link = page.getByLabel('Link', { exact: true })
  await expect(link).toHaveValue(/\/shared\/[\w-]{21,}$/)
  const address = await link.inputValue()
  await page.goto(address)
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await expect(page).toHaveURL(/\/story\/[\w-]{21}$/)
  expect(page.url()).not.toContain(storyId)
  await openDrawer(page)
  await expect(page.getByText(`After “The Ferry” by ${reader.user!.username}`)).toBeVisible()

  await reader.ask(stopSharing, { params: { storyId } })
  await reader.ask(deleteStory, { params: { storyId } })
  await page.reload()
  await page.getByRole('textbox').last().fill('I go on')
  await page.keyboard.press('Enter')
  await expect(page.getByText('I go on')).toBeVisible()
})
