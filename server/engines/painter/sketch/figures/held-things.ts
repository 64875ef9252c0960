import type { heldThings } from '../all-things.ts'
import type { Stage } from '../stage.ts'
import { type Point, group, placed } from '../svg.ts'
import { filled, stroked, ellipse } from '../ink.ts'
import { mix, lighter, css } from '../colour.ts'

export type HeldThing = (typeof heldThings)[number] | 'staff' | 'book' | 'nothing'

/** Where the flame of a held light is, if it is one. */
export function lampOf(what: HeldThing, hand: Point, scale: number): Point | undefined {
  if (what === 'lantern') return { x: hand.x, y: hand.y + 13 * scale }
  if (what === 'torch') return { x: hand.x, y: hand.y - 14 * scale }
  return what === 'candle' ? { x: hand.x, y: hand.y - 13 * scale } : undefined
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
    case 'rifle':
      return at(
        filled('M-30 9L-16 4L-8 4L-6 1L34 -3L34 -1L-2 4L-4 7L-10 7L-14 8L-28 14Z', ink),
        flip ? 34 : -34,
      )
    case 'candle':
      return at(
        filled('M-1.6 2V-9H1.6V2ZM-5 2H5V4H-5Z', mix(light, stage.palette.ink, 0.2)) +
          ellipse({ x: 0, y: -13 }, 1.7, 3.6, lighter(lamp, 0.12)),
      )
    case 'letter':
      return at(filled('M-7 -10L5 -12L8 2L-4 5Z', mix(light, stage.palette.ink, 0.12)))
    case 'cup':
      return at(
        filled('M-3.6 -8H3.6L3 2H-3Z', mix(light, stage.palette.ink, 0.2)) +
          stroked('M3.4 -6C7 -6 7 -1 3.2 -1', mix(light, stage.palette.ink, 0.2), 1.2),
      )
    case 'umbrella':
      return at(
        stroked('M0 4V-46', ink, 1.4) +
          filled('M-30 -42C-26 -62 26 -62 30 -42Q20 -46 10 -42Q0 -46 -10 -42Q-20 -46 -30 -42Z', ink),
      )
    case 'suitcase':
      return at(filled('M-13 4H13V22H-13ZM-4 4V0H4V4H2.6V1.6H-2.6V4Z', ink))
    case 'spade':
      return at(filled('M-1 -34H1V26H-1ZM-5 26H5V38Q0 44 -5 38Z', ink), flip ? 14 : -14)
    case 'tray':
      return at(
        filled('M-16 -2H16L14 1H-14Z', mix(light, stage.palette.ink, 0.35)) +
          filled('M-8 -8H-3V-2H-8ZM2 -6H9V-2H2Z', mix(light, stage.palette.ink, 0.5)),
      )
    case 'book':
      return at(
        filled('M-7 -9L0 -6L7 -10L7 -1L0 3L-7 0Z', mix(light, stage.palette.ink, 0.25)) +
          stroked('M0 -6L0 3', ink, 0.8),
      )
  }
}
