import { isLoss, type StoredFact } from './entries.queries.ts'

interface Standing {
  /** Whether a fact, or that one does not hold, is neither struck nor replaced. */
  stands(fact: Pick<StoredFact, 'id'>): boolean
  /** Facts that hold, by the id of each row that says so, in the order of the rows: a sentence may have been kept twice. */
  live: ReadonlyMap<number, StoredFact>
  /** Facts that no longer hold. */
  older: StoredFact[]
}

/** Tells facts that hold on a path from those that were replaced or struck. The keeper never replaces the reader's word. */
export function standingAmong(
  rows: readonly StoredFact[],
  entryOf: (entryId: number) => number | undefined,
): Standing {
  const strikes = strikesAmong(rows)
  const replaced = replacedAmong(rows, strikes)
  const stands = ({ id }: Pick<StoredFact, 'id'>) => !strikes.struck.has(id) && !replaced.has(id)
  const facts = rows.filter(({ isStrike }) => isStrike === 0)
  const keyOf = ({ id, origin, messageId, entryId, text }: StoredFact) =>
    origin === 'keeper' ? `${messageId} ${entryOf(entryId)} ${text}` : id
  const gone = new Set(facts.filter((fact) => !stands(fact) && !strikes.lost.has(fact.id)).map(keyOf))
  const twins = Map.groupBy(
    facts.filter((fact) => stands(fact) && !gone.has(keyOf(fact))),
    keyOf,
  )
  const live = new Map<number, StoredFact>()
  for (const [first, ...others] of twins.values()) {
    const words = [first!, ...others].map((fact) => fact.words).join('')
    const one = others.length === 0 ? first! : { ...first!, words }
    for (const { id } of [first!, ...others]) live.set(id, one)
  }
  return { stands, live, older: facts.filter(({ id }) => !live.has(id)) }
}

function strikesAmong(rows: readonly StoredFact[]) {
  const strikes = rows.filter(({ isStrike }) => isStrike === 1)
  const undone = new Set(strikes.map(({ replacesId }) => replacesId))
  const standing = strikes.filter(({ id }) => !undone.has(id))
  const targetsOf = (some: readonly StoredFact[]) => new Set(some.map(({ replacesId }) => replacesId))
  return {
    struck: targetsOf(standing),
    /** By words of the story: these held until then. */
    ended: targetsOf(standing.filter(({ quote }) => quote !== null)),
    /** Their words are gone. */
    lost: targetsOf(standing.filter(isLoss)),
  }
}

function replacedAmong(
  rows: readonly StoredFact[],
  { struck, ended }: ReturnType<typeof strikesAmong>,
): Set<number> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const replaced = new Set<number>()
  for (const { id, origin, isStrike, replacesId } of rows) {
    // What an ended fact had replaced does not come back.
    if (isStrike === 1 || (struck.has(id) && !ended.has(id))) continue
    for (let older = replacesId; older !== null;) {
      const fact = byId.get(older)
      if (origin === 'keeper' && fact?.origin === 'reader') break
      replaced.add(older)
      // What has come after a fact that is gone has come after those before that one, too.
      older = fact && struck.has(older) ? fact.replacesId : null
    }
  }
  return replaced
}

/** By the id of a fact, those that still hold and say something newer about it, or have replaced one that did. */
export function laterAmong(rows: readonly StoredFact[], live: Standing['live']): Map<number, number[]> {
  const replacing = Map.groupBy(
    rows.filter(({ isStrike, replacesId }) => isStrike === 0 && replacesId !== null),
    ({ replacesId }) => replacesId,
  )
  // Of those that have replaced one the words of the last may be gone.
  const newestOf = (row: StoredFact): StoredFact | undefined =>
    live.get(row.id) ??
    replacing
      .get(row.id)
      ?.toReversed()
      .filter(({ id }) => id > row.id)
      .map(newestOf)
      .find((each) => each !== undefined)
  const later = new Map<number, number[]>()
  for (const row of rows) {
    if (row.updatesId === null) continue
    const found = newestOf(row)
    const older = live.get(row.updatesId)
    if (!found || !older || found === older) continue
    later.set(older.id, [...new Set([...(later.get(older.id) ?? []), found.id])])
  }
  return later
}
