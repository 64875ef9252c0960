/** More tokens than any call takes. */
const MOST_TOKENS = 1_000_000_000

/** A count of tokens as a provider states it, for the ledger: whole, not negative, and believable; else undefined. */
export function tokenCountIn(value: unknown): number | undefined {
  const count = typeof value === 'number' ? Math.round(value) : Number.NaN
  return count >= 0 && count <= MOST_TOKENS ? count : undefined
}
