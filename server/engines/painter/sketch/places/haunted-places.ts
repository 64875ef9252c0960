import type { Chance } from '../chance.ts'
import { mistBank } from '../clouds.ts'
import { css, lighter, mix } from '../colour.ts'
import { glow, lampGlow, rimLight } from '../light.ts'
import { birds } from '../motifs/creatures.ts'
import { steeple } from '../motifs/dwellings.ts'
import { boulders, brokenArch, column, gravestone } from '../motifs/stones.ts'
import { heightAt, landLayer, ridgeLine, shadedSides } from '../motifs/terrain.ts'
import { bareTree, firWood, grass } from '../motifs/trees.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { HEIGHT, WIDTH, type Stage } from '../stage.ts'
import { element, number, path, placed, type Point } from '../svg.ts'

/** Leaning stones under bare trees, a chapel behind. */
export function graveyard(stage: Stage): Scenery {
  const { palette, light } = stage
  const chance = stage.chance.fork('graveyard')
  const hill = ridgeLine(chance, { shape: 'hills', base: 540, height: 110, tops: 1.4, towards: light.x })
  const yard = ridgeLine(chance, { shape: 'hills', base: 640, height: 50, tops: 1.7 })
  const front = ridgeLine(chance, { shape: 'hills', base: 730, height: 60, tops: 1.3 })
  const stones = (points: Point[], count: number, height: number, nearness: number, keepFree: number) =>
    Array.from({ length: count }, (_, i) => {
      const x = ((i + chance.between(0.1, 0.9)) / count) * WIDTH
      return Math.abs(x - keepFree) < height
        ? ''
        : gravestone(
            stage,
            chance,
            { x, y: heightAt(points, x) + 6 },
            height * chance.between(0.7, 1.15),
            nearness,
          )
    }).join('')
  const chapelX = light.x + (light.x < WIDTH / 2 ? 170 : -170)
  const standX = WIDTH * chance.between(0.42, 0.58)
  const treeX = light.x < WIDTH / 2 ? 90 : WIDTH - 90
  return {
    behind:
      sky(stage, 520) +
      path(
        firWood(chance, (x) => heightAt(hill, x) + 10, { from: -10, to: WIDTH, height: 70, gap: 30 }),
        { fill: css(palette.land(0.2)) },
      ) +
      mistBank(stage, { top: 400, bottom: 580, colour: palette.horizon, opacity: 0.6, stretch: 6 }) +
      steeple(stage, { x: chapelX, y: heightAt(hill, chapelX) + 10 }, 230, 0.4) +
      landLayer(stage, hill, 0.42, { foot: 640, isSoft: true, rim: 0.5 }) +
      stones(hill, 16, 34, 0.46, -100) +
      path(bareTree(chance, { x: WIDTH - chapelX, y: heightAt(hill, WIDTH - chapelX) + 4 }, 240), {
        fill: css(palette.land(0.5)),
      }) +
      mistBank(stage, { top: 480, bottom: 650, colour: palette.horizon, opacity: 0.55, stretch: 7 }) +
      landLayer(stage, yard, 0.66, { foot: 740, isSoft: true, rim: 0.3 }) +
      stones(yard, 10, 72, 0.7, standX) +
      path(
        grass(chance, (x) => heightAt(yard, x), -10, WIDTH, 16, 6),
        { fill: css(palette.land(0.72)) },
      ) +
      mistBank(stage, { top: 560, bottom: 710, colour: palette.horizon, opacity: 0.42, stretch: 8 }),
    ground: { x: standX, y: heightAt(yard, standX) + 26 },
    height: 134,
    before:
      landLayer(stage, front, 0.94, { foot: 780, isSoft: true, rim: 0.3 }) +
      stones(front, 5, 120, 0.96, standX) +
      path(
        grass(chance, (x) => heightAt(front, x), -10, WIDTH, 30, 6) +
          bareTree(chance, { x: treeX, y: HEIGHT + 10 }, 690, light.x < WIDTH / 2 ? 1 : -1),
        { fill: css(palette.ink) },
      ) +
      birds(stage, { x: light.x, y: 180 }, 6, 13),
  }
}

