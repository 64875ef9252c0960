import type { Page } from '@playwright/test'
import { addSiteConnection, changeSiteConnection } from '#contract/site-connections.ts'
import { startModelServer, type ModelServer } from '#testing/model-server.ts'
import type { Person } from '#testing/people.ts'
import { expect } from './app.fixture.ts'
import { test } from './own-site.fixture.ts'
import { openNewStory, play, storyScreen } from './screens.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Narrator' })
const rowOf = (page: Page, model: string) =>
  card(page).getByRole('listitem').filter({ hasText: model }).first()

async function addModel(admin: Person, { url }: ModelServer, model: string): Promise<{ id: string }> {
  const form = { provider: 'openai-compatible' as const, address: url, model, key: 'sk-0123456789-last' }
  const { id } = await admin.ask(addSiteConnection, { body: form })
  return { id: String(id) }
}

const makeDefault = (admin: Person, params: { id: string }) =>
  admin.ask(changeSiteConnection, { params, body: { isDefault: true } })

test('a reply that is streamed ends with the model that began it; the next comes from the new default', async ({
  page,
  context,
  admin,
}) => {
  const rest = Promise.withResolvers<void>()
  const opening = 'The ferry creaks on its rope, and the far bank comes no nearer. '.repeat(20)
  await using before = await startModelServer({ text: `${opening}It lands at last.`, midway: rest.promise })
  await using after = await startModelServer({ text: 'A new voice goes on.' })
  await openNewStory(page, admin)
  await makeDefault(admin, await addModel(admin, before, 'first-model'))
  await addModel(admin, after, 'second-model')

  const { field, replies } = storyScreen(page)
  await field.fill('I board')
  await field.press('Enter')
  await expect(replies.last()).toContainText('The ferry creaks')

  const desk = await context.newPage()
  await desk.goto('/admin')
  await rowOf(desk, 'second-model').getByRole('button', { name: 'Make default' }).click()
  await expect(rowOf(desk, 'second-model').getByText('Default', { exact: true })).toBeVisible()
  await expect(rowOf(desk, 'first-model').getByText('Default', { exact: true })).toBeHidden()

  rest.resolve()
  await expect(replies.last()).toContainText('It lands at last.')
  await expect(field).toBeEnabled()
  await play(page, 'I step ashore')
  await expect(replies.last()).toHaveText('A new voice goes on.')
})

test('after three failures in a row the one who stands in tells, and the reply says so', async ({
  page,
  context,
  admin,
}) => {
  await using away = await startModelServer({ status: 401 })
  await using spare = await startModelServer({ text: 'Another voice goes on.' })
  await openNewStory(page, admin)
  await makeDefault(admin, await addModel(admin, away, 'first-model'))
  await addModel(admin, spare, 'spare-model')

  const desk = await context.newPage()
  await desk.goto('/admin')
  const standIn = card(desk).getByLabel('Stands in after three failures')
  const saved = desk.waitForResponse('**/api/admin/connections/fallback')
  await standIn.selectOption('spare-model')
  expect((await saved).status()).toBe(200)

  const { field, replies, tryAgain } = storyScreen(page)
  const hint = page.getByText(
    'The AI model did not accept this site’s key; whoever runs the site has to check it.',
  )
  await field.fill('I board')
  await field.press('Enter')
  await expect(hint).toBeVisible()
  const answered = page.waitForResponse('**/retry')
  await tryAgain.click()
  await answered
  await expect(hint).toBeVisible()
  await tryAgain.click()
  await expect(replies.last()).toHaveText('Another voice goes on.')
  await expect(
    page.getByText('spare-model told this: the usual narrator cannot be asked right now.'),
  ).toBeVisible()

  await desk.reload()
  await expect(rowOf(desk, 'first-model').getByText('The provider says: 401')).toBeVisible()
})

test('what the storyteller knows is handed on to a model, and is still there when it comes back', async ({
  page,
  admin,
}) => {
  await using model = await startModelServer({ text: 'A new voice goes on.' })
  await openNewStory(page, admin, 'My brother Tom has vanished in the mine below Harrow.')
  await play(page, 'I look around')
  const button = page.getByRole('button', { name: 'What the narrator knows' })
  const drawer = page.getByRole('dialog', { name: 'What the narrator knows' })
  const tom = drawer.getByRole('article', { name: 'Tom', exact: true })
  await button.click()
  await expect(drawer).toContainText('keeps its own record')
  await expect(tom).toContainText('brother')
  await page.keyboard.press('Escape')

  const params = await addModel(admin, model, 'first-model')
  await makeDefault(admin, params)
  await play(page, 'I ask who Tom is')
  await expect(storyScreen(page).replies.last()).toHaveText('A new voice goes on.')
  expect(JSON.stringify(model.requests.at(-1))).toMatch(/- Tom: [^"]*brother/)
  await button.click()
  await drawer.getByText('Given with the last reply').press('Enter')
  const given = drawer.getByRole('listitem').filter({ hasText: /^Tom: .*brother.*\(turn 0\)/ })
  await expect(given.first()).toBeVisible()
  await page.keyboard.press('Escape')

  await admin.ask(changeSiteConnection, { params, body: { isDefault: false } })
  await play(page, 'I walk to the mine')
  await expect(storyScreen(page).replies.last()).not.toHaveText('A new voice goes on.')
  await button.click()
  await expect(tom).toContainText('brother')
})
