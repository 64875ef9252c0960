import { drawing } from '../drawing.ts'
import { bystander } from '../figures/bystander.ts'
import { facade } from '../motifs/facade.ts'
import { streetLamp, wetReflection } from '../motifs/street-lamp.ts'
import { HEIGHT, WIDTH } from '../stage.ts'
import { type Land, landscape } from './land.ts'
import { type Point, each, placed, trace } from '../svg.ts'
import { stringOfLamps } from '../motifs/string-of-lamps.ts'
import { filled, stroked, box, disc } from '../ink.ts'
import { type Colour, oklch, mix, lighter } from '../colour.ts'

/** A city street that runs into the distance between house fronts, wet when it rains. */
export const city = landscape('city', (land) => {
  const { stage, random, palette, facts } = land
  const vanishing = { x: WIDTH * random.pick([0.4, 0.6]) + random.between(-30, 30), y: 470 }
  const isWet = facts.weather === 'rain' || facts.weather === 'storm' || facts.weather === 'fog'
  const isDark = (land.isDark || facts.weather === 'rain' || facts.weather === 'storm') && !facts.isDark
  const lit = isDark ? 0.34 : 0.04
  const houses = { base: 500, wide: 80, roof: 'flat' } as const
  const far = land.houses({ ...houses, low: 90, high: 210, narrow: 34, lit: lit * 0.6 }, 0.2, 0.5)
  const nearer = land.houses({ ...houses, low: 50, high: 140, narrow: 40, lit }, 0.38, 0.7)
  const fronts = [-1, 1].flatMap((sign) => {
    const reaches = [680, 380, 235, 150, 96].map((reach) => reach * random.between(0.92, 1.08))
    return reaches.slice(0, -1).map((reach, depth) => {
      const scale = reach / 380
      const content = facade(stage, random, {
        near: vanishing.x + sign * reach * 1.32,
        far: vanishing.x + sign * reaches[depth + 1]! * 1.36,
        vanishing,
        top: vanishing.y - random.between(380, 560) * scale,
        ground: vanishing.y + 150 * scale,
        floors: random.whole(5, 7),
        bays: random.whole(4, 6) + (depth === 0 ? 2 : 0),
        nearness: 0.95 - depth * 0.17,
        lit,
      })
      return { depth, content }
    })
  })
  const way = vanishing.x < WIDTH / 2 ? 1 : -1
  const x = vanishing.x + way * 150
  const lamps = [
    { at: { x: vanishing.x + way * 62, y: 512 }, height: 66, shine: 120, strength: 0.6 },
    { at: { x: vanishing.x - way * 118, y: 548 }, height: 118, shine: 190, strength: 0.75 },
    { at: { x: x + way * 110, y: 672 }, height: 330, shine: 240, strength: 0.9 },
  ]
  const pools =
    land.glow(lamps[2]!.at.x, 668, 300, palette.lamp, 0.6, 0.16) +
    land.glow(lamps[1]!.at.x, 548, 110, palette.lamp, 0.6, 0.16)
  return {
    behind: [
      land.sky(520),
      isDark
        ? land.glow(vanishing.x, vanishing.y, 520, mix(palette.lamp, palette.horizon, 0.4), 0.5, 0.7)
        : '',
      far,
      land.mist(380, 540, 0.5, 5),
      nearer,
      box(
        0,
        494,
        WIDTH,
        HEIGHT,
        land.fall(494, HEIGHT, {
          0: mix(palette.land(0.4), palette.lamp, isDark ? 0.3 : 0.05),
          0.3: land.snowed(palette.land(0.75)),
          1: land.snowed(palette.ink),
        }),
      ),
      palette.snow ? '' : cobbles(land, vanishing),
      ...fronts.sort((a, b) => b.depth - a.depth).map(({ content }) => content),
      land.mist(430, 610, isWet ? 0.5 : 0.25, 6, mix(palette.horizon, palette.lamp, isDark ? 0.35 : 0)),
      isDark ? pools : '',
      facts.era === 'future' ? neonSigns(land, vanishing) : '',
      ...(isDark ? lamps : []).flatMap(({ at, height, shine, strength }) => [
        wetReflection(stage, { x: at.x, y: at.y + 2 }, shine, shine * 0.22, isWet ? 1 : 0.32),
        streetLamp(stage, at, height, strength),
      ]),
    ],
    x,
    on: 660,
    height: 176,
  }
})

/** Signs of light along the fronts of a city to come, the further the smaller. */
function neonSigns({ random, glow, many }: Land, { x, y }: Point): string {
  return many(12, (i) => {
    const scale = 0.3 + (i >> 1) * 0.16
    const at = x + (i % 2 ? 1 : -1) * (90 + 420 * scale * random.between(0.8, 1.1))
    const [wide, tall] = [random.between(12, 20) * scale * 2, random.between(40, 90) * scale * 2]
    const top = y - random.between(120, 320) * scale
    const colour = oklch(0.74, 0.2, random.pick([330, 200, 145, 60, 285]))
    return glow(at, top + tall / 2, tall * 1.4, colour, 0.5) + box(at - wide / 2, top, wide, tall, colour)
  })
}

