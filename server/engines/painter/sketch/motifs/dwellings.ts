import type { Chance } from '../chance.ts'
import { css, lighter, mix } from '../colour.ts'
import { glow, lampGlow } from '../light.ts'
import type { Stage } from '../stage.ts'
import { element, number, path, placed, polygon, type Point } from '../svg.ts'

/** A cottage with a steep roof, `width` wide; windows lit, smoke over the chimney. */
export function cottage(
  stage: Stage,
  chance: Chance,
  foot: Point,
  width: number,
  nearness: number,
  isLit = true,
): string {
  const { palette, sheet } = stage
  const wall = mix(palette.land(nearness), palette.ink, 0.25)
  const roof = mix(wall, palette.ink, 0.5)
  const wallHeight = width * chance.between(0.3, 0.42)
  const peak = width * chance.between(0.42, 0.6)
  const half = width / 2
  const top = foot.y - wallHeight
  const pane = css(isLit ? lighter(palette.lamp, 0.03) : mix(palette.ink, palette.skyMiddle, 0.4))
  const windowAt = (x: number) =>
    element('rect', {
      x: foot.x + x * width - width * 0.055,
      y: top + wallHeight * 0.3,
      width: width * 0.11,
      height: wallHeight * 0.36,
      fill: pane,
    }) +
    path(
      `M${number(foot.x + x * width)} ${number(top + wallHeight * 0.3)}v${number(wallHeight * 0.36)}M${number(foot.x + x * width - width * 0.055)} ${number(top + wallHeight * 0.48)}h${number(width * 0.11)}`,
      { stroke: css(roof), 'stroke-width': Math.max(0.8, width * 0.012) },
    )
  const chimneyX = foot.x + width * chance.pick([-0.24, 0.22])
  const ridgeY = top - peak
  const smoke = isLit
    ? path(
        `M${number(chimneyX)} ${number(ridgeY)}c${number(width * 0.1)} ${number(-width * 0.2)} ${number(-width * 0.12)} ${number(-width * 0.34)} ${number(width * 0.06)} ${number(-width * 0.6)}c${number(width * 0.06)} ${number(-width * 0.1)} ${number(width * 0.16)} ${number(-width * 0.1)} ${number(width * 0.14)} ${number(-width * 0.2)}`,
        {
          stroke: css(mix(palette.horizon, palette.light, 0.2)),
          'stroke-width': width * 0.05,
          'stroke-linecap': 'round',
          opacity: 0.2,
          fill: 'none',
        },
      )
    : ''
  return (
    smoke +
    (isLit ? glow(stage, { x: foot.x, y: top + wallHeight * 0.5 }, width * 0.9, palette.lamp, 0.35) : '') +
    element('rect', {
      x: foot.x - half,
      y: top,
      width,
      height: wallHeight + 3,
      fill: sheet.linear({ x: 0, y: top }, { x: 0, y: foot.y }, [
        [0, wall],
        [1, mix(wall, palette.ink, 0.5)],
      ]),
    }) +
    element('rect', {
      x: chimneyX - width * 0.045,
      y: ridgeY - width * 0.02,
      width: width * 0.09,
      height: peak * 0.7,
      fill: css(roof),
    }) +
    path(
      polygon([
        { x: foot.x - half * 1.2, y: top + wallHeight * 0.1 },
        { x: foot.x - half * 0.62, y: ridgeY },
        { x: foot.x + half * 0.62, y: ridgeY },
        { x: foot.x + half * 1.2, y: top + wallHeight * 0.1 },
      ]),
      { fill: css(roof) },
    ) +
    path(
      polygon([
        { x: foot.x - half * 0.62, y: ridgeY },
        { x: foot.x + half * 0.62, y: ridgeY },
        { x: foot.x + half * 0.64, y: ridgeY + 2 },
        { x: foot.x - half * 0.64, y: ridgeY + 2 },
      ]),
      { fill: css(mix(roof, palette.light, 0.4)) },
    ) +
    windowAt(-0.26) +
    windowAt(0.27) +
    element('rect', {
      x: foot.x - width * 0.055,
      y: top + wallHeight * 0.36,
      width: width * 0.11,
      height: wallHeight * 0.64,
      fill: css(isLit ? mix(palette.lamp, palette.ink, 0.6) : palette.ink),
    })
  )
}