/** An old house on a hill behind iron gates, one window lit. */
export function manor(stage: Stage): Scenery {
  const { palette, light } = stage
  const chance = stage.chance.fork('manor')
  const houseX = light.x + (light.x < WIDTH / 2 ? 130 : -130)
  const hill = ridgeLine(chance, { shape: 'hills', base: 600, height: 120, tops: 1.2, towards: houseX })
  const at = heightAt(hill, houseX)
  const path1 = `M${number(houseX - 10)} ${number(at + 2)}C${number(houseX + 60)} 580 ${number(WIDTH / 2 - 160)} 600 ${number(WIDTH / 2 - 60)} 720L${number(WIDTH / 2 + 190)} 720C${number(WIDTH / 2 + 40)} 620 ${number(houseX + 130)} 580 ${number(houseX + 14)} ${number(at + 2)}Z`
  let trees = ''
  for (const x of [houseX - 330, houseX - 240, houseX + 250, houseX + 350])
    trees += bareTree(
      chance,
      { x, y: heightAt(hill, Math.min(WIDTH, Math.max(0, x))) + 6 },
      chance.between(190, 290),
    )
  const standX = WIDTH / 2 + 40
  return {
    behind:
      sky(stage, 560) +
      path(
        firWood(chance, () => 560, { from: -10, to: WIDTH, height: 120, gap: 26 }),
        { fill: css(palette.land(0.24)) },
      ) +
      mistBank(stage, { top: 430, bottom: 620, colour: palette.horizon, opacity: 0.6, stretch: 6 }) +
      path(trees, { fill: css(palette.land(0.5)) }) +
      house(stage, chance, { x: houseX, y: at + 8 }, 330, 0.52) +
      landLayer(stage, hill, 0.7, { foot: 740, isSoft: true, rim: 0.5 }) +
      path(path1, {
        fill: stage.sheet.linear({ x: 0, y: at }, { x: 0, y: HEIGHT }, [
          [0, mix(palette.land(0.4), palette.lamp, 0.2)],
          [1, mix(palette.land(0.7), palette.ink, 0.2)],
        ]),
      }) +
      path(
        grass(chance, (x) => heightAt(hill, x), -10, WIDTH, 14, 6),
        { fill: css(palette.land(0.74)) },
      ) +
      mistBank(stage, { top: 540, bottom: 700, colour: palette.horizon, opacity: 0.38, stretch: 8 }),
    ground: { x: standX, y: 676 },
    height: 142,
    before:
      gates(stage, standX) +
      path(bareTree(chance, { x: houseX > WIDTH / 2 ? 40 : WIDTH - 40, y: HEIGHT + 10 }, 700), {
        fill: css(palette.ink),
      }) +
      birds(stage, { x: houseX, y: 200 }, 5, 12),
  }
}

