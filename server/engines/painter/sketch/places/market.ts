import type { Random } from '#server/ground/random.ts'
import { mistBank } from '../clouds.ts'
import { glow, lampGlow } from '../light.ts'
import { bystander } from '../figures/bystander.ts'
import { skyline } from '../motifs/skyline.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { type Point, placed, trace } from '../svg.ts'
import { filled, stroked, box, ellipse, disc } from '../ink.ts'
import { type Colour, oklch, mix, lighter, css } from '../colour.ts'

/** Stalls under awnings and strings of lamps. */
export function market(stage: Stage): Scenery {
  const { palette, facts } = stage
  const random = stage.random.fork('market')
  const isDark = facts.time !== 'day'
  const roofs = skyline(random, {
    base: 560,
    low: 120,
    high: 240,
    narrow: 70,
    wide: 140,
    roof: facts.genre === 'historical' ? 'flat' : 'gabled',
    lit: isDark ? 0.18 : 0.02,
  })
  const nearRoofs = skyline(random, {
    base: 570,
    low: 70,
    high: 150,
    narrow: 90,
    wide: 150,
    roof: 'gabled',
    lit: isDark ? 0.2 : 0.02,
  })
  const hues = [palette.accent.h, 60, 20, palette.accent.h + 140, 80]
  const awning = () => oklch(isDark ? 0.56 : 0.64, 0.11, hues[random.whole(0, hues.length - 1)]!)
  const row = (y: number, scale: number, nearness: number, gap: number) =>
    [-2.2, -1.1, 1.1, 2.2]
      .map((slot) => ({ x: WIDTH / 2 + slot * 230 * scale + Math.sign(slot) * gap, y }))
      .map((at) => stall(stage, random, at, 190 * scale, nearness, awning(), isDark))
      .join('')
  const shoppers = Array.from({ length: 9 }, (_, i) =>
    bystander(
      stage,
      random,
      random.pick(['man', 'woman', 'monk', 'traveller', 'child']),
      { x: random.between(80, WIDTH - 80), y: 600 + (i % 3) * 9 },
      { height: random.between(68, 84), flip: random.chance(0.5) },
    ),
  ).join('')
  return {
    behind:
      sky(stage, 540) +
      filled(roofs.d, palette.land(0.2)) +
      filled(roofs.windows, palette.lamp, 0.7) +
      mistBank(stage, {
        top: 400,
        bottom: 580,
        colour: mix(palette.horizon, palette.lamp, 0.2),
        opacity: 0.5,
        stretch: 6,
      }) +
      filled(nearRoofs.d, palette.land(0.42)) +
      filled(nearRoofs.windows, palette.lamp, 0.85) +
      glow(stage, { x: WIDTH / 2, y: 580 }, 620, isDark ? palette.lamp : stage.light.colour, 0.5, 0.45) +
      box(
        0,
        566,
        WIDTH,
        170,
        stage.sheet.fall(566, HEIGHT, {
          0: mix(palette.land(0.5), palette.lamp, isDark ? 0.35 : 0.1),
          0.5: palette.land(0.78),
          1: palette.ink,
        }),
      ) +
      row(588, 0.66, 0.5, 50) +
      shoppers +
      row(650, 1.02, 0.74, 96) +
      strings(stage, random),
    ground: { x: WIDTH / 2 + random.between(-60, 60), y: 668 },
    height: 152,
    before: '',
  }
}

function stall(
  stage: Stage,
  random: Random,
  foot: Point,
  width: number,
  nearness: number,
  cloth: Colour,
  isLit: boolean,
): string {
  const { palette } = stage
  const u = width / 100
  const wood = css(mix(palette.land(nearness), palette.ink, 0.45))
  const stripes = Array.from({ length: 8 }, (_, i) => {
    const [a, b] = [-58 + i * 14.5, -58 + (i + 1) * 14.5]
    const [c, d] = [-46 + i * 11.5, -46 + (i + 1) * 11.5]
    const colour = i % 2 === 0 ? cloth : mix(palette.light, cloth, 0.35)
    return filled(
      `M${c} -92H${d}L${b} -66q${(a - b) / 2} 8 ${a - b} 0Z`,
      mix(colour, palette.ink, 0.2 + nearness * 0.2),
    )
  }).join('')
  const goods = Array.from({ length: 15 }, (_, i) =>
    disc(
      { x: -42 + i * 6, y: -31 - (i % 3) * 2.4 },
      random.between(2.6, 4.2),
      mix(oklch(0.66, 0.14, random.between(20, 150)), palette.ink, 0.3),
    ),
  ).join('')
  return (
    placed(
      foot,
      (isLit
        ? ellipse({ x: 0, y: -44 }, 46, 24, mix(palette.lamp, palette.ink, 0.45), 0.9)
        : filled('M-44 -66H44V-28H-44Z', mix(palette.ink, palette.land(nearness), 0.4))) +
        filled('M-48 2V-90H-45V2ZM45 2V-90H48V2Z', wood) +
        goods +
        filled('M-52 -27H52V-22H-52ZM-48 -22H48V2H-48Z', wood) +
        stroked('M-36 -22V2M-24 -22V2M-12 -22V2M0 -22V2M12 -22V2M24 -22V2M36 -22V2', palette.ink, 0.9, 0.5) +
        stripes,
      { scale: u },
    ) +
    (isLit
      ? lampGlow(stage, { x: foot.x, y: foot.y - 56 * u }, 76 * u, 0.75) +
        disc({ x: foot.x, y: foot.y - 57 * u }, 3.4 * u, lighter(palette.lamp, 0.12))
      : '')
  )
}

/** Paper lamps on lines across the street. */
function strings(stage: Stage, random: Random): string {
  const { palette } = stage
  let content = ''
  for (const [from, to, sag] of [
    [{ x: -20, y: 250 }, { x: WIDTH + 20, y: 200 }, 150],
    [{ x: -20, y: 330 }, { x: WIDTH + 20, y: 360 }, 110],
    [{ x: -20, y: 120 }, { x: WIDTH + 20, y: 150 }, 130],
  ] as const) {
    const at = (t: number) => ({
      x: from.x + (to.x - from.x) * t,
      y: from.y + (to.y - from.y) * t + sag * 4 * t * (1 - t),
    })
    const line = Array.from({ length: 22 }, (_, i) => at(i / 21))
    content += stroked(
      line.map(({ x, y }, i) => trace`${i === 0 ? 'M' : 'L'}${x} ${y}`).join(''),
      palette.ink,
      1.4,
      0.8,
    )
    for (let i = 1; i < 15; i++) {
      const { x, y } = at((i + random.between(-0.2, 0.2)) / 15)
      const colour = mix(palette.lamp, palette.accent, i % 3 === 0 ? 0.45 : 0)
      content +=
        glow(stage, { x, y: y + 12 }, 44, colour, 0.7) +
        ellipse({ x, y: y + 12 }, 7.5, 9.5, lighter(colour, 0.06)) +
        stroked(trace`M${x} ${y}v3M${x - 4} ${y + 3}h8M${x - 4} ${y + 21}h8`, palette.ink, 1.6)
    }
  }
  return content
}
