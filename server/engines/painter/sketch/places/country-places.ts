import { mistBank } from '../clouds.ts'
import { css, lighter, mix, oklch } from '../colour.ts'
import { glow, rimLight } from '../light.ts'
import { birds } from '../motifs/creatures.ts'
import { cottage, steeple, windmill } from '../motifs/dwellings.ts'
import { flowers, hedge } from '../motifs/plants.ts'
import { streetLamp } from '../motifs/buildings.ts'
import { heightAt, landLayer, ridgeLine, water } from '../motifs/terrain.ts'
import { firWood, grass, leafClump, leafTree, limb } from '../motifs/trees.ts'
import type { Chance } from '../chance.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { HEIGHT, WIDTH, type Stage } from '../stage.ts'
import { curve, element, number, path, polygon, type Point } from '../svg.ts'

/** Rolling fields with a windmill. */
export function fields(stage: Stage): Scenery {
  const { palette } = stage
  const chance = stage.chance.fork('fields')
  const hills = [
    { base: 500, height: 110, tops: 2.4, nearness: 0.14 },
    { base: 550, height: 100, tops: 1.9, nearness: 0.32 },
    { base: 620, height: 120, tops: 1.5, nearness: 0.54 },
    { base: 735, height: 150, tops: 1.2, nearness: 0.8 },
  ].map((hill) => ({ ...hill, points: ridgeLine(chance, { shape: 'hills', ...hill }) }))
  const [far, middle, near, front] = hills.map(({ points }) => points) as [Point[], Point[], Point[], Point[]]
  const millX = WIDTH * (stage.light.x > WIDTH / 2 ? chance.between(0.22, 0.32) : chance.between(0.68, 0.78))
  const standX = WIDTH - millX + chance.between(-60, 60)
  const meadow = flowers(chance, (x) => heightAt(front, x) + 30, -10, WIDTH, 60, 10)
  const barnX = millX + (millX > WIDTH / 2 ? -250 : 250)
  return {
    behind:
      sky(stage, 500) +
      landLayer(stage, far, 0.14, { foot: 560, isSoft: true }) +
      hedgerow(stage, chance, far, 0.2, 12) +
      mistBank(stage, { top: 400, bottom: 560, colour: palette.horizon, opacity: 0.5, stretch: 7 }) +
      landLayer(stage, middle, 0.32, { foot: 640, isSoft: true }) +
      furrows(stage, chance, middle, 0.32) +
      hedgerow(stage, chance, middle, 0.4, 18) +
      cottage(stage, chance, { x: barnX, y: heightAt(middle, barnX) + 8 }, 80, 0.42) +
      landLayer(stage, near, 0.54, { foot: 720, isSoft: true }) +
      furrows(stage, chance, near, 0.54) +
      windmill(stage, { x: millX, y: heightAt(near, millX) + 6 }, 230, 0.6, chance.between(10, 40)) +
      landLayer(stage, front, 0.8, { foot: 790, isSoft: true, rim: 0.5 }) +
      path(
        grass(chance, (x) => heightAt(front, x), -10, WIDTH + 10, 30, 4),
        { fill: css(palette.land(0.84)) },
      ) +
      birds(stage, { x: stage.light.x, y: 210 }, 9, 10),
    ground: { x: standX, y: heightAt(front, standX) + 18 },
    height: 128,
    before:
      path(grass(chance, () => HEIGHT + 4, -10, WIDTH, 66, 5) + meadow.stems, { fill: css(palette.ink) }) +
      path(meadow.blossoms, { fill: css(mix(palette.accent, palette.lamp, 0.35)), opacity: 0.85 }),
  }
}

function hedgerow(stage: Stage, chance: Chance, points: Point[], nearness: number, size: number): string {
  let d = ''
  for (let x = -10; x < WIDTH; x += size * chance.between(0.6, 6)) {
    const y = heightAt(points, x) - size * 0.1
    d += chance.isLikely(0.35)
      ? leafTree(chance, { x, y: y + 6 }, size * chance.between(2, 3.4))
      : leafClump(chance, { x, y }, size * chance.between(0.4, 0.9))
  }
  return path(d, { fill: css(stage.palette.land(nearness)) })
}

