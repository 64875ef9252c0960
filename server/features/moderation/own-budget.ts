import type { OwnBudget } from '#contract/budgets.ts'
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
 * About what a turn of a story costs a reader, or of a new one, and how far the caps that hold for them are spent.
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
  const { readerDay, readerMonth } = await budgets.read()
  const periods = [
    { period: 'day', key: dayOf(now), cap: readerDay, goesOnAt: toIso(nextDay(now)) },
    { period: 'month', key: monthOf(now), cap: readerMonth, goesOnAt: toIso(nextMonth(now)) },
  ] as const
  const capped = periods.filter(({ cap }) => cap.usd !== null || cap.tokens !== null)
  return {
    turnUsd: await readTurnPrice(db, config.prices, userId, narrator),
    isPaidByReader: narrator.isPaidByReader === true,
    periods: await Promise.all(
      capped.map(async ({ period, key, cap, goesOnAt }) => ({
        period,
        cap,
        spent: await readSpent(db, { scope: `reader:${userId}`, period: key, userId }),
        goesOnAt,
      })),
    ),
  }
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
