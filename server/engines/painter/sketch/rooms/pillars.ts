import type { Stage } from '../stage.ts'
import type { Room } from './room.ts'
import { lines, trace } from '../svg.ts'
import { filled, stroked, box } from '../ink.ts'
import { type Colour, mix } from '../colour.ts'

/** A round pillar from floor to `top`, lit on one side. */
export function pillar(stage: Stage, room: Room, x: number, z: number, top: number, radius = 0.28): string {
  const { wall, dark, shine } = room.tones
  const share = Math.max(0, 1 - z / room.depth)
  const stone = mix(mix(wall, shine, 0.2), dark, share * 0.75)
  const [foot, head] = [room.at(x, 0, z), room.at(x, top, z)]
  const r = radius * room.scaleAt(z)
  const fill = stage.sheet.across(
    x < 0
      ? { 0: mix(stone, dark, 0.7), 0.7: stone, 1: mix(stone, shine, 0.25) }
      : { 0: mix(stone, shine, 0.25), 0.3: stone, 1: mix(stone, dark, 0.7) },
  )
  return (
    box(foot.x - r, head.y, r * 2, foot.y - head.y, fill) +
    box(foot.x - r * 1.4, foot.y - r * 0.9, r * 2.8, r, fill) +
    filled(
      trace`M${foot.x - r} ${head.y + r * 1.4}L${foot.x - r * 1.6} ${head.y}L${foot.x + r * 1.6} ${head.y}L${foot.x + r} ${head.y + r * 1.4}Z`,
      fill,
    )
  )
}

/** Arches that spring from pillar to pillar across the nave. */
export function vault(room: Room, z: number, spring: number, tone: Colour): string {
  const half = room.width / 2 - 0.3
  const points = Array.from({ length: 15 }, (_, i) => {
    const t = i / 14
    const up = 1 - Math.abs(t - 0.5) * 2
    return room.at(
      (t < 0.5 ? -1 : 1) * half * Math.cos((up * Math.PI) / 2) ** 0.8,
      spring + (room.height - spring) * Math.sin((up * Math.PI) / 2),
      z,
    )
  })
  return stroked(lines(points), tone, Math.max(2, 0.2 * room.scaleAt(z)))
}
