import { beams, glow, lampGlow } from '../light.ts'
import { block } from '../rooms/furniture.ts'
import { wallWindow } from '../rooms/openings.ts'
import { pillar } from '../rooms/pillars.ts'
import { chequers, corner, createRoom, patch, type Room, shell, standing } from '../rooms/room.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import { polygon, trace } from '../svg.ts'
import { filled } from '../ink.ts'
import { mix, lighter } from '../colour.ts'

/** A throne room: banners, pillars, a red way to the throne. */
export function throneRoom(stage: Stage): Scenery {
  const { palette } = stage
  const room = createRoom(stage, { width: 9, height: 6.4, depth: 11, vanishY: 460 })
  const rows = [0.8, 3, 5.2, 7.4, 9.6]
  const cloth = mix(palette.accent, room.tones.dark, 0.4)
  const banner = (surface: 'left' | 'right', z: number) => {
    const d = polygon([
      corner(room, surface, z - 0.45, 5.4),
      corner(room, surface, z + 0.45, 5.4),
      corner(room, surface, z + 0.45, 2.5),
      corner(room, surface, z, 2),
      corner(room, surface, z - 0.45, 2.5),
    ])
    const mark = polygon([
      corner(room, surface, z, 4.5),
      corner(room, surface, z + 0.22, 4),
      corner(room, surface, z, 3.4),
      corner(room, surface, z - 0.22, 4),
    ])
    return (
      filled(d, mix(cloth, room.tones.dark, Math.max(0, 0.5 - z / 20))) +
      filled(mark, mix(palette.lamp, cloth, 0.3))
    )
  }
  const top = corner(room, 'back', 0, 5.2)
  return {
    behind:
      shell(stage, room, { warmth: 0.3 }) +
      chequers(room, 1, room.tones.dark, 0.34) +
      [-2.6, 0, 2.6]
        .map((x) =>
          wallWindow(stage, room, 'back', {
            u: x,
            v: 2.4,
            width: 1.4,
            height: 3.4,
            isArched: true,
            panes: 2,
          }),
        )
        .join('') +
      glow(stage, top, 340, mix(palette.horizon, palette.light, 0.5), 0.6) +
      filled(patch(room, 'floor', -0.9, 0.9, -2, 10), mix(cloth, palette.lamp, 0.08), 0.95) +
      filled(
        patch(room, 'floor', -0.76, -0.7, -2, 10) + patch(room, 'floor', 0.7, 0.76, -2, 10),
        palette.lamp,
        0.5,
      ) +
      rows.map((z) => banner('left', z + 1.1) + banner('right', z + 1.1)).join('') +
      throne(stage, room) +
      beams(
        stage,
        { x: top.x, y: top.y - 40 },
        { count: 7, spread: 1.3, length: 480, width: 70, lean: 0.1, strength: 0.2 },
      ) +
      rows
        .toReversed()
        .map(
          (z) =>
            pillar(stage, room, -3.2, z, 6.4, 0.36) +
            pillar(stage, room, 3.2, z, 6.4, 0.36) +
            brazier(stage, room, -2.3, z + 0.4) +
            brazier(stage, room, 2.3, z + 0.4),
        )
        .join(''),
    ...standing(room, 0, 2.8),
    before: '',
  }
}

function throne(stage: Stage, room: Room): string {
  const gold = mix(stage.palette.lamp, room.tones.dark, 0.35)
  const at = room.at(0, 0.6, 10)
  const u = room.scaleAt(10)
  return (
    block(stage, room, { x: 0, z: 9, width: 5, height: 0.2, depth: 2 }) +
    block(stage, room, { x: 0, z: 9.5, width: 3.6, height: 0.2, depth: 1.5, lift: 0.2 }) +
    block(stage, room, { x: 0, z: 9.9, width: 2.4, height: 0.2, depth: 1, lift: 0.4 }) +
    glow(stage, { x: at.x, y: at.y - u }, u * 2.6, stage.palette.lamp, 0.5) +
    filled(
      trace`M${at.x - u * 0.6} ${at.y}V${at.y - u * 2}L${at.x - u * 0.66} ${at.y - u * 2.4}L${at.x - u * 0.35} ${at.y - u * 2.2}L${at.x} ${at.y - u * 2.9}L${at.x + u * 0.35} ${at.y - u * 2.2}L${at.x + u * 0.66} ${at.y - u * 2.4}L${at.x + u * 0.6} ${at.y - u * 2}V${at.y}Z`,
      gold,
    ) +
    filled(
      trace`M${at.x - u * 0.4} ${at.y - u * 0.7}V${at.y - u * 1.9}Q${at.x} ${at.y - u * 2.3} ${at.x + u * 0.4} ${at.y - u * 1.9}V${at.y - u * 0.7}Z`,
      mix(stage.palette.accent, room.tones.dark, 0.5),
    ) +
    filled(
      trace`M${at.x - u * 0.7} ${at.y}V${at.y - u * 0.7}H${at.x + u * 0.7}V${at.y}Z`,
      mix(gold, room.tones.dark, 0.4),
    )
  )
}

function brazier(stage: Stage, room: Room, x: number, z: number): string {
  const at = room.at(x, 1, z)
  const u = room.scaleAt(z)
  return (
    lampGlow(stage, { x: at.x, y: at.y - u * 0.2 }, u * 1.9, 0.8) +
    filled(
      trace`M${at.x - u * 0.26} ${at.y}H${at.x + u * 0.26}L${at.x + u * 0.1} ${at.y + u * 0.2}L${at.x + u * 0.16} ${at.y + u}H${at.x - u * 0.16}L${at.x - u * 0.1} ${at.y + u * 0.2}Z`,
      room.tones.dark,
    ) +
    filled(
      trace`M${at.x - u * 0.2} ${at.y}C${at.x - u * 0.24} ${at.y - u * 0.3} ${at.x - u * 0.04} ${at.y - u * 0.3} ${at.x} ${at.y - u * 0.6}C${at.x + u * 0.1} ${at.y - u * 0.3} ${at.x + u * 0.26} ${at.y - u * 0.2} ${at.x + u * 0.2} ${at.y}Z`,
      lighter(stage.palette.lamp, 0.06),
    )
  )
}
