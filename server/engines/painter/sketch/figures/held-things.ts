import type { Stage } from '../stage.ts'
import { type Point, group, placed } from '../svg.ts'
import { filled, stroked, ellipse } from '../ink.ts'
import { mix, lighter, css } from '../colour.ts'

export type HeldThing = 'lantern' | 'staff' | 'sword' | 'torch' | 'book' | 'nothing'

/** Where the flame of a held light is, if it is one. */
export function lampOf(what: HeldThing, hand: Point, scale: number): Point | undefined {
  if (what === 'lantern') return { x: hand.x, y: hand.y + 13 * scale }
  if (what === 'torch') return { x: hand.x, y: hand.y - 14 * scale }
  return undefined
}

/** The thing in a hand, in the units of the figure that holds it. */
export function heldThing(stage: Stage, what: HeldThing, hand: Point, scale: number, flip: boolean): string {
  const ink = css(stage.palette.ink)
  const { lamp, light } = stage.palette
  const at = (content: string, turn = 0) => placed(hand, content, { scale, flip, turn })
  switch (what) {
    case 'nothing':
      return ''
    case 'lantern':
      return at(
        filled('M-.6 0L-.6 6L.6 6L.6 0Z', ink) +
          ellipse({ x: 0, y: 13 }, 4.4, 6, lighter(lamp, 0.12)) +
          filled(
            'M-4.6 7L0 4.5L4.6 7L4.6 8.4L-4.6 8.4ZM-4.6 17.8L4.6 17.8L4 20L-4 20ZM-4.8 8L-3.8 8L-3.8 18L-4.8 18ZM3.8 8L4.8 8L4.8 18L3.8 18Z',
            ink,
          ),
      )
    case 'torch':
      return at(
        filled('M-1.2 8L1.2 8L1.6 -8L-1.6 -8Z', ink) +
          filled('M0 -24C5 -18 5.5 -13 3 -8L-3 -8C-6 -13 -3 -16 0 -24Z', lighter(lamp, 0.08)),
      )
    case 'staff':
      return at(filled('M-1.1 60L1.1 60L.9 -40C3 -43 3 -47 0 -49C-3 -47 -3 -43 -.9 -40Z', ink))
    case 'sword':
      return at(
        group(
          {},
          filled('M-5 -1L5 -1L5 1L-5 1ZM-1 -7L1 -7L1 0L-1 0Z', ink),
          filled('M-1.5 -1L1.5 -1L.9 -44L0 -48L-.9 -44Z', mix(stage.light.colour, stage.palette.ink, 0.35)),
        ),
        flip ? -24 : 24,
      )
    case 'book':
      return at(
        filled('M-7 -9L0 -6L7 -10L7 -1L0 3L-7 0Z', mix(light, stage.palette.ink, 0.25)) +
          stroked('M0 -6L0 3', ink, 0.8),
      )
  }
}
