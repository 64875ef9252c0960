import type { Random } from '#server/ground/random.ts'
import { mistBank } from '../clouds.ts'
import { glow } from '../light.ts'
import { planet, worldColours } from '../motifs/planets.ts'
import { skyline } from '../motifs/skyline.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { element, polygon, trace } from '../svg.ts'
import { filled, stroked, box, disc } from '../ink.ts'
import { type Colour, oklch, mix, lighter, faint, css } from '../colour.ts'

/** Towers of light over streets of light, seen from a roof. */
export function futureCity(stage: Stage): Scenery {
  const { palette, facts } = stage
  const random = stage.random.fork('future city')
  const cold = oklch(0.8, 0.13, 200)
  const hot = oklch(0.7, 0.2, 350)
  const isDark = facts.time !== 'day'
  const lit = isDark ? 0.42 : 0.12
  const ranks = [
    { base: 620, low: 150, high: 380, narrow: 34, wide: 80, nearness: 0.1 },
    { base: 660, low: 170, high: 440, narrow: 54, wide: 120, nearness: 0.32 },
    { base: 720, low: 120, high: 420, narrow: 90, wide: 170, nearness: 0.62 },
  ]
  const drawn = ranks.map((rank, i) => {
    const { d, windows } = skyline(random, {
      ...rank,
      roof: i === 1 ? 'spires' : 'flat',
      lit: lit * (0.5 + i * 0.25),
    })
    const tone = palette.land(rank.nearness)
    return (
      filled(
        d,
        stage.sheet.fall(rank.base - rank.high, rank.base, {
          0: tone,
          1: mix(tone, i === 0 ? palette.horizon : hot, 0.3 - i * 0.07),
        }),
      ) +
      filled(windows, mix(i === 1 ? cold : palette.lamp, tone, 0.25), 0.4 + i * 0.2) +
      signs(stage, random, rank.base - rank.high * 0.6, rank.base - 60, 5 + i * 3, 0.5 + i * 0.45, [
        cold,
        hot,
        palette.lamp,
      ]) +
      mistBank(stage, {
        top: rank.base - 230,
        bottom: rank.base + 20,
        colour: mix(palette.horizon, i === 1 ? hot : cold, 0.3),
        opacity: 0.5 - i * 0.1,
        stretch: 6,
      })
    )
  })
  const isLeft = stage.light.x > WIDTH / 2
  const side = (x: number) => (isLeft ? x : WIDTH - x)
  const standX = side(330)
  return {
    behind:
      sky(stage, 620, 0.3) +
      planet(stage, {
        centre: { x: side(960), y: 190 },
        radius: 92,
        kind: 'rock',
        colours: worldColours(palette.accent.h, 0.6),
        litFrom: 210,
      }) +
      glow(stage, { x: WIDTH / 2, y: 620 }, 760, mix(hot, palette.horizon, 0.5), 0.5, 0.5) +
      drawn[0] +
      traffic(stage, random, 330, cold, 0.6) +
      drawn[1] +
      traffic(stage, random, 450, palette.lamp, 1) +
      drawn[2] +
      traffic(stage, random, 560, hot, 1.4) +
      rooftop(stage, side),
    ground: { x: standX, y: 640 },
    height: 138,
    before: '',
  }
}

/** Glowing boards on walls; their signs are strokes, not letters. */
function signs(
  stage: Stage,
  random: Random,
  top: number,
  bottom: number,
  count: number,
  size: number,
  colours: [Colour, ...Colour[]],
): string {
  let content = ''
  for (let i = 0; i < count; i++) {
    const colour = random.pick(colours)
    const isTall = random.chance(0.65)
    const width = size * (isTall ? 13 : 46)
    const height = size * (isTall ? 56 : 15)
    const at = { x: random.between(0, WIDTH), y: random.between(top, bottom) }
    let strokes = ''
    const cells = 4
    for (let c = 0; c < cells; c++) {
      const x = at.x + (isTall ? width * 0.28 : (width * (c + 0.3)) / cells)
      const y = at.y + (isTall ? (height * (c + 0.3)) / cells : height * 0.3)
      strokes += random.chance(0.5)
        ? trace`M${x} ${y}h${size * 6}m${-size * 3} 0v${size * 6}`
        : trace`M${x} ${y}v${size * 6}h${size * 5}`
    }
    content +=
      glow(
        stage,
        { x: at.x + width / 2, y: at.y + height / 2 },
        Math.max(width, height) * 1.1,
        colour,
        0.55,
      ) +
      element('rect', {
        x: at.x,
        y: at.y,
        width,
        height,
        rx: size * 1.5,
        fill: css(mix(colour, stage.palette.ink, 0.7)),
        stroke: css(colour),
        'stroke-width': size * 1.1,
      }) +
      stroked(strokes, lighter(colour, 0.12), size * 1.2)
  }
  return content
}

/** A lane of flying craft with their lamps. */
function traffic(stage: Stage, random: Random, y: number, colour: Colour, size: number): string {
  let content = ''
  const slope = random.between(-0.1, 0.1)
  for (let i = 0; i < 11; i++) {
    const x = random.between(-20, WIDTH)
    const at = { x, y: y + (x - WIDTH / 2) * slope + random.between(-6, 6) }
    content +=
      filled(
        trace`M${at.x - 9 * size} ${at.y + 1.4 * size}L${at.x - 6 * size} ${at.y - 2.6 * size}H${at.x + 4 * size}L${at.x + 9 * size} ${at.y + 1.4 * size}Z`,
        stage.palette.ink,
      ) +
      glow(stage, { x: at.x - 9 * size, y: at.y + size }, 12 * size, colour, 0.9) +
      stroked(
        trace`M${at.x - 9 * size} ${at.y + size}h${-34 * size}`,
        stage.sheet.linear(
          { x: at.x - 9 * size, y: 0 },
          { x: at.x - 43 * size, y: 0 },
          { 0: faint(colour, 0.7), 1: faint(colour, 0) },
        ),
        1.6 * size,
      )
  }
  return content
}

function rooftop(stage: Stage, side: (x: number) => number): string {
  const { palette } = stage
  const ink = css(palette.ink)
  const edge = [
    { x: side(-20), y: 618 },
    { x: side(520), y: 618 },
    { x: side(560), y: 650 },
    { x: side(560), y: 740 },
    { x: side(-20), y: 740 },
  ]
  return (
    filled(
      polygon(edge),
      stage.sheet.fall(618, HEIGHT, {
        0: mix(palette.land(0.8), palette.accent, 0.12),
        0.2: mix(palette.land(0.9), palette.ink, 0.4),
        1: palette.ink,
      }),
    ) +
    stroked(
      `M${side(-20)} 618H${side(520)}L${side(560)} 650`,
      mix(palette.accent, palette.light, 0.3),
      2.4,
      0.7,
    ) +
    box(Math.min(side(70), side(180)), 540, 110, 80, ink) +
    stroked(
      `M${side(110)} 540V440M${side(110)} 470h${side(0) === 0 ? 26 : -26}M${side(140)} 540V490`,
      ink,
      4,
    ) +
    disc({ x: side(110), y: 438 }, 4, oklch(0.66, 0.22, 25)) +
    glow(stage, { x: side(110), y: 438 }, 30, oklch(0.66, 0.22, 25), 0.9)
  )
}
