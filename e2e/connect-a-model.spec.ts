import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { getConfig } from '#contract/site.ts'
import { continueStory, startStory } from '#contract/stories.ts'
import { startImageServer } from '#testing/image-server.ts'
import { isLlamaHere } from '#testing/llama-package.ts'
import { startModelFileServer } from '#testing/model-file-server.ts'
import { startModelServer } from '#testing/model-server.ts'
import { writeTinyGguf } from '#testing/write-tiny-gguf.ts'
import { expect } from './app.fixture.ts'
import { claimLinkIn, test } from './own-site.fixture.ts'
import { openDrawer, play, storyScreen } from './screens.ts'

const KEY = 'sk-canary-0123456789-last'
const card = (page: Page, name: string) => page.getByRole('region', { name })

async function addModel(
  page: Page,
  form: { provider?: string; address: string; model: string; key: string },
) {
  const dialog = page.getByRole('dialog', { name: 'Add a model' })
  await dialog.getByLabel('Provider').selectOption('OpenAI-compatible server')
  await dialog.getByLabel('Address').fill(form.address)
  await dialog.getByLabel('Key', { exact: true }).fill(form.key)
  const model = dialog.getByLabel('Model')
  await model.focus()
  await expect(dialog.getByText('There are 2 models.')).toBeVisible()
  await expect(dialog.locator('datalist option')).toHaveCount(2)
  await model.fill(form.model)
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog).toBeHidden()
}

test('the first admin opens the printed link, connects a model, tests it and makes it tell', async ({
  page,
  site,
  reader,
}) => {
  await using server = await startModelServer({ text: 'The bell tolls.\n\n[[NEXT]]\nRow out\nListen\nSleep' })
  const { storyId } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
  server.models.push('qwen', 'mistral')
  await page.goto(claimLinkIn(site.printed))
  await expect(page).toHaveURL(/\/claim$/)
  await page.getByRole('button', { name: 'Become the admin' }).click()
  await page.getByRole('link', { name: 'Admin Dashboard' }).click()

  const narrator = card(page, 'Narrator')
  await expect(narrator.getByText('The built-in storyteller').first()).toBeVisible()
  await narrator.getByRole('button', { name: 'Add a model' }).click()
  await addModel(page, { address: server.url, model: 'qwen', key: KEY })
  await expect(narrator.getByText('key •••• last')).toBeVisible()
  await narrator.getByRole('button', { name: 'Test qwen' }).click()
  await expect(narrator.getByText(/^The first word came after/)).toBeVisible()

  const row = narrator.getByRole('listitem').filter({ hasText: 'qwen' }).first()
  await row.getByRole('button', { name: 'Make default' }).click()
  await expect(row.getByText('Default', { exact: true })).toBeVisible()
  const told = await reader.ask(continueStory, { params: { storyId }, body: { message: 'I ring' } })
  expect(told.message).toBe('The bell tolls.')

  await narrator.getByRole('button', { name: 'Remove qwen' }).click()
  const question = page.getByRole('dialog', { name: 'Remove qwen' })
  await question.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(question).toBeHidden()
  await expect(narrator.getByRole('button', { name: 'Remove qwen' })).toBeHidden()
  await expect(page.locator(':focus')).toHaveCount(1)
  await page.goto(`/story/${storyId}`)
  await expect(page.getByText('Told by the built-in storyteller, not by an AI model.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Connect a model' })).toHaveAttribute('href', '/admin')
})

test('a model that is found on this machine is connected with one click', async ({
  page,
  admin,
  ownModel,
}) => {
  expect(admin.user).toBeDefined()
  const models = ['llama3.2:3b']
  const found = { server: 'ollama', provider: 'openai-compatible', address: ownModel.url, models }
  await page.route('**/api/admin/connections/found', (route) => route.fulfill({ json: { servers: [found] } }))
  await page.goto('/admin')
  const narrator = card(page, 'Narrator')
  await narrator.getByRole('button', { name: 'Connect llama3.2:3b' }).click()
  const row = narrator.getByRole('listitem').filter({ hasText: 'llama3.2:3b' }).first()
  await expect(row.getByText('Default', { exact: true })).toBeVisible()
  await expect(narrator.getByRole('button', { name: 'Connect llama3.2:3b' })).toBeHidden()
})

