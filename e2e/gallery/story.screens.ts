import { expect } from '../app.fixture.ts'
import { openNewStory, play, storyScreen } from '../screens.ts'
import { answer, configure, refuse, withhold } from './answers.ts'
import type { Screen, Stage } from './screen.ts'
import { lighthouse, longAction, longWord } from './tales.ts'

/** Ada's story, with its pictures and what to do next. */
export async function openAdas({ page, signInAsAda }: Stage): Promise<void> {
  const { storyId } = await signInAsAda()
  await page.goto(`/story/${storyId}`)
  await expect(storyScreen(page).replies).toHaveCount(4)
  await expect(page.getByRole('button', { name: /^Open the picture/ })).toHaveCount(2)
  await expect(page.getByRole('list', { name: 'Suggestions' })).toBeVisible()
}

/** A new story of someone new, after its first turn and its ad. */
async function openNew(stage: Stage): Promise<string> {
  const reader = await stage.signIn()
  const [turn] = lighthouse.turns
  stage.model.answer({ text: lighthouse.opening }, { text: turn!.reply })
  return openNewStory(stage.page, reader, lighthouse.prompt)
}
const pictureIn = (page: Stage['page']) => page.getByRole('button', { name: /^Open the picture/ })

export const storyScreens: Screen[] = [
  {
    name: 'story at its beginning',
    async reach(stage) {
      await openNew(stage)
      await expect(pictureIn(stage.page)).toHaveCount(1)
    },
  },
  {
    name: 'story from its head',
    async reach(stage) {
      await openAdas(stage)
      await stage.page.evaluate(() => scrollTo(0, 0))
    },
  },
  {
    name: 'story with suggestions',
    async reach(stage) {
      await openAdas(stage)
      await stage.page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    },
  },
  {
    name: 'story with a scene',
    async reach(stage) {
      await openAdas(stage)
      await pictureIn(stage.page).last().scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'story with an ad',
    async reach(stage) {
      await openNew(stage)
      await play(stage.page, lighthouse.turns[0]!.action)
      await stage.page
        .getByRole('complementary', { name: 'Advertisement: First Ad' })
        .scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'story with a long action',
    async reach(stage) {
      await openNew(stage)
      await storyScreen(stage.page).field.fill(longAction)
    },
  },
  {
    name: 'story with a action that is too long',
    async reach(stage) {
      await openNew(stage)
      await storyScreen(stage.page).field.fill(longAction.repeat(5))
      await expect(stage.page.getByText('Please keep it to 4000 characters')).toBeVisible()
    },
  },
  {
    name: 'story with words that do not break',
    async reach(stage) {
      await openNew(stage)
      stage.model.answer({ text: `${longWord}${longWord}\n\n[[NEXT]]\n${longWord.slice(0, 58)}\nGo on` })
      await play(stage.page, longWord.repeat(3))
    },
  },
  {
    name: 'story at a bookmark',
    async reach({ page, signInAsAda }) {
      const { storyId, messageId } = await signInAsAda()
      await page.goto(`/story/${storyId}?messageId=${messageId}`)
      await expect(storyScreen(page).replies).toHaveCount(4)
    },
  },
  {
    name: 'story without pictures',
    async reach(stage) {
      await configure(stage.page, { imageGeneration: false })
      await openNew(stage)
    },
  },
  {
    name: 'story picture coming',
    async reach(stage) {
      await withhold(stage.page, '**/generate-initial-image')
      await openNew(stage)
      await expect(stage.page.getByText('Generating image...')).toBeVisible()
    },
  },
  {
    name: 'story picture failed',
    async reach(stage) {
      await refuse(stage.page, '**/generate-initial-image', 'Failed to generate image', 502)
      await openNew(stage)
      await expect(stage.page.getByText('Image failed to load')).toBeVisible()
    },
  },
  {
    name: 'story scene coming',
    async reach(stage) {
      await withhold(stage.page, '**/generate-image')
      await openNew(stage)
      await play(stage.page, lighthouse.turns[0]!.action)
      await stage.page.getByRole('button', { name: 'Generate image' }).last().click()
      await expect(stage.page.getByRole('log').getByText('Generating image...')).toBeVisible()
    },
  },
  {
    name: 'story scene failed',
    async reach(stage) {
      await refuse(stage.page, '**/generate-image', 'The painter is out of paint', 502)
      await openNew(stage)
      await play(stage.page, lighthouse.turns[0]!.action)
      await stage.page.getByRole('button', { name: 'Generate image' }).last().click()
      await expect(stage.page.getByText('Failed to generate image: The painter')).toBeVisible()
    },
  },
  {
    name: 'story scene large',
    async reach(stage) {
      await openAdas(stage)
      await pictureIn(stage.page).last().click()
      await expect(stage.page.getByRole('dialog', { name: 'Scene Visualization' })).toBeVisible()
    },
  },
  {
    name: 'story recovered with missing data',
    async reach({ page, signInAsAda }) {
      const { storyId, messageId } = await signInAsAda()
      const messages = [{ messageId, content: lighthouse.opening }]
      // Its only message would be painted as an opening, for all who look at Ada's story later.
      await withhold(page, '**/generate-initial-image')
      await answer(page, '**/recover?*', { story: { id: storyId, title: lighthouse.title }, messages })
      await page.goto(`/story/${storyId}?messageId=${messageId}`)
      await expect(page.getByText('Note: This story was recovered with some missing data...')).toBeVisible()
    },
  },
]