/** Lines of the plough that follow a hill. */
function furrows(stage: Stage, chance: Chance, points: Point[], nearness: number): string {
  const vanish = { x: WIDTH * chance.between(0.2, 0.8), y: Math.min(...points.map(({ y }) => y)) }
  let d = ''
  for (let i = -14; i <= 14; i++) {
    const x = vanish.x + i * 26
    d += `M${number(x)} ${number(heightAt(points, Math.min(WIDTH, Math.max(0, x))) + 3)}Q${number(x + i * 26)} ${number(vanish.y + 150)} ${number(x + i * 80)} ${number(vanish.y + 300)}`
  }
  return path(d, {
    stroke: css(mix(stage.palette.land(nearness), stage.palette.ink, 0.5)),
    'stroke-width': 2.4,
    opacity: 0.22,
    fill: 'none',
  })
}

/** A road that winds to the horizon between hills. */
export function road(stage: Stage): Scenery {
  const { palette, light } = stage
  const chance = stage.chance.fork('road')
  const far = ridgeLine(chance, { shape: 'peaks', base: 480, height: 190, tops: 2.8 })
  const middle = ridgeLine(chance, { shape: 'hills', base: 540, height: 90, tops: 2.2 })
  const sway = chance.pick([-1, 1])
  const centre = (t: number) =>
    WIDTH / 2 +
    sway * (Math.sin(t * 5.2) * 210 * (1 - t) * t * 2.4 + (light.x - WIDTH / 2) * sway * (1 - t) * 0.6)
  const edge = (side: number) =>
    Array.from({ length: 24 }, (_, i) => {
      const t = i / 23
      return { x: centre(t) + side * (3 + 320 * t ** 2.3), y: 505 + 235 * t ** 1.35 }
    })
  const left = edge(-1)
  const right = edge(1)
  const way = `${curve(left)}L${right
    .toReversed()
    .map(({ x, y }) => `${number(x)} ${number(y)}`)
    .join('L')}Z`
  const standX = centre(0.72) + 20
  const signX = standX + 250
  const trees = [WIDTH * 0.08, WIDTH * 0.93, WIDTH * 0.2]
    .map((x, i) => leafTree(chance, { x, y: 610 + i * 14 }, chance.between(250, 330) - i * 60))
    .join('')
  return {
    behind:
      sky(stage, 490) +
      landLayer(stage, far, 0.12, { foot: 540 }) +
      mistBank(stage, { top: 400, bottom: 550, colour: palette.horizon, opacity: 0.6, stretch: 6 }) +
      path(
        firWood(chance, (x) => heightAt(middle, x) + 4, { from: -10, to: WIDTH, height: 52, gap: 20 }),
        { fill: css(palette.land(0.4)) },
      ) +
      landLayer(stage, middle, 0.4, { foot: 640, isSoft: true }) +
      element('rect', {
        y: 530,
        width: WIDTH,
        height: 200,
        fill: stage.sheet.linear({ x: 0, y: 530 }, { x: 0, y: HEIGHT }, [
          [0, palette.land(0.5), 0],
          [0.3, palette.land(0.66)],
          [1, mix(palette.land(0.9), palette.ink, 0.4)],
        ]),
      }) +
      path(way, {
        fill: stage.sheet.linear({ x: 0, y: 505 }, { x: 0, y: HEIGHT }, [
          [0, mix(palette.horizon, light.colour, 0.4)],
          [0.4, mix(palette.horizon, palette.land(0.6), 0.5)],
          [1, palette.land(0.72)],
        ]),
      }) +
      path(curve(left) + curve(right), {
        stroke: css(palette.ink),
        'stroke-width': 2,
        opacity: 0.3,
        fill: 'none',
      }) +
      path(trees, { fill: css(palette.land(0.86)) }) +
      path(trees, { stroke: rimLight(stage, 0.3), 'stroke-width': 1, fill: 'none' }) +
      mistBank(stage, { top: 520, bottom: 640, colour: palette.horizon, opacity: 0.28, stretch: 8 }) +
      signpost(stage, { x: signX, y: 668 }),
    ground: { x: standX, y: 652 },
    height: 132,
    before: path(
      grass(chance, () => HEIGHT + 2, -10, WIDTH * 0.3, 52, 5) +
        grass(chance, () => HEIGHT + 2, WIDTH * 0.72, WIDTH + 10, 52, 5),
      { fill: css(palette.ink) },
    ),
  }
}

const signpost = (stage: Stage, foot: Point): string =>
  path(
    `M${foot.x - 4} ${foot.y}V${foot.y - 148}h8V${foot.y}ZM${foot.x - 62} ${foot.y - 136}h74v22h-74l-14 -11ZM${foot.x - 10} ${foot.y - 104}h70l13 10 -13 11h-70Z`,
    { fill: css(stage.palette.ink) },
  )