/** A church with a steeple. */
export function steeple(stage: Stage, foot: Point, height: number, nearness: number): string {
  const u = height / 100
  const { palette } = stage
  const d =
    'M-9 2V-58H-11L0 -100L11 -58H9V2ZM-.5 -112H.5V-98H-.5ZM-3 -108H3V-106.8H-3ZM9 2V-28L30 -42L50 -28V2Z'
  return (
    placed(foot, path(d, { fill: css(mix(palette.land(nearness), palette.ink, 0.35)) }), { scale: u }) +
    placed(
      foot,
      path('M-2.4 -38V-46Q0 -50 2.4 -46V-38ZM20 -10V-20Q22 -24 24 -20V-10ZM34 -10V-20Q36 -24 38 -20V-10Z', {
        fill: css(palette.lamp),
      }),
      { scale: u },
    )
  )
}

/** A windmill, its sails standing at an angle. */
export function windmill(stage: Stage, foot: Point, height: number, nearness: number, turn: number): string {
  const { palette, sheet } = stage
  const tone = mix(palette.land(nearness), palette.ink, 0.3)
  const vane = 'M-1 0L-1 -62L1 -62L1 0ZM1 -16L11 -16L11 -60L1 -60Z'
  const lattice = 'M1 -22H11M1 -28H11M1 -34H11M1 -40H11M1 -46H11M1 -52H11'
  const vanes = [0, 90, 180, 270]
    .map((angle) =>
      placed(
        { x: 0, y: -78 },
        path(vane, { fill: css(mix(tone, palette.ink, 0.3)), opacity: 0.92 }) +
          path(lattice, { stroke: css(palette.horizon), 'stroke-width': 0.5, opacity: 0.5 }),
        { turn: angle + turn },
      ),
    )
    .join('')
  return placed(
    foot,
    path('M-17 2L-10 -74L10 -74L17 2Z', {
      fill: sheet.across([
        [0, tone],
        [0.5, mix(tone, palette.light, 0.16)],
        [1, mix(tone, palette.ink, 0.5)],
      ]),
    }) +
      path('M-12 -73C-10 -88 10 -88 12 -73Z', { fill: css(mix(tone, palette.ink, 0.5)) }) +
      path('M-3 2V-14Q0 -18 3 -14V2ZM-2 -34V-40H2V-34ZM-2 -54V-60H2V-54Z', {
        fill: css(mix(palette.lamp, tone, 0.15)),
      }) +
      vanes,
    { scale: height / 100 },
  )
}

/** A lighthouse; its beam goes both ways. */
export function lighthouse(stage: Stage, foot: Point, height: number, nearness: number): string {
  const { palette, sheet } = stage
  const u = height / 100
  const lampAt = { x: foot.x, y: foot.y - 91 * u }
  const tone = mix(mix(palette.horizon, palette.light, 0.35), palette.land(nearness), 0.5)
  const band = mix(palette.accent, palette.land(nearness), 0.55)
  const shade = (colour: typeof tone) =>
    sheet.across([
      [0, mix(colour, palette.light, 0.2)],
      [0.4, colour],
      [1, mix(colour, palette.ink, 0.6)],
    ])
  const ray = (way: number, drop: number) =>
    path(
      polygon([
        lampAt,
        { x: foot.x + way * 900, y: lampAt.y + drop - 60 },
        { x: foot.x + way * 900, y: lampAt.y + drop + 76 },
      ]),
      {
        fill: sheet.linear(lampAt, { x: foot.x + way * 760, y: lampAt.y }, [
          [0, palette.lamp, 0.6],
          [0.3, palette.lamp, 0.22],
          [1, palette.lamp, 0],
        ]),
      },
    )
  return (
    ray(-1, 40) +
    ray(1, -40) +
    placed(
      foot,
      path('M-11 2L-6.4 -82H6.4L11 2Z', { fill: shade(tone) }) +
        path('M-10 -16L-9 -34H9L10 -16ZM-8 -52L-7.2 -68H7.2L8 -52Z', { fill: shade(band) }) +
        path('M-9 -82H9V-84.6H-9ZM-5 -84H5V-96H-5Z', { fill: css(palette.ink) }) +
        path('M-6.4 -96H6.4L0 -104ZM-.4 -108H.4V-103H-.4Z', { fill: css(palette.ink) }) +
        element('rect', {
          x: -3.8,
          y: -95,
          width: 7.6,
          height: 9.6,
          fill: css(lighter(palette.lamp, 0.13)),
        }) +
        path('M-1.6 -42V-47H1.6V-42ZM-2 2V-9Q0 -12 2 -9V2Z', {
          fill: css(mix(palette.lamp, palette.ink, 0.25)),
        }),
      { scale: u },
    ) +
    lampGlow(stage, lampAt, height * 0.8, 1)
  )
}

