import { sql } from 'kysely'
import type { Database } from '#server/platform/db/schema.ts'

export const USERS = 100_000
export const ROWS_A_USER = 50
const USERS_AT_ONCE = 10_000

/** A large site, written by the database itself: users, their ledger, and the running totals that belong to it. */
export async function seedLargeSite(db: Database, now: number, month: string): Promise<void> {
  const { top } = await db
    .selectFrom('users')
    .select((e) => e.fn.coalesce(e.fn.max('id'), sql<number>`0`).as('top'))
    .executeTakeFirstOrThrow()
  for (let from = top + 1; from <= top + USERS; from += USERS_AT_ONCE)
    await seedUsers(db, from, from + USERS_AT_ONCE - 1, now, month)
}

async function seedUsers(db: Database, from: number, until: number, now: number, month: string) {
  await sql`
    insert into users (id, username, username_key, email, email_key, password_hash, is_admin, created_at, last_active_at)
    with recursive n(i) as (select ${whole(from)} union all select i + 1 from n where i < ${whole(until)})
    select i, 'reader-' || i, 'reader-' || i, 'reader-' || i || '@example.org', 'reader-' || i || '@example.org',
      '', 0, ${whole(now)} - i * 1000, case when i % 10 = 0 then null else ${whole(now)} - i * 77 end
    from n`.execute(db)
  await sql`
    insert into usage (user_id, provider, model, kind, input_tokens, output_tokens, price_nano_usd, created_at)
    with recursive n(i) as (select ${whole(0)} union all select i + 1 from n where i < ${whole(USERS_AT_ONCE * ROWS_A_USER - 1)})
    select ${whole(from)} + i / ${whole(ROWS_A_USER)}, 'openai', 'bench', case when i % 10 = 0 then 'image' else 'text' end,
      (i * 37) % 900, (i * 13) % 400, 4000, ${whole(now)} - (i % 90) * 86400000
    from n`.execute(db)
  await sql`
    insert into usage_by_user (user_id, text_tokens, image_tokens, month, month_tokens)
    select user_id, sum(case when kind = 'image' then 0 else input_tokens + output_tokens end),
      sum(case when kind = 'image' then input_tokens + output_tokens else 0 end), ${month},
      sum(case when created_at > ${whole(now)} - 20 * cast(86400000 as bigint) then input_tokens + output_tokens else 0 end)
    from usage where user_id between ${whole(from)} and ${whole(until)} group by user_id`.execute(db)
}

/** A number written into the statement: PostgreSQL would have to guess the type of a parameter. */
const whole = (value: number) => sql.raw(`cast(${Math.trunc(value)} as bigint)`)
