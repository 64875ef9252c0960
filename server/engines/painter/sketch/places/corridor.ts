import { glow } from '../light.ts'
import { hangingLamp } from '../rooms/lamps.ts'
import { door, wallWindow } from '../rooms/openings.ts'
import { createRoom, flooring, patch, type Room, shell, standing } from '../rooms/room.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import { polygon } from '../svg.ts'
import { filled } from '../ink.ts'
import { oklch, mix, lighter } from '../colour.ts'

/** A corridor with doors on both sides and lamps overhead. */
export function corridor(stage: Stage): Scenery {
  const { palette, facts } = stage
  const random = stage.random.fork('corridor')
  const room = createRoom(stage, { width: 3.6, height: 3, depth: 15, vanishY: 440 })
  const isModern = facts.genre === 'thriller' || facts.genre === 'scifi' || facts.genre === 'postapocalyptic'
  const doors = [1, 4, 7, 10, 13] as const
  const open = random.pick(doors)
  const openSide = random.pick(['left', 'right'] as const)
  const lamps = [0.6, 3.6, 6.6, 9.6, 12.6]
  const spill = room.at(openSide === 'left' ? -1.2 : 1.2, 0, open)
  return {
    behind:
      shell(stage, room, { warmth: isModern ? 0.12 : 0.34 }) +
      (isModern
        ? flooring(room, { tiles: 0.9 })
        : filled(patch(room, 'floor', -0.8, 0.8, -2, 15), mix(palette.accent, room.tones.dark, 0.6), 0.9)) +
      wallWindow(stage, room, 'back', { u: 0, v: 0.9, width: 1.4, height: 1.7, panes: 2 }) +
      glow(stage, room.at(0, 1.6, 15), 130, mix(palette.light, palette.horizon, 0.4), 0.8) +
      doors
        .toReversed()
        .map(
          (z) =>
            door(stage, room, 'left', z, { isLit: openSide === 'left' && z === open }) +
            door(stage, room, 'right', z, { isLit: openSide === 'right' && z === open }),
        )
        .join('') +
      filled(patch(room, openSide, open - 0.5, open - 0.2, 0, 2.1), lighter(palette.lamp, 0.04)) +
      glow(stage, spill, room.scaleAt(open) * 1.5, palette.lamp, 0.7, 0.3) +
      filled(
        patch(room, 'left', -1, 15, 0.86, 0.95) + patch(room, 'right', -1, 15, 0.86, 0.95),
        mix(room.tones.trim, room.tones.dark, 0.3),
      ) +
      lamps
        .toReversed()
        .map((z, i) =>
          i === 2 && facts.mood === 'eerie'
            ? ''
            : isModern
              ? tube(stage, room, z)
              : hangingLamp(stage, room, 0, 2.45, z),
        )
        .join(''),
    ...standing(room, 0, 3.4),
    before: '',
  }
}

function tube(stage: Stage, room: Room, z: number): string {
  const cold = oklch(0.93, 0.03, 200)
  const d = polygon([
    room.at(-0.5, 2.98, z),
    room.at(0.5, 2.98, z),
    room.at(0.5, 2.98, z + 0.4),
    room.at(-0.5, 2.98, z + 0.4),
  ])
  const at = room.at(0, 2.9, z)
  return glow(stage, at, room.scaleAt(z) * 1.6, cold, 0.5) + filled(d, cold)
}