/** A pitched tent, lit from within. */
export function tent(stage: Stage, foot: Point, width: number, isLit: boolean): string {
  const { palette, sheet } = stage
  const inner = isLit ? mix(palette.lamp, palette.ink, 0.25) : mix(palette.land(0.6), palette.ink, 0.3)
  return placed(
    foot,
    path('M-50 2L-6 -56L0 -58L30 2Z', {
      fill: sheet.linear({ x: 0, y: -58 }, { x: 0, y: 2 }, [
        [0, mix(inner, palette.ink, 0.4)],
        [1, inner],
      ]),
    }) +
      path('M0 -58L30 2L58 -4Z', { fill: css(mix(inner, palette.ink, 0.65)) }) +
      path('M-12 2L-3 -40L7 2Z', { fill: css(isLit ? lighter(palette.lamp, 0.05) : palette.ink) }) +
      path('M0 -62L-2 -56M0 -62L3 -56M-50 2L-64 6M58 -4L70 2', {
        stroke: css(palette.ink),
        'stroke-width': 1.2,
      }),
    { scale: width / 100 },
  )
}

/** A fire of crossed logs with its shine on everything around. */
export function campfire(stage: Stage, at: Point, size: number): string {
  const { palette } = stage
  const chance = stage.chance.fork(`fire ${at.x}`)
  const sparks = Array.from({ length: 26 }, () =>
    element('circle', {
      cx: at.x + chance.between(-0.7, 0.7) * size,
      cy: at.y - size * chance.between(0.5, 4.2),
      r: chance.between(0.6, 1.7),
      opacity: Math.round(chance.between(0.2, 0.9) * 100) / 100,
    }),
  )
  const flames =
    path(
      'M-30 0C-36 -24 -18 -34 -22 -60C-8 -50 -8 -40 -6 -34C-4 -56 8 -66 4 -92C22 -72 24 -54 20 -40C26 -46 28 -52 28 -58C40 -36 36 -16 30 0Z',
      { fill: css(mix(palette.lamp, palette.accent, 0.35)), opacity: 0.9 },
    ) +
    path('M-20 0C-24 -18 -12 -24 -12 -42C-2 -32 0 -24 2 -20C6 -34 10 -40 8 -56C20 -40 24 -16 20 0Z', {
      fill: css(lighter(palette.lamp, 0.02)),
    }) +
    path('M-9 0C-12 -12 -2 -16 0 -30C8 -18 12 -10 9 0Z', { fill: css(lighter(palette.lamp, 0.15)) })
  return (
    glow(stage, at, size * 9, palette.lamp, 0.36, 0.5) +
    lampGlow(stage, { x: at.x, y: at.y - size * 0.4 }, size * 5.5, 0.9) +
    element('g', { fill: css(lighter(palette.lamp, 0.06)) }, ...sparks) +
    placed(
      at,
      flames +
        path('M-44 4L34 -10L38 -3L-40 11ZM44 4L-34 -10L-38 -3L40 11Z', {
          fill: css(mix(palette.ink, palette.lamp, 0.16)),
        }),
      { scale: size / 60 },
    )
  )
}
