import type { Locator, Page } from '@playwright/test'
import { continueStory, getCurrentState, startStory } from '#contract/stories.ts'
import { addFact, getMemory } from '#contract/memory.ts'
import type { Person } from '#testing/people.ts'
import { expect, test, withoutPictures } from './app.fixture.ts'
import { play, storyScreen } from './screens.ts'

test.use({ narrator: 'model', env: withoutPictures })

const always = 'always, on every branch'

/** A story of one exchange about two people, with a fact of each, opened on the page. */
async function openKnown(page: Page, reader: Person): Promise<string> {
  const { storyId } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
  await reader.ask(continueStory, { params: { storyId }, body: { message: 'I board' } })
  for (const [about, text] of [
    ['Mira', 'Mira hid a brass key'],
    ['The ferrywoman', 'The ferrywoman has one blue eye'],
  ] as const)
    await reader.ask(addFact, { params: { storyId }, body: { about, text, kind: 'person', holds: 'always' } })
  await page.goto(`/story/${storyId}`)
  await expect(storyScreen(page).replies).toHaveCount(2)
  return storyId
}

const FOUND = { kind: 'person', aliases: [], cues: [], weight: 4, known_by: [], replaces: null }
const KEPT = { title: 'The ferry', summary: 'The ferry leaves.', open_threads: [], closed_threads: [] }

const drawerOf = (page: Page): Locator => page.getByRole('dialog', { name: 'What the narrator knows' })

async function openDrawer(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'What the narrator knows' }).click()
  const drawer = drawerOf(page)
  await expect(drawer.getByRole('article', { name: 'Mira' })).toBeVisible()
  return drawer
}

test.beforeEach(({ model }) => model.answer({ text: 'The ferry leaves at once.' }))

test('facts are corrected, pinned, struck and added, and the next reply is given them', async ({
  page,
  reader,
  model,
}) => {
  await openKnown(page, reader)
  const drawer = await openDrawer(page)
  const mira = drawer.getByRole('article', { name: 'Mira' })

  await drawer.getByRole('button', { name: 'Correct: Mira hid a brass key' }).click()
  await drawer.getByLabel('In your words').fill('Mira threw the key into the river')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(mira.getByText('Mira threw the key into the river')).toBeVisible()
  await expect(mira.getByText('Mira hid a brass key')).toBeHidden()

  await drawer.getByRole('button', { name: 'Pin: Mira threw the key' }).click()
  await expect(drawer.getByRole('button', { name: 'Let go: Mira threw the key' })).toBeVisible()

  await drawer.getByRole('button', { name: 'Strike: The ferrywoman has one blue eye' }).click()
  await drawer.getByRole('button', { name: 'Strike', exact: true }).click()
  await expect(drawer.getByRole('article', { name: 'The ferrywoman' })).toBeHidden()

  await drawer.getByRole('button', { name: 'Add a fact' }).click()
  await drawer.getByLabel('About').fill('The toll')
  await drawer.getByLabel('Which is').selectOption('A rule of this world')
  await drawer.getByLabel('The fact').fill('Whoever crosses pays with a song')
  await drawer.getByLabel('This holds').selectOption(always)
  await drawer.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(drawer.getByRole('article', { name: 'The toll' })).toContainText('pays with a song')

  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await play(page, 'I ask what it costs')
  const sent = JSON.stringify(model.requests.at(-1))
  expect(sent).toContain('Always keep in mind:\\n- Mira: Mira threw the key into the river')
  expect(sent).toContain('- The toll: Whoever crosses pays with a song')
  expect(sent).not.toContain('one blue eye')

  const given = await openDrawer(page)
  await given.getByText('Given with the last reply').click()
  await expect(given.getByRole('heading', { name: 'Pinned' })).toBeVisible()
  await expect(given.getByText('Mira: Mira threw the key into the river')).toBeVisible()
  await given.getByRole('button', { name: 'The reply before' }).press('Enter')
  await expect(given.getByText('Turn 1: about')).toBeVisible()
  await expect(given.getByText('Mira: Mira threw the key into the river')).toBeHidden()
  await given.getByRole('button', { name: 'The reply after' }).press('Enter')
  await expect(given.getByText('Turn 2: about')).toBeVisible()
  await expect(given.getByRole('button', { name: 'The reply before' })).toBeFocused()
})

test('by keyboard alone: two entries become one, and a fact leads to its message', async ({
  page,
  reader,
}) => {
  const storyId = await openKnown(page, reader)
  const { messages } = await reader.ask(getCurrentState, { params: { storyId } })
  const body = { about: 'Mira', text: 'Mira sings', kind: 'person', holds: 'from_here' } as const
  await reader.ask(addFact, { params: { storyId }, body })

  await page.getByRole('button', { name: 'What the narrator knows' }).focus()
  await page.keyboard.press('Enter')
  const drawer = drawerOf(page)
  const mira = drawer.getByRole('article', { name: 'Mira' })
  await expect(mira).toBeVisible()
  await mira.getByRole('button', { name: 'Same as another …' }).press('Enter')
  await mira.getByLabel('Mira is the same as').selectOption('The ferrywoman')
  await mira.getByRole('button', { name: 'Make them one' }).press('Enter')
  const one = drawer.getByRole('article', { name: 'The ferrywoman' })
  await expect(one.getByText('Mira sings')).toBeVisible()
  await expect(mira).toBeHidden()
  const { entries } = await reader.ask(getMemory, { params: { storyId } })
  expect(entries.map(({ name, aliases }) => ({ name, aliases }))).toEqual([
    { name: 'The ferrywoman', aliases: ['Mira'] },
  ])

  await one.getByRole('button', { name: 'Correct: Mira sings' }).press('Enter')
  await expect(one.getByLabel('In your words')).toBeFocused()
  await one.getByLabel('In your words').fill('Mira hums')
  await one.getByLabel('This holds').selectOption('from here on')
  await one.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(one.getByLabel('In your words')).toBeHidden()
  await expect(one.getByRole('listitem').filter({ hasText: 'Mira hums' }).locator(':focus')).toBeVisible()
  await drawer.getByRole('button', { name: 'Add a fact' }).press('Enter')
  await expect(drawer.getByLabel('About')).toBeFocused()
  await drawer.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(drawer.getByRole('button', { name: 'Add a fact' })).toBeFocused()

  await one.getByRole('link', { name: 'You, turn 1' }).press('Enter')
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`messageId=${messages.at(-1)!.messageId}$`))
})

