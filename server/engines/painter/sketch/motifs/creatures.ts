import type { Stage } from '../stage.ts'
import { type Point, group, path, placed, trace, fine } from '../svg.ts'
import { filled } from '../ink.ts'
import { mix, css } from '../colour.ts'

export type Creature = 'cat' | 'deer' | 'dog' | 'horse' | 'wolf'

/** Side views, 100 units tall at the highest point, feet at the origin, looking right. */
const SHAPES: Record<Creature, string> = {
  wolf: 'M-74 -52C-66 -62 -50 -64 -34 -62C-16 -62 4 -66 22 -70C30 -78 36 -86 44 -90L46 -101L54 -92C62 -90 68 -84 78 -78C84 -76 86 -72 82 -69C74 -66 66 -66 60 -64C54 -58 48 -50 42 -42C40 -30 38 -16 38 -4L44 0L28 0L28 -14C26 -24 24 -32 20 -38C8 -34 -14 -34 -30 -38C-36 -30 -42 -24 -44 -18C-44 -12 -42 -6 -42 -4L-36 0L-52 0C-54 -8 -54 -14 -54 -20C-54 -28 -58 -36 -60 -42C-66 -40 -74 -32 -84 -26C-92 -22 -98 -24 -100 -26C-92 -30 -84 -42 -74 -52ZM10 -40L16 -40L12 -4L18 0L4 0L4 -12ZM-56 -40L-46 -38C-54 -28 -62 -22 -64 -16L-62 -4L-58 0L-72 0L-74 -16C-72 -26 -64 -34 -56 -40Z',
  dog: 'M-62 -50C-52 -58 -34 -58 -18 -58C0 -58 14 -62 26 -70C30 -80 36 -88 46 -90C54 -92 60 -88 64 -84C72 -82 78 -80 80 -76C80 -70 72 -68 64 -68C56 -66 50 -60 44 -52C42 -40 38 -30 36 -20L36 -4L42 0L28 0L26 -20C24 -28 22 -34 18 -38C4 -34 -16 -34 -32 -38C-38 -28 -40 -24 -40 -18L-40 -4L-34 0L-48 0L-52 -18C-54 -28 -58 -36 -60 -42C-68 -46 -78 -58 -84 -72C-86 -78 -82 -78 -80 -74C-74 -62 -68 -54 -62 -50ZM40 -90C36 -86 34 -78 36 -70C42 -70 44 -80 46 -88ZM8 -40L16 -40L12 0L2 0ZM-54 -40L-44 -38L-54 -16L-54 0L-64 0L-64 -18Z',
  cat: 'M-40 -44C-34 -58 -14 -62 6 -60C14 -62 20 -70 24 -78L26 -94L34 -84L44 -84L52 -94L52 -76C52 -66 46 -60 40 -56C38 -44 36 -30 34 -16L34 -3L40 0L26 0L24 -18L18 -32C6 -28 -12 -28 -20 -30C-24 -22 -26 -14 -26 -3L-20 0L-34 0C-36 -14 -38 -26 -40 -32C-50 -30 -58 -40 -62 -56C-66 -72 -60 -86 -52 -92C-48 -94 -46 -90 -50 -86C-56 -78 -58 -66 -54 -56C-50 -48 -46 -44 -40 -44ZM10 -32L18 -32L16 0L8 0ZM-38 -32L-30 -30L-40 0L-50 0Z',
  deer: 'M-52 -58C-46 -64 -30 -64 -14 -62C0 -62 12 -64 20 -70C26 -80 30 -90 36 -96L32 -102C36 -104 40 -102 42 -100C50 -98 56 -92 62 -88C64 -84 60 -82 56 -83C50 -82 46 -80 44 -76C38 -66 34 -56 28 -48C26 -40 26 -30 26 -20L24 0L18 0L18 -24C16 -32 14 -38 10 -42C-4 -38 -18 -38 -30 -42C-36 -36 -38 -30 -38 -24L-36 0L-42 0L-46 -24C-46 -34 -50 -42 -52 -46C-58 -48 -60 -54 -58 -58ZM4 -42L12 -42L8 0L2 0L2 -24ZM-46 -44L-36 -42C-46 -32 -50 -28 -50 -22L-52 0L-58 0L-56 -24C-54 -32 -50 -40 -46 -44ZM38 -100C34 -112 24 -122 26 -138L28 -138C28 -128 32 -122 36 -116C36 -124 36 -132 40 -140L42 -139C40 -130 40 -122 42 -114C46 -120 50 -126 50 -134L52 -134C54 -122 48 -114 43 -106L42 -100Z',
  horse:
    'M-66 -62C-58 -72 -44 -74 -28 -70C-12 -68 2 -68 14 -72C22 -84 30 -98 42 -106L42 -114L48 -108C58 -104 66 -94 74 -84C78 -78 74 -74 68 -76C62 -78 56 -82 50 -82C46 -72 42 -62 34 -54C30 -46 28 -40 28 -30L30 -6L34 0L22 0L20 -26C18 -36 14 -42 8 -46C-6 -40 -22 -42 -34 -46C-40 -38 -44 -34 -44 -28L-40 -6L-36 0L-48 0L-54 -28C-54 -38 -58 -44 -62 -50C-68 -46 -72 -34 -76 -18C-80 -12 -86 -14 -84 -20C-82 -40 -76 -54 -66 -62ZM6 -48L14 -46L8 -24L10 0L0 0L-2 -24ZM-54 -46L-44 -44L-58 -26L-58 0L-68 0L-66 -28ZM38 -106C28 -102 20 -88 14 -74L20 -74C26 -86 32 -98 40 -104Z',
}

