/** A message of the path, as far as the window cares. */
export interface WindowMessage {
  tokens: number
  /** Whether a prompt ends with this message: it is the player's. */
  endsPrompt: boolean
}

/**
 * Returns where the window on a path begins. It grows until it is full, is cut to half, and grows again: between two
 * cuts each prompt begins with the same bytes as the one before. It follows from the path alone, so that every node
 * cuts alike. The last message always stays.
 */
export function windowStart(path: readonly WindowMessage[], roomTokens: number): number {
  let start = 0
  let held = 0
  const last = path.length - 1
  for (const [at, { tokens, endsPrompt }] of path.entries()) {
    held += tokens
    if (held <= roomTokens || (!endsPrompt && at < last)) continue
    while (start < at && held > roomTokens / 2) {
      held -= path[start]!.tokens
      start += 1
    }
  }
  return start
}
