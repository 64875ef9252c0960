import { beams, glow } from '../light.ts'
import { block, candle } from '../rooms/furniture.ts'
import { wallWindow, windowLight } from '../rooms/openings.ts'
import { pillar, vault } from '../rooms/pillars.ts'
import { chequers, corner, createRoom, type Room, shell, standing } from '../rooms/room.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import { disc } from '../ink.ts'
import { oklch, mix, css } from '../colour.ts'

/** The nave of a church: pillars, pointed windows, a rose of coloured glass. */
export function church(stage: Stage): Scenery {
  const { palette } = stage
  const random = stage.random.fork('church')
  const room = createRoom(stage, { width: 8.4, height: 8, depth: 13, vanishY: 470 })
  const rose = corner(room, 'back', 0, 5.6)
  const radius = 1.5 * room.scaleAt(room.depth)
  const side = random.pick(['left', 'right'] as const)
  const aisle = [0.6, 2.6, 4.6, 6.6, 8.6, 10.6]
  const windows = aisle.flatMap((z) =>
    (['left', 'right'] as const).map((wall) =>
      wallWindow(stage, room, wall, {
        u: z + 1,
        v: 2.2,
        width: 0.9,
        height: 3.6,
        isArched: true,
        panes: 2,
        fill: css(mix(mix(palette.horizon, palette.light, 0.3), room.tones.wall, wall === side ? 0.05 : 0.5)),
      }),
    ),
  )
  const pews = [3.4, 4.4, 5.4, 6.4, 7.4, 8.4]
    .toReversed()
    .map(
      (z) =>
        block(stage, room, { x: -2, z, width: 2, height: 0.85, depth: 0.12 }) +
        block(stage, room, { x: 2, z, width: 2, height: 0.85, depth: 0.12 }),
    )
    .join('')
  const shafts = aisle
    .map((z) =>
      windowLight(
        stage,
        corner(room, side, z + 1, 4.2),
        room.at(side === 'left' ? 0.4 : -0.4, 0, z),
        90,
        0.8,
      ),
    )
    .join('')
  return {
    behind:
      shell(stage, room, { warmth: 0.22 }) +
      chequers(room, 0.8, room.tones.dark, 0.3) +
      windows.join('') +
      roseWindow(stage, rose, radius) +
      glow(stage, rose, radius * 3.4, mix(palette.light, palette.accent, 0.3), 0.5) +
      altar(stage, room) +
      aisle
        .toReversed()
        .map(
          (z) =>
            vault(
              room,
              z,
              4.6,
              mix(
                mix(room.tones.wall, room.tones.shine, 0.15),
                room.tones.dark,
                Math.max(0, 0.85 - z / room.depth),
              ),
            ) +
            pillar(stage, room, -3, z, 4.8) +
            pillar(stage, room, 3, z, 4.8),
        )
        .join('') +
      pews +
      shafts +
      beams(
        stage,
        { x: rose.x, y: rose.y },
        { count: 6, spread: 0.9, length: 520, width: 70, lean: 0, strength: 0.16 },
      ),
    ...standing(room, 0, 3.2),
    before: '',
  }
}

function roseWindow(stage: Stage, centre: { x: number; y: number }, radius: number): string {
  const hues = [20, 250, 85, 300, 160, 45]
  let content = disc(centre, radius * 1.12, mix(stage.palette.ink, stage.palette.skyTop, 0.3))
  for (const [ring, count] of [
    [0.96, 12],
    [0.6, 8],
    [0.26, 1],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * Math.PI * 2
      const out = count === 1 ? 0 : ring * radius * 0.78
      content += disc(
        { x: centre.x + Math.cos(angle) * out, y: centre.y + Math.sin(angle) * out },
        radius * (count === 1 ? 0.26 : count === 8 ? 0.16 : 0.17),
        mix(oklch(0.72, 0.16, hues[i % hues.length]!), stage.palette.light, 0.2),
      )
    }
  }
  return content
}

function altar(stage: Stage, room: Room): string {
  const cloth = mix(stage.palette.accent, room.tones.dark, 0.5)
  return (
    block(stage, room, { x: 0, z: 11.6, width: 4.4, height: 0.3, depth: 1 }) +
    block(stage, room, { x: 0, z: 12, width: 2, height: 1, depth: 0.5, lift: 0.3 }, cloth) +
    [-0.8, -0.5, 0.5, 0.8].map((x) => candle(stage, room, x, 1.3, 12.1, 1.6)).join('')
  )
}
