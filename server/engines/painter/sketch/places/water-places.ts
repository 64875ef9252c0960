import type { Chance } from '../chance.ts'
import { mistBank } from '../clouds.ts'
import { css, mix } from '../colour.ts'
import { glow, rimLight } from '../light.ts'
import { skyline, streetLamp, wetReflection } from '../motifs/buildings.ts'
import { birds } from '../motifs/creatures.ts'
import { lighthouse } from '../motifs/dwellings.ts'
import { reeds } from '../motifs/plants.ts'
import { boulders } from '../motifs/stones.ts'
import { heightAt, landLayer, ridgeLine, shadedSides, water } from '../motifs/terrain.ts'
import { firWood, grass, palm } from '../motifs/trees.ts'
import { mooredBoat, rowingBoat, sailingShip } from '../motifs/vessels.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { HEIGHT, WIDTH, type Stage } from '../stage.ts'
import { curve, element, number, path, type Point } from '../svg.ts'

/** A ship on the open sea, the light's path on the water. */
export function sea(stage: Stage): Scenery {
  const { palette, facts, light } = stage
  const chance = stage.chance.fork('sea')
  const horizon = 430
  const isRough = facts.weather === 'storm' || facts.weather === 'rain' || facts.mood === 'tense'
  const shipX = light.x + (light.x < WIDTH / 2 ? 1 : -1) * chance.between(90, 190)
  return {
    behind:
      sky(stage, horizon) +
      lightning(stage, chance) +
      mistBank(stage, { top: 360, bottom: 470, colour: palette.horizon, opacity: 0.6, stretch: 8 }) +
      water(stage, horizon) +
      swell(stage, chance, 520, isRough ? 26 : 9, 0.45) +
      sailingShip(stage, { x: shipX, y: 548 }, 1.55, 0.6, light.x > WIDTH / 2) +
      swell(stage, chance, 560, isRough ? 34 : 12, 0.62) +
      swell(stage, chance, 618, isRough ? 46 : 16, 0.8) +
      birds(stage, { x: light.x, y: 200 }, 7, 14),
    ground: { x: -400, y: 0 },
    height: 60,
    before: swell(stage, chance, 684, isRough ? 58 : 22, 0.96),
  }
}

/** A rank of waves with bright crests. */
function swell(stage: Stage, chance: Chance, y: number, height: number, nearness: number): string {
  const { palette, sheet } = stage
  const length = 90 + nearness * 170
  const points: Point[] = []
  const shift = chance.between(0, length)
  for (let x = -length; x < WIDTH + length * 2; x += length / 8) {
    const at = (x + shift) / length
    const wave = at - Math.floor(at)
    const crest = wave < 0.62 ? (wave / 0.62) ** 2 : ((1 - wave) / 0.38) ** 1.3
    points.push({ x, y: y - crest * height * (0.6 + 0.4 * Math.sin(Math.floor(at) * 2.3)) })
  }
  const d = curve(points)
  const body = mix(mix(palette.skyMiddle, palette.land(nearness), 0.6), palette.ink, nearness * 0.45)
  return (
    path(`${d}V760H-200Z`, {
      fill: sheet.linear({ x: 0, y: y - height }, { x: 0, y: y + 90 }, [
        [0, mix(body, palette.horizon, 0.25)],
        [0.4, body],
        [1, mix(body, palette.ink, 0.5)],
      ]),
    }) + path(d, { stroke: rimLight(stage, 0.85, 700), 'stroke-width': 1 + nearness * 1.6, fill: 'none' })
  )
}

/** A forked flash, only in storms. */
export function lightning(stage: Stage, chance: Chance): string {
  if (stage.facts.weather !== 'storm') return ''
  let at = { x: WIDTH * chance.between(0.2, 0.8), y: -10 }
  const start = at
  const end = 400
  let d = `M${number(at.x)} ${number(at.y)}`
  let forks = ''
  while (at.y < end) {
    at = { x: at.x + chance.between(-34, 34), y: at.y + chance.between(18, 46) }
    d += `L${number(at.x)} ${number(at.y)}`
    if (chance.isLikely(0.4)) {
      let tip = at
      forks += `M${number(tip.x)} ${number(tip.y)}`
      for (let i = 0; i < 4; i++) {
        tip = { x: tip.x + chance.between(-44, 44), y: tip.y + chance.between(12, 32) }
        forks += `L${number(tip.x)} ${number(tip.y)}`
      }
    }
  }
  const flash = css(mix(stage.palette.light, stage.palette.skyMiddle, 0.1))
  return (
    glow(stage, { x: start.x, y: 60 }, 520, stage.palette.light, 0.6) +
    path(d, { stroke: flash, 'stroke-width': 7, opacity: 0.22, fill: 'none' }) +
    path(d, { stroke: flash, 'stroke-width': 2.4, fill: 'none' }) +
    path(forks, { stroke: flash, 'stroke-width': 1.1, opacity: 0.8, fill: 'none' })
  )
}

