import type { Page } from '@playwright/test'
import { getAdsEnabled } from '#contract/ads.ts'
import { startStory } from '#contract/stories.ts'
import { readStream } from '#testing/read-stream.ts'
import { expect, test } from './app.fixture.ts'
import { openDrawer, openNewStory, play, storyScreen } from './screens.ts'

const adsOf = (page: Page) => page.getByRole('complementary', { name: /^Advertisement/ })
const labelsOf = (page: Page) => adsOf(page).evaluateAll((ads) => ads.map((ad) => ad.ariaLabel))

test.use({ narrator: 'model' })
test.beforeEach(({ model }) => model.answer({ text: 'The ferry waits.' }))

test('default ads come after the replies to the 1st, 3rd and 6th message', async ({ page, reader }) => {
  await openNewStory(page, reader)
  await expect(adsOf(page)).toHaveCount(0)
  for (let turn = 1; turn <= 6; turn += 1) await play(page, `I wait, ${turn}`)
  await expect(adsOf(page)).toHaveCount(3)
  expect(await labelsOf(page)).toEqual([
    'Advertisement: First Ad',
    'Advertisement: Third Ad',
    'Advertisement: Sixth Ad',
  ])
  const afterSixth = page.getByRole('article', { name: 'Story' }).last()
  await expect(afterSixth.getByText('Sixth Ad')).toBeVisible()

  const kept = await page.evaluate(() => localStorage.getItem('lanterntale.ads'))
  expect(JSON.parse(kept!)).toEqual({
    showOnLoading: true,
    showInChat: true,
    messageFrequency: 3,
    currentFrequencyLevel: 4,
    adminOverride: false,
  })
})

test('none stands while a reply streams, and the text read does not move when one comes', async ({
  page,
  reader,
  model,
}) => {
  await openNewStory(page, reader)
  model.answer({ text: 'The rope creaks on and on. '.repeat(120), tokenMs: 15 })
  const { field, replies } = storyScreen(page)
  await field.fill('I board')
  await field.press('Enter')
  await expect(replies).toHaveCount(2)
  await expect(replies.last()).toContainText('creaks on and on. The rope')
  await expect(adsOf(page)).toHaveCount(0)
  const placeOfText = () => replies.last().evaluate((text) => text.getBoundingClientRect().top)
  // A new reply is brought to the top of the view as it grows, and then stays.
  let before = await placeOfText()
  const hasComeToRest = async (): Promise<boolean> => {
    const last = before
    before = await placeOfText()
    return before === last && before < 120
  }
  await expect.poll(hasComeToRest).toBe(true)
  await expect(adsOf(page)).toHaveCount(0)
  await expect(adsOf(page)).toHaveCount(1)
  expect(await placeOfText()).toBe(before)
})

test('a reader switches them off and makes them rarer', async ({ page, reader }) => {
  await openNewStory(page, reader)
  const drawer = await openDrawer(page)
  const slider = drawer.getByLabel('Ad spacing')
  await expect(slider).toHaveValue('3')
  await expect(drawer.getByText('after your messages 1, 3, 6 and 10, then after every 10 more')).toBeVisible()
  await slider.press('End')
  await expect(drawer.getByText('after your messages 4, 11, 21 and 35')).toBeVisible()
  await drawer.getByRole('switch', { name: 'Ads in the story' }).click()
  await expect(slider).toBeDisabled()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(drawer).toBeHidden()
  await play(page, 'I wait')
  await expect(adsOf(page)).toHaveCount(0)
  await page.reload()
  const again = await openDrawer(page)
  const kept = again.getByLabel('Ad spacing')
  await expect(kept).toHaveValue('10')
  await again.getByRole('switch', { name: 'Ads in the story' }).click()
  await kept.press('Home')
  await expect(kept).toHaveValue('1')
  await kept.press('ArrowRight')
  await expect(kept).toHaveValue('2')
  await again.getByRole('button', { name: 'Reset' }).click()
  await expect(again.getByLabel('Ad spacing')).toHaveValue('3')
})

test('the site’s switch takes them all away', async ({ page, reader }) => {
  const off = { key: 'ads_enabled', value: 'false' }
  await page.route(getAdsEnabled.path, (route) => route.fulfill({ json: off }))
  await openNewStory(page, reader)
  await play(page, 'I wait')
  await expect((await openDrawer(page)).getByText('switched off on this site')).toBeVisible()
  await expect(adsOf(page)).toHaveCount(0)
})

test('one stands on the loading view', async ({ page, reader, model }) => {
  // The view is there for as long as the narrator says nothing.
  model.answer({ fault: 'hangs_before_first_token' })
  await page.goto('/')
  expect(reader.cookies.size).toBeGreaterThan(0)
  // Who begins before the site knows them is asked to wait.
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.getByPlaceholder('Describe your scenario...').fill('A ferry at night')
  await page.getByRole('button', { name: 'Begin' }).click()
  const loading = page.getByRole('region', { name: 'Your story is being written' })
  await expect(loading.getByRole('complementary', { name: 'Advertisement' })).toBeVisible()
})

test('one stands below a story that is opened before its first word', async ({ page, reader, model }) => {
  model.answer({ fault: 'hangs_before_first_token' })
  const opened = await reader.fetch(startStory.path, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'A ferry at night' }),
  })
  const begun = (await readStream(opened).next()).value
  await page.goto(`/story/${String(begun?.data.storyId)}`)
  await expect(page.getByRole('heading', { name: 'Creating Your Story' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Advertisement' })).toBeVisible()
})
