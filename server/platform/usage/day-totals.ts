import { sql } from 'kysely'
import { dayOf, secondsMs } from '#server/ground/clock.ts'
import type { Connection } from '../db/schema.ts'
import { startRounds } from '../jobs/rounds.ts'
import type { FastifyBaseLogger } from 'fastify'

const SUMMED_EVERY_MS = 30 * secondsMs
const ROWS_AT_ONCE = 5_000

/** Sums up the ledger behind the turns, so that none waits for another at a day's one row. Dispose of it to end it. */
export const startDayTotals = ({ db, log }: { db: Connection; log: FastifyBaseLogger }) =>
  startRounds(() => sumUpDays(db), {
    everyMs: SUMMED_EVERY_MS,
    log,
    complaint: 'the ledger could not be summed up',
  })

/**
 * Brings the totals of the days up to the ledger. A row is marked and counted in one transaction: once, whichever node
 * does it and wherever it dies.
 */
export async function sumUpDays(db: Connection): Promise<void> {
  let rows: number
  do {
    rows = await db.transaction().execute(sumUpSome)
  } while (rows === ROWS_AT_ONCE)
}

async function sumUpSome(trx: Connection): Promise<number> {
  const some = trx
    .selectFrom('usage')
    .select('id')
    .where('isSummed', '=', 0)
    .orderBy('id')
    .limit(ROWS_AT_ONCE)
  const rows = await trx
    .updateTable('usage')
    .set({ isSummed: 1 })
    .where('isSummed', '=', 0)
    .where('id', 'in', some)
    .returning([
      'provider',
      'kind',
      'inputTokens',
      'outputTokens',
      'priceNanoUsd',
      'unpricedTokens',
      'createdAt',
    ])
    .execute()
  const days = Map.groupBy(rows, ({ createdAt, provider }) => `${dayOf(createdAt)} ${provider}`)
  // In one order on every node, so that two never wait for each other.
  for (const key of [...days.keys()].toSorted()) await addToDay(trx, days.get(key)!)
  return rows.length
}

interface Summed {
  provider: string
  kind: string
  inputTokens: number
  outputTokens: number
  priceNanoUsd: number
  unpricedTokens: number
  createdAt: number
}

/** `rows` are of one day and one provider. */
async function addToDay(trx: Connection, rows: readonly Summed[]): Promise<void> {
  const sum = (amount: (row: Summed) => number) => rows.reduce((all, row) => all + amount(row), 0)
  const { createdAt, provider } = rows[0]!
  const isImage = ({ kind }: Summed) => kind === 'image'
  const input = sum((row) => (isImage(row) ? 0 : row.inputTokens))
  const output = sum((row) => (isImage(row) ? 0 : row.outputTokens))
  const image = sum((row) => (isImage(row) ? row.inputTokens + row.outputTokens : 0))
  const price = sum((row) => row.priceNanoUsd)
  const unpriced = sum((row) => row.unpricedTokens)
  await sql`
    insert into usage_by_day (day, provider, input_tokens, output_tokens, image_tokens, price_nano_usd, unpriced_tokens)
    values (${dayOf(createdAt)}, ${provider}, ${input}, ${output}, ${image}, ${price}, ${unpriced})
    on conflict (day, provider) do update set
      input_tokens = usage_by_day.input_tokens + excluded.input_tokens,
      output_tokens = usage_by_day.output_tokens + excluded.output_tokens,
      image_tokens = usage_by_day.image_tokens + excluded.image_tokens,
      price_nano_usd = usage_by_day.price_nano_usd + excluded.price_nano_usd,
      unpriced_tokens = usage_by_day.unpriced_tokens + excluded.unpriced_tokens`.execute(trx)
}
