import type { Random } from '#server/ground/random.ts'
import { mistBank } from '../clouds.ts'
import { glow } from '../light.ts'
import { grass, leafClump } from '../motifs/leaves.ts'
import { flowers, hedge } from '../motifs/plants.ts'
import { streetLamp } from '../motifs/street-lamp.ts'
import { landLayer, ridgeLine } from '../motifs/terrain.ts'
import { leafTree, limb } from '../motifs/trees.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { type Point, element, polygon, trace } from '../svg.ts'
import { filled, box, ellipse } from '../ink.ts'
import { oklch, mix, lighter, css } from '../colour.ts'

/** A garden with a pond, clipped hedges, blossom overhead. */
export function garden(stage: Stage): Scenery {
  const { palette, facts } = stage
  const random = stage.random.fork('garden')
  const isDark = facts.time === 'night' || facts.time === 'dusk'
  const middle = WIDTH * random.between(0.46, 0.54)
  const standX = middle - 40
  const blossom = mix(oklch(facts.time === 'night' ? 0.62 : 0.8, 0.1, 10), palette.accent, 0.3)
  const beds = flowers(random, () => HEIGHT + 2, -10, WIDTH, 96, 9)
  const steps = Array.from({ length: 7 }, (_, i) => {
    const t = i / 7
    return ellipse(
      { x: middle + Math.sin(i * 1.2) * 14, y: 560 + 160 * t ** 1.3 },
      24 + 70 * t,
      4 + 12 * t,
      mix(palette.land(0.45), palette.ink, t * 0.5),
    )
  }).join('')
  const topiary = (x: number, y: number, size: number) =>
    ellipse({ x, y: y - size * 0.7 }, size * 0.4, size * 0.4, 'inherit') +
    element('ellipse', { cx: x, cy: y - size * 1.35, rx: size * 0.27, ry: size * 0.27 }) +
    element('rect', { x: x - 3, y: y - size * 1.3, width: 6, height: size * 1.3 })
  const row = (top: number, foot: number, nearness: number, gap: number) =>
    filled(
      hedge(random, -10, middle - gap, top, foot) + hedge(random, middle + gap, WIDTH + 10, top, foot),
      stage.sheet.fall(top, foot, {
        0: lighter(palette.land(nearness), 0.04),
        1: mix(palette.land(nearness), palette.ink, 0.5),
      }),
    )
  return {
    behind:
      sky(stage, 500) +
      landLayer(stage, ridgeLine(random, { shape: 'hills', base: 480, height: 90, tops: 2 }), 0.14, {
        foot: 540,
        isSoft: true,
      }) +
      Array.from({ length: 9 }, (_, i) =>
        filled(
          leafTree(random, { x: i * 160 + random.between(-40, 40), y: 510 }, random.between(130, 200), 150),
          palette.land(0.3),
        ),
      ).join('') +
      mistBank(stage, { top: 410, bottom: 540, colour: palette.horizon, opacity: 0.5, stretch: 6 }) +
      pavilion(stage, { x: middle, y: 520 }, 190, isDark) +
      row(486, 540, 0.44, 110) +
      box(0, 532, WIDTH, 200, stage.sheet.fall(532, HEIGHT, { 0: palette.land(0.5), 1: palette.land(0.9) })) +
      glow(stage, { x: middle, y: 560 }, 420, isDark ? palette.lamp : stage.light.colour, 0.4, 0.25) +
      steps +
      element(
        'g',
        { fill: css(palette.land(0.66)) },
        topiary(middle - 200, 566, 70),
        topiary(middle + 200, 566, 70),
        topiary(middle - 330, 600, 96),
        topiary(middle + 330, 600, 96),
      ) +
      row(580, 660, 0.76, 350) +
      (isDark
        ? streetLamp(stage, { x: middle + 150, y: 590 }, 120, 0.8) +
          streetLamp(stage, { x: middle - 150, y: 590 }, 120, 0.8)
        : ''),
    ground: { x: standX, y: 640 },
    height: 136,
    before:
      bloomingBough(stage, random, blossom, stage.light.x > WIDTH / 2) +
      filled(beds.stems + grass(random, () => HEIGHT + 2, -10, WIDTH, 50, 6), palette.ink) +
      filled(beds.blossoms, blossom),
  }
}

/** A round temple of six columns. */
function pavilion(stage: Stage, foot: Point, width: number, isLit: boolean): string {
  const { palette, sheet } = stage
  const stone = mix(palette.land(0.3), palette.light, 0.18)
  const u = width / 100
  const at = (x: number) => foot.x + x * u
  const columns = [-42, -26, -9, 9, 26, 42]
    .map((x) =>
      box(
        at(x) - 2.6 * u,
        foot.y - 76 * u,
        5.2 * u,
        76 * u,
        sheet.across({
          0: mix(stone, palette.ink, 0.3),
          0.6: lighter(stone, 0.06),
          1: mix(stone, palette.ink, 0.4),
        }),
      ),
    )
    .join('')
  return (
    (isLit ? glow(stage, { x: foot.x, y: foot.y - 40 * u }, width, palette.lamp, 0.8) : '') +
    columns +
    filled(
      polygon([
        { x: at(-52), y: foot.y - 75 * u },
        { x: at(-52), y: foot.y - 84 * u },
        { x: at(52), y: foot.y - 84 * u },
        { x: at(52), y: foot.y - 75 * u },
      ]) +
        trace`M${at(-46)} ${foot.y - 83 * u}Q${at(-40)} ${foot.y - 122 * u} ${at(0)} ${foot.y - 124 * u}Q${at(40)} ${foot.y - 122 * u} ${at(46)} ${foot.y - 83 * u}ZM${at(-1)} ${foot.y - 122 * u}h${2 * u}v${-14 * u}h${-2 * u}ZM${at(-54)} ${foot.y + 2}v${-6 * u}H${at(54)}v${6 * u}Z`,
      sheet.across({ 0: mix(stone, palette.ink, 0.45), 0.5: stone, 1: mix(stone, palette.ink, 0.45) }),
    )
  )
}

/** A bough in blossom that reaches in from an upper corner, petals falling. */
function bloomingBough(
  stage: Stage,
  random: Random,
  blossom: ReturnType<typeof oklch>,
  isLeft: boolean,
): string {
  const side = (x: number) => (isLeft ? x : WIDTH - x)
  const wood =
    limb({ x: side(-30), y: 60 }, { x: side(200), y: 20 }, { x: side(470), y: 110 }, 34, 4) +
    limb({ x: side(150), y: 45 }, { x: side(240), y: 120 }, { x: side(300), y: 200 }, 14, 2) +
    limb({ x: side(-20), y: 160 }, { x: side(80), y: 190 }, { x: side(190), y: 270 }, 20, 3)
  let petals = ''
  for (let i = 0; i < 190; i++) {
    const t = random.next()
    const base = random.pick([
      { x: 470 * t, y: 50 + 40 * t * t },
      { x: 150 + 150 * t, y: 50 + 150 * t },
      { x: 190 * t, y: 165 + 100 * t },
    ])
    petals += leafClump(
      random,
      { x: side(base.x + random.between(-30, 30)), y: base.y + random.between(-32, 34) },
      random.between(4, 12),
    )
  }
  for (let i = 0; i < 44; i++)
    petals += leafClump(
      random,
      { x: random.between(0, WIDTH), y: random.between(100, 690) },
      random.between(1.6, 3.6),
    )
  return (
    filled(wood, stage.palette.ink) +
    filled(petals, stage.sheet.fall(0, 320, { 0: mix(blossom, stage.palette.ink, 0.55), 1: blossom }), 0.92)
  )
}
