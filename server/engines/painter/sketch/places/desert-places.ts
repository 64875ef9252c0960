import type { Chance } from '../chance.ts'
import { mistBank } from '../clouds.ts'
import { css, lighter, mix, oklch } from '../colour.ts'
import { glow, lampGlow, rimLight } from '../light.ts'
import { birds } from '../motifs/creatures.ts'
import { cactus } from '../motifs/plants.ts'
import { planet, worldColours } from '../motifs/planets.ts'
import { spacecraft } from '../motifs/spacecraft.ts'
import { boulders } from '../motifs/stones.ts'
import { heightAt, landLayer, ridgeLine } from '../motifs/terrain.ts'
import { bareTree, grass } from '../motifs/trees.ts'
import type { Scenery } from '../scenery.ts'
import { sky, stars } from '../sky.ts'
import { HEIGHT, WIDTH, type Stage } from '../stage.ts'
import { curve, element, number, path, placed, polygon, type Point } from '../svg.ts'

/** Dunes with sharp crests; pyramids far off. */
export function desert(stage: Stage): Scenery {
  const { palette, light, facts } = stage
  const chance = stage.chance.fork('desert')
  const sand = mix(oklch(facts.time === 'night' ? 0.42 : 0.7, 0.09, 65), palette.horizon, 0.3)
  const shade = mix(palette.skyMiddle, oklch(0.34, 0.06, 40), 0.55)
  const dunes = [
    { base: 520, height: 60, tops: 3 },
    { base: 580, height: 90, tops: 2.2 },
    { base: 650, height: 120, tops: 1.7 },
    { base: 742, height: 130, tops: 1.2 },
  ].map((dune) => ridgeLine(chance, { shape: 'dunes', ...dune }))
  const drawn = dunes.map((points, i) =>
    dune(stage, points, mix(sand, palette.ink, i * 0.12), mix(shade, palette.ink, i * 0.16)),
  )
  const standX = WIDTH * chance.between(0.36, 0.64)
  const near = dunes[3]!
  const pyramidX = light.x + (light.x < WIDTH / 2 ? 190 : -190)
  return {
    behind:
      sky(stage, 500) +
      pyramid(stage, { x: pyramidX, y: 512 }, 190) +
      pyramid(stage, { x: pyramidX + 150, y: 514 }, 110) +
      pyramid(stage, { x: pyramidX - 130, y: 513 }, 76) +
      mistBank(stage, { top: 420, bottom: 560, colour: palette.horizon, opacity: 0.6, stretch: 8 }) +
      drawn.slice(0, 2).join('') +
      mistBank(stage, { top: 490, bottom: 620, colour: sand, opacity: 0.3, stretch: 9 }) +
      drawn.slice(2).join('') +
      birds(stage, { x: WIDTH - light.x, y: 190 }, 4, 12),
    ground: { x: standX, y: heightAt(near, standX) + 6 },
    height: 122,
    before: '',
  }
}

/** A dune: its windward side lit, the slip face below the crest in shade. */
function dune(
  stage: Stage,
  points: Point[],
  sand: ReturnType<typeof oklch>,
  shade: ReturnType<typeof oklch>,
): string {
  const top = Math.min(...points.map(({ y }) => y))
  const body = `${curve(points)}L${WIDTH + 20} 760L-20 760Z`
  let faces = ''
  for (const [i, point] of points.entries()) {
    const [before, after] = [points[i - 1], points[i + 1]]
    if (!before || !after || point.y >= before.y || point.y > after.y) continue
    const slip: Point[] = []
    for (let j = i; points[j] && j < i + 16; j++) {
      slip.push(points[j]!)
      if (points[j + 1] && points[j + 1]!.y < points[j]!.y) break
    }
    const depth = 90 + (point.y - top)
    const foot = { x: point.x - 60, y: point.y + depth }
    faces += `M${number(point.x)} ${number(point.y)}${slip.map(({ x, y }) => `L${number(x)} ${number(y)}`).join('')}Q${number(slip.at(-1)!.x - 40)} ${number(slip.at(-1)!.y + depth * 0.5)} ${number(foot.x)} ${number(foot.y)}Q${number(point.x + 34)} ${number(point.y + depth * 0.4)} ${number(point.x)} ${number(point.y)}Z`
  }
  return (
    path(body, {
      fill: stage.sheet.linear({ x: 0, y: top }, { x: 0, y: top + 220 }, [
        [0, sand],
        [1, mix(sand, shade, 0.85)],
      ]),
    }) +
    path(faces, {
      fill: stage.sheet.down([
        [0, shade, 0.95],
        [1, shade, 0.1],
      ]),
    }) +
    path(curve(points), { stroke: rimLight(stage, 0.75, 900), 'stroke-width': 1.6, fill: 'none' })
  )
}

