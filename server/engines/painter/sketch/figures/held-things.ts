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
    case 'axe':
      return at(filled('M-1 14H1V-24H-1ZM0 -24L11 -27V-13L0 -17Z', ink), flip ? -18 : 18)
    case 'knife':
      return at(
        filled('M-1.4 4H1.4V-2H-1.4Z', ink) +
          filled('M-1.4 -2H1.4L0 -16Z', mix(light, stage.palette.ink, 0.3)),
        flip ? -40 : 40,
      )
    case 'pistol':
      return at(filled('M-2 6L0 -3L16 -3L16 -6L-4 -6L-6 5Z', ink))
    case 'bottle':
      return at(
        filled('M-3 4V-8L-1.2 -12V-18H1.2V-12L3 -8V4Z', mix(stage.palette.accent, stage.palette.ink, 0.5)),
      )
    case 'phone':
      return at(
        filled('M-3 4V-8H3V4Z', ink) +
          filled('M-2.2 2.6V-6.8H2.2V2.6Z', mix(light, stage.palette.skyMiddle, 0.4)),
      )
    case 'flowers':
      return at(
        stroked(
          'M0 6L-5 -10M0 6L0 -13M0 6L5 -10',
          mix(stage.palette.land(0.6), stage.palette.ink, 0.3),
          1.1,
        ) +
          ['-6 -12', '0 -16', '6 -12', '-3 -9', '3 -9']
            .map((point) => point.split(' ').map(Number))
            .map(([x = 0, y = 0]) => ellipse({ x, y }, 2.8, 2.6, mix(stage.palette.accent, light, 0.35)))
            .join(''),
      )
    case 'basket':
      return at(
        filled('M-11 6H11L9 18H-9Z', mix(stage.palette.accent, stage.palette.ink, 0.55)) +
          stroked('M-10 6C-9 -5 9 -5 10 6', ink, 1.3),
      )
    case 'stick':
      return at(stroked('M-1 0C-1 -5 5 -5 5 -1M-1 0V46', ink, 1.8))
    case 'guitar':
      return at(
        filled(
          'M-12 4C-20 4 -22 18 -12 19C-6 20 -4 16 1 16C7 16 9 13 8 10C7 5 3 6 -1 6C-5 6 -7 4 -12 4Z',
          mix(stage.palette.accent, stage.palette.ink, 0.4),
        ) + filled('M6 9L34 4V7L6 12Z', ink),
        flip ? 18 : -18,
      )
    case 'book':
      return at(
        filled('M-7 -9L0 -6L7 -10L7 -1L0 3L-7 0Z', mix(light, stage.palette.ink, 0.25)) +
          stroked('M0 -6L0 3', ink, 0.8),
      )
  }
}

/** How far the foot of a thing is below the hand that holds it, for those that stand or lie on a table. */
const feet: Partial<Record<HeldThing, number>> = {
  basket: 18,
  bottle: 4,
  candle: 4,
  cup: 2,
  flowers: 6,
  knife: 4,
  lantern: 20,
  letter: 5,
  phone: 4,
  pistol: 6,
}
/** Those of them that lie. */
const FLAT = /^(?:knife|letter|phone|pistol)$/

/** A thing on a table, at a point of its top, in the units of figures there. */
export function laidThing(stage: Stage, what: HeldThing, at: Point, scale: number): string {
  const isFlat = FLAT.test(what)
  const foot = (feet[what] ?? 0) * scale * (isFlat ? 0.4 : 1)
  const thing = heldThing(stage, what, { x: 0, y: 0 }, scale, false)
  return group({ transform: `translate(${at.x} ${at.y - foot})${isFlat ? ' scale(1 .4)' : ''}` }, thing)
}
