import { expect } from '../app.fixture.ts'
import { answer, refuse, withhold } from './answers.ts'
import type { Screen, Stage } from './screen.ts'
import { lighthouse, longAction, longTitle, longWord } from './tales.ts'

const nowhere = '/shared/abcdefghijklmnopqrstu'

const odd = {
  title: longTitle,
  messages: [
    { role: 'assistant', content: lighthouse.opening },
    { role: 'user', content: longAction },
    { role: 'assistant', content: `${longWord}${longWord}. ${lighthouse.turns[0]!.reply}` },
  ],
}

/** Opens a page of Ada's shared story as a stranger does. */
const asStranger =
  (pathOf: (shareId: string) => string) =>
  async ({ page, signInAsAda }: Stage): Promise<void> => {
    const { shareId } = await signInAsAda()
    await page.context().clearCookies()
    await page.goto(pathOf(shareId))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lighthouse.title)
  }

export const sharedScreens: Screen[] = [
  {
    name: 'shared story',
    isWhole: true,
    async reach(stage) {
      await asStranger((id) => `/shared/${id}`)(stage)
      for (const picture of await stage.page.getByRole('figure').getByRole('img').all()) {
        await picture.scrollIntoViewIfNeeded()
        await expect
          .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(0)
      }
      await stage.page.evaluate(() => scrollTo(0, 0))
    },
  },
  {
    name: 'shared story that is long and odd',
    isWhole: true,
    async reach({ page }) {
      await answer(page, '**/api/shared/*', odd)
      await page.goto(nowhere)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(longTitle)
    },
  },
  {
    name: 'shared story that may be played on',
    async reach({ page }) {
      await answer(page, '**/api/shared/*', { ...odd, canPlayOn: true })
      await page.goto(nowhere)
      const offer = page.getByRole('button', { name: 'Play on from here' })
      await offer.scrollIntoViewIfNeeded()
      await expect(offer).toBeVisible()
    },
  },
  {
    name: 'shared story coming',
    async reach({ page }) {
      await withhold(page, '**/api/shared/*')
      await page.goto(nowhere)
      await expect(page.getByText('Loading the story')).toBeAttached()
    },
  },
  {
    name: 'shared story not available',
    async reach({ page }) {
      await page.goto(nowhere)
      await expect(page.getByText('Story Not Available')).toBeVisible()
    },
  },
  {
    name: 'shared story without an id',
    async reach({ page }) {
      await page.goto('/shared')
      await expect(page.getByText('Missing share ID')).toBeVisible()
    },
  },
  {
    name: 'shared story and its sample',
    async reach({ page }) {
      await refuse(page, nowhere.replace('/shared', '**/api/shared'), 'The lamp is out', 500)
      await page.goto(nowhere)
      await expect(page.getByText('The story could not be loaded')).toBeVisible()
    },
  },
]

// A messenger's page forbids the zoom because SHARE-36 says so.
const breaks = ['meta-viewport']

export const messengerScreens: Screen[] = [
  {
    name: 'messenger preview',
    isWhole: true,
    breaks,
    async reach(stage) {
      await asStranger((id) => `/fb-viewer.html?id=${id}`)(stage)
      await expect(stage.page.getByRole('img').first()).toBeVisible()
    },
  },
  { name: 'messenger link', breaks, reach: asStranger((id) => `/fb-shared.html?id=${id}`) },
  ...['viewer', 'shared'].map((kind): Screen => ({
    name: `messenger ${kind} without a story`,
    breaks,
    async reach({ page }) {
      await page.goto(`/fb-${kind}.html?id=abcdefghijklmnopqrstu`)
      await expect(page.getByText('Story not found or has been removed')).toBeVisible()
    },
  })),
  {
    name: 'messenger redirect without an id',
    breaks,
    async reach({ page }) {
      await page.goto('/fb-redirect.html')
      await expect(page.getByText('Missing share ID')).toBeVisible()
    },
  },
]
