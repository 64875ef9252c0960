import type { Random } from '#server/ground/random.ts'
import { mistBank } from '../clouds.ts'
import { glow } from '../light.ts'
import { landLayer, ridgeLine } from '../motifs/terrain.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { type Point, placed, trace } from '../svg.ts'
import { filled, stroked, box } from '../ink.ts'
import { mix, lighter } from '../colour.ts'

/** The only street of a frontier town. */
export function westernTown(stage: Stage): Scenery {
  const { palette, facts } = stage
  const random = stage.random.fork('western')
  const isDark = facts.time === 'night' || facts.time === 'dusk'
  const far = ridgeLine(random, { shape: 'mesas', base: 500, height: 170, tops: 2.4 })
  const street = 540
  const standX = WIDTH * random.between(0.46, 0.54)
  const row = (isLeft: boolean) =>
    [0, 1, 2, 3]
      .map((i) => {
        const depth = 3 - i
        const scale = 1 / (1 + depth * 0.52)
        const x = isLeft ? WIDTH / 2 - 620 * scale - 20 : WIDTH / 2 + 620 * scale + 20
        return falseFront(
          stage,
          random,
          { x, y: street + 128 * scale - 30 },
          300 * scale,
          0.9 - depth * 0.17,
          isDark,
        )
      })
      .join('')
  return {
    behind:
      sky(stage, 520) +
      landLayer(stage, far, 0.14, { foot: 560 }) +
      mistBank(stage, { top: 430, bottom: 560, colour: palette.horizon, opacity: 0.6, stretch: 6 }) +
      box(
        0,
        street - 10,
        WIDTH,
        240,
        stage.sheet.fall(street - 10, HEIGHT, {
          0: mix(palette.horizon, palette.land(0.4), 0.5),
          0.35: palette.land(0.66),
          1: mix(palette.land(0.85), palette.ink, 0.4),
        }),
      ) +
      glow(stage, { x: stage.light.x, y: street + 20 }, 420, stage.light.colour, 0.35, 0.2) +
      wheelRuts(stage, street) +
      row(true) +
      row(false) +
      mistBank(stage, {
        top: 500,
        bottom: 640,
        colour: mix(palette.horizon, palette.lamp, 0.2),
        opacity: 0.3,
        stretch: 8,
      }),
    ground: { x: standX, y: 652 },
    height: 160,
    before: stroked(
      tumbleweed(random, { x: WIDTH * random.between(0.2, 0.35), y: 676 }, 30),
      palette.ink,
      1.3,
    ),
  }
}

function wheelRuts(stage: Stage, street: number): string {
  const vanish = { x: WIDTH / 2, y: street - 30 }
  const d = [-220, -150, 150, 220]
    .map((x) => `M${vanish.x + x * 0.1} ${street}L${vanish.x + x * 2.4} ${HEIGHT + 10}`)
    .join('')
  return stroked(d, stage.palette.ink, 4, 0.16)
}

/** A wooden house with a false front, a porch and lit windows. */
function falseFront(
  stage: Stage,
  random: Random,
  foot: Point,
  width: number,
  nearness: number,
  isLit: boolean,
): string {
  const { palette, sheet } = stage
  const wood = mix(palette.land(nearness), palette.ink, 0.25)
  const pane = isLit ? mix(palette.lamp, wood, 0.08) : mix(palette.skyMiddle, wood, 0.5)
  const crown = random.pick([
    'M-50 -96V-112H-30V-122H30V-112H50V-96Z',
    'M-50 -96V-108L0 -128L50 -108V-96Z',
    'M-50 -96V-116H50V-96Z',
    'M-50 -96V-108C-30 -108 -26 -126 0 -126C26 -126 30 -108 50 -108V-96Z',
  ])
  const boards = Array.from({ length: 9 }, (_, i) => `M-50 ${-12 - i * 12}H50`).join('')
  const window = (x: number, y: number, w = 13, h = 18) => `M${x} ${y}h${w}v${h}h${-w}Z`
  const panes =
    window(-38, -88) + window(-7, -88) + window(25, -88) + window(-42, -40, 22, 24) + window(20, -40, 22, 24)
  return placed(
    foot,
    (isLit ? glow(stage, { x: 0, y: -26 }, 100, palette.lamp, 0.4) : '') +
      filled(
        `M-50 2V-98H50V2Z${crown}`,
        sheet.fall(-120, 2, { 0: mix(wood, stage.light.colour, 0.1), 1: mix(wood, palette.ink, 0.5) }),
      ) +
      stroked(boards, palette.ink, 0.7, 0.4) +
      filled(panes, pane) +
      stroked(
        'M-31.5 -88V-70M-.5 -88V-70M31.5 -88V-70M-31 -40V-16M31 -40V-16M-42 -28H-20M20 -28H42',
        mix(wood, palette.ink, 0.6),
        1.4,
      ) +
      filled('M-9 2V-42H9V2Z', isLit ? mix(palette.lamp, wood, 0.3) : palette.ink) +
      filled('M-8 -12V-32H-1V-12ZM1 -12V-32H8V-12Z', mix(wood, palette.ink, 0.5)) +
      filled('M-58 -48L-54 -60H54L58 -48Z', mix(wood, palette.ink, 0.55)) +
      filled(
        'M-56 -48H-53V4H-56ZM53 -48H56V4H53ZM-20 -48H-17V4H-20ZM17 -48H20V4H17ZM-58 0H58V6H-58Z',
        mix(wood, palette.ink, 0.7),
      ) +
      box(-30, -111, 60, 10, mix(lighter(wood, 0.1), palette.lamp, 0.2), 0.5),
    { scale: width / 100 },
  )
}

function tumbleweed(random: Random, at: Point, size: number): string {
  let d = ''
  for (let i = 0; i < 22; i++) {
    const a = random.between(0, 6.3)
    const b = a + random.between(1.4, 3.4)
    d += trace`M${at.x + Math.cos(a) * size} ${at.y + Math.sin(a) * size * 0.9}Q${at.x + random.between(-0.5, 0.5) * size} ${at.y + random.between(-0.5, 0.5) * size} ${at.x + Math.cos(b) * size} ${at.y + Math.sin(b) * size * 0.9}`
  }
  return d
}
