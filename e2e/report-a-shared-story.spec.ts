import { createPreset, sharePreset } from '#contract/own-presets.ts'
import { shareStory } from '#contract/sharing.ts'
import { startStory } from '#contract/stories.ts'
import { Person, signUp } from '#testing/people.ts'
import { expect, test } from './app.fixture.ts'
import { makeAdmin } from './make-admin.ts'
import { toastOf } from './screens.ts'

test('a reader reports a shared story, an admin takes it down and blocks its author', async ({
  page,
  app,
  reader,
}) => {
  const author = await signUp(new Person(app.url), `author-${Date.now()}`)
  const { storyId } = await author.ask(startStory, { body: { prompt: 'A gate by the sea' } })
  const { shareId } = await author.ask(shareStory, { params: { storyId }, body: { title: 'The Gate' } })

  await page.goto(`/shared/${shareId}`)
  await page.getByRole('button', { name: 'Report' }).click()
  const report = page.getByRole('dialog', { name: 'Report this story' })
  await report.getByLabel('What is wrong with it?').selectOption('It is copied from somebody')
  await report.getByLabel('In your own words (optional)').fill('This is from my book.')
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(toastOf(page)).toContainText('Thank you')

  await makeAdmin(app, reader.user!.username)
  await page.goto('/admin')
  const reports = page.getByRole('region', { name: 'Reports' })
  await expect(reports.getByText('This is from my book.')).toBeVisible()
  await reports.getByRole('button', { name: 'Take down …' }).click()
  await reports.getByLabel('Reason, which stands in its place').fill('It belongs to another.')
  await reports.getByRole('button', { name: 'Take down', exact: true }).click()
  await expect(reports.getByText('Nothing is reported')).toBeVisible()
  await expect(reports.getByRole('button', { name: 'Put back The Gate' })).toBeVisible()

  await page.goto(`/shared/${shareId}`)
  await expect(page.getByText('It belongs to another.')).toBeVisible()

  await page.goto('/admin')
  const users = page.getByRole('region', { name: 'User Management' })
  await users.getByLabel('Search users').fill(author.user!.username)
  await users.getByRole('button', { name: author.user!.username }).click()
  const details = page.getByRole('dialog', { name: author.user!.username })
  await expect(details.getByText('taken down: It belongs to another.')).toBeVisible()
  await details.getByRole('button', { name: 'Block …' }).click()
  await details.getByLabel('Reason, which the reader sees when they log in').fill('Copying')
  await details.getByRole('button', { name: 'Block account' }).click()
  await expect(details.getByText(/^Blocked since/)).toBeVisible()
  expect((await author.fetch('/api/user')).status).toBe(401)
  await details.getByRole('button', { name: 'Unblock' }).click()
  await expect(details.getByText(/^Blocked since/)).toBeHidden()
})

test('a visitor reports a shared scenario, an admin takes it down and puts it back', async ({
  page,
  app,
  reader,
}) => {
  const body = { title: 'The Ferry', scenario: 'I row Mira over the lake.' }
  const { presetId } = await reader.ask(createPreset, { body })
  const { shareId } = await reader.ask(sharePreset, { params: { presetId: String(presetId) } })
  await page.goto(`/scenario/${shareId}`)
  await page.getByRole('button', { name: 'Report' }).click()
  const report = page.getByRole('dialog', { name: 'Report this scenario' })
  await report.getByLabel('What is wrong with it?').selectOption('It is copied from somebody')
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(toastOf(page)).toContainText('Those who run this site will look at the scenario.')

  await makeAdmin(app, reader.user!.username)
  await page.goto('/admin')
  const row = page
    .getByRole('region', { name: 'Reports' })
    .getByRole('listitem')
    .filter({ hasText: 'The Ferry' })
  await expect(row.getByRole('link', { name: 'The Ferry' })).toHaveAttribute('href', `/scenario/${shareId}`)
  await row.getByRole('button', { name: 'Take down …' }).click()
  await row.getByLabel('Reason, which stands in its place').fill('It belongs to another.')
  await row.getByRole('button', { name: 'Take down', exact: true }).click()
  const putBack = page.getByRole('button', { name: 'Put back The Ferry' })
  await expect(putBack).toBeVisible()
  await page.goto(`/scenario/${shareId}`)
  await expect(page.getByText('taken down by those who run this site: It belongs to another.')).toBeVisible()

  await page.goto('/admin')
  await putBack.click()
  await expect(putBack).toBeHidden()
  await page.goto(`/scenario/${shareId}`)
  await expect(page.getByRole('heading', { name: 'The Ferry' })).toBeVisible()
})
