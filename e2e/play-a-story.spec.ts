import type { Locator } from '@playwright/test'
import { expect, test } from './app.fixture.ts'
import { openNewStory, play, storyScreen } from './screens.ts'

test.use({ narrator: 'model' })

const REPLY = `${'The ferry creaks on its rope and the far bank comes no nearer. '.repeat(12)}Then it lands.`

test.beforeEach(({ model }) => model.answer({ text: 'The ferry waits.' }))

test('Enter sends, with another key it breaks the line, and blanks are not sent', async ({
  page,
  reader,
}) => {
  await openNewStory(page, reader)
  const { field, actions, send } = storyScreen(page)
  await expect(
    page.getByText('Press Enter to send • Shift+Enter for new line • Click mic to record'),
  ).toBeVisible()
  await field.fill('   ')
  await expect(send).toBeDisabled()
  await field.press('Enter')
  await expect(actions).toHaveCount(0)

  await field.fill('I wave')
  for (const key of ['Shift+Enter', 'Control+Enter', 'Alt+Enter', 'Meta+Enter']) await field.press(key)
  await field.pressSequentially('and call')
  await expect(field).toHaveValue('I wave\n\n\n\nand call')
  await field.press('Enter')
  await expect(actions).toHaveText('I wave\n\n\n\nand call', { useInnerText: true })
  await expect(field).toHaveValue('')
})

test('the reader’s words stand at the right, at most 80 percent wide, and replies at the left', async ({
  page,
  reader,
}) => {
  await openNewStory(page, reader)
  const { actions, replies } = storyScreen(page)
  await play(page, 'I wait')
  await play(page, 'I call across the water, again and again. '.repeat(20))
  const boxes = (of: Locator) =>
    of.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect))
  const [short, long] = (await boxes(actions)) as [DOMRect, DOMRect]
  const told = (await boxes(replies))[0]!
  const log = (await page.getByRole('log').boundingBox())!
  expect(short.left).toBeGreaterThan(told.left + told.width / 2)
  expect(Math.abs(short.right - long.right)).toBeLessThan(1)
  expect(told.left).toBeLessThan(long.left)
  expect(long.width).toBeLessThanOrEqual(log.width * 0.8 + 1)
})

test('the narrator thinks, then the reply streams word by word, and the field waits', async ({
  page,
  reader,
  model,
}) => {
  await openNewStory(page, reader)
  const { field, replies, send } = storyScreen(page)
  const whole = Promise.withResolvers<void>()
  model.answer({ text: REPLY, firstTokenMs: 3_000, midway: whole.promise })
  await field.fill('I board')
  await send.click()
  await expect(page.getByText('Narrator is thinking...')).toBeVisible()
  await expect(field).toBeDisabled()
  await expect(replies.last()).toContainText('The ferry creaks')
  await expect(page.getByText('Narrator is thinking...')).toBeHidden()
  await expect(page.getByText('Then it lands.')).toHaveCount(0)
  whole.resolve()
  await expect(replies.last()).toHaveText(REPLY)
  await expect(field).toBeFocused()
})

test('a reader stops the reply, keeps what has come of it, and plays on', async ({ page, reader, model }) => {
  await openNewStory(page, reader)
  const { field, replies, stop } = storyScreen(page)
  model.answer({ text: REPLY, midway: new Promise(() => undefined) })
  await field.fill('I board')
  await field.press('Enter')
  await expect(replies.last()).toContainText('The ferry creaks')
  await stop.click()
  await expect(field).toBeEnabled()
  const told = await replies.last().textContent()
  expect(REPLY.startsWith(told!.trimEnd())).toBe(true)
  expect(told!.length).toBeLessThan(REPLY.length)
  await expect(page.getByText('You stopped the narrator here.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()

  model.answer({ text: 'You wake on the far bank.' })
  await play(page, 'I sleep')
  await page.reload()
  await expect(replies).toHaveText(['The ferry waits.', told!.trimEnd(), 'You wake on the far bank.'])
})

test('a reply that is stopped before its first word is known as stopped in every tab', async ({
  page,
  context,
  reader,
  model,
}) => {
  const storyId = await openNewStory(page, reader)
  const { field, stop } = storyScreen(page)
  model.answer({ fault: 'hangs_before_first_token' })
  await field.fill('I board')
  await field.press('Enter')
  await expect(stop).toBeVisible()
  const other = await context.newPage()
  await other.goto(`/story/${storyId}`)
  await expect(storyScreen(other).stop).toBeVisible()
  await stop.click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('alert').filter({ hasText: 'The narrator was stopped.' })).toBeVisible()
    await expect(storyScreen(tab).tryAgain).toBeVisible()
  }
})

