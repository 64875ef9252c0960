import { glow, lampGlow } from '../light.ts'
import { block, chair, openBook, table } from '../rooms/furniture.ts'
import { framedPicture } from '../rooms/hearth.ts'
import { door, wallWindow } from '../rooms/openings.ts'
import { corner, createRoom, flooring, patch, type Room, shell, standing } from '../rooms/room.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import { lines, polygon, trace } from '../svg.ts'
import { filled, stroked, ellipse } from '../ink.ts'
import { oklch, mix, lighter, css } from '../colour.ts'

/** A detective's office: blinds, a desk lamp, the city outside. */
export function office(stage: Stage): Scenery {
  const { palette } = stage
  const random = stage.random.fork('office')
  const room = createRoom(stage, { width: 6.4, height: 3.1, depth: 3.2 })
  const side = random.pick([-1, 1])
  const far = room.depth
  const outside = mix(palette.horizon, palette.light, 0.35)
  // Half drawn: below them the city, above them its glow in stripes.
  const blinds = Array.from({ length: 10 }, (_, i) =>
    patch(room, 'back', -1.9, 1.9, 1.78 + i * 0.118, 1.84 + i * 0.118),
  ).join('')
  const towers = Array.from({ length: 14 }, (_, i) =>
    patch(room, 'back', -1.88 + i * 0.268, -1.64 + i * 0.268, 0.97, 1.25 + ((i * 7) % 5) * 0.2),
  ).join('')
  const lit = Array.from({ length: 70 }, () => {
    const [x, y] = [random.between(-1.8, 1.8), random.between(1, 1.7)]
    return patch(room, 'back', x, x + 0.05, y, y + 0.07)
  }).join('')
  const slats = Array.from({ length: 10 }, (_, i) =>
    patch(room, 'floor', -1.7 + i * 0.02, 1.7 + i * 0.02, 0.2 + i * 0.24, 0.31 + i * 0.24),
  ).join('')
  const onWall = Array.from({ length: 9 }, (_, i) =>
    polygon([
      corner(room, side > 0 ? 'left' : 'right', 0.5, 0.9 + i * 0.19),
      corner(room, side > 0 ? 'left' : 'right', 2.6, 1.1 + i * 0.15),
      corner(room, side > 0 ? 'left' : 'right', 2.6, 1.17 + i * 0.15),
      corner(room, side > 0 ? 'left' : 'right', 0.5, 0.99 + i * 0.19),
    ]),
  ).join('')
  return {
    behind:
      shell(stage, room, { warmth: 0.26 }) +
      flooring(room) +
      wallWindow(stage, room, 'back', { u: 0, v: 0.95, width: 3.8, height: 2, panes: 4 }) +
      filled(towers, mix(palette.skyTop, room.tones.dark, 0.3), 0.85) +
      filled(lit, palette.lamp, 0.8) +
      glow(stage, room.at(0, 1.5, far), 360, outside, 0.6) +
      glow(stage, room.at(side * 1.2, 1.3, far), 200, palette.accent, 0.4) +
      filled(blinds, mix(room.tones.trim, room.tones.dark, 0.5)) +
      filled(slats + onWall, outside, 0.3) +
      cabinet(stage, room, -side * 2.7) +
      door(stage, room, side > 0 ? 'right' : 'left', 2.5, { height: 2.3 }) +
      framedPicture(stage, room, 'back', side * 2.6, 1.5, 0.6, 0.8) +
      caseBoard(stage, room, side > 0 ? 'right' : 'left') +
      hatStand(room, side * 2.4) +
      fan(room) +
      chair(room, side * 0.7, 2.9, false, 1.05) +
      table(stage, room, { x: side * 0.8, z: 1.9, width: 2.2, depth: 0.9 }) +
      block(stage, room, { x: side * 1.5, z: 1.95, width: 0.7, height: 0.7, depth: 0.8 }) +
      openBook(stage, room, side * 0.5, 0.78, 2.1) +
      deskLamp(stage, room, side * 1.2),
    ...standing(room, -side * 0.9, 1.3),
    before: '',
  }
}

