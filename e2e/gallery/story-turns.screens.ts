import { textOf } from '#contract/errors.ts'
import { expect } from '../app.fixture.ts'
import { openNewStory, storyScreen } from '../screens.ts'
import { microphone } from '../scripted-speech.ts'
import type { ModelAnswer } from '#testing/model-server.ts'
import { refuse, withhold } from './answers.ts'
import type { Screen, Stage } from './screen.ts'
import { lighthouse } from './tales.ts'
import { holdToast } from './toasts.ts'

const { opening, prompt, turns } = lighthouse
const { action, reply } = turns[0]!

const open = async ({ page, model, signIn }: Stage) => {
  model.answer({ text: opening })
  return openNewStory(page, await signIn(), prompt)
}
/** Sends the first action and lets the narrator answer like that. */
async function send(stage: Stage, answered: ModelAnswer): Promise<void> {
  await open(stage)
  stage.model.answer(answered)
  const { field } = storyScreen(stage.page)
  await field.fill(action)
  await field.press('Enter')
}
const goTo = (path: string, text: string | RegExp) => async (stage: Stage) => {
  await stage.signIn()
  await stage.page.goto(path)
  await expect(stage.page.getByText(text).first()).toBeVisible()
}
const nowhere = '/story/abcdefghijklmnopqrstu'

export const storyTurnsScreens: Screen[] = [
  {
    name: 'story tokens used up',
    async reach(stage) {
      const spent = { error: textOf('tokens_used_up'), code: 'tokens_used_up' }
      await stage.page.route('**/continue', (route) => route.fulfill({ status: 402, json: spent }))
      await send(stage, {})
      await expect(stage.page.getByRole('link', { name: 'Get More Tokens' })).toBeVisible()
    },
  },
  {
    name: 'story narrator thinks',
    async reach(stage) {
      await send(stage, { fault: 'hangs_before_first_token' })
      await expect(stage.page.getByText('Narrator is thinking...')).toBeVisible()
    },
  },
  {
    name: 'story narrator tells',
    async reach(stage) {
      await send(stage, { text: reply, fault: 'hangs_midway' })
      await expect(storyScreen(stage.page).replies.last()).toContainText('“Keeper,”')
    },
  },
  {
    name: 'story narrator stopped',
    async reach(stage) {
      await send(stage, { text: reply, fault: 'hangs_midway' })
      const { replies, stop, field } = storyScreen(stage.page)
      await expect(replies.last()).toContainText('“Keeper,”')
      await stop.click()
      await expect(field).toBeEnabled()
    },
  },
  {
    name: 'story narrator stopped before a word',
    async reach(stage) {
      await send(stage, { fault: 'hangs_before_first_token' })
      await storyScreen(stage.page).stop.click()
      await expect(stage.page.getByText('The narrator was stopped.')).toBeVisible()
    },
  },
  {
    name: 'story turn failed',
    async reach(stage) {
      await send(stage, { status: 401 })
      await expect(storyScreen(stage.page).tryAgain).toBeVisible()
    },
  },
  {
    name: 'story action not sent',
    async reach(stage) {
      await refuse(stage.page, '**/continue', 'Too many requests. Please wait a moment.', 429)
      await send(stage, {})
      await expect(stage.page.getByRole('alert').filter({ hasText: 'Too many' }).first()).toBeVisible()
    },
  },
  {
    name: 'story narrator still writing',
    async reach(stage) {
      await refuse(stage.page, '**/continue', 'The narrator is still writing', 409)
      await send(stage, {})
      await expect(stage.page.getByText('The narrator is still writing').first()).toBeVisible()
    },
  },
  {
    name: 'story connection lost',
    async reach(stage) {
      await stage.page.clock.install()
      await open(stage)
      await stage.page.route('**/continue', (route) => route.abort())
      await stage.page.clock.pauseAt(Date.now() + 60_000)
      const { field } = storyScreen(stage.page)
      await field.fill(action)
      await field.press('Enter')
      await expect(stage.page.getByText('The connection was lost. Trying again...')).toBeVisible()
      await stage.page.clock.resume()
    },
  },
  {
    name: 'story recording',
    async reach(stage) {
      await microphone(stage.page)
      await open(stage)
      await stage.page.getByRole('button', { name: 'Start recording' }).click()
      await holdToast(stage, 'Recording Started')
    },
  },
  {
    name: 'story coming',
    async reach({ page, signIn }) {
      await signIn()
      await withhold(page, '**/current-state*')
      await page.goto(nowhere)
      await expect(page.getByText('Loading your story...')).toBeAttached()
    },
  },
  { name: 'story not found', reach: goTo(nowhere, 'Story not found') },
  {
    name: 'story out of reach',
    async reach({ page, signIn }) {
      await signIn()
      await refuse(page, '**/api/user', 'Something went wrong', 500)
      await page.goto(nowhere)
      await expect(page.getByText('Story content could not be loaded properly.')).toBeVisible()
    },
  },
  {
    name: 'story login required',
    async reach({ page }) {
      await page.goto(nowhere)
      await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible()
    },
  },
  { name: 'story recovery error', reach: goTo(`${nowhere}?messageId=999999`, 'Story Recovery Error') },
  {
    name: 'story recovery error behind a proxy',
    async reach(stage) {
      const down = { contentType: 'text/html', body: '<html>Down for repairs</html>' }
      await stage.page.route('**/recover?*', (route) => route.fulfill(down))
      await goTo(`${nowhere}?messageId=999999`, 'Server Connection Issue')(stage)
    },
  },
]
