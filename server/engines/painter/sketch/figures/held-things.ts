import type { heldThings } from '../all-things.ts'
import { lighter, mix, oklch } from '../colour.ts'
import { drawing } from '../drawing.ts'
import type { Stage } from '../stage.ts'
import { group, placed, type Point } from '../svg.ts'

export type HeldThing = (typeof heldThings)[number] | 'staff' | 'nothing'

interface Held {
  /** Shapes in the units of the figure, the hand at the origin: of ink, pale, steel, wood, cloth, leaf, flame. */
  shape: string
  /** Degrees by which it leans. */
  turn?: number
  /** How far the flame is below the hand, of what gives light. */
  flame?: number
  /** How far its foot is below the hand, for what stands or lies on a table. */
  foot?: number
  isFlat?: boolean
}

const held: Record<Exclude<HeldThing, 'nothing'>, Held> = {
  axe: { shape: 'ink M-1 14H1V-24H-1ZM0 -24L11 -27V-13L0 -17Z', turn: 18 },
  balloon: { shape: 'ink~.6 M0 2Q4 -20 0 -34\ncloth O0 -48 11 14' },
  basket: { shape: 'wood M-11 6H11L9 18H-9Z\nink~1.3 M-10 6C-9 -5 9 -5 10 6', foot: 18 },
  book: { shape: 'pale M-7 -9L0 -6L7 -10L7 -1L0 3L-7 0Z\nink~.8 M0 -6L0 3', foot: 3, isFlat: true },
  bottle: { shape: 'cloth M-3 4V-8L-1.2 -12V-18H1.2V-12L3 -8V4Z', foot: 4 },
  bow: { shape: 'wood~1.6 M-2 -34C14 -20 14 20 -2 34\nink~.5 M-2 -34V34' },
  bowl: { shape: 'pale M-9 -4H9C8 4 4 5 0 5C-4 5 -8 4 -9 -4Z', foot: 5 },
  broom: { shape: 'wood M-.9 -44H.9V26H-.9Z\nwood M-3 26H3L8 44H-8Z', turn: -14 },
  camera: { shape: 'ink M-8 -6H-3L-1 -9H4L6 -6H9V5H-8Z\nsteel O1 -1 3.6 3.6', foot: 5 },
  candle: { shape: 'pale M-1.6 2V-9H1.6V2ZM-5 2H5V4H-5Z\nflame O0 -13 1.7 3.6', flame: -13, foot: 4 },
  crossbow: { shape: 'wood M-14 3L-12 0L24 -3V-1L-4 3L-8 6H-14Z\nink~1.6 M20 -16C26 -8 26 4 20 12', turn: 4 },
  cup: { shape: 'pale M-3.6 -8H3.6L3 2H-3Z\npale~1.2 M3.4 -6C7 -6 7 -1 3.2 -1', foot: 2 },
  fishingrod: { shape: 'wood~1.2 M-8 6L40 -52\nink~.4 M40 -52V20' },
  flag: { shape: 'wood M-.8 40H.8V-54H-.8Z\ncloth M.8 -54C12 -60 18 -48 30 -53V-32C18 -27 12 -39 .8 -33Z' },
  flashlight: { shape: 'ink M-5 -2H6L9 -4V4L6 2H-5Z\nbeam/0.2 M9 -3L92 -26V30L9 3Z', foot: 4, isFlat: true },
  flowers: {
    shape: `leaf~1.1 M0 6L-5 -10M0 6L0 -13M0 6L5 -10
      bloom O-6 -12 2.8 2.6O0 -16 2.8 2.6O6 -12 2.8 2.6O-3 -9 2.8 2.6O3 -9 2.8 2.6`,
    foot: 6,
  },
  guitar: {
    shape: `cloth M-12 4C-20 4 -22 18 -12 19C-6 20 -4 16 1 16C7 16 9 13 8 10C7 5 3 6 -1 6C-5 6 -7 4 -12 4Z
      ink M6 9L34 4V7L6 12Z`,
    turn: -18,
  },
  jar: { shape: 'pale M-4 -14H4V-11C8 -8 8 3 5 6H-5C-8 3 -8 -8 -4 -11Z', foot: 6 },
  key: { shape: 'steel~2 O0 -8 4 4\nsteel M-1 -4H1V8H-1ZM1 3H5V5H1ZM1 6H4V8H1Z', foot: 8, isFlat: true },
  knife: { shape: 'ink M-1.4 4H1.4V-2H-1.4Z\nsteel M-1.4 -2H1.4L0 -16Z', turn: 40, foot: 4, isFlat: true },
  lantern: {
    shape: `ink M-.6 0L-.6 6L.6 6L.6 0Z
      flame O0 13 4.4 6
      ink M-4.6 7L0 4.5L4.6 7L4.6 8.4L-4.6 8.4ZM-4.6 17.8L4.6 17.8L4 20L-4 20ZM-4.8 8L-3.8 8L-3.8 18L-4.8 18ZM3.8 8L4.8 8L4.8 18L3.8 18Z`,
    flame: 13,
    foot: 20,
  },
  letter: { shape: 'pale M-7 -10L5 -12L8 2L-4 5Z', foot: 5, isFlat: true },
  map: {
    shape:
      'pale M-16 -12L-5 -9L5 -13L16 -10V8L5 5L-5 9L-16 6Z\nink~.7/.6 M-5 -9V9M5 -13V5M-13 -4C-8 -8 -4 2 0 -3C4 -6 8 0 13 -4',
    foot: 9,
    isFlat: true,
  },
  phone: { shape: 'ink M-3 4V-8H3V4Z\nsteel M-2.2 2.6V-6.8H2.2V2.6Z', foot: 4, isFlat: true },
  oar: { shape: 'wood M-.9 46H.9V-40H-.9ZM-4 -40C-5 -52 -3 -62 0 -64C3 -62 5 -52 4 -40Z', turn: 10 },
  pistol: { shape: 'ink M-2 6L0 -3L16 -3L16 -6L-4 -6L-6 5Z', foot: 6, isFlat: true },
  rifle: { shape: 'ink M-30 9L-16 4L-8 4L-6 1L34 -3L34 -1L-2 4L-4 7L-10 7L-14 8L-28 14Z', turn: -34 },
  rope: {
    shape: 'wood~1.6 M0 0C-8 8 -8 20 0 22C8 20 8 8 0 0M-2 2C-12 12 -8 26 2 24M2 2C12 12 8 26 -2 24',
    foot: 24,
  },
  spade: { shape: 'ink M-1 -34H1V26H-1ZM-5 26H5V38Q0 44 -5 38Z', turn: -14 },
  spear: { shape: 'wood M-.9 52H.9V-60H-.9Z\nsteel M-3 -60L0 -74L3 -60Z' },
  staff: { shape: 'ink M-1.1 60L1.1 60L.9 -40C3 -43 3 -47 0 -49C-3 -47 -3 -43 -.9 -40Z' },
  stick: { shape: 'ink~1.8 M-1 0C-1 -5 5 -5 5 -1M-1 0V46' },
  suitcase: { shape: 'ink M-13 4H13V22H-13ZM-4 4V0H4V4H2.6V1.6H-2.6V4Z' },
  sword: {
    shape: 'ink M-5 -1L5 -1L5 1L-5 1ZM-1 -7L1 -7L1 0L-1 0Z\nsteel M-1.5 -1L1.5 -1L.9 -44L0 -48L-.9 -44Z',
    turn: 24,
  },
  torch: {
    shape: 'ink M-1.2 8L1.2 8L1.6 -8L-1.6 -8Z\nflame M0 -24C5 -18 5.5 -13 3 -8L-3 -8C-6 -13 -3 -16 0 -24Z',
    flame: -14,
  },
  tray: { shape: 'steel M-16 -2H16L14 1H-14Z\npale M-8 -8H-3V-2H-8ZM2 -6H9V-2H2Z' },
  umbrella: {
    shape:
      'ink~1.4 M0 4V-46\nink M-30 -42C-26 -62 26 -62 30 -42Q20 -46 10 -42Q0 -46 -10 -42Q-20 -46 -30 -42Z',
  },
}

