import type { Page } from '@playwright/test'
import { continueStory, startStory } from '#contract/stories.ts'
import { expect, test } from './app.fixture.ts'
import { play, storyScreen } from './screens.ts'

test.use({ narrator: 'model', env: { IMAGE_GENERATION: 'off', RATE_LIMIT_FACTOR: '100' } })

/** Gathers what comes into the live regions, in its order, as a screen reader would say it. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = []
    const live = '[aria-live=polite], [aria-live=assertive], [role=alert], [role=status], output'
    const hear = ({ target, addedNodes }: MutationRecord) => {
      const element = target instanceof Element ? target : target.parentElement
      if (!element?.closest(`${live}, [aria-live=off]`)?.matches(live)) return
      for (const node of addedNodes) if (node.textContent) heard.push(node.textContent)
    }
    new MutationObserver((changes) => changes.forEach(hear)).observe(document.body, {
      childList: true,
      subtree: true,
    })
    Object.assign(globalThis, { heard })
  })
const heardBy = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)

test('a reply is heard once, by paragraphs, after the narrator was heard to think', async ({
  page,
  reader,
  model,
}) => {
  model.answer({ text: 'The ferry waits.' })
  const { storyId } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
  await page.goto(`/story/${storyId}`)
  const { field, replies } = storyScreen(page)
  await expect(replies).toHaveCount(1)
  await listen(page)
  const rest = Promise.withResolvers<void>()
  const first = 'The rope *creaks*. '.repeat(8).trim()
  const second = 'Then it lands. '.repeat(4).trim()
  model.answer({ text: `${first}\n\nIt goes on.\n\n${second}`, midway: rest.promise })
  await field.fill('I board')
  await field.press('Enter')
  // Where the first half ends, nothing that is unfinished has been said.
  await expect(replies.last()).toContainText('The rope creaks.')
  await expect(field).toBeFocused()
  await page.keyboard.type('not now')
  await expect(field).toHaveValue('')
  rest.resolve()
  await expect(replies.last()).toContainText('Then it lands.')
  const wanted = [first.replaceAll('*', ''), 'It goes on.', second]
  const said = async () => (await heardBy(page)).filter((text) => /rope|goes on|lands|thinking/.test(text))
  await expect.poll(said).toEqual(['Narrator is thinking...', ...wanted])
})

test('a turn is one stop of the Tab key, and arrows move among its controls', async ({
  page,
  reader,
  model,
}) => {
  model.answer({ text: 'The ferry waits.' }, { text: 'The ferry leaves.' })
  const { storyId } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
  await reader.ask(continueStory, { params: { storyId }, body: { message: 'I board' } })
  await page.goto(`/story/${storyId}`)
  const turns = page.locator('article[data-message-id]')
  await expect(turns).toHaveCount(3)
  const openers = turns.getByRole('button', { name: /^What you can do/ })
  await openers.first().focus()
  await page.keyboard.press('Enter')
  await expect(turns.first().getByRole('button', { name: 'Go on from here' })).toBeVisible()
  // Its three controls are one stop: the next one is the next turn's.
  await expect(turns.first().locator('button[tabindex="0"]')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(openers.nth(1)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(openers.first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(turns.first().getByRole('button', { name: 'Edit' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(turns.first().getByRole('button', { name: 'Go on from here' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(openers.first()).toBeFocused()
})

test('thirty turns stand once each in the tree, and no control is without a name', async ({
  page,
  reader,
  model,
}) => {
  let asked = 0
  model.answer(() => ({ text: `The lamp burns for the time ${++asked}.` }))
  const { storyId } = await reader.ask(startStory, { body: { prompt: 'A ferry at night' } })
  for (let turn = 1; turn < 29; turn++)
    await reader.ask(continueStory, { params: { storyId }, body: { message: `I take step ${turn}.` } })
  await page.goto(`/story/${storyId}`)
  const { replies } = storyScreen(page)
  // Older ones come as soon as one looks for them.
  await expect(async () => {
    await page.mouse.wheel(0, -100_000)
    await expect(replies).toHaveCount(29, { timeout: 1_000 })
  }).toPass()
  await play(page, 'I take step 29.')
  const told = await replies.allTextContents()
  expect(new Set(told).size).toBe(30)
  // What was announced has gone.
  await expect(page.getByText(told.at(-1)!, { exact: true })).toHaveCount(1, { timeout: 10_000 })

  const tree = await page.locator('body').ariaSnapshot()
  for (const words of [...told, ...told.slice(1).map((_, index) => `I take step ${index + 1}.`)])
    expect(
      tree.split('\n').filter((line) => line.endsWith(words) || line.endsWith(`"${words}"`)),
    ).toHaveLength(1)
  const unnamed = tree
    .split('\n')
    .filter((line) =>
      /^\s*- (button|link|textbox|combobox|checkbox|switch|slider|tab|menuitem|img|dialog)(?! ")/.test(line),
    )
  expect(unnamed).toEqual([])
})
