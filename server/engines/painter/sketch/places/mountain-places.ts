import { mistBank } from '../clouds.ts'
import { css, lighter, mix, oklch } from '../colour.ts'
import { glow, rimLight } from '../light.ts'
import { boulders } from '../motifs/stones.ts'
import { heightAt, landLayer, ridgeLine, shadedSides, type RidgeShape } from '../motifs/terrain.ts'
import { bareTree, fir, firWood, grass } from '../motifs/trees.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { HEIGHT, WIDTH, type Stage } from '../stage.ts'
import { curve, element, lines, number, path, type Point } from '../svg.ts'

/** Range behind range, seen from a ledge. */
export function mountains(stage: Stage): Scenery {
  const { palette } = stage
  const chance = stage.chance.fork('mountains')
  const ranges = [
    { base: 470, height: 330, tops: 2.4, nearness: 0.06 },
    { base: 520, height: 260, tops: 3.1, nearness: 0.22 },
    { base: 590, height: 210, tops: 2.6, nearness: 0.42 },
    { base: 670, height: 170, tops: 2.1, nearness: 0.62 },
  ].map((range) => ({ ...range, points: ridgeLine(chance, { shape: 'peaks', ...range }) }))
  const isLeft = stage.light.x > WIDTH / 2
  const ledge = ledgeFrom(isLeft)
  const standX = isLeft ? WIDTH * 0.27 : WIDTH * 0.73
  const drawn = ranges.map(
    ({ points, nearness, base }, i) =>
      landLayer(stage, points, nearness, { foot: base + 90 }) +
      (i < 2 ? snowCaps(stage, points, i === 0 ? 70 : 46) : '') +
      shadedSides(stage, points, nearness, base + 60) +
      mistBank(stage, {
        top: base - 130,
        bottom: base + 80,
        colour: palette.horizon,
        opacity: 0.6 - i * 0.1,
        stretch: 4 + i,
      }),
  )
  const woodLine = ranges[3]!.points
  return {
    behind:
      sky(stage, 470) +
      drawn.join('') +
      path(
        firWood(chance, (x) => heightAt(woodLine, x) + 26, { from: -10, to: WIDTH, height: 70, gap: 17 }),
        { fill: css(palette.land(0.74)) },
      ) +
      mistBank(stage, { top: 560, bottom: 740, colour: palette.horizon, opacity: 0.35, stretch: 6 }) +
      path(ledge.d, { fill: css(palette.ink) }) +
      path(ledge.edge, { stroke: rimLight(stage, 0.7), 'stroke-width': 2, fill: 'none' }) +
      path(
        grass(
          chance,
          (x) => heightAt(ledge.points, x),
          isLeft ? -10 : WIDTH - 440,
          isLeft ? 440 : WIDTH + 10,
          20,
        ),
        { fill: css(palette.ink) },
      ),
    ground: { x: standX, y: heightAt(ledge.points, standX) + 4 },
    height: 132,
    before: path(bareTree(chance, { x: isLeft ? 70 : WIDTH - 70, y: 600 }, 330, isLeft ? 1 : -1), {
      fill: css(palette.ink),
    }),
  }
}

/** A rock that juts out into the picture from one side. */
export function ledgeFrom(isLeft: boolean): { points: Point[]; edge: string; d: string } {
  const side = (x: number) => (isLeft ? x : WIDTH - x)
  const outline = [
    [-20, 566],
    [90, 580],
    [190, 588],
    [300, 590],
    [400, 600],
    [452, 616],
    [470, 640],
    [450, 668],
    [470, 700],
    [440, 740],
  ] as const
  const points = outline.map(([x, y]) => ({ x: side(x), y }))
  const edge = curve(points)
  const top = points.slice(0, 7).sort((a, b) => a.x - b.x)
  return { points: top, edge, d: `${edge}L${side(-20)} 760Z` }
}

/** Snow on the tops, its lower edge ragged. */
function snowCaps(stage: Stage, points: Point[], depth: number): string {
  const { palette, light } = stage
  const chance = stage.chance.fork('caps')
  const top = Math.min(...points.map(({ y }) => y))
  const line = top + depth * 1.5
  let d = ''
  let run: Point[] = []
  const close = () => {
    if (run.length > 3) {
      const under = run
        .toReversed()
        .flatMap(({ x, y }, i) =>
          i % 3 === 0 ? [{ x, y: y + (line - y) * chance.between(0.3, 0.95) * (i % 2 === 0 ? 1 : 0.6) }] : [],
        )
      d += `${lines([...run, ...under])}Z`
    }
    run = []
  }
  for (const point of points) {
    if (point.y < line) run.push(point)
    else close()
  }
  close()
  return path(d, { fill: css(mix(lighter(palette.horizon, 0.08), light.colour, 0.55)), opacity: 0.62 })
}

