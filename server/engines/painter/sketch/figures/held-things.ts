import { drawing } from '../drawing.ts'
import { mix } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { placed, type Point } from '../svg.ts'

export type HeldThing = 'book' | 'staff' | 'nothing'

/** Shapes in the units of the figure, the hand at the origin. */
const held: Record<Exclude<HeldThing, 'nothing'>, string> = {
  book: 'pale M-7 -9L0 -6L7 -10L7 -1L0 3L-7 0Z\nink~.8 M0 -6L0 3',
  staff: 'ink M-1.1 60L1.1 60L.9 -40C3 -43 3 -47 0 -49C-3 -47 -3 -43 -.9 -40Z',
}

/** What readers and wizards have in hand, in the units of the figure. */
export function heldThing(
  { palette: { ink, light } }: Stage,
  what: HeldThing,
  hand: Point,
  scale: number,
  flip: boolean,
): string {
  return what === 'nothing'
    ? ''
    : placed(hand, drawing({ ink, pale: mix(light, ink, 0.2) }, held[what]), { scale, flip })
}
