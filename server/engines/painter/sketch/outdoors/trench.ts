import { corner, createRoom, patch, type Room, standing } from '../rooms/room.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { each, lines } from '../svg.ts'
import { filled, stroked, ellipse } from '../ink.ts'
import { oklch, mix } from '../colour.ts'

/** A trench: walls of earth and planks, sandbags, duckboards, wire against the sky. */
export function trench(stage: Stage): Scenery {
  const { palette, sheet } = stage
  const room = createRoom(stage, { width: 3.4, height: 2.1, depth: 7, vanishY: 420 })
  const earth = mix(mix(oklch(0.36, 0.04, 65), palette.land(0.7), 0.4), palette.ink, 0.1)
  const wall = (side: 'left' | 'right') =>
    filled(
      patch(room, side, -2.2, 7, 0, 2.1),
      sheet.linear(corner(room, side, -1, 1), corner(room, side, 7, 1), {
        0: mix(earth, palette.ink, 0.65),
        1: mix(earth, palette.horizon, 0.2),
      }),
    )
  const planks = (['left', 'right'] as const).flatMap((side) => [
    ...[0.5, 1, 1.5].map((v) => lines([corner(room, side, -1.6, v), corner(room, side, 7, v)])),
    ...[0.2, 1.6, 3, 4.4, 5.8].map((z) => lines([corner(room, side, z, 0), corner(room, side, z, 2.1)])),
  ])
  const boards = Array.from({ length: 22 }, (_, i) =>
    patch(room, 'floor', -0.6, 0.6, -1.6 + i * 0.4, -1.35 + i * 0.4),
  )
  return {
    behind:
      sky(stage, 420) +
      wire(stage, room) +
      filled(patch(room, 'back', -1.7, 1.7, 0, 2.1), mix(earth, palette.horizon, 0.12)) +
      wall('left') +
      wall('right') +
      stroked(planks.join(''), palette.ink, 4, 0.5) +
      filled(patch(room, 'floor', -1.7, 1.7, -2.4, 7), mix(earth, palette.ink, 0.35)) +
      filled(boards.join(''), mix(earth, palette.lamp, 0.2)) +
      sandbags(stage, room),
    ...standing(room, -0.6, 1.3),
    before: '',
  }
}

function sandbags(stage: Stage, room: Room): string {
  const { palette } = stage
  const cloth = mix(mix(oklch(0.55, 0.04, 80), palette.land(0.6), 0.4), palette.ink, 0.2)
  let drawn = ''
  for (let z = 6.6; z > 0; z -= 0.55)
    for (const x of [-1.75, 1.75]) {
      const unit = room.scaleAt(z)
      drawn += ellipse(room.at(x, 2.14, z), unit * 0.34, unit * 0.15, palette.ink, 0.5)
      drawn += ellipse(room.at(x, 2.18, z), unit * 0.32, unit * 0.13, cloth)
    }
  return drawn
}

/** Posts with wire between them over the edge. */
function wire(stage: Stage, room: Room): string {
  const posts = [-4, -2.6, -1.2, 0.3, 1.7, 3.2]
  const tops = posts.map((x, i) => room.at(x, 3 + (i % 2) * 0.15, 7))
  return (
    stroked(
      each(posts, (x, i) => lines([room.at(x, 2, 7), tops[i]!])),
      stage.palette.ink,
      5,
    ) + stroked(lines(tops) + lines(posts.map((x) => room.at(x, 2.6, 7))), stage.palette.ink, 2)
  )
}
