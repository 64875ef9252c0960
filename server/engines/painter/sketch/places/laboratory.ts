import { glow } from '../light.ts'
import { candle, openBook, table } from '../rooms/furniture.ts'
import { hangingLamp } from '../rooms/lamps.ts'
import { wallWindow } from '../rooms/openings.ts'
import { corner, createRoom, flooring, type Room, shell, standing } from '../rooms/room.ts'
import { bookshelves, jarShelf } from '../rooms/shelves.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import { path, lines, polygon, trace } from '../svg.ts'
import { filled, stroked, disc } from '../ink.ts'
import { oklch, mix, css } from '../colour.ts'

/** A workshop or laboratory: flasks that glow, wheels, a telescope, notes. */
export function laboratory(stage: Stage): Scenery {
  const { palette } = stage
  const random = stage.random.fork('laboratory')
  const room = createRoom(stage, { width: 6.8, height: 3.4, depth: 3.8 })
  const side = random.pick([-1, 1])
  const flasks = Array.from({ length: 6 }, (_, i) =>
    flask(stage, room, side * (0.2 + i * 0.42), random.pick([150, 200, 300, 40]), random.between(0.8, 1.2)),
  ).join('')
  const wheels = [
    [-side * 2, 2.3, 0.7, 14],
    [-side * 1.1, 1.75, 0.42, 10],
    [-side * 2.5, 1.3, 0.46, 11],
  ] as const
  return {
    behind:
      shell(stage, room, { warmth: 0.28 }) +
      flooring(room) +
      wallWindow(stage, room, 'back', {
        u: side * 1.3,
        v: 1.2,
        width: 1.9,
        height: 1.9,
        isArched: true,
        panes: 3,
      }) +
      glow(stage, corner(room, 'back', side * 1.3, 2), 220, mix(palette.horizon, palette.light, 0.5), 0.5) +
      wheels.map(([x, y, r, teeth]) => gear(room, x, y, r, teeth)).join('') +
      jarShelf(random, room, side > 0 ? 'right' : 'left', 0.4, 3.6, [1, 1.5, 2, 2.5]) +
      bookshelves(stage, random, room, side > 0 ? 'left' : 'right', 1.8, 3.7, 2.6) +
      telescope(room, side * 2.5) +
      table(stage, room, { x: side * 1, z: 2.1, width: 3.2, depth: 0.8, height: 0.9 }) +
      flasks +
      table(stage, room, { x: -side * 2, z: 2.2, width: 1.6, depth: 0.8 }) +
      openBook(stage, room, -side * 1.9, 0.78, 2.4) +
      candle(stage, room, -side * 2.4, 0.78, 2.6) +
      hangingLamp(stage, room, -side * 0.6, 2.4, 2.2),
    ...standing(room, -side * 0.6, 1.3),
    before: '',
  }
}

function flask(stage: Stage, room: Room, x: number, hue: number, size: number): string {
  const at = room.at(x, 0.9, 2.4)
  const u = room.scaleAt(2.4) * 0.34 * size
  const liquid = oklch(0.78, 0.16, hue)
  return (
    glow(stage, { x: at.x, y: at.y - u * 0.4 }, u * 2.4, liquid, 0.7) +
    filled(
      trace`M${at.x - u * 0.12} ${at.y - u * 1.3}H${at.x + u * 0.12}V${at.y - u * 0.85}C${at.x + u * 0.56} ${at.y - u * 0.6} ${at.x + u * 0.5} ${at.y} ${at.x + u * 0.3} ${at.y}H${at.x - u * 0.3}C${at.x - u * 0.5} ${at.y} ${at.x - u * 0.56} ${at.y - u * 0.6} ${at.x - u * 0.12} ${at.y - u * 0.85}Z`,
      mix(liquid, room.tones.wall, 0.6),
      0.6,
    ) +
    filled(
      trace`M${at.x - u * 0.45} ${at.y - u * 0.4}H${at.x + u * 0.45}C${at.x + u * 0.48} ${at.y - u * 0.1} ${at.x + u * 0.4} ${at.y} ${at.x + u * 0.3} ${at.y}H${at.x - u * 0.3}C${at.x - u * 0.4} ${at.y} ${at.x - u * 0.48} ${at.y - u * 0.1} ${at.x - u * 0.45} ${at.y - u * 0.4}Z`,
      liquid,
    )
  )
}

function gear(room: Room, x: number, y: number, radius: number, teeth: number): string {
  const points = Array.from({ length: teeth * 4 }, (_, i) => {
    const angle = (i / (teeth * 4)) * Math.PI * 2
    const out = radius * (i % 4 < 2 ? 1 : 0.84)
    return corner(room, 'back', x + Math.cos(angle) * out, y + Math.sin(angle) * out)
  })
  const centre = corner(room, 'back', x, y)
  const u = room.scaleAt(room.depth) * radius
  const metal = mix(mix(room.tones.trim, room.tones.shine, 0.36), room.tones.dark, 0.2)
  return (
    filled(polygon(points), metal) +
    disc(centre, u * 0.6, mix(room.tones.wall, room.tones.dark, 0.3)) +
    stroked(
      trace`M${centre.x - u * 0.7} ${centre.y}H${centre.x + u * 0.7}M${centre.x} ${centre.y - u * 0.7}V${centre.y + u * 0.7}`,
      metal,
      u * 0.14,
    ) +
    disc(centre, u * 0.2, metal)
  )
}

function telescope(room: Room, x: number): string {
  const at = room.at(x, 0, 2.9)
  const u = room.scaleAt(2.9)
  const way = x > 0 ? -1 : 1
  return (
    stroked(
      trace`M${at.x} ${at.y - u * 1.2}L${at.x - u * 0.4} ${at.y}M${at.x} ${at.y - u * 1.2}L${at.x + u * 0.4} ${at.y}M${at.x} ${at.y - u * 1.2}V${at.y}`,
      room.tones.dark,
      5,
    ) +
    path(
      lines([
        { x: at.x - way * u * 0.4, y: at.y - u },
        { x: at.x + way * u * 0.7, y: at.y - u * 1.7 },
      ]),
      {
        stroke: css(mix(room.tones.trim, room.tones.shine, 0.3)),
        'stroke-width': u * 0.17,
        'stroke-linecap': 'round',
      },
    )
  )
}
