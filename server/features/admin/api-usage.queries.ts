import { sql } from 'kysely'
import type { Connection } from '#server/platform/db/schema.ts'

interface ProviderSums {
  provider: string
  input: number
  output: number
  image: number
  monthInput: number
  monthOutput: number
  monthImage: number
  nanoUsd: number
  monthNanoUsd: number
  unpriced: number
}

/** Sums of the running totals for each provider, of all time and of `month`. */
export async function findUsageByProvider(db: Connection, month: string): Promise<ProviderSums[]> {
  const inMonth = (column: string) =>
    sql`cast(sum(case when day like ${`${month}-%`} then ${sql.ref(column)} else 0 end) as bigint)`
  const inAll = (column: string) => sql`cast(sum(${sql.ref(column)}) as bigint)`
  const { rows } = await sql<ProviderSums>`
    select provider, ${inAll('inputTokens')} as "input", ${inAll('outputTokens')} as "output",
      ${inAll('imageTokens')} as "image", ${inMonth('inputTokens')} as "monthInput",
      ${inMonth('outputTokens')} as "monthOutput", ${inMonth('imageTokens')} as "monthImage",
      ${inAll('priceNanoUsd')} as "nanoUsd", ${inMonth('priceNanoUsd')} as "monthNanoUsd",
      ${inAll('unpricedTokens')} as "unpriced"
    from usage_by_day group by provider order by provider`.execute(db)
  return rows
}

/** Tokens and price of each day from `day` on; days without use are missing. */
export async function findUsageSince(db: Connection, day: string) {
  const { rows } = await sql<{ day: string; tokens: number; priceNanoUsd: number }>`
    select day, cast(sum(input_tokens + output_tokens + image_tokens) as bigint) as tokens,
      cast(sum(price_nano_usd) as bigint) as "priceNanoUsd"
    from usage_by_day where day >= ${day} group by day`.execute(db)
  return rows
}