/** A lake between hills, or a river's slow water. */
export function lake(stage: Stage): Scenery {
  const { palette, facts } = stage
  const chance = stage.chance.fork('lake')
  const shore = 470
  const far = ridgeLine(chance, { shape: 'peaks', base: shore, height: 250, tops: 2.5 })
  const middle = ridgeLine(chance, { shape: 'hills', base: shore + 6, height: 110, tops: 2.8 })
  const bank = ridgeLine(chance, { shape: 'hills', base: 720, height: 90, tops: 1.3 })
  const isLeft = stage.light.x > WIDTH / 2
  const standX = WIDTH * (isLeft ? 0.27 : 0.73)
  const clip = stage.sheet.define('clipPath', {}, element('rect', { width: WIDTH, height: shore }))
  const mirrored = (content: string) =>
    element(
      'g',
      { transform: `translate(0 ${shore * 2}) scale(1 -1)`, opacity: 0.4, 'clip-path': clip },
      content,
    )
  const wood = path(
    firWood(chance, (x) => heightAt(middle, x) + 4, { from: -20, to: WIDTH, height: 62, gap: 13 }),
    { fill: css(palette.land(0.5)) },
  )
  const hills = landLayer(stage, far, 0.14, { foot: shore + 60 }) + shadedSides(stage, far, 0.14, shore + 20)
  const shoreline = wood + landLayer(stage, middle, 0.5, { foot: shore + 60, isSoft: true, rim: 0 })
  let tufts = ''
  for (let i = 0; i < 11; i++) {
    const x = isLeft ? chance.between(-20, 620) : chance.between(WIDTH - 620, WIDTH + 20)
    tufts += reeds(chance, { x, y: heightAt(bank, x) + 20 }, chance.between(60, 120), 8)
  }
  const boatX = WIDTH * (isLeft ? 0.62 : 0.38)
  return {
    behind:
      sky(stage, shore) +
      hills +
      mistBank(stage, { top: 370, bottom: shore + 30, colour: palette.horizon, opacity: 0.6, stretch: 5 }) +
      shoreline +
      water(stage, shore) +
      mirrored(shoreline) +
      mistBank(stage, {
        top: shore - 40,
        bottom: shore + 70,
        colour: palette.horizon,
        opacity: 0.65,
        stretch: 9,
      }) +
      (facts.things.includes('boat') || chance.isLikely(0.55)
        ? rowingBoat(stage, { x: boatX, y: 556 }, 110, true, !isLeft)
        : '') +
      landLayer(stage, bank, 0.92, { foot: 780, isSoft: true, rim: 0.5 }) +
      path(
        grass(chance, (x) => heightAt(bank, x), -10, WIDTH + 10, 28),
        { fill: css(palette.land(0.96)) },
      ) +
      path(tufts, { fill: css(palette.ink) }),
    ground: { x: standX, y: heightAt(bank, standX) + 16 },
    height: 132,
    before: '',
  }
}

/** A lighthouse on a headland over the surf. */
export function coast(stage: Stage): Scenery {
  const { palette, light } = stage
  const chance = stage.chance.fork('coast')
  const isLeft = light.x > WIDTH / 2
  const side = (x: number) => (isLeft ? x : WIDTH - x)
  const rough = ridgeLine(chance, { shape: 'rocks', base: 0, height: 26, tops: 7 })
  const head = rough.map((p) => {
    const x = side(p.x)
    const drop = x < 470 ? 0 : (x - 470) * 1.6
    return {
      x: p.x,
      y: Math.min(640, 372 + Math.max(0, 120 - x) * -0.12 + drop + p.y * (x < 430 ? 0.5 : 1.6) + x * 0.04),
    }
  })
  const rocks = ridgeLine(chance, { shape: 'rocks', base: 720, height: 130, tops: 3 })
  const houseX = side(330)
  const standX = side(chance.between(150, 200))
  return {
    behind:
      sky(stage, 450) +
      lightning(stage, chance) +
      landLayer(
        stage,
        ridgeLine(chance, { shape: 'rocks', base: 460, height: 70, tops: 2, towards: side(1180) }),
        0.2,
        { foot: 500 },
      ) +
      water(stage, 450) +
      mistBank(stage, { top: 420, bottom: 520, colour: palette.horizon, opacity: 0.5, stretch: 8 }) +
      swell(stage, chance, 560, 14, 0.5) +
      lighthouse(stage, { x: houseX, y: heightAt(head, houseX) + 6 }, 300, 0.5) +
      landLayer(stage, head, 0.74, { foot: 700, rim: 0.8 }) +
      cliffJoints(stage, chance, head, side) +
      surf(stage, chance, 640) +
      path(
        grass(
          chance,
          (x) => heightAt(head, x),
          Math.min(side(0), side(450)),
          Math.max(side(0), side(450)),
          16,
        ),
        { fill: css(palette.land(0.78)) },
      ) +
      swell(stage, chance, 650, 22, 0.7) +
      birds(stage, { x: light.x, y: 190 }, 8, 13),
    ground: { x: standX, y: heightAt(head, standX) + 8 },
    height: 84,
    before: landLayer(stage, rocks, 0.98, { rim: 0.5 }),
  }
}

