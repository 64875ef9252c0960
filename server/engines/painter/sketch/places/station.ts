import { glow } from '../light.ts'
import { block } from '../rooms/furniture.ts'
import { hangingLamp } from '../rooms/lamps.ts'
import { vault } from '../rooms/pillars.ts'
import { createRoom, flooring, patch, type Room, shell, standing } from '../rooms/room.ts'
import type { Scenery } from '../scenery.ts'
import { type Stage, WIDTH } from '../stage.ts'
import { element, lines, polygon, trace } from '../svg.ts'
import { filled, stroked } from '../ink.ts'
import { mix, css } from '../colour.ts'

/** A railway station: an iron roof, a train with lit windows, a clock. */
export function station(stage: Stage): Scenery {
  const { palette, facts } = stage
  const room = createRoom(stage, { width: 12, height: 7, depth: 18, vanishX: WIDTH * 0.6, vanishY: 440 })
  const ribs = [0, 3, 6, 9, 12, 15]
  const iron = mix(room.tones.dark, room.tones.wall, 0.35)
  const clock = room.at(-1.4, 3.5, 5)
  const unit = room.scaleAt(5)
  const mouth = room.at(0, 1.6, 18)
  return {
    behind:
      shell(stage, room, { warmth: 0.2 }) +
      filled(
        patch(room, 'back', -6, 6, 0, 6.6),
        stage.sheet.linear(room.at(0, 7, 18), room.at(0, 0, 18), {
          0: palette.skyMiddle,
          1: palette.horizon,
        }),
      ) +
      glow(stage, mouth, 260, mix(palette.light, palette.horizon, 0.3), 0.8) +
      flooring(room, { tiles: 1.2 }) +
      ribs
        .toReversed()
        .map((z) => vault(room, z, 3.4, mix(iron, palette.horizon, (z / 18) * 0.4)))
        .join('') +
      train(stage, room) +
      ribs
        .toReversed()
        .map((z) => hangingLamp(stage, room, -1.8, 3.4, z + 1, 1.1))
        .join('') +
      glow(stage, room.at(-1.6, 0, 3), 300, palette.lamp, 0.4, 0.2) +
      stroked(lines([room.at(-1.4, 7, 5), room.at(-1.4, 3.9, 5)]), room.tones.dark, 4) +
      glow(stage, clock, unit * 1.4, palette.lamp, 0.6) +
      element('circle', {
        cx: clock.x,
        cy: clock.y,
        r: unit * 0.5,
        fill: css(mix(palette.light, palette.lamp, 0.35)),
        stroke: css(room.tones.dark),
        'stroke-width': 5,
      }) +
      stroked(
        trace`M${clock.x} ${clock.y}L${clock.x + unit * 0.1} ${clock.y - unit * 0.36}M${clock.x} ${clock.y}L${clock.x + unit * 0.24} ${clock.y + unit * 0.06}`,
        room.tones.dark,
        3.4,
      ) +
      block(stage, room, { x: -4.4, z: 3, width: 2, height: 0.5, depth: 0.6 }) +
      (facts.weather === 'fog' || facts.genre === 'historical' || facts.genre === 'mystery'
        ? steam(stage, room)
        : ''),
    ...standing(room, -1.7, 2.2),
    before: '',
  }
}

/** The side of a train along the platform, running into the depth. */
function train(stage: Stage, room: Room): string {
  const { palette } = stage
  const x = 1.1
  const side = (z1: number, z2: number, y1: number, y2: number) =>
    polygon([room.at(x, y1, z1), room.at(x, y1, z2), room.at(x, y2, z2), room.at(x, y2, z1)])
  const body = mix(palette.accent, room.tones.dark, 0.66)
  let windows = ''
  let seams = ''
  for (let z = -1.6; z < 17; z += 1.15) windows += side(z, z + 0.8, 1.35, 2.1)
  for (let z = 1; z < 17; z += 4.6) seams += side(z - 0.08, z + 0.08, 0, 2.7)
  const edge = polygon([
    room.at(x - 0.5, 0, -2),
    room.at(x, 0, -2),
    room.at(x, 0, 18),
    room.at(x - 0.5, 0, 18),
  ])
  return (
    filled(edge, mix(palette.lamp, room.tones.dark, 0.72)) +
    filled(
      polygon([room.at(x, 2.7, -2), room.at(x, 2.7, 18), room.at(x + 2, 3.1, 18), room.at(x + 2, 3.1, -2)]),
      mix(body, room.tones.dark, 0.5),
    ) +
    filled(
      side(-2, 18, 0.1, 2.72),
      stage.sheet.linear(room.at(x, 1, -1), room.at(x, 1, 16), {
        0: mix(body, room.tones.dark, 0.5),
        1: mix(body, palette.horizon, 0.3),
      }),
    ) +
    filled(side(-2, 18, 1.14, 1.22) + side(-2, 18, 2.24, 2.3), mix(palette.lamp, body, 0.4), 0.6) +
    filled(windows, mix(palette.lamp, body, 0.08)) +
    filled(seams, room.tones.dark) +
    glow(stage, room.at(x - 0.4, 0, 4), 300, palette.lamp, 0.4, 0.16)
  )
}

function steam(stage: Stage, room: Room): string {
  const random = stage.random.fork('steam')
  return Array.from({ length: 14 }, () =>
    glow(
      stage,
      room.at(random.between(-0.4, 1.4), random.between(0, 1.2), random.between(0.4, 7)),
      random.between(60, 170),
      stage.palette.horizon,
      0.3,
      0.6,
    ),
  ).join('')
}
