import { mix } from '../colour.ts'
import { glow } from '../light.ts'
import { bystander } from '../figures/bystander.ts'
import { chandelier, wallTorch } from '../rooms/lamps.ts'
import { wallWindow } from '../rooms/openings.ts'
import { pillar } from '../rooms/pillars.ts'
import { chequers, createRoom, shell, standing } from '../rooms/room.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'

/** A ballroom: chandeliers, tall windows, dancers. */
export function ballroom(stage: Stage): Scenery {
  const random = stage.random.fork('ballroom')
  const room = createRoom(stage, { width: 10, height: 6, depth: 9, vanishY: 450 })
  const dancers = Array.from({ length: 5 }, (_, i) => ({
    x: -3.4 + i * 1.7 + random.between(-0.3, 0.3),
    z: 4.2 + (i % 3) * 1.1,
  })).sort((a, b) => b.z - a.z)
  const pair = ({ x, z }: { x: number; z: number }) => {
    const [a, b] = [room.at(x, 0, z), room.at(x + 0.55, 0, z)]
    const height = room.scaleAt(z) * 1.72
    return (
      bystander(stage, random, 'lady', a, { height: height * 0.97, flip: false }) +
      bystander(stage, random, 'man', b, { height, flip: true })
    )
  }
  return {
    behind:
      shell(stage, room, { warmth: 0.5 }) +
      chequers(room, 1, mix(room.tones.dark, room.tones.trim, 0.4), 0.35) +
      [-3.6, -1.2, 1.2, 3.6]
        .map((x) =>
          wallWindow(stage, room, 'back', {
            u: x,
            v: 0.6,
            width: 1.5,
            height: 4.2,
            isArched: true,
            panes: 3,
          }),
        )
        .join('') +
      [1, 3.4, 5.8, 8.2]
        .toReversed()
        .map(
          (z) =>
            pillar(stage, room, -4.4, z, 6, 0.3) +
            pillar(stage, room, 4.4, z, 6, 0.3) +
            wallTorch(stage, room, 'left', z + 0.9, 2.6) +
            wallTorch(stage, room, 'right', z + 0.9, 2.6),
        )
        .join('') +
      chandelier(stage, room, 0, 4, 7, 1.2) +
      glow(stage, room.at(0, 0, 5), 460, stage.palette.lamp, 0.5, 0.25) +
      dancers.map(pair).join('') +
      chandelier(stage, room, -2.6, 4, 4, 1.2) +
      chandelier(stage, room, 2.6, 4, 4, 1.2),
    ...standing(room, random.between(-0.5, 0.5), 2.2),
    before: '',
  }
}