function house(stage: Stage, chance: Chance, foot: Point, width: number, nearness: number): string {
  const { palette, sheet } = stage
  const u = width / 100
  const wall = mix(palette.land(nearness), palette.ink, 0.35)
  const roof = mix(wall, palette.ink, 0.5)
  const walls = 'M-50 2V-34H-22V2ZM-24 2V-52H4V2ZM2 2V-38H50V2ZM30 2V-62H50V2Z'
  const roofs =
    'M-54 -33L-46 -52H-26L-20 -33ZM-27 -51L-10 -82L7 -51ZM0 -37L8 -54H32V-37ZM26 -61L40 -100L54 -61ZM-40 -50V-64H-36V-50ZM14 -52V-68H19V-52ZM-10.4 -90H-9.6V-80H-10.4ZM39.6 -110H40.4V-98H39.6ZM-4 -60H-16V-66Q-10 -72 -4 -66ZM-26 2V-16H6V2Z'
  const panes: [number, number][] = [
    [-44, -26],
    [-34, -26],
    [-44, -12],
    [-34, -12],
    [-18, -42],
    [-6, -42],
    [8, -30],
    [18, -30],
    [8, -14],
    [18, -14],
    [34, -52],
    [43, -52],
    [36, -30],
    [44, -30],
    [38, -14],
    [-11.5, -62],
  ]
  const litOnes = panes.filter((_, i) => i === 10 || chance.isLikely(0.18))
  const pane = ([x, y]: [number, number]) =>
    `M${x} ${y + 7}V${y + 1.4}Q${x + 1.8} ${y - 1} ${x + 3.6} ${y + 1.4}V${y + 7}Z`
  return (
    litOnes
      .map(([x, y]) => lampGlow(stage, { x: foot.x + (x + 2) * u, y: foot.y + (y + 4) * u }, 14 * u, 0.6))
      .join('') +
    placed(
      foot,
      path(walls, {
        fill: sheet.linear({ x: 0, y: -62 }, { x: 0, y: 2 }, [
          [0, wall],
          [1, mix(wall, palette.ink, 0.5)],
        ]),
      }) +
        roofs
          .split(/(?=M)/)
          .map((d) => path(d, { fill: css(roof) }))
          .join('') +
        path('M-46 -52H-26M-10 -82L7 -51M-10 -82L-27 -51M40 -100L54 -61M40 -100L26 -61M8 -54H32', {
          stroke: rimLightLocal(stage),
          'stroke-width': 0.6,
          fill: 'none',
        }) +
        path(panes.map(pane).join(''), { fill: css(mix(palette.ink, palette.skyMiddle, 0.35)) }) +
        path(litOnes.map(pane).join(''), { fill: css(lighter(palette.lamp, 0.05)) }) +
        path(panes.map(([x, y]) => `M${x + 1.8} ${y}V${y + 7}M${x} ${y + 3.4}H${x + 3.6}`).join(''), {
          stroke: css(roof),
          'stroke-width': 0.5,
        }) +
        path('M-13 2V-10Q-10 -14 -7 -10V2Z', { fill: css(mix(palette.lamp, palette.ink, 0.55)) }) +
        path('M-25 -15V2M-17 -15V2M-3 -15V2M5 -15V2', { stroke: css(palette.ink), 'stroke-width': 1 }),
      { scale: u },
    )
  )
}

const rimLightLocal = ({ palette, light }: Stage): string => css(mix(palette.land(0.4), light.colour, 0.5))

/** Two stone posts with iron wings, open in the middle. */
function gates(stage: Stage, x: number): string {
  const { palette } = stage
  const ink = css(palette.ink)
  const bars = (from: number, to: number, lean: number) => {
    let d = ''
    for (let i = 0; i <= 9; i++) {
      const t = i / 9
      const at = from + (to - from) * t
      const top = 520 + lean * t - Math.sin(t * Math.PI) * 26
      d += `M${number(at)} ${number(top)}V730`
    }
    return `${d}M${number(from)} 560L${number(to)} ${number(560 + lean)}M${number(from)} 690L${number(to)} ${number(690 + lean)}`
  }
  const post = (at: number) =>
    element('rect', { x: at - 22, y: 490, width: 44, height: 240, fill: ink }) +
    path(`M${at - 28} 490L${at} 466L${at + 28} 490ZM${at - 12} 470a12 12 0 1 1 24 0Z`, { fill: ink }) +
    path(`M${at - 22} 492V720`, { stroke: rimLight(stage, 0.5, 800), 'stroke-width': 2 })
  return (
    post(x - 250) +
    post(x + 250) +
    path(
      bars(x - 228, x - 130, 24) +
        bars(x + 228, x + 130, 24) +
        bars(x - 272, x - 640, 0) +
        bars(x + 272, x + 640, 0),
      { stroke: ink, 'stroke-width': 5, fill: 'none' },
    )
  )
}

