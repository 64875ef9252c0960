import { glow } from '../light.ts'
import { block } from '../rooms/furniture.ts'
import { wallTorch } from '../rooms/lamps.ts'
import { door, wallWindow, windowLight } from '../rooms/openings.ts'
import { corner, createRoom, flooring, masonry, shell, standing } from '../rooms/room.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import { element, lines } from '../svg.ts'
import { stroked } from '../ink.ts'
import { mix, css } from '../colour.ts'

/** A cell under the ground: stone, bars, one window high up, chains. */
export function dungeon(stage: Stage): Scenery {
  const room = createRoom(stage, { width: 5.4, height: 3.4, depth: 4.2 })
  const random = stage.random.fork('dungeon')
  const side = random.pick(['left', 'right'] as const)
  const way = side === 'left' ? -1 : 1
  const high = corner(room, 'back', way * 1.1, 2.7)
  const bars = Array.from({ length: 9 }, (_, i) =>
    lines([room.at(-way * (0.4 + i * 0.28), 0, 3.1), room.at(-way * (0.4 + i * 0.28), 3.4, 3.1)]),
  ).join('')
  const rails =
    lines([room.at(-way * 0.2, 2.3, 3.1), room.at(-way * 2.7, 2.3, 3.1)]) +
    lines([room.at(-way * 0.2, 0.9, 3.1), room.at(-way * 2.7, 0.9, 3.1)])
  const chains = [1.6, 2.2, 2.8].map((z) => {
    const at = corner(room, side, z, 2.3)
    const u = room.scaleAt(z)
    return Array.from({ length: 9 }, (_, i) =>
      element('ellipse', {
        cx: at.x + Math.sin(i) * 1.5,
        cy: at.y + i * u * 0.1,
        rx: u * 0.03,
        ry: u * 0.06,
        fill: 'none',
        stroke: css(mix(room.tones.wall, room.tones.shine, 0.2)),
        'stroke-width': 2,
      }),
    ).join('')
  })
  return {
    behind:
      shell(stage, room, { warmth: 0.22 }) +
      masonry(stage, room, 0.62) +
      flooring(room, { tiles: 0.8 }) +
      wallWindow(stage, room, 'back', { u: way * 1.1, v: 2.3, width: 0.9, height: 0.8, panes: 4 }) +
      glow(stage, high, 150, stage.palette.light, 0.7) +
      windowLight(stage, high, room.at(way * 0.2, 0, 1.9), 110, 1.5) +
      door(stage, room, 'back', -way * 1.4, { width: 1.1, height: 2.3, isArched: true, isLit: true }) +
      chains.join('') +
      block(stage, room, { x: way * 2, z: 2.6, width: 1.1, height: 0.4, depth: 1.2 }) +
      stroked(bars + rails, room.tones.dark, 8) +
      wallTorch(stage, room, side === 'left' ? 'right' : 'left', 1.5),
    ...standing(room, way * 0.2, 1.5),
    before: '',
  }
}