test('what the narrator has found waits for the reader, and is decided by keyboard', async ({
  page,
  reader,
  model,
}) => {
  const { storyId } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
  await page.goto(`/story/${storyId}`)
  await expect(storyScreen(page).replies).toHaveCount(1)
  await page.getByRole('button', { name: 'What the narrator knows' }).press('Enter')
  const drawer = drawerOf(page)
  await drawer.getByRole('switch', { name: 'Ask me before the narrator’s memory changes' }).press('Space')
  await expect(drawer.getByRole('switch', { name: /^Ask me/ })).toBeChecked()
  await page.keyboard.press('Escape')

  const quotes = ['Mira hid a brass key.', 'The ferry leaves at once.']
  const facts = quotes.map((quote) => ({ ...FOUND, about: quote.split(' ')[1], text: quote, quote }))
  model.answer((body) =>
    JSON.stringify(body).includes('You keep the memory')
      ? { text: JSON.stringify({ ...KEPT, facts }) }
      : { text: quotes.join(' ') },
  )
  const body = { message: 'I wait' }
  for (let turn = 0; turn < 20; turn++) await reader.ask(continueStory, { params: { storyId }, body })
  await expect
    .poll(async () => (await reader.ask(getMemory, { params: { storyId } })).proposals)
    .toHaveLength(2)

  await page.reload()
  await page.getByRole('button', { name: 'What the narrator knows' }).press('Enter')
  await expect(drawer.getByRole('heading', { name: 'Waiting for you: 2' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Accept: Mira hid a brass key.' }).press('Enter')
  await expect(drawer.getByRole('heading', { name: 'Waiting for you: 1' })).toBeVisible()
  await expect(
    drawer.getByRole('listitem').filter({ hasText: 'The ferry leaves' }).locator(':focus'),
  ).toBeVisible()
  await drawer.getByRole('button', { name: 'Decline: The ferry leaves at once.' }).press('Enter')
  await expect(drawer.getByRole('heading', { name: /^Waiting for you/ })).toBeHidden()
  await expect(drawer.getByRole('button', { name: 'Pin: Mira hid a brass key.' })).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Pin: The ferry leaves at once.' })).toBeHidden()
})

test('what holds no longer is struck where the reader says so, by click and by keyboard', async ({
  page,
  reader,
  model,
}) => {
  const storyId = await openKnown(page, reader)
  const params = { storyId }
  model.answer((body) => {
    const asked = JSON.stringify(body)
    if (!asked.includes('You keep the memory')) return { text: 'The brass key sinks. So does her blue eye.' }
    const quotes = ['The brass key sinks.', 'So does her blue eye.']
    const no_longer = quotes.map((quote, at) => ({
      fact: Number(/#(\d+) Mira/.exec(asked)?.[1]) + at,
      quote,
    }))
    return { text: JSON.stringify({ ...KEPT, facts: [], no_longer }) }
  })
  const body = { message: 'I look at Mira and the ferrywoman' }
  for (let turn = 0; turn < 19; turn++) await reader.ask(continueStory, { params, body })
  await expect.poll(async () => (await reader.ask(getMemory, { params })).proposals).toHaveLength(2)

  await page.reload()
  const drawer = await openDrawer(page)
  const waiting = drawer.getByRole('listitem').filter({ hasText: 'no longer so' })
  await expect(waiting.locator('del')).toHaveText(['Mira hid a brass key', 'The ferrywoman has one blue eye'])
  await drawer.getByRole('button', { name: 'Accept: no longer: Mira hid a brass key' }).click()
  await expect(drawer.getByRole('article', { name: 'Mira' })).toBeHidden()
  await drawer.getByRole('button', { name: /^Decline: no longer: The ferrywoman/ }).press('Enter')
  await expect(drawer.getByRole('heading', { name: /^Waiting for you/ })).toBeHidden()
  await expect(drawer.getByRole('article', { name: 'The ferrywoman' })).toContainText('one blue eye')
})

test('who comes back after a day reads what was told before, until it is dismissed', async ({
  page,
  reader,
}) => {
  const span = { id: 1, title: 'The key', fromMessageId: 1, toMessageId: 2, fromTurn: 0, toTurn: 1 }
  const spans = [{ ...span, summary: 'Mira hid a brass key.', openThreads: [] }]
  const known = { spans, entries: [], proposals: [], note: null, state: 'up_to_date', asksFirst: false }
  await page.route('**/memory', (route) => route.fulfill({ json: known }))
  await openKnown(page, reader)
  const previously = page.getByRole('region', { name: 'Previously' })
  await expect(previously).toBeHidden()

  await page.clock.setFixedTime(Date.now() + 26 * 3_600_000)
  await page.reload()
  await expect(previously).toContainText('Mira hid a brass key.')
  await previously.getByRole('button', { name: 'Dismiss' }).click()
  await expect(previously).toBeHidden()
  await page.reload()
  await expect(storyScreen(page).replies).toHaveCount(2)
  await expect(previously).toBeHidden()
})
