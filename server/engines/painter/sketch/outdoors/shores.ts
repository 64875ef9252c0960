import { mix } from '../colour.ts'
import { filled, stroked } from '../ink.ts'
import { rimLight } from '../light.ts'
import { lighthouse } from '../motifs/landmarks.ts'
import { lightning } from '../motifs/lightning.ts'
import { motes } from '../motifs/motes.ts'
import { reeds } from '../motifs/plants.ts'
import { shadedSides, water } from '../motifs/terrain.ts'
import { bareTree, palm } from '../motifs/trees.ts'
import { rowingBoat, sailingShip } from '../motifs/vessels.ts'
import { swell } from '../motifs/waves.ts'
import { HEIGHT, WIDTH } from '../stage.ts'
import { curve, element, trace } from '../svg.ts'
import { type Edge, type Land, landscape } from './land.ts'

/** The open sea, the light's path on the water; a ship where one is told of. */
export const sea = landscape('sea', (land) => {
  const { stage, random, facts, light } = land
  const isRough = facts.weather === 'storm' || facts.weather === 'rain' || facts.mood === 'tense'
  const shipX = light.x + (light.x < WIDTH / 2 ? 1 : -1) * random.between(90, 190)
  return {
    behind: [
      land.sky(430),
      lightning(stage, random),
      land.mist(360, 470, 0.6, 8),
      water(stage, 430),
      swell(stage, random, 520, isRough ? 26 : 9, 0.45),
      land.told('ship', () => sailingShip(stage, { x: shipX, y: 548 }, 1.55, 0.6, land.isLightRight)),
      swell(stage, random, 560, isRough ? 34 : 12, 0.62),
      swell(stage, random, 618, isRough ? 46 : 16, 0.8),
      land.birds(light.x, 200, 7, 14),
    ],
    x: -400,
    on: 0,
    height: 60,
    before: [swell(stage, random, 684, isRough ? 58 : 22, 0.96)],
  }
})

/** A headland over the surf, with a lighthouse where one is told of. */
export const coast = landscape('coast', (land) => {
  const { stage, random, palette, light, away } = land
  const rough = land.ridge('rocks', 0, 26, 7)
  const head = land.edge(
    rough.points.map((p) => {
      const x = away(p.x)
      const drop = x < 470 ? 0 : (x - 470) * 1.6
      const rock = p.y * (x < 430 ? 0.5 : 1.6)
      return { x: p.x, y: Math.min(640, 372 + Math.max(0, 120 - x) * -0.12 + drop + rock + x * 0.04) }
    }),
  )
  const rocks = land.ridge('rocks', 720, 130, 3)
  const houseX = away(330)
  const x = away(random.between(150, 200))
  return {
    behind: [
      land.sky(450),
      lightning(stage, random),
      land.layer(land.ridge('rocks', 460, 70, 2, away(1180)), 0.2, 500),
      water(stage, 450),
      land.mist(420, 520, 0.5, 8),
      swell(stage, random, 560, 14, 0.5),
      land.told('lighthouse', () => lighthouse(stage, { x: houseX, y: head.at(houseX) + 6 }, 300, 0.5)),
      land.layer(head, 0.74, 700, { rim: 0.8 }),
      cliffJoints(land, head),
      land.many(26, () => {
        const [at, y] = [random.between(0, WIDTH), 640 + random.between(-18, 20)]
        return land.glow(at, y, random.between(30, 80), palette.horizon, 0.22, 0.3)
      }),
      land.tinted(
        0.78,
        land.grass(head, 16, 5, { from: Math.min(away(0), away(450)), to: Math.max(away(0), away(450)) }),
      ),
      swell(stage, random, 650, 22, 0.7),
      land.birds(light.x, 190, 8, 13),
    ],
    x,
    on: head,
    sunk: 8,
    isUneven: true,
    height: 84,
    before: [land.layer(rocks, 0.98)],
  }
})

const cliffJoints = ({ random, palette, away, many }: Land, head: Edge): string =>
  stroked(
    many(60, () => {
      const x = away(random.between(0, 560))
      const y = head.at(x) + random.between(26, 260)
      return trace`M${x} ${y}l${random.between(-9, 9)} ${random.between(16, 60)}`
    }),
    palette.ink,
    1.6,
    0.35,
  )

/** Palms on a beach, a green hill behind. */
export const island = landscape('island', (land) => {
  const { stage, random, palette, light, away, isLightRight } = land
  const hill = land.edge(
    land.ridge('rocks', 452, 170, 3).points.map((p) => ({
      x: p.x,
      y: Math.min(462, p.y + Math.max(0, Math.abs(p.x - away(980)) - 190) * 0.7),
    })),
  )
  const sand = [560, 566, 588, 620, 664, 730].map((y, i) => ({
    x: away([-20, 160, 330, 520, 720, 900][i]!),
    y,
  }))
  const beach = curve(sand)
  const palms = (
    [
      [40, 580, 420, 0.28],
      [150, 584, 320, 0.34],
      [-10, 600, 520, 0.12],
      [260, 596, 240, 0.1],
    ] as const
  ).map(([x, y, tall, lean]) => {
    const bend = (isLightRight ? 1 : -1) * (lean + random.between(-0.05, 0.05))
    return palm(random, { x: away(x), y }, tall, bend)
  })
  return {
    behind: [
      land.sky(440),
      water(stage, 440),
      land.layer(hill, 0.36, 470),
      land.mist(400, 490, 0.5, 7),
      land.told('ship', () => sailingShip(stage, { x: away(760), y: 484 }, 0.62, 0.4, !isLightRight)),
      swell(stage, random, 560, 8, 0.42),
      filled(
        `${beach}L${away(-20)} 740Z`,
        land.fall(560, 720, {
          0: mix(mix(palette.horizon, palette.lamp, 0.3), palette.land(0.6), 0.55),
          1: mix(palette.land(0.8), palette.ink, 0.4),
        }),
      ),
      stroked(beach, rimLight(stage, 0.9, 900), 3),
      filled(palms.join(''), mix(palette.ink, palette.land(0.8), 0.15)),
      land.birds(light.x, 210, 5, 12),
    ],
    x: away(390),
    on: 622,
    height: 122,
    before: [land.boulders(HEIGHT + 6, 44, 70, isLightRight ? { to: 300 } : { from: 900, to: WIDTH + 20 })],
  }
})

