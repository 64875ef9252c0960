import { getReader, type ReaderDetails } from '#contract/moderation.ts'
import { createPreset, sharePreset } from '#contract/own-presets.ts'
import { listReports } from '#contract/reports.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { getBudgets } from '#contract/budgets.ts'
import type { getSignUp } from '#contract/sign-up.ts'
import { expect } from '../app.fixture.ts'
import { openDesk, signInAsAdmin } from './admin.screens.ts'
import { answer } from './answers.ts'
import type { Screen, Stage } from './screen.ts'
import { longTitle, longWord } from './tales.ts'

const at = '2026-11-20T12:00:00.000Z'
const link = { shareId: 'abcdefghijklmnopqrstu', title: longTitle, username: 'ada' }

const reports: ReplyOf<typeof listReports> = {
  reports: [
    { ...link, id: 1, about: 'story', userId: 2, kind: 'copied', words: longWord.repeat(4), reportedAt: at },
    {
      ...link,
      id: 2,
      about: 'scenario',
      title: 'The Ferry',
      userId: 2,
      kind: 'other',
      words: '',
      reportedAt: at,
    },
  ],
  takenDown: [{ ...link, about: 'scenario', at, reason: `It belongs to another. ${longWord}` }],
}

const reader: ReaderDetails = {
  id: 2,
  username: 'ada',
  email: 'ada@example.org',
  isAdmin: false,
  createdAt: at,
  lastActive: null,
  blocked: { at, reason: `Copies others. ${longWord}` },
  sessions: [{ device: longWord, createdAt: at, lastUsedAt: at }],
  shares: [
    { about: 'story', shareId: link.shareId, title: longTitle, sharedAt: at, takenDown: null },
    {
      about: 'scenario',
      shareId: 'b',
      title: 'The Ferry',
      sharedAt: at,
      takenDown: { at, reason: 'Copied.' },
    },
  ],
  usage: { textTokens: 131_071, imageTokens: 24_576, thisMonth: 18_724 },
}

const signUp: ReplyOf<typeof getSignUp> = {
  mode: 'invitation',
  reason: 'We are few.',
  notice: 'Maintenance tonight from nine',
  invitations: [{ id: 1, label: longWord, uses: 5, usesLeft: 2, createdAt: at, expiresAt: at }],
}

const capped = { usd: 10, tokens: 1_000_000 }
const budgets: ReplyOf<typeof getBudgets> = {
  budgets: {
    siteDay: capped,
    siteMonth: capped,
    readerDay: capped,
    readerMonth: { usd: null, tokens: null },
  },
  spent: { siteDay: { usd: 8.5, tokens: 1 }, siteMonth: { usd: 9.9, tokens: 990_000 } },
}

/** Opens the desk with an answer in the place of the server's. */
const deskWith = async (stage: Stage, path: string, json: object): Promise<void> => {
  await signInAsAdmin(stage)
  await answer(stage.page, path, json)
  await openDesk(stage)
}

export const deskScreens: Screen[] = [
  {
    name: 'desk reports, one of them being decided',
    isWhole: true,
    async reach(stage) {
      await deskWith(stage, `**${listReports.path}`, reports)
      const card = stage.page.getByRole('region', { name: 'Reports' })
      await card.getByRole('button', { name: 'Take down …' }).first().click()
      await expect(card.getByLabel('Reason, which stands in its place')).toBeVisible()
      await expect(card.getByRole('heading', { name: 'Taken down' })).toBeVisible()
    },
  },
  {
    name: 'desk reader blocked',
    async reach(stage) {
      await deskWith(stage, `**${getReader.path.replace(':userId', '*')}`, reader)
      await stage.page.getByRole('button', { name: 'linus', exact: true }).click()
      await expect(stage.page.getByRole('button', { name: 'Unblock' })).toBeVisible()
    },
  },
  {
    name: 'desk reader being deleted',
    async reach(stage) {
      await deskWith(stage, `**${getReader.path.replace(':userId', '*')}`, { ...reader, blocked: null })
      await stage.page.getByRole('button', { name: 'linus', exact: true }).click()
      await stage.page.getByRole('button', { name: 'Delete …' }).click()
      await expect(stage.page.getByRole('button', { name: 'Delete account' })).toBeVisible()
    },
  },
  {
    name: 'desk sign-up by invitation, budgets almost spent',
    isWhole: true,
    async reach(stage) {
      await answer(stage.page, '**/api/admin/budgets', budgets)
      await deskWith(stage, '**/api/admin/sign-up', signUp)
      await expect(stage.page.getByRole('region', { name: 'Invitations' })).toBeVisible()
      await expect(stage.page.getByText('85 % of the site’s budget')).toBeVisible()
    },
  },
  {
    name: 'scenarios report',
    async reach({ page, signIn }) {
      const owner = await signIn()
      const body = { title: 'The Ferry', scenario: 'I row.' }
      const { presetId } = await owner.ask(createPreset, { body })
      const { shareId } = await owner.ask(sharePreset, { params: { presetId: String(presetId) } })
      await page.goto(`/scenario/${shareId}`)
      await page.getByRole('button', { name: 'Report' }).click()
      await expect(page.getByRole('dialog', { name: 'Report this scenario' })).toBeVisible()
    },
  },
]