/** Columns and arches that a town has left behind. */
export function ruins(stage: Stage): Scenery {
  const { palette, light } = stage
  const chance = stage.chance.fork('ruins')
  const far = ridgeLine(chance, { shape: 'peaks', base: 490, height: 200, tops: 2.6 })
  const plain = ridgeLine(chance, { shape: 'hills', base: 560, height: 60, tops: 2 })
  const floor = ridgeLine(chance, { shape: 'hills', base: 680, height: 44, tops: 1.5 })
  const colonnade = (y: number, height: number, count: number, nearness: number, from: number, to: number) =>
    Array.from({ length: count }, (_, i) => {
      const x = from + ((to - from) * (i + 0.5)) / count
      return column(
        stage,
        chance,
        { x, y },
        height,
        nearness,
        chance.isLikely(0.55) ? 1 : chance.between(0.3, 0.8),
      )
    }).join('')
  const isLeft = light.x > WIDTH / 2
  const templeX = isLeft ? 420 : WIDTH - 420
  const standX = isLeft ? WIDTH * 0.62 : WIDTH * 0.38
  return {
    behind:
      sky(stage, 510) +
      landLayer(stage, far, 0.12, { foot: 570 }) +
      shadedSides(stage, far, 0.12, 540) +
      mistBank(stage, { top: 410, bottom: 570, colour: palette.horizon, opacity: 0.6, stretch: 6 }) +
      landLayer(stage, plain, 0.36, { foot: 660, isSoft: true }) +
      colonnade(552, 96, 9, 0.34, 60, WIDTH - 60) +
      mistBank(stage, { top: 480, bottom: 610, colour: palette.horizon, opacity: 0.5, stretch: 7 }) +
      brokenArch(stage, { x: templeX, y: 612 }, 230, 0.54) +
      colonnade(616, 230, 4, 0.58, isLeft ? 590 : 60, isLeft ? WIDTH - 60 : WIDTH - 590) +
      lintel(stage, { x: isLeft ? 900 : 380, y: 616 }) +
      landLayer(stage, floor, 0.78, { foot: 770, isSoft: true, rim: 0.5 }) +
      boulders(stage, chance, (x) => heightAt(floor, x), {
        from: -10,
        to: WIDTH,
        size: 24,
        gap: 150,
        nearness: 0.82,
      }) +
      path(
        grass(chance, (x) => heightAt(floor, x), -10, WIDTH, 22, 7),
        { fill: css(palette.land(0.84)) },
      ),
    ground: { x: standX, y: heightAt(floor, standX) + 18 },
    height: 130,
    before:
      column(stage, chance, { x: isLeft ? WIDTH - 60 : 60, y: HEIGHT + 10 }, 640, 0.98, 0.9) +
      boulders(stage, chance, () => HEIGHT + 4, { from: -10, to: WIDTH, size: 46, gap: 260, nearness: 1 }),
  }
}

/** A fallen beam of stone. */
const lintel = (stage: Stage, foot: Point): string =>
  placed(
    foot,
    path('M-90 6L-84 -22L70 4L90 10Z', { fill: css(mix(stage.palette.land(0.6), stage.palette.ink, 0.35)) }) +
      path('M-84 -22L70 4', { stroke: rimLight(stage, 0.6, 900), 'stroke-width': 2 }),
  )

