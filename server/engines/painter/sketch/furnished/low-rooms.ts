import { css, mix, oklch } from '../colour.ts'
import { filled, stroked } from '../ink.ts'
import { element, each, lines, many } from '../svg.ts'
import { areLampsLit } from '../daylight.ts'
import { flooring } from '../rooms/surfaces.ts'
import type { Furnishing } from './furnishing.ts'
import { interior } from './interior.ts'

/** A vaulted cellar; with barrels and crates where one is told of. */
export const cellar = interior('cellar', '6 x 3.4 x 7, tiles, stone, warmth 0.3, windows 0, stand -0.3 2')(
  (given) => {
    const { random, palette, at, door, barrel, block, candle, hangingLamp } = given
    return (
      door('back', 0, { width: 1.2, height: 2.4, isArched: true, isLit: true }) +
      (areLampsLit(given.stage.facts) ? given.glow(at(0, 0.4, 6), 190, palette.lamp, 0.5) : '') +
      each([7, 5, 3, 1], (z) => vaultRib(given, z)) +
      given.where('barrels', () =>
        each([5.6, 4.4, 3.2, 2, 0.8], (z) => {
          const crate = { x: 2.3, z: z + 0.1, width: 0.7, height: 0.6, depth: 0.5, lift: 1 }
          return (
            barrel(-2.3, z, 1) +
            barrel(2.3, z, 1) +
            (random.chance(0.6) ? barrel(-2.3, z + 0.2, 0.9, 0.98) : '') +
            (random.chance(0.45) ? block(crate) : '')
          )
        }),
      ) +
      given.where('lamp', () => hangingLamp(0, 2.4, 5.2) + hangingLamp(0, 2.4, 2.2)) +
      candle(1.2, 0, 3.4, 1.4)
    )
  },
  ({ block, side, where }) =>
    where('barrels', () => block({ x: side * 2.1, z: 0.2, width: 1, height: 0.8, depth: 0.7 })),
)

function vaultRib({ room, outline }: Furnishing, z: number): string {
  const [half, { wall, shine, dark }] = [room.width / 2, room.tones]
  const inner = Array.from({ length: 17 }, (_, i): [number, number, number] => {
    const angle = Math.PI * (1 - i / 16)
    return [Math.cos(angle) * (half - 0.35), 1.5 + Math.sin(angle) * (room.height - 1.7), z]
  })
  const [out, high] = [half + 1, room.height + 1.5]
  const rib = outline(
    [-half + 0.35, 0, z],
    ...inner,
    [half - 0.35, 0, z],
    [out, 0, z],
    [out, high, z],
    [-out, high, z],
    [-out, 0, z],
  )
  return filled(rib, mix(mix(wall, shine, 0.12), dark, Math.max(0.12, 0.9 - z / room.depth)))
}

/** A cell under the ground: stone, bars, one window high up, chains. */
export const dungeon = interior(
  'dungeon',
  '5.4 x 3.4 x 4.2, tiles, stone, warmth 0.22, windows 0, stand 0.2 1.5',
)((given) => {
  const { room, palette, at, side, wall, dark, where } = given
  const high = given.corner('back', side * 1.1, 2.7)
  const bar = (x1: number, y1: number, x2: number, y2: number) =>
    lines([at(-side * x1, y1, 3.1), at(-side * x2, y2, 3.1)])
  const bars = many(9, (i) => bar(0.4 + i * 0.28, 0, 0.4 + i * 0.28, 3.4))
  const chain = (z: number) => {
    const top = given.corner(wall, z, 2.3)
    const unit = room.scaleAt(z)
    return many(9, (i) =>
      element('ellipse', {
        cx: top.x + Math.sin(i) * 1.5,
        cy: top.y + i * unit * 0.1,
        rx: unit * 0.03,
        ry: unit * 0.06,
        fill: 'none',
        stroke: css(mix(room.tones.wall, room.tones.shine, 0.2)),
        'stroke-width': 2,
      }),
    )
  }
  return (
    given.window('back', { u: side * 1.1, v: 2.3, width: 0.9, height: 0.8, panes: 4 }) +
    given.glow(high, 150, palette.light, 0.7) +
    given.lightFrom(high, side * 0.2, 1.9, 110, 1.5) +
    given.door('back', -side * 1.4, { width: 1.1, height: 2.3, isArched: true, isLit: true }) +
    each([1.6, 2.2, 2.8], chain) +
    given.block({ x: side * 2, z: 2.6, width: 1.1, height: 0.4, depth: 1.2 }) +
    where('bars', () => stroked(bars + bar(0.2, 2.3, 2.7, 2.3) + bar(0.2, 0.9, 2.7, 0.9), dark, 8)) +
    given.torch(given.otherWall, 1.5)
  )
})