/** A village in its valley, windows lit round the church. */
export function village(stage: Stage): Scenery {
  const { palette, facts } = stage
  const chance = stage.chance.fork('village')
  const isLit = facts.time !== 'day'
  const far = ridgeLine(chance, { shape: 'peaks', base: 470, height: 220, tops: 2.6 })
  const slope = ridgeLine(chance, { shape: 'hills', base: 530, height: 80, tops: 2.2 })
  const green = ridgeLine(chance, { shape: 'hills', base: 640, height: 50, tops: 1.6 })
  const front = ridgeLine(chance, { shape: 'hills', base: 735, height: 90, tops: 1.3 })
  const row = (points: Point[], count: number, width: number, nearness: number, lift: number) =>
    Array.from({ length: count }, (_, i) => {
      const x = ((i + chance.between(0.15, 0.85)) / count) * WIDTH
      return cottage(
        stage,
        chance,
        { x, y: heightAt(points, x) + lift },
        width * chance.between(0.8, 1.2),
        nearness,
        isLit && chance.isLikely(0.8),
      )
    }).join('')
  const churchX = WIDTH * chance.between(0.44, 0.56)
  const standX = WIDTH * chance.pick([0.24, 0.76])
  return {
    behind:
      sky(stage, 490) +
      landLayer(stage, far, 0.12, { foot: 540 }) +
      mistBank(stage, { top: 390, bottom: 530, colour: palette.horizon, opacity: 0.55, stretch: 6 }) +
      path(
        firWood(chance, (x) => heightAt(slope, x) - 6, { from: -10, to: WIDTH, height: 56, gap: 26 }),
        { fill: css(palette.land(0.34)) },
      ) +
      landLayer(stage, slope, 0.38, { foot: 620, isSoft: true, rim: 0 }) +
      row(slope, 8, 62, 0.44, 22) +
      steeple(stage, { x: churchX, y: heightAt(slope, churchX) + 46 }, 210, 0.52) +
      row(slope, 6, 92, 0.56, 66) +
      mistBank(stage, { top: 480, bottom: 640, colour: palette.horizon, opacity: 0.38, stretch: 7 }) +
      landLayer(stage, green, 0.68, { foot: 740, isSoft: true, rim: 0.2 }) +
      row(green, 4, 168, 0.74, 16) +
      landLayer(stage, front, 0.93, { foot: 800, isSoft: true, rim: 0.4 }) +
      path(
        grass(chance, (x) => heightAt(front, x), -10, WIDTH, 24, 5),
        { fill: css(palette.ink) },
      ),
    ground: { x: standX, y: heightAt(front, standX) + 14 },
    height: 140,
    before: path(leafTree(chance, { x: standX < WIDTH / 2 ? 30 : WIDTH - 30, y: HEIGHT + 10 }, 560, 430), {
      fill: css(palette.ink),
    }),
  }
}

