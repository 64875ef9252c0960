import { glow, lampGlow } from '../light.ts'
import { nebula } from '../motifs/nebula.ts'
import { planet, worldColours } from '../motifs/planets.ts'
import type { Scenery } from '../scenery.ts'
import { stars } from '../sky.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { element, path, polygon, trace } from '../svg.ts'
import { filled, stroked, box, backdrop } from '../ink.ts'
import { oklch, mix, lighter, faint, css } from '../colour.ts'

/** The bridge of a spaceship: a wide window, a world in it, consoles. */
export function spaceship(stage: Stage): Scenery {
  const { palette, sheet } = stage
  const random = stage.random.fork('spaceship')
  const dark = oklch(0.13, 0.03, 262)
  const hull = mix(oklch(0.34, 0.04, 245), palette.skyTop, 0.35)
  const cold = oklch(0.82, 0.12, 205)
  const side = random.pick([-1, 1])
  const pane = polygon([
    { x: 150, y: 118 },
    { x: 1130, y: 118 },
    { x: 1236, y: 300 },
    { x: 1120, y: 520 },
    { x: 160, y: 520 },
    { x: 44, y: 300 },
  ])
  const clip = sheet.define('clipPath', {}, path(pane, {}))
  const ribs = [
    { x: 330, top: 118, foot: 520, lean: 60 },
    { x: 640, top: 118, foot: 520, lean: 0 },
    { x: 950, top: 118, foot: 520, lean: -60 },
  ]
  const outside =
    backdrop(oklch(0.1, 0.03, palette.skyTop.h)) +
    nebula(
      stage,
      [mix(palette.skyMiddle, palette.horizon, 0.3), mix(palette.horizon, palette.light, 0.3)],
      0.75,
    ) +
    stars(stage, HEIGHT * 1.4, 420) +
    planet(stage, {
      centre: { x: 640 + side * 250, y: 430 },
      radius: 250,
      kind: random.pick(['gas', 'sea', 'rock']),
      colours: worldColours(random.pick([palette.accent.h, palette.lamp.h, palette.horizon.h]), 0.6),
      litFrom: side > 0 ? 215 : -35,
    })
  const lights = Array.from({ length: 90 }, () => {
    const x = random.between(60, 1220)
    const colour = random.pick([cold, palette.lamp, oklch(0.7, 0.18, 25), oklch(0.78, 0.15, 150)])
    return box(
      x,
      566 + random.whole(0, 5) * 13,
      random.pick([4, 10, 18]),
      4,
      colour,
      random.between(0.3, 0.95),
    )
  }).join('')
  return {
    behind:
      element('g', { 'clip-path': clip }, outside) +
      path(`M-10 -10H1290V730H-10Z${pane}`, {
        'fill-rule': 'evenodd',
        fill: sheet.fall(0, HEIGHT, { 0: dark, 0.16: hull, 0.7: mix(hull, dark, 0.4), 1: dark }),
      }) +
      ribs
        .map(({ x, top, foot, lean }) =>
          filled(
            polygon([
              { x: x - 9, y: top },
              { x: x + 9, y: top },
              { x: x + lean * 0.2 + 12, y: foot },
              { x: x + lean * 0.2 - 12, y: foot },
            ]),
            mix(hull, dark, 0.5),
          ),
        )
        .join('') +
      stroked(pane, mix(cold, hull, 0.4), 3) +
      stroked(
        'M0 60H1280M0 92L150 118M1280 92L1130 118M44 300H0M1236 300H1280M160 520L40 640M1120 520L1240 640',
        mix(cold, hull, 0.7),
        3,
        0.7,
      ) +
      glow(stage, { x: 640, y: 70 }, 420, cold, 0.3, 0.2) +
      filled(
        'M40 640L170 540H1110L1240 640V740H40Z',
        sheet.fall(540, HEIGHT, { 0: mix(hull, cold, 0.16), 1: dark }),
      ) +
      lights +
      screen(stage, 640 - side * 330, 560, cold) +
      screen(stage, 640 + side * 120, 566, palette.lamp) +
      seatBack(640 + side * 250, css(dark)) +
      seatBack(640 - side * 70, css(dark)),
    ground: { x: 640 - side * 210, y: 716 },
    height: 330,
    before: box(0, 690, WIDTH, 40, sheet.fall(690, 722, { 0: faint(dark, 0), 1: dark })),
  }
}

function screen(stage: Stage, x: number, y: number, colour: ReturnType<typeof oklch>): string {
  const random = stage.random.fork(`screen ${x}`)
  const signal = Array.from(
    { length: 18 },
    (_, i) => trace`${i === 0 ? 'M' : 'L'}${x - 62 + i * 7.3} ${y + 2 + random.between(-16, 16)}`,
  ).join('')
  return (
    lampGlow({ ...stage, palette: { ...stage.palette, lamp: colour } }, { x, y }, 150, 0.6) +
    path(
      polygon([
        { x: x - 74, y: y - 28 },
        { x: x + 74, y: y - 28 },
        { x: x + 84, y: y + 30 },
        { x: x - 84, y: y + 30 },
      ]),
      { fill: css(mix(colour, oklch(0.16, 0.04, 250), 0.72)), stroke: css(colour), 'stroke-width': 1.6 },
    ) +
    stroked(signal, lighter(colour, 0.08), 2)
  )
}

const seatBack = (x: number, fill: string): string =>
  filled(
    `M${x - 52} 740C${x - 64} 660 ${x - 58} 600 ${x - 38} 588C${x - 14} 580 ${x + 14} 580 ${x + 38} 588C${x + 58} 600 ${x + 64} 660 ${x + 52} 740Z`,
    fill,
  )
