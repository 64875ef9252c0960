import { nanoid } from 'nanoid'
import { expect, test } from './app.fixture.ts'
import { play, registerByHand, storyScreen } from './screens.ts'

test('a visitor types a scenario, registers, lands in that story, plays five turns and finds it again', async ({
  page,
}) => {
  await page.goto('/')
  // Who begins before the site knows that it has no reader is asked to wait.
  await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible()
  await page
    .getByPlaceholder('Describe your scenario...')
    .fill('A lighthouse keeper hears a bell under the sea')
  await page.getByRole('button', { name: 'Begin' }).click()

  await expect(page).toHaveURL('/auth?redirect=%2F')
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  await registerByHand(page, `newcomer-${nanoid(6)}`)

  const begun = Date.now()
  await expect(page.getByText('Please wait while our AI crafts a unique narrative experience.')).toBeVisible()
  const { replies, actions } = storyScreen(page)
  await expect(page).toHaveURL(/\/story\/[\w-]{21,}$/)
  expect(Date.now() - begun).toBeGreaterThan(6_000)
  await expect(replies).toHaveCount(1)
  await expect(replies.first()).toContainText(/lighthouse|keeper|bell|sea/i)

  const did = ['I look out over the water', 'I row to the bell', 'I ring it', 'I listen', 'I row home']
  for (const action of did) await play(page, action)
  expect(await actions.allTextContents()).toEqual(did)
  const told = await replies.allTextContents()
  expect(new Set(told).size).toBe(6)

  const address = page.url()
  await page.reload()
  await expect(replies).toHaveCount(6)
  expect(await actions.allTextContents()).toEqual(did)
  expect(await replies.allTextContents()).toEqual(told)

  await page.goto('/story')
  await expect(actions).toHaveCount(5)
  expect(await replies.allTextContents()).toEqual(told)
  expect(page.url()).toBe(address.replace(/\/story\/.*/, '/story'))
})