/** Snow as far as the eye goes, drifts in the foreground. */
export function snowfield(stage: Stage): Scenery {
  const { palette, facts } = stage
  const chance = stage.chance.fork('snowfield')
  const isNight = facts.time === 'night'
  const snow = mix(oklch(isNight ? 0.6 : 0.86, 0.03, 245), palette.horizon, 0.35)
  const blue = mix(palette.skyMiddle, oklch(0.42, 0.06, 250), 0.5)
  const far = ridgeLine(chance, { shape: 'peaks', base: 460, height: 260, tops: 2.4 })
  const drifts = [
    { base: 520, height: 60, tops: 1.5 },
    { base: 590, height: 80, tops: 1.2 },
    { base: 690, height: 100, tops: 0.9 },
  ].map((drift) => ridgeLine(chance, { shape: 'hills', ...drift }))
  const standX = WIDTH * chance.between(0.4, 0.6)
  const near = drifts[2]!
  const drawn = drifts.map((points, i) => {
    const top = Math.min(...points.map(({ y }) => y))
    const fill = stage.sheet.linear({ x: 0, y: top }, { x: 0, y: top + 190 }, [
      [0, mix(snow, stage.light.colour, 0.25 - i * 0.05)],
      [0.3, mix(snow, blue, 0.3 + i * 0.14)],
      [1, mix(blue, palette.ink, 0.15 + i * 0.18)],
    ])
    return (
      path(`${curve(points)}L${WIDTH + 20} 740L-20 740Z`, { fill }) +
      path(curve(points), { fill: 'none', stroke: rimLight(stage, 0.8, 800), 'stroke-width': 1.6 })
    )
  })
  let trees = ''
  for (let i = 0; i < 9; i++) {
    const x = chance.isLikely(0.5) ? chance.between(-20, 330) : chance.between(WIDTH - 330, WIDTH + 20)
    trees += fir(chance, { x, y: heightAt(drifts[1]!, x) + 8 }, chance.between(110, 240))
  }
  return {
    behind:
      sky(stage, 480) +
      aurora(stage) +
      landLayer(stage, far, 0.14, { foot: 540 }) +
      snowCaps(stage, far, 110) +
      shadedSides(stage, far, 0.2, 520) +
      mistBank(stage, { top: 380, bottom: 560, colour: snow, opacity: 0.5, stretch: 6 }) +
      drawn[0] +
      path(
        firWood(chance, (x) => heightAt(drifts[0]!, x) + 4, { from: -20, to: WIDTH, height: 58, gap: 40 }),
        { fill: css(palette.land(0.45)) },
      ) +
      drawn[1] +
      path(trees, { fill: css(palette.land(0.84)) }) +
      mistBank(stage, { top: 500, bottom: 660, colour: snow, opacity: 0.35, stretch: 8 }) +
      drawn[2] +
      footprints(stage, standX, heightAt(near, standX)),
    ground: { x: standX, y: heightAt(near, standX) + 16 },
    height: 124,
    before: '',
  }
}

function footprints(stage: Stage, x: number, y: number): string {
  let d = ''
  for (let i = 1; i < 16; i++) {
    const t = i / 16
    const at = { x: x - t * 190 + Math.sin(i * 1.7) * 5, y: y + 18 + t * 90 }
    d += `M${number(at.x - 3 - t * 5)} ${number(at.y)}a${number(3 + t * 5)} ${number(1.4 + t * 2)} 0 1 0 ${number(6 + t * 10)} 0a${number(3 + t * 5)} ${number(1.4 + t * 2)} 0 1 0 ${number(-6 - t * 10)} 0Z`
  }
  return path(d, { fill: css(mix(stage.palette.skyTop, stage.palette.ink, 0.2)), opacity: 0.5 })
}

/** Northern lights, only in clear nights. */
function aurora(stage: Stage): string {
  const { facts, palette, sheet } = stage
  if (facts.time !== 'night' || facts.weather === 'storm' || facts.weather === 'cloudy') return ''
  const chance = stage.chance.fork('aurora')
  const colour = oklch(0.82, 0.15, 165)
  let content = ''
  for (let curtain = 0; curtain < 2; curtain++) {
    const base = 250 + curtain * 70
    const phase = chance.between(0, 6)
    for (let i = 0; i < 64; i++) {
      const x = -40 + i * 21.5
      const y = base + Math.sin(i * 0.13 + phase) * 60 + Math.sin(i * 0.31 + phase) * 18
      const tall = 120 + Math.sin(i * 0.55 + phase) * 40 + chance.between(0, 90)
      const shine = 0.1 + 0.14 * chance.next()
      content += element('rect', {
        x,
        y: y - tall,
        width: 30,
        height: tall,
        fill: sheet.linear({ x: 0, y: y - tall }, { x: 0, y }, [
          [0, palette.accent, 0],
          [0.55, colour, shine * 0.6],
          [0.94, colour, shine],
          [1, colour, 0],
        ]),
      })
    }
  }
  return content
}

