import { type Colour, faint, lighter, mix, oklch } from '../colour.ts'
import { drawing } from '../drawing.ts'
import { backdrop, box } from '../ink.ts'
import { glow, lampGlow } from '../light.ts'
import { nebula } from '../motifs/nebula.ts'
import { planet, worldColours } from '../motifs/planets.ts'
import type { Scenery } from '../scenery.ts'
import { whereTold } from '../plated-things.ts'
import { stars } from '../sky.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { each, group, many, path, placed, trace } from '../svg.ts'

const PANE = 'M150 118L1130 118L1236 300L1120 520L160 520L44 300Z'
const dark = oklch(0.13, 0.03, 262)
const cold = oklch(0.82, 0.12, 205)

/** The bridge of a spaceship: a wide window, a world in it where one is told of, consoles. */
export function spaceship(stage: Stage): Scenery {
  const { palette, sheet } = stage
  const random = stage.random.fork('spaceship')
  const hull = mix(oklch(0.34, 0.04, 245), palette.skyTop, 0.35)
  const side = random.pick([-1, 1])
  const outside =
    backdrop(oklch(0.1, 0.03, palette.skyTop.h)) +
    nebula(
      stage,
      [mix(palette.skyMiddle, palette.horizon, 0.3), mix(palette.horizon, palette.light, 0.3)],
      0.75,
    ) +
    stars(stage, HEIGHT * 1.4, 420) +
    whereTold(stage, 'planet', () =>
      planet(stage, {
        centre: { x: 640 + side * 250, y: 430 },
        radius: 250,
        kind: random.pick(['gas', 'sea', 'rock']),
        colours: worldColours(random.pick([palette.accent.h, palette.lamp.h, palette.horizon.h]), 0.6),
        litFrom: side > 0 ? 215 : -35,
      }),
    )
  const lights = many(90, () => {
    const x = random.between(60, 1220)
    const colour = random.pick([cold, palette.lamp, oklch(0.7, 0.18, 25), oklch(0.78, 0.15, 150)])
    const y = 566 + random.whole(0, 5) * 13
    return box(x, y, random.pick([4, 10, 18]), 4, colour, random.between(0.3, 0.95))
  })
  const inks = {
    rib: mix(hull, dark, 0.5),
    edge: mix(cold, hull, 0.4),
    seam: mix(cold, hull, 0.7),
    console: sheet.fall(540, HEIGHT, { 0: mix(hull, cold, 0.16), 1: dark }),
    dark,
  }
  const seat = 'dark M-52 152C-64 72 -58 12 -38 0C-14 -8 14 -8 38 0C58 12 64 72 52 152Z'
  return {
    behind:
      group({ 'clip-path': sheet.define('clipPath', {}, path(PANE, {})) }, outside) +
      path(`M-10 -10H1290V730H-10Z${PANE}`, {
        'fill-rule': 'evenodd',
        fill: sheet.fall(0, HEIGHT, { 0: dark, 0.16: hull, 0.7: mix(hull, dark, 0.4), 1: dark }),
      }) +
      drawing(
        inks,
        `rib M321 118H339L354 520H330ZM631 118H649L652 520H628ZM941 118H959L950 520H926Z
        edge~3 ${PANE}
        seam~3/0.7 M0 60H1280M0 92L150 118M1280 92L1130 118M44 300H0M1236 300H1280M160 520L40 640M1120 520L1240 640`,
      ) +
      glow(stage, { x: 640, y: 70 }, 420, cold, 0.3, 0.2) +
      drawing(inks, 'console M40 640L170 540H1110L1240 640V740H40Z') +
      lights +
      screen(stage, 640 - side * 330, 560, cold) +
      screen(stage, 640 + side * 120, 566, palette.lamp) +
      each([250, -70], (out) => placed({ x: 640 + side * out, y: 588 }, drawing(inks, seat))),
    ground: { x: 640 - side * 210, y: 716 },
    height: 330,
    before: box(0, 690, WIDTH, 40, sheet.fall(690, 722, { 0: faint(dark, 0), 1: dark })),
  }
}

function screen(stage: Stage, x: number, y: number, colour: Colour): string {
  const random = stage.random.fork(`screen ${x}`)
  const signal = many(18, (i) => trace`${i === 0 ? 'M' : 'L'}${-62 + i * 7.3} ${2 + random.between(-16, 16)}`)
  const inks = {
    glass: mix(colour, oklch(0.16, 0.04, 250), 0.72),
    edge: colour,
    signal: lighter(colour, 0.08),
  }
  return (
    lampGlow({ ...stage, palette: { ...stage.palette, lamp: colour } }, { x, y }, 150, 0.6) +
    placed(
      { x, y },
      drawing(
        inks,
        `glass M-74 -28H74L84 30H-84Z
        edge~1.6 M-74 -28H74L84 30H-84Z
        signal~2 ${signal}`,
      ),
    )
  )
}
