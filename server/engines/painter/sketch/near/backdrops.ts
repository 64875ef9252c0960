import { type Colour, faint, lighter, mix } from '../colour.ts'
import { box, disc, filled, stroked } from '../ink.ts'
import type { Backdrop } from '../lexicon/backdrops.ts'
import { glow } from '../light.ts'
import { skyline } from '../motifs/skyline.ts'
import { ridgeLine } from '../motifs/terrain.ts'
import { leafTree } from '../motifs/trees.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { lines, many, trace } from '../svg.ts'

/** What lies behind people in the tones of the ground, as soft as what one does not look at; the furthest first. */
export function backdropsBehind(
  stage: Stage,
  tones: { far: Colour; middle: Colour; low: Colour; shine: Colour },
): string {
  const { facts } = stage
  const told = facts.backdrops ?? []
  return order
    .filter((each) => told.includes(each))
    .map((each) => drawings[each](stage, tones))
    .join('')
}
const order: readonly Backdrop[] = ['hills', 'town', 'water', 'trees', 'shelves', 'window', 'hearth']

type Tones = Parameters<typeof backdropsBehind>[1]
const HORIZON = 470

/** Land or houses from one edge to the other, its foot fading. */
const along = (stage: Stage, d: string, tone: Colour, foot: Colour): string =>
  filled(d, stage.sheet.fall(220, HEIGHT, { 0: tone, 0.5: tone, 1: foot }))

const drawings: Record<Backdrop, (stage: Stage, tones: Tones) => string> = {
  hills(stage, { middle, low }) {
    const points = ridgeLine(stage.random.fork('hills behind'), {
      shape: 'hills',
      base: 480,
      height: 190,
      tops: 3,
    })
    return along(stage, `${lines(points)}V${HEIGHT}H-20Z`, mix(middle, low, 0.55), low)
  },
  town(stage, { middle, low }) {
    const shape = { base: 500, low: 90, high: 240, narrow: 90, wide: 190, roof: 'gabled', lit: 0 } as const
    return (
      along(stage, skyline(stage.random.fork('roofs behind'), shape).d, mix(middle, low, 0.6), low) +
      box(0, 500, WIDTH, HEIGHT - 500, low)
    )
  },
  water(stage, { far, middle, low, shine }) {
    const random = stage.random.fork('water behind')
    const water = stage.sheet.fall(HORIZON, HEIGHT, {
      0: mix(far, shine, 0.3),
      0.3: mix(far, low, 0.4),
      1: low,
    })
    const gleams = many(26, () => {
      const y = HORIZON + 6 + 210 * random.next() ** 1.6
      return trace`M${random.between(0, WIDTH)} ${y}h${random.between(30, 150)}`
    })
    return (
      box(0, HORIZON, WIDTH, HEIGHT - HORIZON, water) + stroked(gleams, mix(middle, shine, 0.6), 2.4, 0.35)
    )
  },
  trees(stage, { middle, low }) {
    const random = stage.random.fork('trees behind')
    const d = many(9, (i) => {
      const foot = { x: i * 160 + random.between(-50, 50), y: 600 }
      return leafTree(random, foot, random.between(330, 480))
    })
    return along(stage, d, mix(middle, low, 0.6), low) + box(0, 590, WIDTH, HEIGHT - 590, low, 0.8)
  },
  shelves({ random }, { far, middle, low }) {
    const books = random.fork('shelves behind')
    const tone = mix(middle, low, 0.5)
    return many(4, (row) => {
      const y = 120 + row * 150
      const spines = many(30, (i) => {
        const [width, tall] = [books.between(18, 40), books.between(70, 122)]
        return books.chance(0.86)
          ? box(i * 44, y - tall, width, tall, mix(mix(far, low, books.between(0, 0.5)), middle, 0.3), 0.75)
          : ''
      })
      return spines + box(0, y, WIDTH, 13, tone)
    })
  },
  window(stage, { low, shine }) {
    const { palette, facts } = stage
    const x = stage.random.fork('window behind').chance(0.5) ? 560 : 430
    const isDay = facts.time === 'day'
    const air = isDay
      ? lighter(mix(palette.skyMiddle, palette.light, 0.5), 0.05)
      : mix(palette.skyMiddle, palette.horizon, 0.3)
    const frame = mix(low, shine, 0.12)
    return (
      box(x, 40, 330, 400, frame) +
      box(x + 16, 56, 298, 368, stage.sheet.fall(56, 424, { 0: air, 1: mix(air, palette.horizon, 0.5) })) +
      box(x + 158, 56, 13, 368, frame) +
      box(x + 16, 220, 298, 12, frame) +
      box(x - 18, 440, 366, 20, mix(frame, shine, 0.15)) +
      (isDay ? glow(stage, { x: x + 165, y: 260 }, 460, palette.light, 0.35) : '')
    )
  },
  hearth(stage, { low }) {
    const { palette } = stage
    const at = { x: 640, y: 470 }
    return (
      filled('M470 640V330Q640 250 810 330V640Z', mix(low, palette.ink, 0.4)) +
      glow(stage, at, 420, palette.lamp, 0.8) +
      filled(
        'M560 620C520 540 590 520 600 440C650 480 640 520 670 530C690 500 690 480 684 460C740 520 740 580 720 620Z',
        lighter(palette.lamp, 0.06),
      ) +
      disc({ x: 640, y: 600 }, 60, faint(palette.light, 0.35))
    )
  },
}
