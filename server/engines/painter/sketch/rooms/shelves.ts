import type { Random } from '#server/ground/random.ts'
import type { Stage } from '../stage.ts'
import { corner, patch, type Room } from './room.ts'
import { filled } from '../ink.ts'
import { oklch, mix, faint } from '../colour.ts'

/** Shelves of books on a wall, from floor to `top`. */
export function bookshelves(
  stage: Stage,
  random: Random,
  room: Room,
  surface: 'left' | 'right' | 'back',
  from: number,
  to: number,
  top: number,
): string {
  const { trim, dark, shine } = room.tones
  const rows = Math.max(3, Math.round(top / 0.42))
  const pitch = top / rows
  const hues = [25, 60, 150, 265, 15, 80]
  const books = new Map<number, string>()
  let boards = ''
  for (let row = 0; row < rows; row++) {
    const y = row * pitch + 0.05
    for (let u = from + 0.04; u < to - 0.04;) {
      const wide = random.between(0.035, 0.09)
      if (random.chance(0.93)) {
        const tone = random.whole(0, 11)
        books.set(
          tone,
          (books.get(tone) ?? '') +
            patch(room, surface, u, Math.min(to, u + wide), y, y + pitch * random.between(0.6, 0.86)),
        )
      }
      u += wide * 1.06
    }
    boards += patch(room, surface, from, to, y - 0.05, y)
  }
  for (
    let u = from;
    u <= to + 0.01;
    u += Math.max(0.6, (to - from) / Math.max(1, Math.round((to - from) / 1.1)))
  )
    boards += patch(room, surface, u - 0.03, u + 0.03, 0, top)
  boards += patch(room, surface, from - 0.03, to + 0.03, top - 0.05, top + 0.06)
  const shadeFrom = corner(room, surface, surface === 'back' ? (from + to) / 2 : to, top / 2)
  const shadeTo = corner(room, surface, surface === 'back' ? from : from, top / 2)
  const spines = [...books].map(([tone, d]) => {
    const colour = mix(oklch(0.4 + (tone % 3) * 0.06, 0.07, hues[tone % hues.length]!), shine, 0.16)
    return filled(d, mix(colour, dark, 0.2))
  })
  const shade = filled(
    patch(room, surface, from, to, 0, top),
    stage.sheet.linear(
      shadeFrom,
      shadeTo,
      surface === 'back'
        ? { 0: faint(dark, 0.1), 1: faint(dark, 0.5) }
        : { 0: faint(dark, 0.05), 0.55: faint(dark, 0.5), 1: faint(dark, 0.9) },
    ),
  )
  return (
    filled(patch(room, surface, from, to, 0, top), mix(dark, trim, 0.3)) +
    spines.join('') +
    filled(boards, mix(trim, shine, 0.12)) +
    shade
  )
}

/** Bottles and jars on boards. */
export function jarShelf(
  random: Random,
  room: Room,
  surface: 'left' | 'right' | 'back',
  from: number,
  to: number,
  rows: readonly number[],
): string {
  const { trim, dark, shine } = room.tones
  let boards = ''
  const glass = new Map<number, string>()
  for (const v of rows) {
    boards += patch(room, surface, from, to, v - 0.05, v)
    for (let u = from + 0.08; u < to - 0.08; u += random.between(0.12, 0.24)) {
      const tall = random.between(0.14, 0.32)
      const half = random.between(0.035, 0.07)
      const kind = random.whole(0, 4)
      const bottle = random.chance(0.5)
        ? patch(room, surface, u - half, u + half, v, v + tall * 0.62) +
          patch(room, surface, u - half * 0.35, u + half * 0.35, v + tall * 0.6, v + tall)
        : patch(room, surface, u - half * 1.2, u + half * 1.2, v, v + tall * 0.7)
      glass.set(kind, (glass.get(kind) ?? '') + bottle)
    }
  }
  const hues = [150, 60, 25, 200, 90]
  return (
    filled(boards, mix(trim, shine, 0.16)) +
    [...glass]
      .map(([kind, d]) => filled(d, mix(mix(oklch(0.56, 0.09, hues[kind]!), shine, 0.25), dark, 0.25), 0.92))
      .join('')
  )
}
