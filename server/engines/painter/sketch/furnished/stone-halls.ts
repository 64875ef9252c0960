import { type Colour, lighter, mix } from '../colour.ts'
import { drawing } from '../drawing.ts'
import { filled, stroked } from '../ink.ts'
import { beams } from '../light.ts'
import { archOn } from '../rooms/openings.ts'
import { chequers } from '../rooms/surfaces.ts'
import { each, placed, trace } from '../svg.ts'
import type { Furnishing } from './furnishing.ts'
import { interior } from './interior.ts'

/** A throne room: banners, pillars, a red way to the throne. */
export const throneRoom = interior(
  'throne room',
  '9 x 6.4 x 11, bare, vanish 460, warmth 0.3, windows 0, stand 0 2.8',
)((given) => {
  const { stage, room, dark, palette, window, block, pillar, patch } = given
  const cloth = mix(palette.accent, dark, 0.4)
  const gold = mix(palette.lamp, dark, 0.35)
  const top = given.corner('back', 0, 5.2)
  const seat = given.at(0, 0.6, 10)
  const unit = room.scaleAt(10)
  const rows = [9.6, 7.4, 5.2, 3, 0.8]
  return (
    chequers(room, 1, dark, 0.34) +
    each([-2.6, 0, 2.6], (u) =>
      window('back', { u, v: 2.4, width: 1.4, height: 3.4, isArched: true, panes: 2 }),
    ) +
    given.glow(top, 340, mix(palette.horizon, palette.light, 0.5), 0.6) +
    filled(patch('floor', -0.9, 0.9, -2, 10), mix(cloth, palette.lamp, 0.08), 0.95) +
    filled(patch('floor', -0.76, -0.7, -2, 10) + patch('floor', 0.7, 0.76, -2, 10), palette.lamp, 0.5) +
    each(rows, (z) => banner(given, 'left', z + 1.1, cloth) + banner(given, 'right', z + 1.1, cloth)) +
    block({ x: 0, z: 9, width: 5, height: 0.2, depth: 2 }) +
    block({ x: 0, z: 9.5, width: 3.6, height: 0.2, depth: 1.5, lift: 0.2 }) +
    block({ x: 0, z: 9.9, width: 2.4, height: 0.2, depth: 1, lift: 0.4 }) +
    given.glow({ x: seat.x, y: seat.y - unit }, unit * 2.6, palette.lamp, 0.5) +
    placed(
      seat,
      drawing(
        { gold, cushion: mix(palette.accent, dark, 0.5), shade: mix(gold, dark, 0.4) },
        `gold M-60 0V-200L-66 -240L-35 -220L0 -290L35 -220L66 -240L60 -200V0Z
          cushion M-40 -70V-190Q0 -230 40 -190V-70Z
          shade M-70 0V-70H70V0Z`,
      ),
      { scale: unit / 100 },
    ) +
    beams(
      stage,
      { x: top.x, y: top.y - 40 },
      { count: 7, spread: 1.3, length: 480, width: 70, lean: 0.1, strength: 0.2 },
    ) +
    each(rows, (z) =>
      each([-1, 1], (way) => pillar(way * 3.2, z, 6.4, 0.36) + brazier(given, way * 2.3, z + 0.4)),
    )
  )
})

function banner({ on, dark, palette }: Furnishing, wall: 'left' | 'right', z: number, cloth: Colour): string {
  const [from, to] = [z - 0.45, z + 0.45]
  return (
    filled(
      on(wall, [from, 5.4], [to, 5.4], [to, 2.5], [z, 2], [from, 2.5]),
      mix(cloth, dark, Math.max(0, 0.5 - z / 20)),
    ) + filled(on(wall, [z, 4.5], [z + 0.22, 4], [z, 3.4], [z - 0.22, 4]), mix(palette.lamp, cloth, 0.3))
  )
}

function brazier({ room, at, dark, palette, lampGlow }: Furnishing, x: number, z: number): string {
  const bowl = at(x, 1, z)
  const unit = room.scaleAt(z)
  return (
    lampGlow({ x: bowl.x, y: bowl.y - unit * 0.2 }, unit * 1.9, 0.8) +
    placed(
      bowl,
      drawing(
        { dark, flame: lighter(palette.lamp, 0.06) },
        `dark M-26 0H26L10 20L16 100H-16L-10 20Z
        flame M-20 0C-24 -30 -4 -30 0 -60C10 -30 26 -20 20 0Z`,
      ),
      { scale: unit / 100 },
    )
  )
}

/** A tomb: painted pillars, a sarcophagus, light from a shaft. */
export const tomb = interior(
  'tomb',
  '7 x 4.4 x 8, tiles, stone, vanish 446, windows 0, stand -0.9 2.1',
)((given) => {
  const { room, dark, palette, block, at } = given
  const { trim, shine } = room.tones
  return (
    filled(archOn(room, 'back', 0, 0, 1.6, 3), dark) +
    glyphs(given, 'back', -3.4, -1.1) +
    glyphs(given, 'back', 1.1, 3.4) +
    glyphs(given, 'left', 0, 8) +
    glyphs(given, 'right', 0, 8) +
    block({ x: 0, z: 4.2, width: 3, height: 0.25, depth: 1.8 }) +
    block({ x: 0, z: 4.5, width: 2.3, height: 0.8, depth: 1.1, lift: 0.25 }, mix(palette.lamp, trim, 0.6)) +
    block(
      { x: 0, z: 4.42, width: 2.5, height: 0.16, depth: 1.25, lift: 1.05 },
      mix(palette.lamp, trim, 0.4),
    ) +
    each([7.2, 5, 2.8, 0.6], (z) => {
      const urn = drawing(
        { clay: mix(trim, shine, 0.2) },
        'clay M-10 0C-30 -25 -20 -45 -8 -50L-13 -60H13L8 -50C20 -45 30 -25 10 0Z',
      )
      const scale = room.scaleAt(z + 0.3) / 100
      return (
        paintedPillar(given, -2.5, z) +
        paintedPillar(given, 2.5, z) +
        placed(at(-1.7, 0, z + 0.3), urn, { scale })
      )
    })
  )
})

/** Signs painted on a wall: small figures in rows. */
function glyphs(given: Furnishing, wall: 'left' | 'right' | 'back', from: number, to: number): string {
  const { random, room, palette, patch, on } = given
  let d = ''
  for (let v = 1; v < 3.4; v += 0.4) {
    for (let u = from + 0.15; u < to - 0.2; u += 0.32) {
      const [w, h] = [random.between(0.06, 0.2), random.between(0.08, 0.26)]
      d += random.chance(0.5)
        ? patch(wall, u, u + w, v, v + h)
        : on(wall, [u, v], [u + w, v], [u + w / 2, v + h])
    }
  }
  return filled(d, mix(palette.lamp, room.tones.wall, 0.5), 0.4)
}

function paintedPillar({ room, at, palette, pillar }: Furnishing, x: number, z: number): string {
  const r = 0.36 * room.scaleAt(z)
  const [foot, top] = [at(x, 0, z), at(x, room.height, z)]
  const bands = each(
    [0.16, 0.2, 0.5, 0.54, 0.82],
    (up) => trace`M${foot.x - r} ${foot.y + (top.y - foot.y) * up}h${r * 2}`,
  )
  return (
    pillar(x, z, room.height, 0.36) +
    stroked(bands, mix(palette.accent, room.tones.wall, 0.55), Math.max(2, r * 0.13))
  )
}