function pyramid(stage: Stage, foot: Point, height: number): string {
  const { palette, light } = stage
  const half = height * 0.82
  const stone = palette.land(0.24)
  const isLitRight = light.x > foot.x
  const corner = foot.x + (isLitRight ? -0.2 : 0.2) * half
  const face = (x: number, isLit: boolean) =>
    path(
      polygon([
        { x: foot.x, y: foot.y - height },
        { x, y: foot.y },
        { x: corner, y: foot.y + 6 },
      ]),
      { fill: css(isLit ? mix(stone, light.colour, 0.32) : mix(stone, palette.skyTop, 0.4)) },
    )
  return face(foot.x - half, !isLitRight) + face(foot.x + half, isLitRight)
}

/** Red mesas and cacti. */
export function canyon(stage: Stage): Scenery {
  const { palette, light } = stage
  const chance = stage.chance.fork('canyon')
  const mesas = [
    { base: 500, height: 190, tops: 3.4, nearness: 0.1 },
    { base: 530, height: 230, tops: 2.4, nearness: 0.3 },
    { base: 570, height: 150, tops: 2, nearness: 0.5 },
  ].map((mesa) => ({ ...mesa, points: ridgeLine(chance, { shape: 'mesas', ...mesa }) }))
  const floor = ridgeLine(chance, { shape: 'hills', base: 690, height: 70, tops: 1.6 })
  let plants = ''
  for (const x of [chance.between(60, 190), chance.between(1040, 1180), chance.between(300, 420)])
    plants += cactus(chance, { x, y: heightAt(floor, x) + 6 }, chance.between(110, 250))
  const standX = WIDTH * chance.between(0.46, 0.6)
  return {
    behind:
      sky(stage, 500) +
      mesas
        .map(
          ({ points, nearness, base }, i) =>
            landLayer(stage, points, nearness, { foot: base + 60, rim: 0.7 }) +
            strata(stage, chance, points, nearness, base) +
            mistBank(stage, {
              top: base - 90,
              bottom: base + 60,
              colour: palette.horizon,
              opacity: 0.5 - i * 0.1,
              stretch: 7,
            }),
        )
        .join('') +
      landLayer(stage, floor, 0.82, { foot: 780, isSoft: true, rim: 0.5 }) +
      path(
        grass(chance, (x) => heightAt(floor, x), -10, WIDTH, 15, 17),
        { fill: css(palette.land(0.9)) },
      ) +
      path(plants, { fill: css(palette.ink) }) +
      path(plants, { stroke: rimLight(stage, 0.5, 800), 'stroke-width': 1.4, fill: 'none' }) +
      birds(stage, { x: light.x + 60, y: 170 }, 3, 18),
    ground: { x: standX, y: heightAt(floor, standX) + 22 },
    height: 150,
    before: boulders(stage, chance, () => HEIGHT + 4, {
      from: -20,
      to: WIDTH,
      size: 34,
      gap: 210,
      nearness: 1,
    }),
  }
}

/** The level layers in a mesa's wall. */
function strata(stage: Stage, chance: Chance, points: Point[], nearness: number, base: number): string {
  const top = Math.min(...points.map(({ y }) => y))
  let d = ''
  for (let y = top + 16; y < base; y += chance.between(9, 24)) {
    let isOpen = false
    for (const point of points.filter((_, i) => i % 3 === 0)) {
      const isInside = point.y < y - 3
      d += isInside
        ? `${isOpen ? 'L' : 'M'}${number(point.x)} ${number(y + Math.sin(point.x * 0.05) * 1.5)}`
        : ''
      isOpen = isInside
    }
  }
  return path(d, {
    stroke: css(mix(stage.palette.land(nearness), stage.palette.ink, 0.6)),
    'stroke-width': 1.6,
    opacity: 0.28,
    fill: 'none',
  })
}

