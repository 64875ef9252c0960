import { css, mix, oklch } from '../colour.ts'
import { bystander } from '../figures/bystander.ts'
import { disc } from '../ink.ts'
import { beams } from '../light.ts'
import { vault } from '../rooms/pillars.ts'
import { chequers } from '../rooms/surfaces.ts'
import { each, many, type Point } from '../svg.ts'
import type { Furnishing } from './furnishing.ts'
import { interior } from './interior.ts'

/** A ballroom: chandeliers, tall windows, dancers. */
export const ballroom = interior(
  'ballroom',
  '10 x 6 x 9, bare, vanish 450, warmth 0.5, windows 0, stand 0.3 2.2',
)(({ stage, room, random, dark, at, window, pillar, chandelier, glow, palette, where }) => {
  const dancers = Array.from({ length: 5 }, (_, i) => ({
    x: -3.4 + i * 1.7 + random.between(-0.3, 0.3),
    z: 4.2 + (i % 3) * 1.1,
  })).sort((a, b) => b.z - a.z)
  return (
    chequers(room, 1, mix(dark, room.tones.trim, 0.4), 0.35) +
    each([-3.6, -1.2, 1.2, 3.6], (u) =>
      window('back', { u, v: 0.6, width: 1.5, height: 4.2, isArched: true, panes: 3 }),
    ) +
    each([8.2, 5.8, 3.4, 1], (z) => each([-4.4, 4.4], (x) => pillar(x, z, 6, 0.3))) +
    chandelier(0, 4, 7, 1.2) +
    glow(at(0, 0, 5), 460, palette.lamp, 0.5, 0.25) +
    where('dancers', () =>
      each(dancers, ({ x, z }) => {
        const height = room.scaleAt(z) * 1.72
        return (
          bystander(stage, random, 'lady', at(x, 0, z), { height: height * 0.97, flip: false }) +
          bystander(stage, random, 'man', at(x + 0.55, 0, z), { height, flip: true })
        )
      }),
    ) +
    each([-2.6, 2.6], (x) => chandelier(x, 4, 4, 1.2))
  )
})

/** The nave of a church: pillars, pointed windows, a rose of coloured glass. */
export const church = interior(
  'church',
  '8.4 x 8 x 13, bare, vanish 470, warmth 0.22, windows 0, stand 0 3.2',
)((given) => {
  const { stage, room, dark, palette, otherWall, side, window, block, candle, pillar } = given
  const { wall, shine } = room.tones
  const rose = given.corner('back', 0, 5.6)
  const radius = 1.5 * room.scaleAt(room.depth)
  const aisle = [10.6, 8.6, 6.6, 4.6, 2.6, 0.6]
  const glass = mix(mix(palette.horizon, palette.light, 0.3), wall, 0)
  const cloth = mix(palette.accent, dark, 0.5)
  return (
    chequers(room, 0.8, dark, 0.3) +
    each(aisle, (z) =>
      each(['left', 'right'] as const, (surface) => {
        const fill = css(mix(glass, wall, surface === otherWall ? 0.05 : 0.5))
        return window(surface, {
          u: z + 1,
          v: 2.2,
          width: 0.9,
          height: 3.6,
          isArched: true,
          panes: 2,
          fill,
        })
      }),
    ) +
    roseWindow(given, rose, radius) +
    given.glow(rose, radius * 3.4, mix(palette.light, palette.accent, 0.3), 0.5) +
    block({ x: 0, z: 11.6, width: 4.4, height: 0.3, depth: 1 }) +
    block({ x: 0, z: 12, width: 2, height: 1, depth: 0.5, lift: 0.3 }, cloth) +
    each([-0.8, -0.5, 0.5, 0.8], (x) => candle(x, 1.3, 12.1, 1.6)) +
    each(aisle, (z) => {
      const shade = Math.max(0, 0.85 - z / room.depth)
      return (
        vault(room, z, 4.6, mix(mix(wall, shine, 0.15), dark, shade)) + pillar(-3, z, 4.8) + pillar(3, z, 4.8)
      )
    }) +
    each([8.4, 7.4, 6.4, 5.4, 4.4, 3.4], (z) =>
      each([-2, 2], (x) => block({ x, z, width: 2, height: 0.85, depth: 0.12 })),
    ) +
    each(aisle, (z) => given.lightFrom(given.corner(otherWall, z + 1, 4.2), -side * 0.4, z, 90, 0.8)) +
    beams(stage, rose, { count: 6, spread: 0.9, length: 520, width: 70, lean: 0, strength: 0.16 })
  )
})

function roseWindow({ palette }: Furnishing, centre: Point, radius: number): string {
  const hues = [20, 250, 85, 300, 160, 45]
  const ring = (count: number, out: number, size: number) =>
    many(count, (i) => {
      const angle = (i / count) * Math.PI * 2
      const at = {
        x: centre.x + Math.cos(angle) * out * radius,
        y: centre.y + Math.sin(angle) * out * radius,
      }
      return disc(at, radius * size, mix(oklch(0.72, 0.16, hues[i % hues.length]!), palette.light, 0.2))
    })
  return (
    disc(centre, radius * 1.12, mix(palette.ink, palette.skyTop, 0.3)) +
    ring(12, 0.75, 0.17) +
    ring(8, 0.47, 0.16) +
    ring(1, 0, 0.26)
  )
}
