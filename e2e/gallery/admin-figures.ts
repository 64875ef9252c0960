import type { AdminUser, getApiUsage, listUsers } from '#contract/admin.ts'
import type { AuditEntry } from '#contract/audit.ts'
import type { ReplyOf } from '#contract/endpoint.ts'

/** The figures of a site that has been used for a while, the same on every day. */
const dayOf = (place: number): string => new Date(Date.UTC(2026, 9, 22 + place)).toISOString().slice(0, 10)

const days = Array.from({ length: 30 }, (_, place) => {
  const tokens = place === 11 ? 0 : Math.round(90_000 + 70_000 * Math.sin(place * 0.9) + 4_000 * place)
  return { day: dayOf(place), tokens, costUsd: tokens * 0.000_004 }
})

export const usage: ReplyOf<typeof getApiUsage> = {
  provider: 'openai-compatible',
  total: { input: 14_820_417, output: 3_904_118, image: 1_210_560 },
  thisMonth: { input: 2_311_006, output: 611_907, image: 198_144 },
  costUsd: { total: 85.11, thisMonth: 15.65 },
  unpricedTokens: 1_210_560,
  providers: [
    {
      provider: 'openai-compatible',
      total: { input: 12_120_410, output: 3_104_002, image: 1_210_560 },
      thisMonth: { input: 2_311_006, output: 611_907, image: 198_144 },
      costUsd: { total: 85.11, thisMonth: 15.65 },
      unpricedTokens: 1_210_560,
    },
    {
      provider: 'storyteller',
      total: { input: 2_700_007, output: 800_116, image: 0 },
      thisMonth: { input: 0, output: 0, image: 0 },
      costUsd: { total: 0, thisMonth: 0 },
      unpricedTokens: 0,
    },
  ],
  days,
}

const none = { input: 0, output: 0, image: 0 }

/** A site on which nothing has been generated yet. */
export const noUsage: ReplyOf<typeof getApiUsage> = {
  provider: 'storyteller',
  total: none,
  thisMonth: none,
  costUsd: { total: 0, thisMonth: 0 },
  unpricedTokens: 0,
  providers: [],
  days: [],
}

const names = [
  'ada',
  'the-keeper-of-gull-point',
  'Grace_Hopper.1906',
  'María-José',
  'эмма',
  'søren',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  'linus',
  'boathook',
  'ferrywoman',
]

const users = names.map((username, place): AdminUser => {
  const textTokens = (names.length - place) * 131_071
  const imageTokens = place % 3 === 0 ? 24_576 : 0
  return {
    id: place + 1,
    username,
    ...(place !== 7 && {
      email: `${place === 6 ? 'w'.repeat(60) : `reader${place}`}@gull-point.example.org`,
    }),
    isAdmin: place === 0,
    createdAt: `${dayOf(place)}T09:30:00.000Z`,
    lastActive: place === 8 ? null : `${dayOf(29 - place)}T21:10:00.000Z`,
    tokenUsage: {
      textTokens,
      imageTokens,
      total: textTokens + imageTokens,
      thisMonth: Math.round(textTokens / 7),
      balance: 100_000 - Math.round(textTokens / 7),
    },
  }
})

export const usersPage: ReplyOf<typeof listUsers> = {
  users,
  metadata: { totalUsers: 1_284, currentMonth: '2026-11', matchingUsers: 1_284, page: 1, pageSize: 25 },
}

const entry = (id: number, given: Partial<AuditEntry>): AuditEntry => ({
  id,
  at: `2026-11-20T${String(23 - id).padStart(2, '0')}:14:05.000Z`,
  action: 'login',
  outcome: 'done',
  subjectId: null,
  subjectName: null,
  userId: 2,
  username: 'the-keeper-of-gull-point',
  address: '203.0.113.7',
  requestId: 'f3a9c1d2-77e0-4a55-9a34-0c5d0b6f1e21',
  detail: null,
  ...given,
})

export const auditPage = {
  entries: [
    entry(1, { action: 'ads_toggle', username: 'ada', userId: 1, detail: 'true' }),
    entry(2, {
      outcome: 'wrong_credentials',
      username: null,
      userId: null,
      address: '2001:db8:85a3::8a2e:370:7334',
    }),
    entry(3, {}),
    entry(4, { action: 'register', username: 'boathook', userId: 9 }),
    entry(5, { username: null, userId: 41 }),
    entry(6, { action: 'admin_grant', username: 'ada', userId: 1, address: null, requestId: null }),
  ],
  hasMore: true,
}