/** Towers of a dead city, a road that breaks off. */
export function ruinedCity(stage: Stage): Scenery {
  const { palette, light } = stage
  const chance = stage.chance.fork('ruined city')
  const rank = (base: number, low: number, high: number, wide: number, nearness: number) => {
    let d = ''
    let holes = ''
    let bars = ''
    for (let x = -40; x < WIDTH + 20;) {
      const width = wide * chance.between(0.6, 1.3)
      const tall =
        chance.between(low, high) * (1 - Math.max(0, 1 - Math.abs(x + width / 2 - light.x) / 240) * 0.6)
      const top = base - tall
      d += `M${number(x)} ${base + 8}V${number(top + chance.between(0, 40))}`
      const teeth = Math.max(4, Math.round(width / 13))
      const slant = chance.between(-0.22, 0.22) * tall
      let bite = 0
      for (let i = 0; i <= teeth; i++) {
        bite = chance.isLikely(0.3) ? chance.next() ** 2 * tall * 0.26 : bite * 0.6
        d += `L${number(x + (width * i) / teeth)} ${number(top + Math.max(0, slant * (i / teeth)) + bite + chance.between(0, 7))}`
      }
      d += `V${base + 8}Z`
      for (let y = top + tall * 0.32; y < base - 12; y += 17 + nearness * 12) {
        for (let wx = x + 7; wx < x + width - 10; wx += 13 + nearness * 10) {
          if (chance.isLikely(0.5))
            holes += `M${number(wx)} ${number(y)}h${number(6 + nearness * 5)}v${number(8 + nearness * 7)}h${number(-6 - nearness * 5)}Z`
        }
      }
      for (let i = 0; i < 3; i++)
        bars += `M${number(x + chance.next() * width)} ${number(top + tall * 0.2)}l${number(chance.between(-9, 9))} ${number(-chance.between(16, 44))}`
      x += width + chance.between(4, 60)
    }
    return (
      path(bars, { stroke: css(palette.land(nearness)), 'stroke-width': 1.4 }) +
      path(d, {
        fill: stage.sheet.linear({ x: 0, y: base - high }, { x: 0, y: base }, [
          [0, palette.land(nearness)],
          [1, mix(palette.land(nearness), palette.horizon, 0.4 * (1 - nearness))],
        ]),
      }) +
      path(d, { stroke: rimLight(stage, 0.55), 'stroke-width': 1.2, fill: 'none' }) +
      path(holes, { fill: css(mix(palette.horizon, palette.skyMiddle, 0.4)), opacity: 0.4 - nearness * 0.25 })
    )
  }
  const floor = ridgeLine(chance, { shape: 'rocks', base: 690, height: 60, tops: 3 })
  const standX = light.x + chance.between(-40, 40)
  return {
    behind:
      sky(stage, 560) +
      rank(540, 140, 300, 70, 0.12) +
      mistBank(stage, { top: 330, bottom: 580, colour: palette.horizon, opacity: 0.6, stretch: 5 }) +
      rank(580, 120, 340, 110, 0.34) +
      mistBank(stage, { top: 430, bottom: 630, colour: palette.horizon, opacity: 0.5, stretch: 6 }) +
      rank(640, 110, 420, 170, 0.62) +
      mistBank(stage, { top: 520, bottom: 680, colour: palette.horizon, opacity: 0.45, stretch: 7 }) +
      landLayer(stage, floor, 0.84, { foot: 770, rim: 0.5 }) +
      wreck(stage, { x: standX + (standX < WIDTH / 2 ? 260 : -260), y: 668 }) +
      glow(stage, { x: light.x, y: 640 }, 360, light.colour, 0.3, 0.2),
    ground: { x: standX, y: heightAt(floor, standX) + 18 },
    height: 136,
    before:
      boulders(stage, chance, () => HEIGHT + 4, { from: -10, to: WIDTH, size: 48, gap: 120, nearness: 1 }) +
      birds(stage, { x: light.x, y: 190 }, 6, 12),
  }
}

/** A car that nobody came back for. */
function wreck(stage: Stage, foot: Point): string {
  const { palette } = stage
  return placed(
    foot,
    path('M-84 0L-86 -20L-78 -30L-46 -34L-24 -58L26 -58L48 -34L80 -28L86 -14L84 0Z', {
      fill: css(mix(palette.ink, palette.land(0.7), 0.35)),
    }) +
      path('M-40 -34L-22 -53L-2 -53V-34ZM4 -34V-53H24L40 -34Z', {
        fill: css(mix(palette.horizon, palette.ink, 0.45)),
        opacity: 0.55,
      }) +
      path('M-78 -30L-46 -34L-24 -58L26 -58L48 -34L80 -28', {
        stroke: rimLight(stage, 0.8, 900),
        'stroke-width': 1.6,
        fill: 'none',
      }) +
      element('ellipse', { cx: -50, cy: 0, rx: 15, ry: 13, fill: css(palette.ink) }) +
      element('ellipse', { cx: 52, cy: 2, rx: 15, ry: 10, fill: css(palette.ink) }),
    { turn: -3 },
  )
}