/** A garden with a pond, clipped hedges, blossom overhead. */
export function garden(stage: Stage): Scenery {
  const { palette, facts } = stage
  const chance = stage.chance.fork('garden')
  const isDark = facts.time === 'night' || facts.time === 'dusk'
  const middle = WIDTH * chance.between(0.46, 0.54)
  const standX = middle - 40
  const blossom = mix(oklch(facts.time === 'night' ? 0.62 : 0.8, 0.1, 10), palette.accent, 0.3)
  const beds = flowers(chance, () => HEIGHT + 2, -10, WIDTH, 96, 9)
  const steps = Array.from({ length: 7 }, (_, i) => {
    const t = i / 7
    return element('ellipse', {
      cx: middle + Math.sin(i * 1.2) * 14,
      cy: 560 + 160 * t ** 1.3,
      rx: 24 + 70 * t,
      ry: 4 + 12 * t,
      fill: css(mix(palette.land(0.45), palette.ink, t * 0.5)),
    })
  }).join('')
  const topiary = (x: number, y: number, size: number) =>
    element('ellipse', { cx: x, cy: y - size * 0.7, rx: size * 0.4, ry: size * 0.4, fill: 'inherit' }) +
    element('ellipse', { cx: x, cy: y - size * 1.35, rx: size * 0.27, ry: size * 0.27 }) +
    element('rect', { x: x - 3, y: y - size * 1.3, width: 6, height: size * 1.3 })
  const row = (top: number, foot: number, nearness: number, gap: number) =>
    path(hedge(chance, -10, middle - gap, top, foot) + hedge(chance, middle + gap, WIDTH + 10, top, foot), {
      fill: stage.sheet.linear({ x: 0, y: top }, { x: 0, y: foot }, [
        [0, lighter(palette.land(nearness), 0.04)],
        [1, mix(palette.land(nearness), palette.ink, 0.5)],
      ]),
    })
  return {
    behind:
      sky(stage, 500) +
      landLayer(stage, ridgeLine(chance, { shape: 'hills', base: 480, height: 90, tops: 2 }), 0.14, {
        foot: 540,
        isSoft: true,
      }) +
      Array.from({ length: 9 }, (_, i) =>
        path(
          leafTree(chance, { x: i * 160 + chance.between(-40, 40), y: 510 }, chance.between(130, 200), 150),
          { fill: css(palette.land(0.3)) },
        ),
      ).join('') +
      mistBank(stage, { top: 410, bottom: 540, colour: palette.horizon, opacity: 0.5, stretch: 6 }) +
      pavilion(stage, { x: middle, y: 520 }, 190, isDark) +
      row(486, 540, 0.44, 110) +
      element('rect', {
        y: 532,
        width: WIDTH,
        height: 200,
        fill: stage.sheet.linear({ x: 0, y: 532 }, { x: 0, y: HEIGHT }, [
          [0, palette.land(0.5)],
          [1, palette.land(0.9)],
        ]),
      }) +
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
      bloomingBough(stage, chance, blossom, stage.light.x > WIDTH / 2) +
      path(beds.stems + grass(chance, () => HEIGHT + 2, -10, WIDTH, 50, 6), { fill: css(palette.ink) }) +
      path(beds.blossoms, { fill: css(blossom) }),
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
      element('rect', {
        x: at(x) - 2.6 * u,
        y: foot.y - 76 * u,
        width: 5.2 * u,
        height: 76 * u,
        fill: sheet.across([
          [0, mix(stone, palette.ink, 0.3)],
          [0.6, lighter(stone, 0.06)],
          [1, mix(stone, palette.ink, 0.4)],
        ]),
      }),
    )
    .join('')
  return (
    (isLit ? glow(stage, { x: foot.x, y: foot.y - 40 * u }, width, palette.lamp, 0.8) : '') +
    columns +
    path(
      polygon([
        { x: at(-52), y: foot.y - 75 * u },
        { x: at(-52), y: foot.y - 84 * u },
        { x: at(52), y: foot.y - 84 * u },
        { x: at(52), y: foot.y - 75 * u },
      ]) +
        `M${number(at(-46))} ${number(foot.y - 83 * u)}Q${number(at(-40))} ${number(foot.y - 122 * u)} ${number(at(0))} ${number(foot.y - 124 * u)}Q${number(at(40))} ${number(foot.y - 122 * u)} ${number(at(46))} ${number(foot.y - 83 * u)}ZM${number(at(-1))} ${number(foot.y - 122 * u)}h${number(2 * u)}v${number(-14 * u)}h${number(-2 * u)}ZM${number(at(-54))} ${number(foot.y + 2)}v${number(-6 * u)}H${number(at(54))}v${number(6 * u)}Z`,
      {
        fill: sheet.across([
          [0, mix(stone, palette.ink, 0.45)],
          [0.5, stone],
          [1, mix(stone, palette.ink, 0.45)],
        ]),
      },
    )
  )
}

/** A bough in blossom that reaches in from an upper corner, petals falling. */
function bloomingBough(
  stage: Stage,
  chance: Chance,
  blossom: ReturnType<typeof oklch>,
  isLeft: boolean,
): string {
  const side = (x: number) => (isLeft ? x : WIDTH - x)
  let wood =
    limb({ x: side(-30), y: 60 }, { x: side(200), y: 20 }, { x: side(470), y: 110 }, 34, 4) +
    limb({ x: side(150), y: 45 }, { x: side(240), y: 120 }, { x: side(300), y: 200 }, 14, 2) +
    limb({ x: side(-20), y: 160 }, { x: side(80), y: 190 }, { x: side(190), y: 270 }, 20, 3)
  let petals = ''
  for (let i = 0; i < 190; i++) {
    const t = chance.next()
    const base = chance.pick([
      { x: 470 * t, y: 50 + 40 * t * t },
      { x: 150 + 150 * t, y: 50 + 150 * t },
      { x: 190 * t, y: 165 + 100 * t },
    ])
    petals += leafClump(
      chance,
      { x: side(base.x + chance.between(-30, 30)), y: base.y + chance.between(-32, 34) },
      chance.between(4, 12),
    )
  }
  for (let i = 0; i < 44; i++)
    petals += leafClump(
      chance,
      { x: chance.between(0, WIDTH), y: chance.between(100, 690) },
      chance.between(1.6, 3.6),
    )
  wood += ''
  return (
    path(wood, { fill: css(stage.palette.ink) }) +
    path(petals, {
      fill: stage.sheet.linear({ x: 0, y: 0 }, { x: 0, y: 320 }, [
        [0, mix(blossom, stage.palette.ink, 0.55)],
        [1, blossom],
      ]),
      opacity: 0.92,
    })
  )
}

