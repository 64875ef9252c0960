import { type Configuration, isLegal, LEFT, MOVES, SHIFT } from '#server/ground/grammar/configuration.ts'

/**
 * Dynamic oracle of the arc-hybrid system (Goldberg and Nivre 2013): for each move, how many arcs of the right tree can
 * no longer be made after it; infinite where the move is not legal. The root is the number after the last word.
 */
export function costs(configuration: Configuration, heads: readonly number[]): number[] {
  return Array.from({ length: MOVES }, (_, move) =>
    isLegal(configuration, move) ? costOf(configuration, heads, move) : Number.POSITIVE_INFINITY,
  )
}

function costOf({ stack, next, length }: Configuration, heads: readonly number[], move: number): number {
  const top = stack.at(-1)!
  let lost = 0
  if (move === SHIFT) {
    for (const [at, each] of stack.entries()) {
      if (heads[each] === next) lost += 1
      if (heads[next] === each && at < stack.length - 1) lost += 1
    }
    return lost
  }
  for (let each = next; each < length; each++) if (heads[each] === top) lost += 1
  if (move === LEFT) {
    if (heads[top]! > next || heads[top] === stack.at(-2)) lost += 1
  } else if (heads[top]! >= next) lost += 1
  return lost
}