function cliffJoints(stage: Stage, chance: Chance, head: Point[], side: (x: number) => number): string {
  let d = ''
  for (let i = 0; i < 60; i++) {
    const x = side(chance.between(0, 560))
    const y = heightAt(head, x) + chance.between(26, 260)
    d += `M${number(x)} ${number(y)}l${number(chance.between(-9, 9))} ${number(chance.between(16, 60))}`
  }
  return path(d, { stroke: css(stage.palette.ink), 'stroke-width': 1.6, opacity: 0.35, fill: 'none' })
}

function surf(stage: Stage, chance: Chance, y: number): string {
  let content = ''
  for (let i = 0; i < 26; i++) {
    content += glow(
      stage,
      { x: chance.between(0, WIDTH), y: y + chance.between(-18, 20) },
      chance.between(30, 80),
      stage.palette.horizon,
      0.22,
      0.3,
    )
  }
  return content
}

/** A harbour with moored boats, warehouses and lamps on the quay. */
export function harbour(stage: Stage): Scenery {
  const { palette, facts } = stage
  const chance = stage.chance.fork('harbour')
  const isDark = facts.time !== 'day' && facts.time !== 'dawn'
  const shore = 452
  const town = skyline(chance, {
    base: shore,
    low: 34,
    high: 96,
    narrow: 36,
    wide: 74,
    roof: 'gabled',
    lit: isDark ? 0.32 : 0.03,
  })
  const hills = ridgeLine(chance, { shape: 'hills', base: shore, height: 170, tops: 2 })
  const isLeft = chance.isLikely(0.5)
  const side = (x: number) => (isLeft ? x : WIDTH - x)
  const quay = 612
  const standX = side(330)
  const lampX = side(420)
  const reflections = Array.from({ length: 16 }, () =>
    wetReflection(
      stage,
      { x: chance.between(0, WIDTH), y: shore + 4 },
      chance.between(40, 110),
      9,
      isDark ? 0.5 : 0,
    ),
  ).join('')
  const boats = [
    { x: side(820), y: 530, scale: 1.15, nearness: 0.5 },
    { x: side(1010), y: 560, scale: 1.5, nearness: 0.66 },
    { x: side(650), y: 512, scale: 0.9, nearness: 0.42 },
    { x: side(1190), y: 520, scale: 1, nearness: 0.46 },
  ]
  const planks = Array.from(
    { length: 24 },
    (_, i) => `M${number(side(-20 + i * 24))} ${quay + 4}L${number(side(-60 + i * 30))} ${HEIGHT + 10}`,
  ).join('')
  const posts = [40, 190, 350, 510]
    .map((x) =>
      element('rect', { x: side(x) - 8, y: quay - 12, width: 16, height: 130, fill: css(palette.ink) }),
    )
    .join('')
  return {
    behind:
      sky(stage, shore) +
      landLayer(stage, hills, 0.16, { foot: shore + 40, isSoft: true }) +
      mistBank(stage, { top: 330, bottom: shore + 10, colour: palette.horizon, opacity: 0.5, stretch: 6 }) +
      path(town.d, { fill: css(palette.land(0.42)) }) +
      path(town.windows, { fill: css(palette.lamp), opacity: 0.9 }) +
      (isDark ? glow(stage, { x: WIDTH / 2, y: shore - 30 }, 760, palette.lamp, 0.34, 0.24) : '') +
      water(stage, shore) +
      reflections +
      boats
        .sort((a, b) => a.y - b.y)
        .map((boat) => mooredBoat(stage, boat, boat.scale, boat.nearness, chance.isLikely(0.5)))
        .join('') +
      mistBank(stage, {
        top: 440,
        bottom: 560,
        colour: palette.horizon,
        opacity: facts.weather === 'fog' ? 0.9 : 0.4,
        stretch: 8,
      }) +
      path(`M${side(-20)} ${quay}H${side(560)}L${side(600)} ${HEIGHT + 10}H${side(-20)}Z`, {
        fill: stage.sheet.linear({ x: 0, y: quay }, { x: 0, y: HEIGHT }, [
          [0, mix(palette.land(0.7), palette.lamp, isDark ? 0.16 : 0.05)],
          [1, palette.ink],
        ]),
      }) +
      path(planks, { stroke: css(palette.ink), 'stroke-width': 2, opacity: 0.6 }) +
      path(`M${side(-20)} ${quay}H${side(560)}`, { stroke: rimLight(stage, 0.6, 900), 'stroke-width': 2 }) +
      posts +
      crates(stage, side, quay) +
      (isDark
        ? glow(stage, { x: lampX, y: quay + 26 }, 230, palette.lamp, 0.6, 0.2) +
          streetLamp(stage, { x: lampX, y: quay + 26 }, 270, 0.9)
        : ''),
    ground: { x: standX, y: quay + 36 },
    height: 150,
    before: '',
  }
}