/** An old stone bridge over a stream. */
export function bridge(stage: Stage): Scenery {
  const { palette, sheet } = stage
  const chance = stage.chance.fork('bridge')
  const shore = 560
  const far = ridgeLine(chance, { shape: 'peaks', base: 480, height: 230, tops: 2.6 })
  const wood = ridgeLine(chance, { shape: 'hills', base: 540, height: 120, tops: 2 })
  const stone = mix(palette.land(0.6), palette.ink, 0.15)
  const deck = (x: number) => 478 + ((x - WIDTH / 2) / 640) ** 2 * 110
  const top: Point[] = Array.from({ length: 30 }, (_, i) => ({ x: -20 + i * 46, y: deck(-20 + i * 46) }))
  const arch = (x: number, half: number, rise: number) =>
    `M${x - half} ${shore + 40}C${x - half} ${shore - rise} ${x + half} ${shore - rise} ${x + half} ${shore + 40}Z`
  const openings = arch(WIDTH / 2, 150, 74) + arch(WIDTH / 2 - 350, 92, 26) + arch(WIDTH / 2 + 350, 92, 26)
  const body = `${curve(top)}V${shore + 40}H-20Z`
  const bricks = Array.from({ length: 130 }, () => {
    const x = chance.between(0, WIDTH)
    return `M${number(x)} ${number(chance.between(deck(x) + 26, shore))}h${number(chance.between(12, 30))}`
  }).join('')
  const parapet = top.map(({ x, y }) => ({ x, y: y - 20 }))
  const standX = WIDTH * chance.between(0.44, 0.56)
  const clip = sheet.define(
    'mask',
    { maskUnits: 'userSpaceOnUse', x: 0, y: 0, width: WIDTH, height: HEIGHT },
    element('rect', { width: WIDTH, height: HEIGHT, fill: '#fff' }),
    path(openings, { fill: '#000' }),
  )
  const wall = (fill: string) => element('g', { mask: clip }, path(body, { fill }))
  return {
    behind:
      sky(stage, 500) +
      landLayer(stage, far, 0.12, { foot: 560 }) +
      mistBank(stage, { top: 400, bottom: 560, colour: palette.horizon, opacity: 0.6, stretch: 6 }) +
      path(
        firWood(chance, (x) => heightAt(wood, x) + 4, { from: -10, to: WIDTH, height: 120, gap: 24 }),
        { fill: css(palette.land(0.38)) },
      ) +
      landLayer(stage, wood, 0.4, { foot: 640, isSoft: true, rim: 0 }) +
      mistBank(stage, { top: 450, bottom: 620, colour: palette.horizon, opacity: 0.5, stretch: 7 }) +
      water(stage, shore + 10) +
      path(openings, { fill: css(mix(palette.ink, palette.land(0.5), 0.3)), opacity: 0.35 }) +
      wall(
        sheet.linear({ x: 0, y: 470 }, { x: 0, y: shore + 40 }, [
          [0, mix(stone, stage.light.colour, 0.1)],
          [1, mix(stone, palette.ink, 0.5)],
        ]),
      ) +
      element(
        'g',
        { mask: clip },
        path(bricks, { stroke: css(palette.ink), 'stroke-width': 1.5, opacity: 0.3 }),
      ) +
      path(openings, {
        fill: 'none',
        stroke: css(mix(stone, stage.light.colour, 0.22)),
        'stroke-width': 9,
        opacity: 0.5,
      }),
    ground: { x: standX, y: deck(standX) + 2 },
    height: 118,
    before:
      path(`${curve(parapet)}L${curve(top.map(({ x, y }) => ({ x, y: y + 8 })).reverse()).slice(1)}Z`, {
        fill: css(mix(stone, palette.ink, 0.3)),
      }) +
      path(curve(parapet), { stroke: rimLight(stage, 0.8, 900), 'stroke-width': 2.2, fill: 'none' }) +
      streetLamp(stage, { x: standX + 190, y: deck(standX + 190) - 14 }, 150, 0.8) +
      path(
        leafTree(chance, { x: stage.light.x > WIDTH / 2 ? 20 : WIDTH - 20, y: HEIGHT + 20 }, 620, 460) +
          grass(chance, () => HEIGHT + 4, -10, WIDTH, 46, 7),
        { fill: css(palette.ink) },
      ),
  }
}
