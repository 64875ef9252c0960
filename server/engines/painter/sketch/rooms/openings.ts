import { glow } from '../light.ts'
import type { Stage } from '../stage.ts'
import { corner, patch, type Room, type Surface } from './room.ts'
import { type Point, each, lines, polygon } from '../svg.ts'
import { filled, stroked } from '../ink.ts'
import { type Colour, mix, faint, css } from '../colour.ts'

/** A window on a wall, the sky of the hour behind it. */
export function wallWindow(
  stage: Stage,
  room: Room,
  surface: 'left' | 'right' | 'back',
  { u, v, width, height, isArched = false, panes = 2, fill }: Opening,
): string {
  const { palette, sheet } = stage
  const outline = isArched
    ? archOn(room, surface, u, v, width, height)
    : patch(room, surface, u - width / 2, u + width / 2, v, v + height)
  const top = corner(room, surface, u, v + height)
  const foot = corner(room, surface, u, v)
  // By day the eye is used to the room, and what is outside is bright.
  const upper = stage.facts.time === 'day' ? mix(palette.skyMiddle, palette.light, 0.3) : palette.skyTop
  const sky =
    fill ?? sheet.linear(top, foot, { 0: upper, 0.5: mix(upper, palette.skyMiddle, 0.6), 1: palette.horizon })
  let bars = ''
  for (let i = 1; i < panes; i++)
    bars += lines([
      corner(room, surface, u - width / 2 + (width * i) / panes, v),
      corner(room, surface, u - width / 2 + (width * i) / panes, v + height * (isArched ? 0.9 : 1)),
    ])
  for (let i = 1; i < 4; i++)
    bars += lines([
      corner(room, surface, u - width / 2, v + (height * i) / 4),
      corner(room, surface, u + width / 2, v + (height * i) / 4),
    ])
  const frame = css(mix(room.tones.trim, room.tones.dark, 0.4))
  const thick = Math.max(1.4, 0.05 * room.scaleAt(surface === 'back' ? room.depth : Math.max(0, u)))
  return filled(outline, sky) + stroked(bars, frame, thick * 0.7) + stroked(outline, frame, thick * 2)
}

export interface Opening {
  /** Its middle along the wall, and its sill above the floor. */
  u: number
  v: number
  width: number
  height: number
  isArched?: boolean
  panes?: number
  /** The view through it; without it, the sky. */
  fill?: string
}

/** A pointed arch on a wall. */
export function archOn(
  room: Room,
  surface: Surface,
  u: number,
  v: number,
  width: number,
  height: number,
): string {
  const points: Point[] = [corner(room, surface, u - width / 2, v)]
  const spring = v + height - width * 0.62
  for (let i = 0; i <= 12; i++) {
    const t = i / 12
    const side = t < 0.5 ? -1 : 1
    const up = 1 - Math.abs(t - 0.5) * 2
    const out = Math.cos((up * Math.PI) / 2) ** 0.8
    points.push(
      corner(
        room,
        surface,
        u + (side * width * out) / 2,
        spring + width * 0.62 * Math.sin((up * Math.PI) / 2),
      ),
    )
  }
  points.push(corner(room, surface, u + width / 2, v))
  return polygon(points)
}

/** Light from a window lying on the floor, as a slanting patch and a beam. */
export function windowLight(
  stage: Stage,
  from: Point,
  onFloor: Point,
  width: number,
  strength: number,
  colour: Colour = stage.palette.light,
): string {
  // By night only the moon comes in.
  if (stage.facts.time === 'night' && stage.facts.luminary !== 'moon') return ''
  const half = width / 2
  const beam = polygon([
    { x: from.x - half * 0.5, y: from.y - half * 0.4 },
    { x: from.x + half * 0.5, y: from.y - half * 0.4 },
    { x: onFloor.x + half * 1.5, y: onFloor.y },
    { x: onFloor.x - half * 1.5, y: onFloor.y },
  ])
  return (
    filled(
      beam,
      stage.sheet.linear(from, onFloor, {
        0: faint(colour, 0.34 * strength),
        1: faint(colour, 0.04 * strength),
      }),
    ) + glow(stage, onFloor, width * 1.6, colour, 0.4 * strength, 0.22)
  )
}

/** A panelled door. */
export function door(
  stage: Stage,
  room: Room,
  surface: 'left' | 'right' | 'back',
  u: number,
  { width = 1, height = 2.1, isLit = false, isArched = false } = {},
): string {
  const { trim, dark } = room.tones
  const outline = isArched
    ? archOn(room, surface, u, 0, width, height)
    : patch(room, surface, u - width / 2, u + width / 2, 0, height)
  const wood = mix(trim, dark, 0.25)
  const panels = each(
    [
      [0.12, 0.44, 0.1, 0.42],
      [0.56, 0.88, 0.1, 0.42],
      [0.12, 0.44, 0.5, 0.9],
      [0.56, 0.88, 0.5, 0.9],
    ],
    ([a, b, c, d]) =>
      patch(room, surface, u - width / 2 + width * a!, u - width / 2 + width * b!, height * c!, height * d!),
  )
  const seam = isLit ? stroked(outline, stage.palette.lamp, 2.5, 0.8) : ''
  return (
    seam +
    filled(outline, wood) +
    (isArched ? '' : filled(panels, mix(wood, dark, 0.5), 0.6)) +
    stroked(outline, mix(trim, room.tones.wall, 0.3), 2, 0.6)
  )
}