/** Where the flame of a held light is, if it is one. */
export function lampOf(what: HeldThing, hand: Point, scale: number): Point | undefined {
  const flame = what === 'nothing' ? undefined : held[what].flame
  return flame === undefined ? undefined : { x: hand.x, y: hand.y + flame * scale }
}

/** The thing in a hand, in the units of the figure that holds it. */
export function heldThing(
  { palette }: Stage,
  what: HeldThing,
  hand: Point,
  scale: number,
  flip: boolean,
): string {
  if (what === 'nothing') return ''
  const { ink, light, lamp, accent } = palette
  const inks = {
    ink,
    pale: mix(light, ink, 0.2),
    steel: mix(light, ink, 0.35),
    wood: mix(oklch(0.55, 0.07, 60), ink, 0.45),
    cloth: mix(accent, ink, 0.5),
    leaf: mix(palette.land(0.6), ink, 0.3),
    bloom: mix(accent, light, 0.35),
    flame: lighter(lamp, 0.1),
    beam: mix(lamp, light, 0.5),
  }
  const { shape, turn = 0 } = held[what]
  return placed(hand, drawing(inks, shape), { scale, flip, turn: flip ? -turn : turn })
}

/** A thing on a table, at a point of its top, in the units of figures there. */
export function laidThing(stage: Stage, what: HeldThing, at: Point, scale: number): string {
  if (what === 'nothing') return ''
  const { foot = 0, isFlat = false } = held[what]
  const thing = heldThing(stage, what, { x: 0, y: 0 }, scale, false)
  return group(
    {
      transform: `translate(${at.x} ${at.y - foot * scale * (isFlat ? 0.4 : 1)})${isFlat ? ' scale(1 .4)' : ''}`,
    },
    thing,
  )
}