/** An animal on the ground, seen from the side, with a lit edge. */
export function creature(stage: Stage, kind: Creature, feet: Point, height: number, flip = false): string {
  const { palette, light } = stage
  const scale = height / 100
  const side = (light.x > feet.x ? 1 : -1) * (flip ? -1 : 1)
  const edge = 1.3 / scale
  const copy = (fill: string, across: number) =>
    group(
      { fill, transform: `translate(${fine(across)} 0)` },
      ...SHAPES[kind].split(/(?=M)/).map((d) => path(d, {})),
    )
  return placed(
    feet,
    copy(css(mix(light.colour, palette.ink, 0.35)), side * edge) + copy(css(palette.ink), 0),
    { scale, flip, stretch: kind === 'horse' ? 0.84 : 1 },
  )
}

/** A dragon on spread wings, its middle at `at`. */
export function dragon(stage: Stage, at: Point, span: number, flip = false): string {
  const body =
    'M-112 30C-96 34 -84 26 -68 18C-52 10 -36 6 -18 2C0 -2 18 -4 32 -12C44 -20 50 -32 62 -36C68 -38 72 -40 74 -46L78 -38C84 -38 90 -36 96 -31L104 -29C100 -25 92 -24 86 -25C78 -25 72 -22 66 -16C58 -6 48 6 34 12C16 20 -8 20 -28 20C-46 20 -62 26 -78 34C-92 40 -104 40 -114 36L-126 44L-122 32L-132 24Z'
  const legs = 'M20 14L26 26L34 30L24 30L14 18ZM-20 18L-18 30L-10 36L-20 36L-28 22Z'
  const wing =
    'M26 -6C18 -30 4 -58 -14 -84L-12 -92L-22 -86C-42 -84 -62 -76 -82 -62C-70 -62 -62 -58 -56 -52C-68 -44 -78 -32 -84 -18C-72 -24 -62 -24 -54 -22C-58 -12 -60 -2 -58 8C-50 0 -40 -4 -30 -4C-14 -4 8 2 26 6Z'
  const farWing =
    'M30 -8C36 -34 48 -56 64 -72L63 -80L72 -74C88 -70 102 -62 114 -50C104 -50 98 -48 94 -44C100 -36 104 -28 106 -18C96 -22 88 -22 82 -20C82 -12 80 -6 76 0C66 -4 52 -4 40 2Z'
  const { palette } = stage
  const tone = mix(palette.land(0.55), palette.ink, 0.35)
  return placed(
    at,
    filled(farWing, mix(tone, palette.horizon, 0.18)) +
      filled(body, tone) +
      filled(legs, tone) +
      filled(wing, tone),
    {
      scale: span / 240,
      flip,
    },
  )
}

/** Birds far off, as a few strokes each. */
export function birds(stage: Stage, around: Point, count: number, size: number): string {
  const random = stage.random.fork(`birds ${around.x}`)
  let d = ''
  for (let i = 0; i < count; i++) {
    const x = around.x + random.between(-1, 1) * size * 11
    const y = around.y + random.between(-1, 1) * size * 4
    const span = size * random.between(0.55, 1.15)
    const lift = random.between(0.15, 0.55) * span
    d += trace`M${x - span} ${y - lift}Q${x - span * 0.4} ${y - lift * 0.9} ${x} ${y}Q${x + span * 0.4} ${y - lift * 0.9} ${x + span} ${y - lift * 0.8}Q${x + span * 0.4} ${y - lift * 0.45} ${x} ${y + span * 0.16}Q${x - span * 0.4} ${y - lift * 0.5} ${x - span} ${y - lift}Z`
  }
  return filled(d, mix(stage.palette.ink, stage.palette.land(0.5), 0.3))
}
