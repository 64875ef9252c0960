import { glow } from '../light.ts'
import { barrel, block, candle } from '../rooms/furniture.ts'
import { hangingLamp } from '../rooms/lamps.ts'
import { door } from '../rooms/openings.ts'
import { createRoom, flooring, masonry, type Room, shell, standing } from '../rooms/room.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import { polygon } from '../svg.ts'
import { filled } from '../ink.ts'
import { mix } from '../colour.ts'

/** A vaulted cellar with barrels and crates. */
export function cellar(stage: Stage): Scenery {
  const room = createRoom(stage, { width: 6, height: 3.4, depth: 7 })
  const random = stage.random.fork('cellar')
  const arches = [1, 3, 5, 7].toReversed().map((z) => vaultRib(room, z))
  const rows = [0.8, 2, 3.2, 4.4, 5.6].toReversed()
  return {
    behind:
      shell(stage, room, { warmth: 0.3 }) +
      masonry(stage, room, 0.6) +
      flooring(room, { tiles: 0.9 }) +
      door(stage, room, 'back', 0, { width: 1.2, height: 2.4, isArched: true, isLit: true }) +
      glow(stage, room.at(0, 0.4, 6), 190, stage.palette.lamp, 0.5) +
      arches.join('') +
      rows
        .map(
          (z) =>
            barrel(stage, room, -2.3, z, 1) +
            barrel(stage, room, 2.3, z, 1) +
            (random.chance(0.6) ? barrel(stage, room, -2.3, z + 0.2, 0.9, 0.98) : '') +
            (random.chance(0.45)
              ? block(stage, room, { x: 2.3, z: z + 0.1, width: 0.7, height: 0.6, depth: 0.5, lift: 1 })
              : ''),
        )
        .join('') +
      hangingLamp(stage, room, 0, 2.4, 5.2) +
      hangingLamp(stage, room, 0, 2.4, 2.2) +
      candle(stage, room, 1.2, 0, 3.4, 1.4),
    ...standing(room, -0.3, 2),
    before: block(stage, room, { x: 2.1, z: 0.2, width: 1, height: 0.8, depth: 0.7 }),
  }
}

function vaultRib(room: Room, z: number): string {
  const half = room.width / 2
  const inner = Array.from({ length: 17 }, (_, i) => {
    const angle = Math.PI * (1 - i / 16)
    return room.at(Math.cos(angle) * (half - 0.35), 1.5 + Math.sin(angle) * (room.height - 1.7), z)
  })
  const outer = [
    room.at(half + 1, 0, z),
    room.at(half + 1, room.height + 1.5, z),
    room.at(-half - 1, room.height + 1.5, z),
    room.at(-half - 1, 0, z),
  ]
  const share = Math.max(0.12, 0.9 - z / room.depth)
  return filled(
    polygon([room.at(-half + 0.35, 0, z), ...inner, room.at(half - 0.35, 0, z), ...outer]),
    mix(mix(room.tones.wall, room.tones.shine, 0.12), room.tones.dark, share),
  )
}
