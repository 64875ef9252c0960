import type { Chance } from '../chance.ts'
import { mistBank } from '../clouds.ts'
import { css, lighter, mix, oklch, type Colour } from '../colour.ts'
import { beams, glow, lampGlow } from '../light.ts'
import { skyline } from '../motifs/buildings.ts'
import { figure } from '../motifs/figures.ts'
import { planet, worldColours } from '../motifs/planets.ts'
import { boulders, brokenArch, column } from '../motifs/stones.ts'
import { heightAt, ridgeLine } from '../motifs/terrain.ts'
import { broadLeaf, limb } from '../motifs/trees.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { HEIGHT, WIDTH, type Stage } from '../stage.ts'
import { element, number, path, placed, polygon, type Point } from '../svg.ts'

/** Towers of light over streets of light, seen from a roof. */
export function futureCity(stage: Stage): Scenery {
  const { palette, facts } = stage
  const chance = stage.chance.fork('future city')
  const cold = oklch(0.8, 0.13, 200)
  const hot = oklch(0.7, 0.2, 350)
  const isDark = facts.time !== 'day'
  const lit = isDark ? 0.42 : 0.12
  const ranks = [
    { base: 620, low: 150, high: 380, narrow: 34, wide: 80, nearness: 0.1 },
    { base: 660, low: 170, high: 440, narrow: 54, wide: 120, nearness: 0.32 },
    { base: 720, low: 120, high: 420, narrow: 90, wide: 170, nearness: 0.62 },
  ]
  const drawn = ranks.map((rank, i) => {
    const { d, windows } = skyline(chance, {
      ...rank,
      roof: i === 1 ? 'spires' : 'flat',
      lit: lit * (0.5 + i * 0.25),
    })
    const tone = palette.land(rank.nearness)
    return (
      path(d, {
        fill: stage.sheet.linear({ x: 0, y: rank.base - rank.high }, { x: 0, y: rank.base }, [
          [0, tone],
          [1, mix(tone, i === 0 ? palette.horizon : hot, 0.3 - i * 0.07)],
        ]),
      }) +
      path(windows, { fill: css(mix(i === 1 ? cold : palette.lamp, tone, 0.25)), opacity: 0.4 + i * 0.2 }) +
      signs(stage, chance, rank.base - rank.high * 0.6, rank.base - 60, 5 + i * 3, 0.5 + i * 0.45, [
        cold,
        hot,
        palette.lamp,
      ]) +
      mistBank(stage, {
        top: rank.base - 230,
        bottom: rank.base + 20,
        colour: mix(palette.horizon, i === 1 ? hot : cold, 0.3),
        opacity: 0.5 - i * 0.1,
        stretch: 6,
      })
    )
  })
  const isLeft = stage.light.x > WIDTH / 2
  const side = (x: number) => (isLeft ? x : WIDTH - x)
  const standX = side(330)
  return {
    behind:
      sky(stage, 620, 0.3) +
      planet(stage, {
        centre: { x: side(960), y: 190 },
        radius: 92,
        kind: 'rock',
        colours: worldColours(palette.accent.h, 0.6),
        litFrom: 210,
      }) +
      glow(stage, { x: WIDTH / 2, y: 620 }, 760, mix(hot, palette.horizon, 0.5), 0.5, 0.5) +
      drawn[0] +
      traffic(stage, chance, 330, cold, 0.6) +
      drawn[1] +
      traffic(stage, chance, 450, palette.lamp, 1) +
      drawn[2] +
      traffic(stage, chance, 560, hot, 1.4) +
      roof(stage, side),
    ground: { x: standX, y: 640 },
    height: 138,
    before: '',
  }
}