test('an admin has a model file fetched, cancels it, goes on with it and connects it', async ({
  page,
  admin,
}) => {
  expect(admin.user).toBeDefined()
  const content = Buffer.concat([Buffer.from('GGUF'), Buffer.alloc(200_000, 7)])
  await using slow = await startModelFileServer(content, { endsAt: 50_000 })
  await using server = await startModelFileServer(content)
  await page.goto('/admin')
  const narrator = card(page, 'Narrator')
  await narrator.getByText('A model file').click()
  const address = narrator.getByLabel('Address of a GGUF file')
  const fetchIt = narrator.getByRole('button', { name: 'Fetch' })
  await address.fill('tiny.gguf')
  await fetchIt.click()
  await expect(narrator.getByText('Please enter an address such as hf:owner/repository:Q4_K_M')).toBeVisible()

  await address.fill(slow.address)
  await fetchIt.click()
  await expect(narrator.getByRole('progressbar', { name: 'Fetching tiny.gguf' })).toBeVisible()
  await narrator.getByRole('button', { name: 'Cancel' }).click()
  await expect(narrator.getByText('Cancelled. What has come is kept')).toBeVisible()
  await address.fill(server.address)
  await fetchIt.click()
  await expect(narrator.getByText('The file is here')).toBeVisible()
  await page.reload()
  await narrator.getByText('A model file').click()
  await expect(narrator.getByText('The file is here')).toBeVisible()

  await narrator.getByRole('button', { name: 'Add a model' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a model' })
  await dialog.getByLabel('Provider').selectOption('Model file')
  await expect(dialog.getByLabel('Key', { exact: true })).toBeHidden()
  await dialog.getByLabel('Model', { exact: true }).focus()
  await expect(dialog.getByText('There is one model.')).toBeVisible()
  await dialog.getByLabel('Model', { exact: true }).fill('tiny.gguf')
  await dialog.getByText('Advanced').click()
  await dialog.getByLabel('Temperature').fill('9')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog.getByText('At most 5')).toBeVisible()
  await dialog.getByLabel('Temperature').fill('0,7')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog).toBeHidden()
  await expect(narrator.getByText('Model file', { exact: true })).toBeVisible()
  await expect(narrator.getByRole('button', { name: 'Test tiny.gguf' })).toBeVisible()
})

// What reads such files is optional: without it the desk says so, and there is nothing to use.
if (isLlamaHere)
  test('a fetched file tells after one click', async ({ page, admin, site }) => {
    const file = join(site.dataDir, 'served.gguf')
    await writeTinyGguf(file)
    await using server = await startModelFileServer(await readFile(file), { pauseMs: 20 })
    await page.goto('/admin')
    const narrator = card(page, 'Narrator')
    await narrator.getByText('A model file').click()
    await narrator.getByLabel('Address of a GGUF file').fill(server.address)
    await narrator.getByRole('button', { name: 'Fetch' }).click()
    await narrator.getByRole('button', { name: 'Use it' }).click()
    const row = narrator.getByRole('listitem').filter({ hasText: 'tiny.gguf' }).first()
    await expect(row.getByText('Default', { exact: true })).toBeVisible()
    await expect(narrator.getByRole('button', { name: 'Use it' })).toBeHidden()
    expect((await admin.ask(getConfig)).narrator).toEqual({ name: 'tiny.gguf', isModel: true })
  })