/** The ground of another world: strange rocks, great moons, a lander. */
export function alienWorld(stage: Stage): Scenery {
  const { palette, light } = stage
  const chance = stage.chance.fork('alien')
  const isLeft = light.x > WIDTH / 2
  const side = (x: number) => (isLeft ? x : WIDTH - x)
  const far = ridgeLine(chance, { shape: 'peaks', base: 500, height: 170, tops: 3.4 })
  const middle = ridgeLine(chance, { shape: 'rocks', base: 570, height: 90, tops: 4 })
  const floor = ridgeLine(chance, { shape: 'hills', base: 690, height: 70, tops: 1.5 })
  const standX = side(470)
  const hue = chance.pick([palette.accent.h, palette.horizon.h + 60, palette.lamp.h])
  const spires = (nearness: number, count: number, foot: number, tall: number) => {
    let d = ''
    for (let i = 0; i < count; i++)
      d += spire(chance, { x: chance.between(-20, WIDTH), y: foot + 20 }, tall * chance.between(0.4, 1.1))
    return (
      path(d, { fill: css(palette.land(nearness)) }) +
      path(d, { stroke: rimLight(stage, 0.6), 'stroke-width': 1, fill: 'none' })
    )
  }
  const lander = { x: side(860), y: heightAt(floor, side(860)) - 22 }
  return {
    behind:
      sky(stage, 520, chance.between(0, 0.35)) +
      stars(stage, 420, 170) +
      planet(stage, {
        centre: { x: side(310), y: 230 },
        radius: chance.between(120, 170),
        kind: chance.pick(['gas', 'rock']),
        colours: worldColours(hue, 0.62),
        litFrom: isLeft ? -20 : 200,
        hasRing: chance.isLikely(0.6),
      }) +
      planet(stage, {
        centre: { x: side(660), y: 130 },
        radius: 34,
        kind: 'rock',
        colours: worldColours(hue + 80, 0.6),
        litFrom: isLeft ? 0 : 180,
      }) +
      landLayer(stage, far, 0.14, { foot: 560 }) +
      mistBank(stage, { top: 410, bottom: 570, colour: palette.horizon, opacity: 0.6, stretch: 6 }) +
      spires(0.34, 7, 540, 190) +
      landLayer(stage, middle, 0.46, { foot: 640 }) +
      mistBank(stage, { top: 500, bottom: 650, colour: palette.horizon, opacity: 0.4, stretch: 7 }) +
      spires(0.62, 3, 620, 210) +
      landLayer(stage, floor, 0.82, { foot: 780, isSoft: true, rim: 0.6 }) +
      craters(stage, chance, (x) => heightAt(floor, x)) +
      glow(stage, { x: lander.x, y: lander.y + 26 }, 240, palette.lamp, 0.5, 0.2) +
      landerLegs(stage, lander) +
      spacecraft(stage, 'shuttle', { x: lander.x, y: lander.y - 14 }, 1.25, {
        flip: !isLeft,
        isBurning: false,
      }) +
      lampGlow(stage, { x: lander.x - 20, y: lander.y + 2 }, 90, 0.7),
    ground: { x: standX, y: heightAt(floor, standX) + 16 },
    height: 132,
    before: boulders(stage, chance, () => HEIGHT + 6, {
      from: -20,
      to: WIDTH,
      size: 52,
      gap: 240,
      nearness: 1,
    }),
  }
}

function spire(chance: Chance, foot: Point, tall: number): string {
  const wide = tall * chance.between(0.14, 0.26)
  const lean = tall * chance.between(-0.2, 0.2)
  return `M${number(foot.x - wide)} ${number(foot.y)}C${number(foot.x - wide * 0.3)} ${number(foot.y - tall * 0.4)} ${number(foot.x + lean * 0.4 - wide * 0.3)} ${number(foot.y - tall * 0.8)} ${number(foot.x + lean)} ${number(foot.y - tall)}C${number(foot.x + lean * 0.6 + wide * 0.4)} ${number(foot.y - tall * 0.7)} ${number(foot.x + wide * 0.3)} ${number(foot.y - tall * 0.4)} ${number(foot.x + wide)} ${number(foot.y)}Z`
}

function craters(stage: Stage, chance: Chance, groundAt: (x: number) => number): string {
  let content = ''
  for (let i = 0; i < 9; i++) {
    const x = chance.between(0, WIDTH)
    const near = chance.next()
    const y = groundAt(x) + 18 + near * 60
    const size = 18 + near * 46
    content +=
      element('ellipse', {
        cx: x,
        cy: y,
        rx: size,
        ry: size * 0.16,
        fill: css(mix(stage.palette.land(0.9), stage.palette.ink, 0.6)),
      }) +
      path(
        `M${number(x - size)} ${number(y)}A${number(size)} ${number(size * 0.16)} 0 0 0 ${number(x + size)} ${number(y)}`,
        { stroke: rimLight(stage, 0.5, 900), 'stroke-width': 1.6, fill: 'none' },
      )
  }
  return content
}

const landerLegs = (stage: Stage, at: Point): string =>
  path(
    `M${number(at.x - 44)} ${number(at.y - 4)}l-26 40h-12M${number(at.x + 30)} ${number(at.y - 4)}l24 40h12M${number(at.x - 6)} ${number(at.y - 4)}v42`,
    { stroke: css(stage.palette.ink), 'stroke-width': 5, fill: 'none' },
  )