/** Glowing boards on walls; their signs are strokes, not letters. */
function signs(
  stage: Stage,
  chance: Chance,
  top: number,
  bottom: number,
  count: number,
  size: number,
  colours: [Colour, ...Colour[]],
): string {
  let content = ''
  for (let i = 0; i < count; i++) {
    const colour = chance.pick(colours)
    const isTall = chance.isLikely(0.65)
    const width = size * (isTall ? 13 : 46)
    const height = size * (isTall ? 56 : 15)
    const at = { x: chance.between(0, WIDTH), y: chance.between(top, bottom) }
    let strokes = ''
    const cells = 4
    for (let c = 0; c < cells; c++) {
      const x = at.x + (isTall ? width * 0.28 : (width * (c + 0.3)) / cells)
      const y = at.y + (isTall ? (height * (c + 0.3)) / cells : height * 0.3)
      strokes += chance.isLikely(0.5)
        ? `M${number(x)} ${number(y)}h${number(size * 6)}m${number(-size * 3)} 0v${number(size * 6)}`
        : `M${number(x)} ${number(y)}v${number(size * 6)}h${number(size * 5)}`
    }
    content +=
      glow(
        stage,
        { x: at.x + width / 2, y: at.y + height / 2 },
        Math.max(width, height) * 1.1,
        colour,
        0.55,
      ) +
      element('rect', {
        x: at.x,
        y: at.y,
        width,
        height,
        rx: size * 1.5,
        fill: css(mix(colour, stage.palette.ink, 0.7)),
        stroke: css(colour),
        'stroke-width': size * 1.1,
      }) +
      path(strokes, { stroke: css(lighter(colour, 0.12)), 'stroke-width': size * 1.2, fill: 'none' })
  }
  return content
}

/** A lane of flying craft with their lamps. */
function traffic(stage: Stage, chance: Chance, y: number, colour: Colour, size: number): string {
  let content = ''
  const slope = chance.between(-0.1, 0.1)
  for (let i = 0; i < 11; i++) {
    const x = chance.between(-20, WIDTH)
    const at = { x, y: y + (x - WIDTH / 2) * slope + chance.between(-6, 6) }
    content +=
      path(
        `M${number(at.x - 9 * size)} ${number(at.y + 1.4 * size)}L${number(at.x - 6 * size)} ${number(at.y - 2.6 * size)}H${number(at.x + 4 * size)}L${number(at.x + 9 * size)} ${number(at.y + 1.4 * size)}Z`,
        { fill: css(stage.palette.ink) },
      ) +
      glow(stage, { x: at.x - 9 * size, y: at.y + size }, 12 * size, colour, 0.9) +
      path(`M${number(at.x - 9 * size)} ${number(at.y + size)}h${number(-34 * size)}`, {
        stroke: stage.sheet.linear({ x: at.x - 9 * size, y: 0 }, { x: at.x - 43 * size, y: 0 }, [
          [0, colour, 0.7],
          [1, colour, 0],
        ]),
        'stroke-width': 1.6 * size,
      })
  }
  return content
}

function roof(stage: Stage, side: (x: number) => number): string {
  const { palette } = stage
  const ink = css(palette.ink)
  const edge = [
    { x: side(-20), y: 618 },
    { x: side(520), y: 618 },
    { x: side(560), y: 650 },
    { x: side(560), y: 740 },
    { x: side(-20), y: 740 },
  ]
  return (
    path(polygon(edge), {
      fill: stage.sheet.linear({ x: 0, y: 618 }, { x: 0, y: HEIGHT }, [
        [0, mix(palette.land(0.8), palette.accent, 0.12)],
        [0.2, mix(palette.land(0.9), palette.ink, 0.4)],
        [1, palette.ink],
      ]),
    }) +
    path(`M${side(-20)} 618H${side(520)}L${side(560)} 650`, {
      stroke: css(mix(palette.accent, palette.light, 0.3)),
      'stroke-width': 2.4,
      opacity: 0.7,
      fill: 'none',
    }) +
    element('rect', { x: Math.min(side(70), side(180)), y: 540, width: 110, height: 80, fill: ink }) +
    path(`M${side(110)} 540V440M${side(110)} 470h${side(0) === 0 ? 26 : -26}M${side(140)} 540V490`, {
      stroke: ink,
      'stroke-width': 4,
    }) +
    element('circle', { cx: side(110), cy: 438, r: 4, fill: css(oklch(0.66, 0.22, 25)) }) +
    glow(stage, { x: side(110), y: 438 }, 30, oklch(0.66, 0.22, 25), 0.9)
  )
}