/** Banners and spears on a smoking field. */
export function battlefield(stage: Stage): Scenery {
  const { palette, light } = stage
  const chance = stage.chance.fork('battle')
  const far = ridgeLine(chance, { shape: 'hills', base: 510, height: 130, tops: 2 })
  const floor = ridgeLine(chance, { shape: 'hills', base: 670, height: 60, tops: 1.5 })
  const ranks = (y: (x: number) => number, count: number, height: number, nearness: number) => {
    let spears = ''
    let cloth = ''
    for (let i = 0; i < count; i++) {
      const x = chance.between(-10, WIDTH + 10)
      const lean = chance.between(-0.16, 0.16) * height
      const tall = height * chance.between(0.6, 1.1)
      const foot = y(x) + 4
      spears += `M${number(x - 1 - nearness)} ${number(foot)}L${number(x + lean - 0.5)} ${number(foot - tall)}L${number(x + lean)} ${number(foot - tall * 1.1)}L${number(x + lean + 0.6 + nearness)} ${number(foot - tall)}L${number(x + 1 + nearness)} ${number(foot)}Z`
      if (i % 4 === 0) {
        const w = tall * chance.between(0.22, 0.34)
        const top = foot - tall * 0.98
        cloth += `M${number(x + lean)} ${number(top)}C${number(x + lean + w * 0.4)} ${number(top - 7)} ${number(x + lean + w * 0.6)} ${number(top + 8)} ${number(x + lean + w)} ${number(top)}L${number(x + lean + w * 0.86)} ${number(top + tall * 0.16)}L${number(x + lean + w * 1.04)} ${number(top + tall * 0.34)}C${number(x + lean + w * 0.6)} ${number(top + tall * 0.4)} ${number(x + lean + w * 0.4)} ${number(top + tall * 0.28)} ${number(x + lean * 0.66)} ${number(top + tall * 0.34)}Z`
      }
    }
    return (
      path(spears, { fill: css(mix(palette.land(nearness), palette.ink, 0.3)) }) +
      path(cloth, { fill: css(mix(palette.accent, palette.land(nearness), 0.45 + nearness * 0.2)) })
    )
  }
  const smoke = Array.from({ length: 26 }, (_, i) => {
    const x = WIDTH * (i % 2 === 0 ? 0.22 : 0.8)
    const up = Math.floor(i / 2) / 13
    return glow(
      stage,
      { x: x + up * 130 + chance.between(-30, 30), y: 520 - up * 360 },
      44 + up * 110,
      mix(palette.skyTop, palette.ink, 0.3),
      0.34,
    )
  }).join('')
  const standX = light.x + (light.x < WIDTH / 2 ? 80 : -80)
  return {
    behind:
      sky(stage, 520) +
      landLayer(stage, far, 0.2, { foot: 580, isSoft: true }) +
      ranks((x) => heightAt(far, x), 120, 36, 0.26) +
      smoke +
      mistBank(stage, { top: 430, bottom: 600, colour: palette.horizon, opacity: 0.6, stretch: 6 }) +
      ranks(() => 590, 70, 96, 0.5) +
      mistBank(stage, { top: 500, bottom: 670, colour: palette.horizon, opacity: 0.5, stretch: 7 }) +
      glow(stage, { x: WIDTH * 0.22, y: 540 }, 180, palette.lamp, 0.6) +
      glow(stage, { x: WIDTH * 0.8, y: 540 }, 200, palette.lamp, 0.6) +
      landLayer(stage, floor, 0.82, { foot: 770, isSoft: true, rim: 0.5 }) +
      ranks((x) => heightAt(floor, x) + 10, 18, 170, 0.88) +
      path(
        grass(chance, (x) => heightAt(floor, x), -10, WIDTH, 18, 6),
        { fill: css(palette.land(0.9)) },
      ),
    ground: { x: standX, y: heightAt(floor, standX) + 18 },
    height: 146,
    before:
      path(
        grass(chance, () => HEIGHT + 4, -10, WIDTH, 40, 7),
        { fill: css(palette.ink) },
      ) + birds(stage, { x: light.x, y: 160 }, 9, 12),
  }
}
