import { faint, mix, oklch } from '../colour.ts'
import { disc, filled } from '../ink.ts'
import { HEIGHT, WIDTH } from '../stage.ts'
import { curve, type Point, trace } from '../svg.ts'
import { type Edge, type Land, landscape, SILL } from './land.ts'

const fire = oklch(0.72, 0.19, 42)
const hot = oklch(0.88, 0.14, 75)

/** A mountain that burns, its light on everything. */
export const volcano = landscape('volcano', (land) => {
  const { random } = land
  const mouth = { x: WIDTH * random.between(0.42, 0.58), y: 214 }
  const cone = land.edge(
    land.ridge('rocks', 0, 30, 6).points.map((p) => {
      const out = Math.max(0, Math.abs(p.x - mouth.x) - 56)
      const slope = mouth.y + out * 0.74 - out * out * 0.00022 + p.y * Math.min(1, out / 90)
      return { x: p.x, y: Math.min(560, slope + (out === 0 ? 10 : 0)) }
    }),
  )
  const near = land.ridge('rocks', 610, 90, 3)
  const front = land.ridge('rocks', 720, 100, 2)
  return {
    behind: [
      land.sky(540, 0.8),
      land.glow(mouth.x, mouth.y, 560, fire, 0.85),
      plume(land, mouth),
      land.layer(cone, 0.6, 620, { rim: 0.6 }),
      filled(
        lavaStreams(land, mouth, cone),
        land.sheet.linear(
          mouth,
          { x: mouth.x, y: 600 },
          { 0: hot, 0.35: fire, 1: faint(oklch(0.5, 0.17, 32), 0.55) },
        ),
      ),
      land.glow(mouth.x, mouth.y + 4, 190, hot, 1),
      land.glow(mouth.x, 590, 560, fire, 0.5, 0.24),
      land.layer(near, 0.8, 720),
      land.glow(mouth.x, 640, 420, fire, 0.4, 0.2),
      land.layer(front, 0.96),
    ],
    x: WIDTH * (mouth.x > WIDTH / 2 ? 0.3 : 0.7),
    on: front,
    sunk: 8,
    height: 128,
    before: [embers(land, mouth), land.boulders(HEIGHT, 40, 150)],
  }
})

function plume({ stage, palette, glow, many }: Land, mouth: Point): string {
  const random = stage.random.fork('plume')
  const smoke = mix(palette.skyTop, palette.ink, 0.4)
  return many(30, (i) => {
    const up = i / 30
    const x = mouth.x + up * 190 + random.between(-1, 1) * (20 + up * 150)
    const tone = mix(mix(fire, smoke, 0.25 + up * 0.7), smoke, 0.2)
    return glow(x, mouth.y - 10 - up * 250, 50 + up * 130, tone, 0.5 * (1 - up * 0.4))
  })
}

/** Outlines of streams of lava that part on their way down. */
function lavaStreams({ stage }: Land, mouth: Point, cone: Edge): string {
  const random = stage.random.fork('lava')
  let d = ''
  for (const start of [-40, -14, 12, 38]) {
    let at = { x: mouth.x + start, y: mouth.y + 8 }
    const left: Point[] = []
    const right: Point[] = []
    let width = random.between(7, 13)
    for (let i = 0; i < 16; i++) {
      left.push({ x: at.x - width, y: at.y })
      right.push({ x: at.x + width, y: at.y })
      at = {
        x: at.x + start * random.between(0.1, 0.42) + random.between(-9, 9),
        y: at.y + random.between(14, 27),
      }
      if (at.y < cone.at(at.x)) at.y = cone.at(at.x) + 8
      width *= random.between(0.78, 1.1)
    }
    d += curve([...left, ...right.reverse()], true)
  }
  return d
}

function embers({ stage, many }: Land, around: Point): string {
  const random = stage.random.fork('embers')
  const sparks = many(110, () =>
    disc(
      { x: around.x + (random.next() + random.next() - 1) * 620, y: random.between(60, 690) },
      0.6 + random.next() ** 4 * 2.4,
      oklch(0.8, 0.16, 55),
      random.between(0.2, 0.9),
    ),
  )
  return sparks
}

/** Banners and spears on a smoking field. */
export const battlefield = landscape('battle', (land) => {
  const { random, palette, light } = land
  const far = land.ridge('hills', 510, 130, 2)
  const floor = land.ridge('hills', 670, 60, 1.5)
  const smoke = land.many(26, (i) => {
    const up = Math.floor(i / 2) / 13
    const x = WIDTH * (i % 2 === 0 ? 0.22 : 0.8) + up * 130 + random.between(-30, 30)
    return land.glow(x, 520 - up * 360, 44 + up * 110, mix(palette.skyTop, palette.ink, 0.3), 0.34)
  })
  return {
    behind: [
      land.sky(520),
      land.layer(far, 0.2, 580),
      ranks(land, far.at, 120, 36, 0.26),
      smoke,
      land.mist(430, 600, 0.45, 6),
      ranks(land, () => 590, 70, 96, 0.5),
      land.mist(500, 670, 0.34, 7),
      land.glow(WIDTH * 0.22, 540, 180, palette.lamp, 0.6),
      land.glow(WIDTH * 0.8, 540, 200, palette.lamp, 0.6),
      land.layer(floor, 0.82, 770),
      ranks(land, (x) => floor.at(x) + 10, 18, 170, 0.88),
      land.tinted(0.9, land.grass(floor, 18, 6)),
    ],
    x: light.x + (light.x < WIDTH / 2 ? 80 : -80),
    on: floor,
    sunk: 18,
    height: 146,
    before: [land.inked(land.grass(SILL, 40, 7)), land.birds(light.x, 160, 9, 12)],
  }
})

/** A rank of spears, a banner at every fourth. */
function ranks(
  { random, palette }: Land,
  groundAt: (x: number) => number,
  count: number,
  height: number,
  nearness: number,
): string {
  let spears = ''
  let cloth = ''
  for (let i = 0; i < count; i++) {
    const x = random.between(-10, WIDTH + 10)
    const tip = x + random.between(-0.16, 0.16) * height
    const tall = height * random.between(0.6, 1.1)
    const foot = groundAt(x) + 4
    spears += trace`M${x - 1 - nearness} ${foot}L${tip - 0.5} ${foot - tall}L${tip} ${foot - tall * 1.1}L${tip + 0.6 + nearness} ${foot - tall}L${x + 1 + nearness} ${foot}Z`
    if (i % 4 === 0) {
      const w = tall * random.between(0.22, 0.34)
      const top = foot - tall * 0.98
      cloth += trace`M${tip} ${top}C${tip + w * 0.4} ${top - 7} ${tip + w * 0.6} ${top + 8} ${tip + w} ${top}L${tip + w * 0.86} ${top + tall * 0.16}L${tip + w * 1.04} ${top + tall * 0.34}C${tip + w * 0.6} ${top + tall * 0.4} ${tip + w * 0.4} ${top + tall * 0.28} ${x + (tip - x) * 0.66} ${top + tall * 0.34}Z`
    }
  }
  return (
    filled(spears, mix(palette.land(nearness), palette.ink, 0.3)) +
    filled(cloth, mix(palette.accent, palette.land(nearness), 0.45 + nearness * 0.2))
  )
}
