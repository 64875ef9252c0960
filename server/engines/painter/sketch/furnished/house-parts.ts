import { mix, oklch } from '../colour.ts'
import { disc, filled, stroked } from '../ink.ts'
import { each, lines, many } from '../svg.ts'
import { interior } from './interior.ts'

/** A staircase with its banister, a landing above, a carpet. */
export const stairs = interior('staircase', {
  width: 6,
  height: 4.6,
  depth: 5,
  windows: 0,
  stand: [-1.3, 1.4],
  behind: ({
    room,
    side,
    at,
    palette,
    dark,
    block,
    window,
    framedPicture,
    wall,
    hangingLamp,
    lightFrom,
    corner,
  }) => {
    const runner = mix(palette.accent, dark, 0.45)
    const steps = many(12, (j) => {
      const i = 11 - j
      const z = 1 + i * 0.32
      const step = { x: side * 1.4, z, width: 2, height: 0.2 * (i + 1), depth: 0.32 }
      return (
        block(step) +
        block({ ...step, width: 1, depth: 0.31, height: step.height + 0.01, z: z - 0.005 }, runner)
      )
    })
    const rail = [0, 11].map((i) => at(side * 0.4, 0.2 * (i + 1) + 0.9, 1.1 + i * 0.32))
    const posts = many(12, (i) =>
      lines([
        at(side * 0.4, 0.2 * (i + 1), 1.1 + i * 0.32),
        at(side * 0.4, 0.2 * (i + 1) + 0.9, 1.1 + i * 0.32),
      ]),
    )
    return (
      window('back', { u: -side * 1.6, v: 1.8, width: 1.1, height: 1.8, panes: 2 }) +
      lightFrom(corner('back', -side * 1.6, 2.4), -side * 1.2, 1.6, 170, 0.7) +
      framedPicture(wall, 2, 1.9, 0.8, 1) +
      steps +
      stroked(posts, mix(room.tones.trim, dark, 0.2), 3) +
      stroked(lines(rail), mix(room.tones.trim, palette.lamp, 0.25), 8) +
      hangingLamp(-side * 0.6, 3.4, 2.6)
    )
  },
})

/** A dressing room: a mirror between lamps, a table, clothes on a rail. */
export const dressingRoom = interior('dressing room', {
  width: 5,
  height: 2.8,
  depth: 3.4,
  windows: 0,
  warmth: 0.46,
  stand: [-1, 1.1],
  behind: ({ random, room, side, at, palette, dark, patch, table, chair, lampGlow, wall, corner }) => {
    const hues = [20, 80, 150, 270, 340]
    const clothes = many(9, (i) =>
      filled(
        patch(wall, 0.7 + i * 0.28, 0.95 + i * 0.28, 0.7, 1.85),
        mix(oklch(0.45, 0.1, random.pick(hues)!), dark, 0.35),
      ),
    )
    const from = side * 0.1
    return (
      clothes +
      stroked(lines([corner(wall, 0.5, 1.9), corner(wall, 3.3, 1.9)]), room.tones.trim, 5) +
      filled(
        patch('back', from, from + side * 1.6, 0.95, 2.25),
        mix(palette.skyMiddle, palette.light, 0.35),
        0.75,
      ) +
      stroked(
        patch('back', from, from + side * 1.6, 0.95, 2.25),
        mix(room.tones.trim, palette.lamp, 0.4),
        8,
      ) +
      each([1.05, 1.4, 1.75, 2.1], (v) =>
        each(
          [-0.1, 1.7],
          (u) =>
            lampGlow(at(from + side * u, v, 3.4), 60, 0.9) +
            disc(at(from + side * u, v, 3.4), 5, palette.lamp),
        ),
      ) +
      table({ x: side * 0.9, z: 2.6, width: 1.9, depth: 0.6 }) +
      chair(side * 0.7, 2.1)
    )
  },
})

/** A room for meetings: a long table with its chairs, a wall of glass, a town beyond. */
export const meetingRoom = interior('meeting room', {
  width: 7.4,
  height: 3,
  depth: 5.4,
  warmth: 0.16,
  windows: 0,
  stand: [-1.9, 1.4],
  behind: ({ stage, random, side, at, palette, dark, patch, table, chair, strips }) => {
    const isDark = stage.facts.time === 'night' || stage.facts.time === 'dusk'
    const towers = many(16, (i) =>
      patch('back', -3.6 + i * 0.45, -3.2 + i * 0.45, 0.3, random.between(0.9, 2.1)),
    )
    const lamps = many(isDark ? 50 : 0, () =>
      disc(at(random.between(-3.5, 3.5), random.between(0.4, 1.4), 5.39), 2, palette.lamp),
    )
    return (
      filled(
        patch('back', -3.6, 3.6, 0.3, 2.7),
        stage.sheet.linear(at(0, 2.7, 5.4), at(0, 0.3, 5.4), {
          0: palette.skyTop,
          0.6: palette.skyMiddle,
          1: palette.horizon,
        }),
      ) +
      filled(towers, palette.land(0.5)) +
      lamps +
      stroked(
        each([-3.6, -1.8, 0, 1.8], (u) => patch('back', u, u + 1.8, 0.3, 2.7)),
        dark,
        5,
      ) +
      strips([-1.4, 1.4], 1.6) +
      each([4.2, 3.2, 2.2], (z) => chair(side * 1.9, z, side > 0)) +
      table({ x: side * 0.9, z: 1.6, width: 1.5, depth: 3.2 }) +
      each([3.6, 2.6, 1.6], (z) => chair(-side * 0.2, z, side < 0))
    )
  },
})

/** A morgue: a table under a lamp, a sheet, drawers in the wall. */
export const morgue = interior('morgue', {
  width: 6,
  height: 3,
  depth: 4.4,
  floor: 'tiles',
  warmth: 0.06,
  windows: 0,
  stand: [-1, 1.2],
  behind: ({ room, side, palette, dark, patch, block, hangingLamp }) => {
    const steel = mix(mix(palette.light, oklch(0.6, 0.02, 230), 0.5), dark, 0.3)
    const linen = mix(palette.light, dark, 0.2)
    const drawers = many(5, (i) =>
      many(3, (row) => patch('back', -2.6 + i * 1.04, -1.64 + i * 1.04, 0.2 + row * 0.8, 0.9 + row * 0.8)),
    )
    const handles = many(5, (i) =>
      many(3, (row) => patch('back', -2.2 + i * 1.04, -2.02 + i * 1.04, 0.66 + row * 0.8, 0.72 + row * 0.8)),
    )
    return (
      filled(drawers, steel) +
      stroked(drawers, dark, 3) +
      filled(handles, dark) +
      block({ x: side * 1, z: 2.2, width: 0.3, height: 0.8, depth: 0.4 }, mix(room.tones.trim, dark, 0.4)) +
      block({ x: side * 1, z: 1.9, width: 2.2, height: 0.1, depth: 0.9, lift: 0.8 }, steel) +
      block({ x: side * 1, z: 2, width: 2, height: 0.24, depth: 0.7, lift: 0.9 }, linen) +
      hangingLamp(side * 1, 2.1, 2.2)
    )
  },
})
