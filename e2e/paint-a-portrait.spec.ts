import type { Page } from '@playwright/test'
import { getPortraits } from '#contract/portraits.ts'
import { expect, test } from './app.fixture.ts'
import { findBarriers } from './barriers.ts'
import { openNewStory } from './screens.ts'

async function openPortraits(page: Page) {
  await page.getByRole('button', { name: 'What the narrator knows' }).click()
  const drawer = page.getByRole('dialog', { name: 'What the narrator knows' })
  await expect(drawer.getByRole('heading', { name: 'Portraits' })).toBeVisible()
  return drawer
}

test('the hero is painted after words that can be changed, opened large, painted again and removed', async ({
  page,
  reader,
}) => {
  const storyId = await openNewStory(page, reader, 'I am a young mapmaker with red hair and a green coat.')
  let drawer = await openPortraits(page)
  await drawer.getByRole('button', { name: 'Paint a portrait of You' }).click()
  const words = drawer.getByLabel('How you look')
  await expect(words).toBeFocused()
  await expect(words).toHaveValue(/red hair and a green coat/)
  await expect(drawer.getByText('which costs nothing')).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Paint', exact: true }).click()
  const picture = drawer.getByRole('button', {
    name: /^Open the picture: A portrait of the hero.*red hair.*, in a green coat/,
  })
  await expect(picture).toBeVisible({ timeout: 20_000 })
  expect(await findBarriers(page)).toEqual([])

  await picture.click()
  const viewer = page.getByRole('dialog', { name: 'Portrait' })
  await expect(viewer.getByRole('img')).toBeVisible()
  await expect(viewer.getByRole('button', { name: 'Zoom in' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(picture).toBeFocused()

  await page.reload()
  drawer = await openPortraits(page)
  await drawer.getByRole('button', { name: 'Paint again of You' }).press('Enter')
  await drawer.getByLabel('How you look').fill('A bald man in a blue robe, with a beard')
  await drawer.getByRole('button', { name: 'Paint', exact: true }).press('Enter')
  const anew = drawer.getByRole('button', { name: /a bald head and a beard, in a blue robe/ })
  await expect(anew).toBeVisible({ timeout: 20_000 })

  await drawer.getByRole('button', { name: 'Remove the portrait of You' }).press('Enter')
  await page
    .getByRole('dialog', { name: 'Remove the portrait of You?' })
    .getByRole('button', { name: 'Remove' })
    .click()
  await expect(drawer.getByRole('button', { name: 'Paint a portrait of You' })).toBeVisible()
  await expect(anew).toBeHidden()
  const { people } = await reader.ask(getPortraits, { params: { storyId } })
  expect(people[0]).toMatchObject({ person: 'hero' })
  expect(people[0]).not.toHaveProperty('status')
})

test('a portrait that cannot be painted says so and is tried again', async ({ page, reader }) => {
  await openNewStory(page, reader)
  const failed = {
    people: [{ person: 'hero', words: 'In a red coat', status: 'failed' }],
    painter: { name: 'image-model', isModel: true },
    alsoSaid: 'Style: a portrait.',
    priceUsd: 0.04,
  }
  await page.route('**/portraits', (route) => route.fulfill({ json: failed }))
  const drawer = await openPortraits(page)
  await expect(drawer.getByText('The portrait could not be painted.')).toBeVisible()
  await drawer.getByRole('button', { name: 'Paint again of You' }).click()
  await expect(drawer.getByText('for about $0.04')).toBeVisible()
  await drawer.getByText('The model is also told').click()
  await expect(drawer.getByText('Style: a portrait.')).toBeVisible()
  await page.unroute('**/portraits')
  await drawer.getByRole('button', { name: 'Paint', exact: true }).click()
  await expect(drawer.getByRole('button', { name: /^Open the picture: A portrait/ })).toBeVisible({
    timeout: 20_000,
  })
})