test('an admin connects a painter, tests it and makes it paint', async ({ page, admin }) => {
  expect(admin.user).toBeDefined()
  await using server = await startImageServer()
  await page.goto('/admin')
  const painter = card(page, 'Painter')
  await expect(painter.getByText('The built-in painter')).toBeVisible()
  await painter.getByRole('button', { name: 'Add a model' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a model' })
  await expect(dialog.getByLabel('Provider').locator('option')).toHaveText([
    'OpenAI',
    'Google',
    'OpenAI-compatible server',
    'Stable Diffusion WebUI',
  ])
  await dialog.getByLabel('Provider').selectOption('OpenAI-compatible server')
  await dialog.getByLabel('Address').fill(`${server.url}/v1`)
  await dialog.getByLabel('Key', { exact: true }).fill(KEY)
  await dialog.getByLabel('Model', { exact: true }).fill('brush')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog).toBeHidden()
  await painter.getByRole('button', { name: 'Test brush' }).click()
  await expect(painter.getByText(/^A picture came after/)).toBeVisible()
  await painter.getByRole('button', { name: 'Make default' }).click()
  const row = painter.getByRole('listitem').filter({ hasText: 'brush' }).first()
  await expect(row.getByText('Default', { exact: true })).toBeVisible()
  await expect(card(page, 'Narrator').getByText('brush')).toBeHidden()
})

test('a link that is dead says so', async ({ page, reader }) => {
  expect(reader.user?.isAdmin).toBe(false)
  await page.goto('/claim#made-up')
  await page.getByRole('button', { name: 'Become the admin' }).click()
  await expect(page.getByText('This link is no longer valid.')).toBeVisible()
})

test('a reader sees who tells, and what a key of their own needs', async ({ page, reader }) => {
  const { storyId } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
  await page.goto(`/story/${storyId}`)
  await expect(page.getByText('Told by the built-in storyteller, not by an AI model.')).toBeVisible()
  await page.getByRole('link', { name: 'What does that mean?' }).click()
  await expect(page.getByRole('heading', { name: 'Who Tells the Stories' })).toBeVisible()
  await page.getByRole('article').getByRole('link', { name: 'your account' }).click()

  const own = card(page, 'Your Own Models')
  await own.getByRole('button', { name: 'Add a model' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Provider').selectOption('OpenAI-compatible server')
  await dialog.getByLabel('Address').fill('http://192.168.1.1/v1')
  await dialog.getByLabel('Model').fill('mine')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog.getByText('Please enter a public address that begins with https://')).toBeVisible()
  await dialog.getByLabel('Provider').selectOption('OpenAI')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog.getByText('OpenAI needs a key')).toBeVisible()
  await dialog.getByLabel('Key', { exact: true }).fill(KEY)
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(own.getByText('OpenAI · key •••• last')).toBeVisible()
})

test('a reader’s own model tells a story from the turn on in which it is chosen, until another is', async ({
  page,
  reader,
  ownModel,
}) => {
  ownModel.models.push('mine', 'another')
  ownModel.answer({ text: 'My own voice goes on.' })
  await page.goto('/account')
  const own = card(page, 'Your Own Models')
  await own.getByRole('button', { name: 'Add a model' }).click()
  await addModel(page, { address: ownModel.url, model: 'mine', key: KEY })
  await expect(own.getByText('key •••• last')).toBeVisible()

  const { storyId } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
  await page.goto(`/story/${storyId}`)
  const { replies } = storyScreen(page)
  await expect(replies).toHaveCount(1)
  const choose = async (label: string) => {
    const drawer = await openDrawer(page)
    await expect(drawer.getByRole('combobox', { name: 'Narrator' })).toBeVisible()
    const stored = page.waitForResponse('**/connection')
    await drawer.getByRole('combobox', { name: 'Narrator' }).selectOption({ label })
    expect((await stored).status()).toBe(200)
    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect(drawer).toBeHidden()
  }
  await choose('mine (OpenAI-compatible server)')
  await play(page, 'I ring')
  await expect(replies.last()).toHaveText('My own voice goes on.')
  expect(ownModel.requests.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`)

  await choose('This site’s: Lanterntale Storyteller')
  await play(page, 'I listen')
  await expect(replies.last()).not.toHaveText('My own voice goes on.')
})