/** The only street of a frontier town. */
export function westernTown(stage: Stage): Scenery {
  const { palette, facts } = stage
  const chance = stage.chance.fork('western')
  const isDark = facts.time === 'night' || facts.time === 'dusk'
  const far = ridgeLine(chance, { shape: 'mesas', base: 500, height: 170, tops: 2.4 })
  const street = 540
  const standX = WIDTH * chance.between(0.46, 0.54)
  const row = (isLeft: boolean) =>
    [0, 1, 2, 3]
      .map((i) => {
        const depth = 3 - i
        const scale = 1 / (1 + depth * 0.52)
        const x = isLeft ? WIDTH / 2 - 620 * scale - 20 : WIDTH / 2 + 620 * scale + 20
        return falseFront(
          stage,
          chance,
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
      element('rect', {
        y: street - 10,
        width: WIDTH,
        height: 240,
        fill: stage.sheet.linear({ x: 0, y: street - 10 }, { x: 0, y: HEIGHT }, [
          [0, mix(palette.horizon, palette.land(0.4), 0.5)],
          [0.35, palette.land(0.66)],
          [1, mix(palette.land(0.85), palette.ink, 0.4)],
        ]),
      }) +
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
    before: path(tumbleweed(chance, { x: WIDTH * chance.between(0.2, 0.35), y: 676 }, 30), {
      stroke: css(palette.ink),
      'stroke-width': 1.3,
      fill: 'none',
    }),
  }
}

function wheelRuts(stage: Stage, street: number): string {
  const vanish = { x: WIDTH / 2, y: street - 30 }
  const d = [-220, -150, 150, 220]
    .map((x) => `M${vanish.x + x * 0.1} ${street}L${vanish.x + x * 2.4} ${HEIGHT + 10}`)
    .join('')
  return path(d, { stroke: css(stage.palette.ink), 'stroke-width': 4, opacity: 0.16 })
}

/** A wooden house with a false front, a porch and lit windows. */
function falseFront(
  stage: Stage,
  chance: Chance,
  foot: Point,
  width: number,
  nearness: number,
  isLit: boolean,
): string {
  const { palette, sheet } = stage
  const wood = mix(palette.land(nearness), palette.ink, 0.25)
  const pane = isLit ? mix(palette.lamp, wood, 0.08) : mix(palette.skyMiddle, wood, 0.5)
  const crown = chance.pick([
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
      path(`M-50 2V-98H50V2Z${crown}`, {
        fill: sheet.linear({ x: 0, y: -120 }, { x: 0, y: 2 }, [
          [0, mix(wood, stage.light.colour, 0.1)],
          [1, mix(wood, palette.ink, 0.5)],
        ]),
      }) +
      path(boards, { stroke: css(palette.ink), 'stroke-width': 0.7, opacity: 0.4 }) +
      path(panes, { fill: css(pane) }) +
      path('M-31.5 -88V-70M-.5 -88V-70M31.5 -88V-70M-31 -40V-16M31 -40V-16M-42 -28H-20M20 -28H42', {
        stroke: css(mix(wood, palette.ink, 0.6)),
        'stroke-width': 1.4,
      }) +
      path('M-9 2V-42H9V2Z', { fill: css(isLit ? mix(palette.lamp, wood, 0.3) : palette.ink) }) +
      path('M-8 -12V-32H-1V-12ZM1 -12V-32H8V-12Z', { fill: css(mix(wood, palette.ink, 0.5)) }) +
      path('M-58 -48L-54 -60H54L58 -48Z', { fill: css(mix(wood, palette.ink, 0.55)) }) +
      path('M-56 -48H-53V4H-56ZM53 -48H56V4H53ZM-20 -48H-17V4H-20ZM17 -48H20V4H17ZM-58 0H58V6H-58Z', {
        fill: css(mix(wood, palette.ink, 0.7)),
      }) +
      element('rect', {
        x: -30,
        y: -111,
        width: 60,
        height: 10,
        fill: css(mix(lighter(wood, 0.1), palette.lamp, 0.2)),
        opacity: 0.5,
      }),
    { scale: width / 100 },
  )
}

function tumbleweed(chance: Chance, at: Point, size: number): string {
  let d = ''
  for (let i = 0; i < 22; i++) {
    const a = chance.between(0, 6.3)
    const b = a + chance.between(1.4, 3.4)
    d += `M${number(at.x + Math.cos(a) * size)} ${number(at.y + Math.sin(a) * size * 0.9)}Q${number(at.x + chance.between(-0.5, 0.5) * size)} ${number(at.y + chance.between(-0.5, 0.5) * size)} ${number(at.x + Math.cos(b) * size)} ${number(at.y + Math.sin(b) * size * 0.9)}`
  }
  return d
}

/** The bare tree that stands alone in dry country. */
export const loneTree = (chance: Chance, foot: Point): string =>
  bareTree(chance, foot, 260, chance.between(-1, 1))