/** A corridor: doors of a house or hatches of a ship on both sides; a carpet, and lamps by night, where they are told of. */
export const corridor = interior(
  'corridor',
  '3.6 x 3 x 15, bare, vanish 440, windows 0, stand 0 3.4',
)((given) => {
  const { stage, room, random, palette, dark, patch, where } = given
  const { era, details = [] } = stage.facts
  const isShip = era === 'future' || details.includes('hull')
  const isModern = era === 'modern'
  const doors = [13, 10, 7, 4, 1] as const
  const open = random.pick(doors)
  const isLit = areLampsLit(stage.facts)
  return (
    flooring(room, { tiles: 0.9 }) +
    (isShip
      ? ''
      : where('carpet', () =>
          filled(patch('floor', -0.8, 0.8, -2, 15), mix(palette.accent, dark, 0.6), 0.9),
        )) +
    (isShip ? hull(given) : wainscot(given)) +
    each(doors, (z) =>
      each(['left', 'right'] as const, (surface) =>
        given.door(surface, z, { isArched: isShip, isLit: isLit && surface === given.wall && z === open }),
      ),
    ) +
    (isLit && !isShip
      ? each([12.6, 9.6, 6.6, 3.6, 0.6], (z) => (isModern ? tube(given, z) : given.hangingLamp(0, 2.45, z)))
      : '')
  )
})

/** What runs along a corridor of a house, and the window at its end. */
const wainscot = ({ room, patch, dark, where, window }: Furnishing): string =>
  where('window', () => window('back', { u: 0, v: 0.9, width: 1.4, height: 1.7, panes: 2 })) +
  filled(
    patch('left', -1, 15, 0.86, 0.95) + patch('right', -1, 15, 0.86, 0.95),
    mix(room.tones.trim, dark, 0.3),
  )

/** Ribs of a ship, a door at the end, and strips of light along the floor: red where all else is dark. */
function hull({ stage, room, dark, outline, patch, on, glow, at }: Furnishing): string {
  const metal = mix(room.tones.wall, oklch(0.4, 0.03, 240), 0.6)
  const strip = stage.facts.isDark ? oklch(0.6, 0.2, 27) : oklch(0.86, 0.08, 205)
  const ribs = each([14, 11.5, 8.5, 5.5, 2.5, 0], (z) =>
    filled(
      outline([-1.8, 0, z], [-1.5, 0.3, z], [-1.5, 2.5, z], [-1.1, 3, z], [-1.8, 3, z]) +
        outline([1.8, 0, z], [1.5, 0.3, z], [1.5, 2.5, z], [1.1, 3, z], [1.8, 3, z]),
      mix(metal, dark, 0.3 + (14 - z) * 0.03),
    ),
  )
  return (
    filled(
      on('back', [-1, 0.1], [-1, 2.1], [-0.7, 2.5], [0.7, 2.5], [1, 2.1], [1, 0.1]),
      mix(metal, dark, 0.4),
    ) +
    filled(patch('back', -0.03, 0.03, 0.1, 2.5), dark) +
    ribs +
    filled(patch('floor', -1.5, -1.4, -2, 15) + patch('floor', 1.4, 1.5, -2, 15), strip) +
    glow(at(-1.4, 0, 3), 260, strip, 0.3, 0.3) +
    glow(at(1.4, 0, 3), 260, strip, 0.3, 0.3)
  )
}

function tube({ room, at, outline, glow }: Furnishing, z: number): string {
  const cold = oklch(0.93, 0.03, 200)
  const lamp = outline([-0.5, 2.98, z], [0.5, 2.98, z], [0.5, 2.98, z + 0.4], [-0.5, 2.98, z + 0.4])
  return glow(at(0, 2.9, z), room.scaleAt(z) * 1.6, cold, 0.5) + filled(lamp, cold)
}