/** Photographs and notes on a wall, with a thread from one to the other. */
function caseBoard(stage: Stage, room: Room, wall: 'left' | 'right'): string {
  const random = stage.random.fork('case board')
  const paper = css(mix(stage.palette.light, room.tones.wall, 0.35))
  const notes = Array.from({ length: 9 }, (_, i) => ({
    u: 0.45 + (i % 3) * 0.5 + random.between(-0.08, 0.08),
    v: 1.25 + Math.floor(i / 3) * 0.4 + random.between(-0.05, 0.05),
  }))
  const thread = notes.map(({ u, v }) => corner(room, wall, u + 0.1, v + 0.24))
  return (
    filled(patch(room, wall, 0.25, 1.85, 1.1, 2.5), mix(oklch(0.42, 0.06, 60), room.tones.dark, 0.4)) +
    filled(notes.map(({ u, v }) => patch(room, wall, u, u + 0.24, v, v + 0.26)).join(''), paper, 0.75) +
    stroked(lines([0, 4, 2, 5, 7, 3].flatMap((i) => thread[i] ?? [])), stage.palette.accent, 1.6)
  )
}

function deskLamp(stage: Stage, room: Room, x: number): string {
  const { lamp } = stage.palette
  const at = room.at(x, 1.22, 2.2)
  const unit = room.scaleAt(2.2)
  return (
    lampGlow(stage, at, unit * 3.2, 1) +
    stroked(
      trace`M${at.x} ${at.y + unit * 0.44}V${at.y}M${at.x - unit * 0.16} ${at.y + unit * 0.44}h${unit * 0.32}`,
      room.tones.dark,
      4,
    ) +
    filled(
      trace`M${at.x - unit * 0.28} ${at.y + unit * 0.02}Q${at.x} ${at.y - unit * 0.24} ${at.x + unit * 0.28} ${at.y + unit * 0.02}Z`,
      mix(oklch(0.55, 0.12, 150), lamp, 0.2),
    ) +
    ellipse({ x: at.x, y: at.y + unit * 0.03 }, unit * 0.24, unit * 0.03, lighter(lamp, 0.12))
  )
}

function hatStand(room: Room, x: number): string {
  const at = room.at(x, 0, 2.8)
  const u = room.scaleAt(2.8)
  return (
    stroked(
      trace`M${at.x} ${at.y}v${-u * 1.8}M${at.x - u * 0.25} ${at.y}l${u * 0.25} ${-u * 0.15}l${u * 0.25} ${u * 0.15}M${at.x - u * 0.2} ${at.y - u * 1.8}q${u * 0.2} ${u * 0.25} ${u * 0.4} 0`,
      room.tones.dark,
      4,
    ) +
    filled(
      trace`M${at.x - u * 0.16} ${at.y - u * 1.6}C${at.x - u * 0.3} ${at.y - u} ${at.x - u * 0.26} ${at.y - u * 0.8} ${at.x - u * 0.24} ${at.y - u * 0.6}H${at.x + u * 0.14}C${at.x + u * 0.16} ${at.y - u} ${at.x + u * 0.1} ${at.y - u * 1.4} ${at.x + u * 0.06} ${at.y - u * 1.6}Z`,
      room.tones.dark,
    )
  )
}

function cabinet(stage: Stage, room: Room, x: number): string {
  const drawers = [0.1, 0.5, 0.9]
    .map((y) =>
      polygon([
        room.at(x - 0.36, y, 2.6),
        room.at(x + 0.36, y, 2.6),
        room.at(x + 0.36, y + 0.34, 2.6),
        room.at(x - 0.36, y + 0.34, 2.6),
      ]),
    )
    .join('')
  return (
    block(stage, room, { x, z: 2.6, width: 0.84, height: 1.35, depth: 0.5 }) +
    stroked(drawers, room.tones.dark, 2)
  )
}

function fan(room: Room): string {
  const at = room.at(0, 2.75, 1.5)
  const dark = css(room.tones.dark)
  const top = room.at(0, room.height, 1.5)
  return (
    stroked(
      trace`M${at.x} ${top.y}V${at.y}M${at.x - 150} ${at.y + 8}L${at.x + 150} ${at.y - 8}M${at.x - 70} ${at.y - 15}L${at.x + 70} ${at.y + 15}`,
      dark,
      7,
    ) + ellipse(at, 18, 9, dark)
  )
}