/** The joints of the pavement, drawn towards the vanishing point. */
function cobbles({ ink, many }: Land, { x, y }: Point): string {
  const rows = many(14, (i) => trace`M0 ${y + 24 + (HEIGHT - y) * ((i + 1) / 15) ** 1.9}H${WIDTH}`)
  const kerb = trace`M${x - 22} ${y + 30}L${x + 22} ${y + 30}L${x + 560} ${HEIGHT}L${x - 560} ${HEIGHT}Z`
  return filled(kerb, ink, 0.28) + stroked(rows, ink, 1.2, 0.35)
}

/** Stalls under awnings and strings of lamps. */
export const market = landscape('market', (land) => {
  const { stage, random, palette, facts, light } = land
  const isDark = facts.time !== 'day'
  const roof =
    facts.genre === 'historical' || (facts.details?.includes('bazaar') ?? false) ? 'flat' : 'gabled'
  // Flat roofs are those of low houses, and not of towers.
  const low = roof === 'flat' ? 0.5 : 1
  const far = land.houses(
    { base: 560, low: 120 * low, high: 240 * low, narrow: 70, wide: 140, roof, lit: isDark ? 0.18 : 0.02 },
    0.2,
    0.7,
  )
  const near = land.houses(
    { base: 570, low: 70 * low, high: 150 * low, narrow: 90, wide: 150, roof, lit: isDark ? 0.2 : 0.02 },
    0.42,
    0.85,
  )
  const hues = [palette.accent.h, 60, 20, palette.accent.h + 140, 80] as const
  const row = (y: number, scale: number, nearness: number, gap: number) =>
    each([-2.2, -1.1, 1.1, 2.2], (slot) => {
      const at = { x: WIDTH / 2 + slot * 230 * scale + Math.sign(slot) * gap, y }
      const cloth = oklch(isDark ? 0.56 : 0.64, 0.11, random.pick(hues))
      return stall(land, at, 1.9 * scale, nearness, cloth, isDark)
    })
  const shoppers = land.many(9, (i) => {
    const kind = random.pick(['man', 'woman', 'monk', 'traveller', 'child'] as const)
    const at = { x: random.between(80, WIDTH - 80), y: 600 + (i % 3) * 9 }
    return bystander(stage, random, kind, at, { height: random.between(68, 84), flip: random.chance(0.5) })
  })
  const street = land.fall(566, HEIGHT, {
    0: mix(palette.land(0.5), palette.lamp, isDark ? 0.35 : 0.1),
    0.5: palette.land(0.78),
    1: palette.ink,
  })
  return {
    behind: [
      land.sky(540),
      far,
      land.mist(400, 580, 0.5, 6, mix(palette.horizon, palette.lamp, 0.2)),
      near,
      land.glow(WIDTH / 2, 580, 620, isDark ? palette.lamp : light.colour, 0.5, 0.45),
      box(0, 566, WIDTH, 170, street),
      row(588, 0.66, 0.5, 50),
      shoppers,
      row(650, 1.02, 0.74, 96),
      facts.time === 'night' || facts.time === 'dusk'
        ? stringOfLamps(land, 250, 200, 150) +
          stringOfLamps(land, 330, 360, 110) +
          stringOfLamps(land, 120, 150, 130)
        : '',
    ],
    x: WIDTH / 2 + random.between(-60, 60),
    on: 668,
    height: 152,
  }
})

function stall(
  land: Land,
  foot: Point,
  scale: number,
  nearness: number,
  cloth: Colour,
  isLit: boolean,
): string {
  const { palette, random, many } = land
  const stripe = (first: number) =>
    many(4, (n) => {
      const i = n * 2 + first
      const left = -58 + i * 14.5
      return trace`M${-46 + i * 11.5} -92h11.5L${left + 14.5} -66q-7.25 8 -14.5 0Z`
    })
  const goods = many(15, (i) =>
    disc(
      { x: -42 + i * 6, y: -31 - (i % 3) * 2.4 },
      random.between(2.6, 4.2),
      mix(oklch(0.66, 0.14, random.between(20, 150)), palette.ink, 0.3),
    ),
  )
  const shade = 0.2 + nearness * 0.2
  const inks = {
    glow: mix(palette.lamp, palette.ink, 0.45),
    back: mix(palette.ink, palette.land(nearness), 0.4),
    wood: mix(palette.land(nearness), palette.ink, 0.45),
    ink: palette.ink,
    cloth: mix(cloth, palette.ink, shade),
    pale: mix(mix(palette.light, cloth, 0.35), palette.ink, shade),
  }
  return (
    placed(
      foot,
      drawing(
        inks,
        `${isLit ? 'glow/0.9 O0 -44 46 24' : 'back M-44 -66H44V-28H-44Z'}
        wood M-48 2V-90H-45V2ZM45 2V-90H48V2Z`,
      ) +
        goods +
        drawing(
          inks,
          `wood M-52 -27H52V-22H-52ZM-48 -22H48V2H-48Z
          ink~0.9/0.5 M-36 -22V2M-24 -22V2M-12 -22V2M0 -22V2M12 -22V2M24 -22V2M36 -22V2
          cloth ${stripe(0)}
          pale ${stripe(1)}`,
        ),
      { scale },
    ) +
    (isLit
      ? land.lampGlow(foot.x, foot.y - 56 * scale, 76 * scale, 0.75) +
        disc({ x: foot.x, y: foot.y - 57 * scale }, 3.4 * scale, lighter(palette.lamp, 0.12))
      : '')
  )
}

/** Paper lamps on a line across the street. */
