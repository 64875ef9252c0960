import { sql } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import { minutesMs } from '#server/ground/clock.ts'
import { engineOf } from '../db/engine-of.ts'
import type { Database } from '../db/schema.ts'
import { startRounds } from '../jobs/rounds.ts'

/** A word is looked up in every part of the full-text table, so few parts make a search quick. */
const ENOUGH_PARTS = 4
/** Share of the whole from which on it is worth merging what the largest part does not hold yet. */
const LEAST_SHARE = 1 / 8
/** Some milliseconds of work, between which others write. */
const PAGES_A_STEP = 64

/** Merges the parts of SQLite's full-text table again and again, where there are too many. Dispose of it to end that. */
export function startTidyingSearch({ db, log }: { db: Database; log: FastifyBaseLogger }): AsyncDisposable {
  if (engineOf(db) !== 'sqlite') return { [Symbol.asyncDispose]: async () => {} }
  let isOver = false
  const rounds = startRounds(() => tidySearch(db, () => isOver), {
    everyMs: 10 * minutesMs,
    log,
    complaint: 'the search index could not be merged; trying again',
  })
  return {
    async [Symbol.asyncDispose]() {
      isOver = true
      await rounds[Symbol.asyncDispose]()
    },
  }
}

/** One round, step by step; `isOver` ends it between two, and the next round goes on there. */
export async function tidySearch(db: Database, isOver = () => false): Promise<void> {
  if (!isUntidy(await sizesOfParts(db))) return
  // The first step takes all parts together, the others go on with that.
  let pages = -PAGES_A_STEP
  while (!isOver() && (await mergeSome(db, pages))) pages = PAGES_A_STEP
}

/** Pages of each part, about. */
export async function sizesOfParts(db: Database): Promise<number[]> {
  const { rows } = await sql<{ pages: number }>`
    select count(*) as pages from search_terms_idx group by segid`.execute(db)
  return rows.map(({ pages }) => pages)
}

function isUntidy(sizes: readonly number[]): boolean {
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  return sizes.length > ENOUGH_PARTS && whole - Math.max(...sizes) >= LEAST_SHARE * whole
}

/** False when nothing was left to do, which FTS5 says by changing one row at most. */
const mergeSome = (db: Database, pages: number): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const changes = async () =>
      (await sql<{ n: number }>`select total_changes() as n`.execute(trx)).rows[0]!.n
    const before = await changes()
    await sql`insert into search_terms (search_terms, rank) values ('merge', ${sql.lit(pages)})`.execute(trx)
    return (await changes()) - before > 1
  })