function crates(stage: Stage, side: (x: number) => number, quay: number): string {
  const { palette } = stage
  return (
    [
      [110, 64],
      [176, 50],
      [128, 44, -64],
    ] as const
  )
    .map(([x, size, lift = 0]) => {
      const left = side(x) - size / 2
      const top = quay + 30 - size + lift
      return (
        element('rect', {
          x: left,
          y: top,
          width: size,
          height: size,
          fill: css(mix(palette.land(0.8), palette.ink, 0.35)),
        }) +
        path(
          `M${number(left + 3)} ${number(top + 3)}h${size - 6}v${size - 6}h${6 - size}ZM${number(left + 3)} ${number(top + 3)}l${size - 6} ${size - 6}`,
          { stroke: css(mix(palette.lamp, palette.ink, 0.7)), 'stroke-width': 1.6, fill: 'none' },
        )
      )
    })
    .join('')
}

/** Palms on a beach, a green hill behind. */
export function island(stage: Stage): Scenery {
  const { palette, facts } = stage
  const chance = stage.chance.fork('island')
  const horizon = 440
  const isLeft = stage.light.x > WIDTH / 2
  const side = (x: number) => (isLeft ? x : WIDTH - x)
  const hill = ridgeLine(chance, { shape: 'rocks', base: 452, height: 170, tops: 3 }).map((p) => ({
    x: p.x,
    y: Math.min(462, p.y + Math.max(0, Math.abs(p.x - side(980)) - 190) * 0.7),
  }))
  const sand = [
    [-20, 560],
    [160, 566],
    [330, 588],
    [520, 620],
    [720, 664],
    [900, 730],
  ].map(([x, y]) => ({ x: side(x!), y: y! }))
  const beach = curve(sand)
  let palms = ''
  for (const [x, y, tall, lean] of [
    [40, 580, 420, 0.28],
    [150, 584, 320, 0.34],
    [-10, 600, 520, 0.12],
    [260, 596, 240, 0.1],
  ] as const) {
    palms += palm(chance, { x: side(x), y }, tall, (isLeft ? 1 : -1) * (lean + chance.between(-0.05, 0.05)))
  }
  const standX = side(390)
  return {
    behind:
      sky(stage, horizon) +
      water(stage, horizon) +
      landLayer(stage, hill, 0.36, { foot: 470 }) +
      mistBank(stage, { top: 400, bottom: 490, colour: palette.horizon, opacity: 0.5, stretch: 7 }) +
      (facts.things.includes('ship') || chance.isLikely(0.4)
        ? sailingShip(stage, { x: side(760), y: 484 }, 0.62, 0.4, !isLeft)
        : '') +
      swell(stage, chance, 560, 8, 0.42) +
      path(`${beach}L${side(-20)} 740Z`, {
        fill: stage.sheet.linear({ x: 0, y: 560 }, { x: 0, y: 720 }, [
          [0, mix(mix(palette.horizon, palette.lamp, 0.3), palette.land(0.6), 0.55)],
          [1, mix(palette.land(0.8), palette.ink, 0.4)],
        ]),
      }) +
      path(beach, { stroke: rimLight(stage, 0.9, 900), 'stroke-width': 3, fill: 'none' }) +
      path(palms, { fill: css(mix(palette.ink, palette.land(0.8), 0.15)) }) +
      birds(stage, { x: stage.light.x, y: 210 }, 5, 12),
    ground: { x: standX, y: 622 },
    height: 122,
    before: boulders(stage, chance, () => HEIGHT + 6, {
      from: side(0) < 10 ? -20 : 900,
      to: side(0) < 10 ? 300 : WIDTH + 20,
      size: 44,
      gap: 70,
      nearness: 1,
    }),
  }
}
