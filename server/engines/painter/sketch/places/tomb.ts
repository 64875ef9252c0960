import type { Random } from '#server/ground/random.ts'
import { block } from '../rooms/furniture.ts'
import { wallTorch } from '../rooms/lamps.ts'
import { archOn, windowLight } from '../rooms/openings.ts'
import { corner, createRoom, flooring, masonry, patch, type Room, shell, standing } from '../rooms/room.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import { polygon, trace } from '../svg.ts'
import { filled, stroked, box } from '../ink.ts'
import { mix } from '../colour.ts'

/** A tomb: painted pillars, a sarcophagus, light from a shaft. */
export function tomb(stage: Stage): Scenery {
  const { palette } = stage
  const room = createRoom(stage, { width: 7, height: 4.4, depth: 8, vanishY: 446 })
  const random = stage.random.fork('tomb')
  const shaft = room.at(0, 4.4, 5.2)
  const rows = [0.6, 2.8, 5, 7.2].toReversed()
  return {
    behind:
      shell(stage, room, { warmth: 0.34 }) +
      masonry(stage, room, 0.9) +
      flooring(room, { tiles: 1.1 }) +
      filled(archOn(room, 'back', 0, 0, 1.6, 3), room.tones.dark) +
      glyphs(stage, random, room, 'back', -3.4, -1.1) +
      glyphs(stage, random, room, 'back', 1.1, 3.4) +
      glyphs(stage, random, room, 'left', 0, 8) +
      glyphs(stage, random, room, 'right', 0, 8) +
      windowLight(stage, shaft, room.at(0, 0, 5), 130, 2) +
      block(stage, room, { x: 0, z: 4.2, width: 3, height: 0.25, depth: 1.8 }) +
      block(
        stage,
        room,
        { x: 0, z: 4.5, width: 2.3, height: 0.8, depth: 1.1, lift: 0.25 },
        mix(palette.lamp, room.tones.trim, 0.6),
      ) +
      block(
        stage,
        room,
        { x: 0, z: 4.42, width: 2.5, height: 0.16, depth: 1.25, lift: 1.05 },
        mix(palette.lamp, room.tones.trim, 0.4),
      ) +
      rows
        .map(
          (z) =>
            paintedPillar(stage, room, -2.5, z) +
            paintedPillar(stage, room, 2.5, z) +
            urn(room, -1.7, z + 0.3),
        )
        .join('') +
      wallTorch(stage, room, 'left', 3.8, 2) +
      wallTorch(stage, room, 'right', 3.8, 2) +
      wallTorch(stage, room, 'left', 1.4, 2),
    ...standing(room, random.pick([-0.9, 0.9]), 2.1),
    before: '',
  }
}

/** Signs painted on a wall: small figures in rows. */
function glyphs(
  stage: Stage,
  random: Random,
  room: Room,
  surface: 'left' | 'right' | 'back',
  from: number,
  to: number,
): string {
  let d = ''
  for (let v = 1; v < 3.4; v += 0.4) {
    for (let u = from + 0.15; u < to - 0.2; u += 0.32) {
      const [w, h] = [random.between(0.06, 0.2), random.between(0.08, 0.26)]
      d += random.chance(0.5)
        ? patch(room, surface, u, u + w, v, v + h)
        : polygon([
            corner(room, surface, u, v),
            corner(room, surface, u + w, v),
            corner(room, surface, u + w / 2, v + h),
          ])
    }
  }
  return filled(d, mix(stage.palette.lamp, room.tones.wall, 0.5), 0.4)
}

function paintedPillar(stage: Stage, room: Room, x: number, z: number): string {
  const share = Math.max(0, 0.9 - z / room.depth)
  const { wall, dark, shine } = room.tones
  const r = 0.36 * room.scaleAt(z)
  const [foot, top] = [room.at(x, 0, z), room.at(x, room.height, z)]
  const stone = mix(mix(wall, shine, 0.25), dark, share * 0.8)
  const fill = stage.sheet.across(
    x < 0
      ? { 0: mix(stone, dark, 0.7), 0.75: stone, 1: mix(stone, shine, 0.3) }
      : { 0: mix(stone, shine, 0.3), 0.25: stone, 1: mix(stone, dark, 0.7) },
  )
  const tall = foot.y - top.y
  const bands = [0.16, 0.2, 0.5, 0.54, 0.82]
    .map((t) => trace`M${foot.x - r} ${foot.y - tall * t}h${r * 2}`)
    .join('')
  return (
    box(foot.x - r, top.y, r * 2, tall, fill) +
    filled(
      trace`M${foot.x - r} ${top.y + tall * 0.16}L${foot.x - r * 1.6} ${top.y}H${foot.x + r * 1.6}L${foot.x + r} ${top.y + tall * 0.16}Z`,
      fill,
    ) +
    stroked(bands, mix(stage.palette.accent, stone, 0.55), Math.max(2, r * 0.13))
  )
}

function urn(room: Room, x: number, z: number): string {
  const at = room.at(x, 0, z)
  const u = room.scaleAt(z) * 0.5
  return filled(
    trace`M${at.x - u * 0.2} ${at.y}C${at.x - u * 0.6} ${at.y - u * 0.5} ${at.x - u * 0.4} ${at.y - u * 0.9} ${at.x - u * 0.16} ${at.y - u}L${at.x - u * 0.26} ${at.y - u * 1.2}H${at.x + u * 0.26}L${at.x + u * 0.16} ${at.y - u}C${at.x + u * 0.4} ${at.y - u * 0.9} ${at.x + u * 0.6} ${at.y - u * 0.5} ${at.x + u * 0.2} ${at.y}Z`,
    mix(room.tones.trim, room.tones.shine, 0.2),
  )
}
