import { addSiteConnection, changeSiteConnection } from '#contract/site-connections.ts'
import { getMemory } from '#contract/memory.ts'
import { continueStory, startStory } from '#contract/stories.ts'
import { startEmbeddingsServer } from '#testing/embeddings-server.ts'
import { startModelServer } from '#testing/model-server.ts'
import { expect } from './app.fixture.ts'
import { findBarriers } from './barriers.ts'
import { test } from './own-site.fixture.ts'
import { storyScreen } from './screens.ts'

const TAMED = 'Grizel keeps a stoat in her sleeve.'
/** Has no word in common with what was told. */
const ASKED = 'Which beast did that lady tame?'
const KEPT = { title: 'Rain', summary: 'Rain falls.', open_threads: [], closed_threads: [], facts: [] }
const KEY = 'sk-canary-0123456789-last'

test('an admin connects a model for embeddings, and a long story finds again what was told in other words', async ({
  page,
  admin,
}) => {
  let told = 0
  await using narrator = await startModelServer()
  narrator.answer((body) => {
    if (JSON.stringify(body).includes('You keep the memory')) return { text: JSON.stringify(KEPT) }
    return { text: told++ === 2 ? TAMED : `Rain falls on day ${told}. The river is wide.` }
  })
  const { id } = await admin.ask(addSiteConnection, {
    body: {
      kind: 'text',
      provider: 'openai-compatible',
      address: narrator.url,
      model: 'qwen',
      key: KEY,
      contextTokens: 8_192,
    },
  })
  await admin.ask(changeSiteConnection, { params: { id: String(id) }, body: { isDefault: true } })

  await using embeddings = await startEmbeddingsServer([/stoat|beast/, /rain|river/i])
  await page.goto('/admin')
  const card = page.getByRole('region', { name: 'Finding by meaning' })
  await expect(card.getByText('By words alone').first()).toBeVisible()
  await card.getByRole('button', { name: 'Add a model' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a model' })
  await dialog.getByLabel('Provider').selectOption('OpenAI-compatible server')
  await dialog.getByLabel('Address').fill(embeddings.url)
  await dialog.getByLabel('Key', { exact: true }).fill(KEY)
  await dialog.getByLabel('Model', { exact: true }).fill('small-embeddings')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog).toBeHidden()
  await card.getByRole('button', { name: 'Test small-embeddings' }).click()
  await expect(card.getByText(/^A sentence was placed by its meaning after/)).toBeVisible()
  const row = card.getByRole('listitem').filter({ hasText: 'small-embeddings' }).first()
  await row.getByRole('button', { name: 'Make default' }).click()
  await expect(row.getByText('Default', { exact: true })).toBeVisible()

  const { storyId } = await admin.ask(startStory, { body: { prompt: 'A river town' } })
  const params = { storyId }
  for (let turn = 0; turn < 21; turn++)
    await admin.ask(continueStory, { params, body: { message: 'I look' } })
  await expect.poll(async () => (await admin.ask(getMemory, { params })).spans).toHaveLength(1)

  await page.goto(`/story/${storyId}`)
  const { field, replies } = storyScreen(page)
  await expect(replies.last()).toContainText('day 22')
  const drawer = page.getByRole('dialog', { name: 'What the narrator knows' })
  const passage = drawer.getByText(`Turn 2: “${TAMED}`)
  await expect(async () => {
    // A machine that is busy may take longer than a turn waits: then it goes on without, and is asked once more.
    if (await drawer.isVisible()) await page.keyboard.press('Escape')
    const before = await replies.last().innerText()
    await field.fill(ASKED)
    await field.press('Enter')
    // A long story's page keeps as many replies as it had: the oldest leaves.
    await expect(replies.last()).not.toHaveText(before)
    await expect(field).toBeEnabled()
    await page.getByRole('button', { name: 'What the narrator knows' }).click()
    await drawer.getByText('Given with the last reply').click()
    await expect(passage).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(drawer.getByRole('heading', { name: 'Passages that your turn touched' })).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  expect(JSON.stringify(narrator.requests.at(-1)?.body)).toContain(`Told in turn 2: “${TAMED}`)
  expect(embeddings.requests.at(-1)?.body.input).toEqual([ASKED])
})