/** Stalls under awnings and strings of lamps. */
export function market(stage: Stage): Scenery {
  const { palette, facts } = stage
  const chance = stage.chance.fork('market')
  const isDark = facts.time !== 'day'
  const roofs = skyline(chance, {
    base: 560,
    low: 120,
    high: 240,
    narrow: 70,
    wide: 140,
    roof: facts.genre === 'historical' ? 'flat' : 'gabled',
    lit: isDark ? 0.18 : 0.02,
  })
  const nearRoofs = skyline(chance, {
    base: 570,
    low: 70,
    high: 150,
    narrow: 90,
    wide: 150,
    roof: 'gabled',
    lit: isDark ? 0.2 : 0.02,
  })
  const hues = [palette.accent.h, 60, 20, palette.accent.h + 140, 80]
  const awning = () => oklch(isDark ? 0.56 : 0.64, 0.11, hues[chance.whole(0, hues.length - 1)]!)
  const row = (y: number, scale: number, nearness: number, gap: number) =>
    [-2.2, -1.1, 1.1, 2.2]
      .map((slot) => ({ x: WIDTH / 2 + slot * 230 * scale + Math.sign(slot) * gap, y }))
      .map((at) => stall(stage, chance, at, 190 * scale, nearness, awning(), isDark))
      .join('')
  const shoppers = Array.from({ length: 9 }, (_, i) =>
    figure(
      stage,
      chance.pick(['man', 'woman', 'lady', 'monk', 'traveller', 'child']),
      { x: chance.between(80, WIDTH - 80), y: 600 + (i % 3) * 9 },
      { height: chance.between(68, 84), nearness: 0.62, flip: chance.isLikely(0.5) },
    ),
  ).join('')
  return {
    behind:
      sky(stage, 540) +
      path(roofs.d, { fill: css(palette.land(0.2)) }) +
      path(roofs.windows, { fill: css(palette.lamp), opacity: 0.7 }) +
      mistBank(stage, {
        top: 400,
        bottom: 580,
        colour: mix(palette.horizon, palette.lamp, 0.2),
        opacity: 0.5,
        stretch: 6,
      }) +
      path(nearRoofs.d, { fill: css(palette.land(0.42)) }) +
      path(nearRoofs.windows, { fill: css(palette.lamp), opacity: 0.85 }) +
      glow(stage, { x: WIDTH / 2, y: 580 }, 620, isDark ? palette.lamp : stage.light.colour, 0.5, 0.45) +
      element('rect', {
        y: 566,
        width: WIDTH,
        height: 170,
        fill: stage.sheet.linear({ x: 0, y: 566 }, { x: 0, y: HEIGHT }, [
          [0, mix(palette.land(0.5), palette.lamp, isDark ? 0.35 : 0.1)],
          [0.5, palette.land(0.78)],
          [1, palette.ink],
        ]),
      }) +
      row(588, 0.66, 0.5, 50) +
      shoppers +
      row(650, 1.02, 0.74, 96) +
      strings(stage, chance),
    ground: { x: WIDTH / 2 + chance.between(-60, 60), y: 668 },
    height: 152,
    before: '',
  }
}

function stall(
  stage: Stage,
  chance: Chance,
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
    return path(`M${c} -92H${d}L${b} -66q${(a - b) / 2} 8 ${a - b} 0Z`, {
      fill: css(mix(colour, palette.ink, 0.2 + nearness * 0.2)),
    })
  }).join('')
  const goods = Array.from({ length: 15 }, (_, i) =>
    element('circle', {
      cx: -42 + i * 6,
      cy: -31 - (i % 3) * 2.4,
      r: chance.between(2.6, 4.2),
      fill: css(mix(oklch(0.66, 0.14, chance.between(20, 150)), palette.ink, 0.3)),
    }),
  ).join('')
  return (
    placed(
      foot,
      (isLit
        ? element('ellipse', {
            cx: 0,
            cy: -44,
            rx: 46,
            ry: 24,
            fill: css(mix(palette.lamp, palette.ink, 0.45)),
            opacity: 0.9,
          })
        : path('M-44 -66H44V-28H-44Z', { fill: css(mix(palette.ink, palette.land(nearness), 0.4)) })) +
        path('M-48 2V-90H-45V2ZM45 2V-90H48V2Z', { fill: wood }) +
        goods +
        path('M-52 -27H52V-22H-52ZM-48 -22H48V2H-48Z', { fill: wood }) +
        path('M-36 -22V2M-24 -22V2M-12 -22V2M0 -22V2M12 -22V2M24 -22V2M36 -22V2', {
          stroke: css(palette.ink),
          'stroke-width': 0.9,
          opacity: 0.5,
        }) +
        stripes,
      { scale: u },
    ) +
    (isLit
      ? lampGlow(stage, { x: foot.x, y: foot.y - 56 * u }, 76 * u, 0.75) +
        element('circle', {
          cx: foot.x,
          cy: foot.y - 57 * u,
          r: 3.4 * u,
          fill: css(lighter(palette.lamp, 0.12)),
        })
      : '')
  )
}