test('a turn that fails keeps the message and gets its reply when tried again', async ({
  page,
  reader,
  model,
}) => {
  await openNewStory(page, reader)
  const { field, replies, actions, tryAgain } = storyScreen(page)
  model.answer({ status: 401 })
  await field.fill('I board')
  await field.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to send message' })).toBeVisible()
  await page.reload()
  await expect(actions).toHaveText(['I board'])
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to send message' })).toBeVisible()

  model.answer({ text: 'The ferry takes you.' })
  await tryAgain.click()
  await expect(replies.last()).toHaveText('The ferry takes you.')
  await expect(actions).toHaveText(['I board'])
  await expect(tryAgain).toBeHidden()
})

test('a second tab that sends at the same moment is told that the narrator is still writing', async ({
  page,
  context,
  reader,
  model,
}) => {
  const storyId = await openNewStory(page, reader)
  const other = await context.newPage()
  await other.goto(`/story/${storyId}`)
  const tabs = [storyScreen(page), storyScreen(other)] as const
  for (const [at, { field }] of tabs.entries()) await field.fill(`I board by door ${at}`)
  const whole = Promise.withResolvers<void>()
  model.answer({ text: REPLY, midway: whole.promise })
  await Promise.all(tabs.map(({ field }) => field.press('Enter')))

  const refused = (tab: typeof page) =>
    tab.getByRole('alert').filter({ hasText: 'The narrator is still writing' })
  await expect.poll(async () => (await refused(page).count()) + (await refused(other).count())).toBe(1)
  const [first, second] = (await refused(page).count()) === 0 ? [0, 1] : [1, 0]
  whole.resolve()
  for (const { replies, actions } of tabs) {
    await expect(replies.last()).toHaveText(REPLY)
    await expect(actions).toHaveText([`I board by door ${first}`])
  }
  await expect(tabs[second]!.field).toHaveValue(`I board by door ${second}`)
})

test('a browser that is closed in mid-reply finds the whole reply on return', async ({
  page,
  context,
  browser,
  reader,
  model,
  app,
}) => {
  const storyId = await openNewStory(page, reader)
  const { field, replies } = storyScreen(page)
  const whole = Promise.withResolvers<void>()
  model.answer({ text: REPLY, midway: whole.promise })
  await field.fill('I board')
  await field.press('Enter')
  await expect(replies.last()).toContainText('The ferry creaks')
  const storageState = await context.storageState()
  await context.close()
  whole.resolve()

  await using later = await browser.newContext({ storageState, baseURL: app.url })
  const back = await later.newPage()
  await back.goto(`/story/${storyId}`)
  await expect(storyScreen(back).replies.last()).toHaveText(REPLY)
  await expect(storyScreen(back).actions).toHaveText(['I board'])
})

test('a reload in mid-reply goes on streaming it', async ({ page, reader, model }) => {
  await openNewStory(page, reader)
  const { field, replies } = storyScreen(page)
  const whole = Promise.withResolvers<void>()
  model.answer({ text: REPLY, midway: whole.promise })
  await field.fill('I board')
  await field.press('Enter')
  await expect(replies.last()).toContainText('The ferry creaks')
  await page.reload()
  await expect(field).toBeDisabled()
  await expect(replies.last()).toContainText('The ferry creaks')
  whole.resolve()
  await expect(replies.last()).toHaveText(REPLY)
  await expect(field).toBeEnabled()
})