/** A lake between hills, or a river's slow water; a boat where one is told of. */
export const lake = landscape('lake', (land) => {
  const { stage, random, isLightRight } = land
  const shore = 470
  const far = land.ridge('peaks', shore, 250, 2.5)
  const middle = land.ridge('hills', shore + 6, 110, 2.8)
  const bank = land.ridge('hills', 720, 90, 1.3)
  const clip = stage.sheet.define('clipPath', {}, element('rect', { width: WIDTH, height: shore }))
  const wood = land.tinted(
    0.5,
    land.firs((x) => middle.at(x) + 4, 62, 13, { from: -20 }),
  )
  const hills = land.where(
    'mountains',
    () => land.layer(far, 0.14, shore + 60) + shadedSides(stage, far.points, 0.14, shore + 20),
  )
  const shoreline = land.where('trees', () => wood) + land.layer(middle, 0.5, shore + 60, { rim: 0 })
  const tufts = land.many(11, () => {
    const x = isLightRight ? random.between(-20, 620) : random.between(WIDTH - 620, WIDTH + 20)
    return reeds(random, { x, y: bank.at(x) + 20 }, random.between(60, 120), 8)
  })
  const boat = { x: WIDTH * (isLightRight ? 0.62 : 0.38), y: 556 }
  return {
    behind: [
      land.sky(shore),
      hills,
      land.mist(370, shore + 30, 0.6, 5),
      shoreline,
      water(stage, shore),
      element('g', { ...mirrorAt(shore), opacity: 0.4, 'clip-path': clip }, shoreline),
      land.mist(shore - 40, shore + 70, 0.65, 9),
      land.told('boat', () => rowingBoat(stage, boat, 110, !isLightRight)),
      land.layer(bank, 0.92, 780),
      land.tinted(0.96, land.grass(bank, 28, 5, { to: WIDTH + 10 })),
      land.inked(tufts),
    ],
    x: WIDTH * (isLightRight ? 0.27 : 0.73),
    on: bank,
    sunk: 16,
    height: 132,
    water: { x: boat.x, y: 590 },
  }
})

/** Upside down below a line, as water shows what stands over it. */
const mirrorAt = (y: number) => ({ transform: `translate(0 ${y * 2}) scale(1 -1)` })

/** Standing water between drowned trees. */
export const swamp = landscape('swamp', (land) => {
  const { stage, random, palette, light } = land
  const shore = 470
  const drowned = (nearness: number, count: number, foot: number, height: number) => {
    const d = land.many(count, (i) => {
      const x = (i + random.between(0, 1)) * (WIDTH / count)
      if (Math.abs(x - light.x) < 60 + nearness * 120) return ''
      const at = { x, y: foot + random.between(-6, 14) }
      return bareTree(random, at, height * random.between(0.7, 1.15), random.between(-1, 1))
    })
    return (
      element('g', { ...mirrorAt(foot), opacity: 0.22 }, filled(d, palette.ink)) +
      land.tinted(nearness, d) +
      stroked(d, rimLight(stage, 0.35), 0.8)
    )
  }
  const islet = land.ridge('hills', 735, 100, 1.4)
  const x = WIDTH * random.pick([0.36, 0.62])
  const tufts = land.many(12, () => {
    const at = random.between(-20, WIDTH)
    return reeds(random, { x: at, y: Math.max(islet.at(at), 640) }, random.between(70, 130), 9)
  })
  return {
    behind: [
      land.sky(shore),
      land.tinted(0.18, land.firs(shore + 4, 96, 22, { from: -20 })),
      land.mist(340, 560, 0.75, 5),
      water(stage, shore, HEIGHT, 0.6),
      drowned(0.36, 9, 505, 240),
      land.mist(440, 600, 0.6, 7),
      drowned(0.62, 6, 570, 380),
      land.mist(540, 690, 0.4, 8),
      land.layer(islet, 0.88, 800, { rim: 0.4 }),
      land.inked(tufts),
    ],
    x,
    on: islet,
    sunk: 14,
    height: 134,
    water: { x: WIDTH - x, y: 612 },
    before: [
      motes(stage, random, light.x, 560),
      land.inked(bareTree(random, { x: random.pick([50, WIDTH - 50]), y: HEIGHT + 20 }, 760, 0.4)),
    ],
  }
})
