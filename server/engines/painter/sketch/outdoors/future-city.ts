import { type Colour, css, faint, lighter, mix, oklch } from '../colour.ts'
import { box, disc, filled, stroked } from '../ink.ts'
import { planet, worldColours } from '../motifs/planets.ts'
import { skyline } from '../motifs/skyline.ts'
import { HEIGHT, WIDTH } from '../stage.ts'
import { element, trace } from '../svg.ts'
import { type Land, landscape } from './land.ts'

const cold = oklch(0.8, 0.13, 200)
const hot = oklch(0.7, 0.2, 350)

/** Towers of light over streets of light, seen from a roof. */
export const futureCity = landscape('future city', (land) => {
  const { stage, palette, away } = land
  const lit = land.facts.time === 'day' ? 0.12 : 0.42
  const [far, middle, near] = [
    towers(land, 0, { base: 620, low: 150, high: 380, narrow: 34, wide: 80, roof: 'flat', lit: lit * 0.5 }),
    towers(land, 1, {
      base: 660,
      low: 170,
      high: 440,
      narrow: 54,
      wide: 120,
      roof: 'spires',
      lit: lit * 0.75,
    }),
    towers(land, 2, { base: 720, low: 120, high: 420, narrow: 90, wide: 170, roof: 'flat', lit }),
  ]
  return {
    behind: [
      land.sky(620, 0.3),
      land.where('planet', () =>
        planet(stage, {
          centre: { x: away(960), y: 190 },
          radius: 92,
          kind: 'rock',
          colours: worldColours(palette.accent.h, 0.6),
          litFrom: 210,
        }),
      ),
      land.glow(WIDTH / 2, 620, 760, mix(hot, palette.horizon, 0.5), 0.5, 0.5),
      far,
      traffic(land, 330, cold, 0.6),
      middle,
      traffic(land, 450, palette.lamp, 1),
      near,
      traffic(land, 560, hot, 1.4),
      land.where('heights', () => rooftop(land)),
    ],
    // Who is down in its streets is not seen.
    x: land.facts.details?.includes('heights') ? away(330) : -400,
    on: 640,
    height: 138,
  }
})

function towers(land: Land, i: number, shape: Parameters<typeof skyline>[1]): string {
  const { random, palette, fall } = land
  const { d, windows } = skyline(random, shape)
  const { base, high } = shape
  const tone = palette.land([0.1, 0.32, 0.62][i]!)
  const foot = mix(tone, i === 0 ? palette.horizon : hot, 0.3 - i * 0.07)
  return (
    filled(d, fall(base - high, base, { 0: tone, 1: foot })) +
    filled(windows, mix(i === 1 ? cold : palette.lamp, tone, 0.25), 0.4 + i * 0.2) +
    land.many(5 + i * 3, () => sign(land, base - high * 0.6, base - 60, 0.5 + i * 0.45)) +
    land.mist(base - 230, base + 20, 0.5 - i * 0.1, 6, mix(palette.horizon, i === 1 ? hot : cold, 0.3))
  )
}

/** A glowing board on a wall; its signs are strokes, not letters. */
function sign({ random, palette, glow, many }: Land, top: number, bottom: number, size: number): string {
  const colour: Colour = random.pick([cold, hot, palette.lamp])
  const isTall = random.chance(0.65)
  const [width, height] = isTall ? [size * 13, size * 56] : [size * 46, size * 15]
  const at = { x: random.between(0, WIDTH), y: random.between(top, bottom) }
  const strokes = many(4, (i) => {
    const x = at.x + (isTall ? width * 0.28 : (width * (i + 0.3)) / 4)
    const y = at.y + (isTall ? (height * (i + 0.3)) / 4 : height * 0.3)
    return random.chance(0.5)
      ? trace`M${x} ${y}h${size * 6}m${-size * 3} 0v${size * 6}`
      : trace`M${x} ${y}v${size * 6}h${size * 5}`
  })
  return (
    glow(at.x + width / 2, at.y + height / 2, Math.max(width, height) * 1.1, colour, 0.55) +
    element('rect', {
      ...at,
      width,
      height,
      rx: size * 1.5,
      fill: css(mix(colour, palette.ink, 0.7)),
      stroke: css(colour),
      'stroke-width': size * 1.1,
    }) +
    stroked(strokes, lighter(colour, 0.12), size * 1.2)
  )
}

/** A lane of flying craft with their lamps. */
function traffic(
  { random, sheet, glow, inked, many }: Land,
  y: number,
  colour: Colour,
  size: number,
): string {
  const slope = random.between(-0.1, 0.1)
  return many(11, () => {
    const x = random.between(-20, WIDTH)
    const at = { x, y: y + (x - WIDTH / 2) * slope + random.between(-6, 6) }
    const tail = { x: x - 9 * size, y: at.y + size }
    const gleam = sheet.linear(
      { x: tail.x, y: 0 },
      { x: x - 43 * size, y: 0 },
      {
        0: faint(colour, 0.7),
        1: faint(colour, 0),
      },
    )
    return (
      inked(
        trace`M${tail.x} ${at.y + 1.4 * size}L${x - 6 * size} ${at.y - 2.6 * size}H${x + 4 * size}L${x + 9 * size} ${at.y + 1.4 * size}Z`,
      ) +
      glow(tail.x, tail.y, 12 * size, colour, 0.9) +
      stroked(trace`M${tail}h${-34 * size}`, gleam, 1.6 * size)
    )
  })
}

function rooftop({ palette, ink, away, fall, glow }: Land): string {
  const red = oklch(0.66, 0.22, 25)
  const roof = fall(618, HEIGHT, {
    0: mix(palette.land(0.8), palette.accent, 0.12),
    0.2: mix(palette.land(0.9), palette.ink, 0.4),
    1: palette.ink,
  })
  const inward = away(0) === 0 ? 26 : -26
  return (
    filled(`M${away(-20)} 618H${away(520)}L${away(560)} 650V740H${away(-20)}Z`, roof) +
    stroked(
      `M${away(-20)} 618H${away(520)}L${away(560)} 650`,
      mix(palette.accent, palette.light, 0.3),
      2.4,
      0.7,
    ) +
    box(Math.min(away(70), away(180)), 540, 110, 80, ink) +
    stroked(`M${away(110)} 540V440M${away(110)} 470h${inward}M${away(140)} 540V490`, ink, 4) +
    disc({ x: away(110), y: 438 }, 4, red) +
    glow(away(110), 438, 30, red, 0.9)
  )
}
