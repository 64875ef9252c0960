import type { Act } from './acts.ts'
import { deedLinesOfHand } from './deed-lines-of-hand.ts'
import { deedLinesOfMind } from './deed-lines-of-mind.ts'

/**
 * How a deed goes, by act. '[deed]' is the player's own clause in the base form, '[object]' what it was done to,
 * '[who]' the person it concerns. Talking, asking and saying have talk-lines.ts.
 */
export const deedLines: Record<Exclude<Act, 'talk' | 'ask' | 'say'>, string[]> = {
  ...deedLinesOfMind,
  ...deedLinesOfHand,
}
