import { barrel, block, candle, chair, table } from '../rooms/furniture.ts'
import { fireplace } from '../rooms/hearth.ts'
import { hangingLamp, wallTorch } from '../rooms/lamps.ts'
import { wallWindow } from '../rooms/openings.ts'
import { ceilingBeams, createRoom, flooring, shell, standing, timbering } from '../rooms/room.ts'
import { jarShelf } from '../rooms/shelves.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'

/** A tavern: low beams, a fire, a bar with bottles, tables by candlelight. */
export function tavern(stage: Stage): Scenery {
  const random = stage.random.fork('tavern')
  const room = createRoom(stage, { width: 7.6, height: 3, depth: 4.6 })
  const bar = random.pick([-1, 1])
  const people = [0, 1, 2].map((i) => ({ x: -bar * (1.1 + i * 0.7), z: 2.5 + i * 0.5 }))
  return {
    behind:
      shell(stage, room, { warmth: 0.42 }) +
      flooring(room) +
      fireplace(stage, room, -bar * 1.7, 1.15) +
      wallWindow(stage, room, bar > 0 ? 'left' : 'right', {
        u: 2.4,
        v: 1.1,
        width: 1.5,
        height: 1.2,
        panes: 3,
      }) +
      jarShelf(random, room, 'back', bar > 0 ? 0.7 : -3.6, bar > 0 ? 3.6 : -0.7, [1.2, 1.66, 2.1]) +
      block(stage, room, { x: bar * 2.2, z: 3.6, width: 3.1, height: 1.06, depth: 0.5 }) +
      barrel(stage, room, bar * 3.4, 3) +
      barrel(stage, room, bar * 3.1, 2.2) +
      timbering(room, 1.5) +
      ceilingBeams(stage, room, 1.05) +
      hangingLamp(stage, room, bar * 2, 2.2, 3.3) +
      people
        .map(
          ({ x, z }) =>
            table(stage, room, { x, z, width: 1.1, depth: 0.7 }) +
            candle(stage, room, x, 0.78, z + 0.3) +
            chair(room, x - 0.85, z + 0.2) +
            chair(room, x + 0.85, z + 0.2, true),
        )
        .reverse()
        .join('') +
      hangingLamp(stage, room, -bar * 0.4, 2.3, 1.9, 0.9) +
      wallTorch(stage, room, bar > 0 ? 'right' : 'left', 2.4),
    ...standing(room, bar * 0.7, 1.5),
    before:
      table(stage, room, { x: -bar * 2, z: 0.1, width: 1.9, depth: 0.8 }) +
      candle(stage, room, -bar * 1.8, 0.78, 0.5),
  }
}