/** A mountain that burns, its light on everything. */
export function volcano(stage: Stage): Scenery {
  const { palette, sheet } = stage
  const chance = stage.chance.fork('volcano')
  const fire = oklch(0.72, 0.19, 42)
  const hot = oklch(0.88, 0.14, 75)
  const x = WIDTH * chance.between(0.42, 0.58)
  const mouth = { x, y: 214 }
  const slope = ridgeLine(chance, { shape: 'rocks', base: 0, height: 30, tops: 6 })
  const cone = slope.map((p) => {
    const out = Math.max(0, Math.abs(p.x - x) - 56)
    return {
      x: p.x,
      y: Math.min(
        560,
        mouth.y + out * 0.74 - out * out * 0.00022 + p.y * Math.min(1, out / 90) + (out === 0 ? 10 : 0),
      ),
    }
  })
  const shape: RidgeShape = 'rocks'
  const near = ridgeLine(chance, { shape, base: 610, height: 90, tops: 3 })
  const front = ridgeLine(chance, { shape, base: 720, height: 100, tops: 2 })
  const standX = WIDTH * (x > WIDTH / 2 ? 0.3 : 0.7)
  return {
    behind:
      sky(stage, 540, 0.8) +
      glow(stage, mouth, 560, fire, 0.85) +
      plume(stage, mouth, fire) +
      landLayer(stage, cone, 0.6, { foot: 620, rim: 0.6 }) +
      path(lavaStreams(stage, mouth, cone), {
        fill: sheet.linear(mouth, { x, y: 600 }, [
          [0, hot],
          [0.35, fire],
          [1, oklch(0.5, 0.17, 32), 0.55],
        ]),
      }) +
      glow(stage, { x, y: mouth.y + 4 }, 190, hot, 1) +
      glow(stage, { x, y: 590 }, 560, fire, 0.5, 0.24) +
      landLayer(stage, near, 0.8, { foot: 720, rim: 0.5 }) +
      glow(stage, { x, y: 640 }, 420, fire, 0.4, 0.2) +
      landLayer(stage, front, 0.96, { rim: 0.5 }),
    ground: { x: standX, y: heightAt(front, standX) + 8 },
    height: 128,
    before:
      embers(stage, mouth) +
      boulders(stage, chance, () => HEIGHT, { from: -20, to: WIDTH, size: 40, gap: 150, nearness: 1 }),
  }
}

function plume(stage: Stage, mouth: Point, fire: ReturnType<typeof oklch>): string {
  const chance = stage.chance.fork('plume')
  const smoke = mix(stage.palette.skyTop, stage.palette.ink, 0.4)
  let content = ''
  for (let i = 0; i < 30; i++) {
    const up = i / 30
    const at = { x: mouth.x + up * 190 + chance.between(-1, 1) * (20 + up * 150), y: mouth.y - 10 - up * 250 }
    content += glow(
      stage,
      at,
      50 + up * 130,
      mix(mix(fire, smoke, 0.25 + up * 0.7), smoke, 0.2),
      0.5 * (1 - up * 0.4),
    )
  }
  return content
}

/** Streams of lava that part on their way down. */
function lavaStreams(stage: Stage, mouth: Point, cone: Point[]): string {
  const chance = stage.chance.fork('lava')
  let d = ''
  for (const start of [-40, -14, 12, 38]) {
    let at = { x: mouth.x + start, y: mouth.y + 8 }
    const left: Point[] = []
    const right: Point[] = []
    let width = chance.between(7, 13)
    for (let i = 0; i < 16; i++) {
      left.push({ x: at.x - width, y: at.y })
      right.push({ x: at.x + width, y: at.y })
      at = {
        x: at.x + start * chance.between(0.1, 0.42) + chance.between(-9, 9),
        y: at.y + chance.between(14, 27),
      }
      if (at.y < heightAt(cone, at.x)) at.y = heightAt(cone, at.x) + 8
      width *= chance.between(0.78, 1.1)
    }
    d += curve([...left, ...right.reverse()], true)
  }
  return d
}

export function embers(stage: Stage, around: Point): string {
  const chance = stage.chance.fork('embers')
  return element(
    'g',
    { fill: css(oklch(0.8, 0.16, 55)) },
    ...Array.from({ length: 110 }, () =>
      element('circle', {
        cx: around.x + (chance.next() + chance.next() - 1) * 620,
        cy: chance.between(60, 690),
        r: 0.6 + chance.next() ** 4 * 2.4,
        opacity: Math.round(chance.between(0.2, 0.9) * 100) / 100,
      }),
    ),
  )
}
