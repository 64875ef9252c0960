import type { ApiUsage } from '#contract/admin.ts'
import { dayOf, daysMs, monthOf } from '#server/ground/clock.ts'
import { sumUpDays } from '#server/platform/usage/day-totals.ts'
import type { AdminContext } from './admin-context.ts'
import { findUsageByProvider, findUsageSince } from './api-usage.queries.ts'

const DAYS_SHOWN = 30
const NANO = 1_000_000_000

type Sums = ApiUsage['total']
const nothing: Sums = { input: 0, output: 0, image: 0 }
const add = (a: Sums, b: Sums): Sums => ({
  input: a.input + b.input,
  output: a.output + b.output,
  image: a.image + b.image,
})

const sum = (amounts: number[]): number => amounts.reduce((all, amount) => all + amount, 0)

/** Tokens of all providers together, of each ever used, and per day. */
export async function readApiUsage({ db, clock, narrators }: AdminContext) {
  const now = clock.now()
  await sumUpDays(db)
  const rows = await findUsageByProvider(db, monthOf(now))
  const providers = rows.map(({ provider, ...sums }) => ({
    provider,
    total: { input: sums.input, output: sums.output, image: sums.image },
    thisMonth: { input: sums.monthInput, output: sums.monthOutput, image: sums.monthImage },
    costUsd: { total: sums.nanoUsd / NANO, thisMonth: sums.monthNanoUsd / NANO },
    unpricedTokens: sums.unpriced,
  }))
  return {
    provider: narrators.ofSite.provider,
    total: providers.map(({ total }) => total).reduce(add, nothing),
    thisMonth: providers.map(({ thisMonth }) => thisMonth).reduce(add, nothing),
    costUsd: {
      total: sum(providers.map(({ costUsd }) => costUsd.total)),
      thisMonth: sum(providers.map(({ costUsd }) => costUsd.thisMonth)),
    },
    unpricedTokens: sum(providers.map(({ unpricedTokens }) => unpricedTokens)),
    providers,
    days: await lastDays(db, now),
  }
}

async function lastDays(db: AdminContext['db'], now: number) {
  const days = Array.from({ length: DAYS_SHOWN }, (_, n) => dayOf(now - (DAYS_SHOWN - 1 - n) * daysMs))
  const used = new Map((await findUsageSince(db, days[0]!)).map((row) => [row.day, row]))
  return days.map((day) => ({
    day,
    tokens: used.get(day)?.tokens ?? 0,
    costUsd: (used.get(day)?.priceNanoUsd ?? 0) / NANO,
  }))
}