/** Paper lamps on lines across the street. */
function strings(stage: Stage, chance: Chance): string {
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
    content += path(line.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${number(x)} ${number(y)}`).join(''), {
      stroke: css(palette.ink),
      'stroke-width': 1.4,
      fill: 'none',
      opacity: 0.8,
    })
    for (let i = 1; i < 15; i++) {
      const { x, y } = at((i + chance.between(-0.2, 0.2)) / 15)
      const colour = mix(palette.lamp, palette.accent, i % 3 === 0 ? 0.45 : 0)
      content +=
        glow(stage, { x, y: y + 12 }, 44, colour, 0.7) +
        element('ellipse', { cx: x, cy: y + 12, rx: 7.5, ry: 9.5, fill: css(lighter(colour, 0.06)) }) +
        path(
          `M${number(x)} ${number(y)}v3M${number(x - 4)} ${number(y + 3)}h8M${number(x - 4)} ${number(y + 21)}h8`,
          { stroke: css(palette.ink), 'stroke-width': 1.6 },
        )
    }
  }
  return content
}

/** The floor of the sea, light from above, something sunken. */
export function underwater(stage: Stage): Scenery {
  const { palette, sheet } = stage
  const chance = stage.chance.fork('underwater')
  const above = mix(oklch(0.74, 0.1, 200), palette.horizon, 0.3)
  const deep = mix(oklch(0.2, 0.06, 240), palette.ink, 0.3)
  const top = { x: WIDTH * chance.between(0.4, 0.6), y: -40 }
  const layer = (n: number) => mix(mix(above, deep, 0.45), mix(deep, palette.ink, 0.6), n)
  const floor = ridgeLine(chance, { shape: 'hills', base: 690, height: 90, tops: 1.8 })
  const rocks = (base: number, height: number, n: number) => {
    const points = ridgeLine(chance, { shape: 'rocks', base, height, tops: 2.4 })
    return path(
      `${points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${number(x)} ${number(y)}`).join('')}L${WIDTH + 20} 740L-20 740Z`,
      {
        fill: sheet.linear({ x: 0, y: base - height }, { x: 0, y: base + 60 }, [
          [0, layer(n)],
          [1, mix(layer(n), above, 0.22 * (1 - n))],
        ]),
      },
    )
  }
  let kelp = ''
  for (let i = 0; i < 16; i++) {
    const x = chance.isLikely(0.5) ? chance.between(-20, 360) : chance.between(WIDTH - 360, WIDTH + 20)
    const tall = chance.between(140, 420)
    const sway = chance.between(-50, 50)
    kelp += limb(
      { x, y: 730 },
      { x: x + sway, y: 730 - tall * 0.5 },
      { x: x - sway * 0.4, y: 730 - tall },
      7,
      2,
    )
    for (let j = 2; j < 11; j++) {
      const t = j / 11
      kelp += broadLeaf(
        { x: x + sway * Math.sin(t * Math.PI) * 0.9, y: 730 - tall * t },
        (j % 2 === 0 ? -0.4 : -2.7) + chance.between(-0.3, 0.3),
        chance.between(24, 52),
        10,
        9,
      )
    }
  }
  const fish = (count: number, size: number, n: number, around: Point) => {
    let d = ''
    for (let i = 0; i < count; i++) {
      const at = { x: around.x + chance.between(-1, 1) * 150, y: around.y + chance.between(-1, 1) * 56 }
      const s = size * chance.between(0.7, 1.2)
      d += `M${number(at.x - s)} ${number(at.y)}Q${number(at.x)} ${number(at.y - s * 0.5)} ${number(at.x + s * 0.8)} ${number(at.y)}L${number(at.x + s * 1.3)} ${number(at.y - s * 0.35)}V${number(at.y + s * 0.35)}L${number(at.x + s * 0.8)} ${number(at.y)}Q${number(at.x)} ${number(at.y + s * 0.5)} ${number(at.x - s)} ${number(at.y)}Z`
    }
    return path(d, { fill: css(layer(n)) })
  }
  const bubbles = Array.from({ length: 60 }, () =>
    element('circle', {
      cx: chance.between(0, WIDTH),
      cy: chance.between(60, 690),
      r: 1 + chance.next() ** 4 * 6,
      fill: 'none',
      stroke: css(lighter(above, 0.12)),
      'stroke-width': 0.9,
      opacity: Math.round(chance.between(0.2, 0.7) * 100) / 100,
    }),
  ).join('')
  const lit = { ...stage, light: { ...stage.light, ...top, colour: lighter(above, 0.14), reach: 800 } }
  const standX = WIDTH * chance.between(0.4, 0.6)
  return {
    behind:
      element('rect', {
        width: WIDTH,
        height: HEIGHT,
        fill: sheet.linear({ x: 0, y: 0 }, { x: 0, y: HEIGHT }, [
          [0, above],
          [0.4, mix(above, deep, 0.62)],
          [1, deep],
        ]),
      }) +
      glow(stage, top, 620, lighter(above, 0.16), 0.9) +
      rocks(620, 190, 0.1) +
      fish(22, 7, 0.25, { x: WIDTH * 0.3, y: 260 }) +
      mistBank(stage, { top: 380, bottom: 640, colour: mix(above, deep, 0.4), opacity: 0.5, stretch: 5 }) +
      brokenArch(lit, { x: WIDTH * 0.34, y: 640 }, 230, 0.3) +
      column(lit, chance, { x: WIDTH * 0.62, y: 650 }, 250, 0.34, 0.8) +
      column(lit, chance, { x: WIDTH * 0.72, y: 656 }, 250, 0.34, 1) +
      column(lit, chance, { x: WIDTH * 0.82, y: 650 }, 250, 0.34, 0.5) +
      rocks(670, 90, 0.42) +
      beams(lit, top, { count: 10, spread: 1.5, length: 820, width: 80, lean: 0, strength: 0.3 }) +
      fish(12, 12, 0.6, { x: WIDTH * 0.68, y: 340 }) +
      path(
        `${floor.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${number(x)} ${number(y)}`).join('')}L${WIDTH + 20} 740L-20 740Z`,
        {
          fill: sheet.linear({ x: 0, y: 600 }, { x: 0, y: 730 }, [
            [0, mix(layer(0.7), above, 0.2)],
            [1, layer(1)],
          ]),
        },
      ) +
      coral(stage, chance, (x) => heightAt(floor, x)) +
      bubbles,
    ground: { x: standX, y: heightAt(floor, standX) + 16 },
    height: 128,
    before:
      path(kelp, { fill: css(layer(1)) }) +
      boulders(stage, chance, () => HEIGHT + 6, { from: -20, to: WIDTH, size: 50, gap: 190, nearness: 1 }),
  }
}

function coral(stage: Stage, chance: Chance, groundAt: (x: number) => number): string {
  let content = ''
  for (let i = 0; i < 16; i++) {
    const x = chance.between(0, WIDTH)
    const foot = { x, y: groundAt(x) + 8 }
    const tone = mix(oklch(0.6, 0.14, chance.pick([10, 35, 330])), stage.palette.ink, 0.45)
    let d = ''
    for (let j = 0; j < 6; j++)
      d += limb(
        foot,
        { x: x + (j - 2.5) * 6, y: foot.y - 20 },
        { x: x + (j - 2.5) * chance.between(9, 14), y: foot.y - chance.between(26, 54) },
        7,
        3.4,
      )
    content += path(d, { fill: css(tone) })
  }
  return content
}
