import type { Budgets, OwnBudget } from '#contract/budgets.ts'
import { requireStory } from '#server/features/stories/story-access.ts'
import { dayOf, monthOf, toIso, type Clock } from '#server/ground/clock.ts'
import type { Connection, Database } from '#server/platform/db/schema.ts'
import { readSpent } from '#server/platform/usage/budget-use.queries.ts'
import type { CallBudgets } from '#server/platform/usage/budgets.ts'
import { priceOf, type ChargedEngine, type Prices } from '#server/platform/usage/prices.ts'

const NANO = 1_000_000_000
/** Of who has not played with this model yet: a turn some pages into a story. */
const FIRST_TURN = { inputTokens: 2_700, outputTokens: 300, cachedInputTokens: 0 }
/** Turns by which the next one is judged. */
const LAST_TURNS = 20

export interface OwnBudgetContext {
  db: Database
  clock: Clock
  budgets: CallBudgets
  narrators: {
    findDefault(userId: number): Promise<number | null>
    find(userId: number, connectionId: number | null): Promise<ChargedEngine>
  }
  config: { prices: Prices }
}

/**
 * About what a turn of a story costs a reader, or of a new one, and how far the caps that hold for them and for the site
 * are spent.
 * Throws `story_not_found`.
 */
export async function readOwnBudget(
  context: OwnBudgetContext,
  userId: number,
  storyId?: string,
): Promise<OwnBudget> {
  const { db, clock, budgets, narrators, config } = context
  const connectionId =
    storyId === undefined
      ? await narrators.findDefault(userId)
      : (await requireStory(db, userId, storyId)).connectionId
  const narrator = await narrators.find(userId, connectionId)
  const now = clock.now()
  const { readerDay, readerMonth, siteDay, siteMonth } = await budgets.read()
  const day = { period: 'day', key: dayOf(now), goesOnAt: toIso(nextDay(now)) } as const
  const month = { period: 'month', key: monthOf(now), goesOnAt: toIso(nextMonth(now)) } as const
  const isCapped = ({ cap }: { cap: Budgets['siteDay'] }) => cap.usd !== null || cap.tokens !== null
  const ofReader = [
    { ...day, cap: readerDay },
    { ...month, cap: readerMonth },
  ].filter(isCapped)
  const ofSite = [
    { ...day, cap: siteDay },
    { ...month, cap: siteMonth },
  ].filter(isCapped)
  return {
    turnUsd: await readTurnPrice(db, config.prices, userId, narrator),
    isPaidByReader: narrator.isPaidByReader === true,
    periods: await Promise.all(
      ofReader.map(async ({ period, key, cap, goesOnAt }) => ({
        period,
        cap,
        spent: await readSpent(db, { scope: `reader:${userId}`, period: key, userId }),
        goesOnAt,
      })),
    ),
    sitePeriods: await Promise.all(
      ofSite.map(async ({ period, key, cap, goesOnAt }) => ({
        period,
        percentSpent: percentOf(cap, await readSpent(db, { scope: 'site', period: key })),
        goesOnAt,
      })),
    ),
  }
}

/** Of the cap that is nearer; at most 100. */
function percentOf(cap: Budgets['siteDay'], spent: { usd: number; tokens: number }): number {
  const share = (most: number | null, used: number) =>
    most === null ? 0 : most === 0 ? 1 : Math.min(1, used / most)
  return Math.floor(100 * Math.max(share(cap.usd, spent.usd), share(cap.tokens, spent.tokens)))
}

/** By the reader's last turns with this model. What they pay the provider for themselves has its stated price. */
async function readTurnPrice(
  db: Connection,
  prices: Prices,
  userId: number,
  { provider, model, isModel, price, isPaidByReader }: ChargedEngine,
): Promise<number | null> {
  if (isPaidByReader && !price) return null
  const usage = (await findUsualUsage(db, userId, { provider, model })) ?? FIRST_TURN
  const engine = { provider, model, isModel, ...(price && { price }) }
  const { nanoUsd } = priceOf(prices, engine, 'text', usage)
  return nanoUsd === 0 ? null : nanoUsd / NANO
}

async function findUsualUsage(
  db: Connection,
  userId: number,
  { provider, model }: { provider: string; model: string },
): Promise<typeof FIRST_TURN | undefined> {
  const rows = await db
    .selectFrom('usage')
    .select(['inputTokens', 'outputTokens', 'cachedInputTokens'])
    .where('userId', '=', userId)
    .where('provider', '=', provider)
    .where('model', '=', model)
    .where('kind', '=', 'text')
    .orderBy('id', 'desc')
    .limit(LAST_TURNS)
    .execute()
  if (rows.length === 0) return undefined
  const mean = (name: keyof typeof FIRST_TURN) => rows.reduce((sum, row) => sum + row[name], 0) / rows.length
  return {
    inputTokens: mean('inputTokens'),
    outputTokens: mean('outputTokens'),
    cachedInputTokens: mean('cachedInputTokens'),
  }
}

/** Midnight in UTC. */
function nextDay(now: number): number {
  const at = new Date(now)
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 1)
}

function nextMonth(now: number): number {
  const at = new Date(now)
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1)
}
