import { mix, oklch } from '../colour.ts'
import { filled, stroked } from '../ink.ts'
import { each, lines, many } from '../svg.ts'
import { interior } from './interior.ts'

/** A garage: a car with its bonnet to us, tools on the wall, the door open to the light. */
export const garage = interior('garage', {
  width: 7.6,
  height: 3.2,
  depth: 5.6,
  floor: 'tiles',
  warmth: 0.2,
  windows: 0,
  stand: [-1.5, 1.4],
  behind: ({
    random,
    room,
    side,
    palette,
    sheet,
    at,
    wall,
    patch,
    block,
    dark,
    hangingLamp,
    lightFrom,
    corner,
    where,
  }) => {
    const paint = mix(oklch(0.46, 0.1, random.pick([20, 140, 250])), dark, 0.25)
    const tools = many(12, (i) =>
      lines([corner(wall, 0.6 + i * 0.34, 2.3), corner(wall, 0.6 + i * 0.34, random.between(1.5, 1.9))]),
    )
    const air = sheet.linear(at(0, 2.4, 5.6), at(0, 0, 5.6), { 0: palette.skyMiddle, 1: palette.horizon })
    return (
      filled(patch('back', -side * 3.2, -side * 0.6, 0, 2.5), air) +
      stroked(patch('back', -side * 3.2, -side * 0.6, 0, 2.5), dark, 8) +
      lightFrom(corner('back', -side * 1.9, 1.6), -side * 1.2, 2.2, 240, 0.8) +
      stroked(tools, mix(room.tones.trim, palette.light, 0.3), 4) +
      where(
        'car',
        () =>
          block({ x: side * 1.5, z: 2.6, width: 2, height: 0.6, depth: 2.4, lift: 0.22 }, paint) +
          block(
            { x: side * 1.5, z: 3.3, width: 1.6, height: 0.55, depth: 1.4, lift: 0.82 },
            mix(paint, palette.skyMiddle, 0.4),
          ) +
          each([-0.75, 0.75], (dx) =>
            block(
              { x: side * 1.5 + dx, z: 2.59, width: 0.3, height: 0.16, depth: 0.02, lift: 0.5 },
              palette.lamp,
            ),
          ) +
          each([-0.8, 0.8], (dx) =>
            block({ x: side * 1.5 + dx, z: 2.7, width: 0.28, height: 0.42, depth: 0.5 }, dark),
          ),
      ) +
      block({ x: -side * 3.1, z: 3, width: 0.9, height: 0.85, depth: 1.6 }) +
      hangingLamp(side * 1.4, 2.5, 2.6)
    )
  },
})

/** A hangar: a craft on its wheels under a high roof, crates along the walls. */
export const hangar = interior('hangar', {
  width: 14,
  height: 7,
  depth: 14,
  floor: 'tiles',
  warmth: 0.1,
  windows: 0,
  stand: [-2.2, 2.4],
  behind: ({ room, side, at, palette, dark, strips, block, outline, patch }) => {
    const hull = mix(mix(palette.light, room.tones.wall, 0.5), dark, 0.25)
    const x = side * 1.8
    return (
      strips([-4.5, 0, 4.5], 2.4) +
      filled(patch('back', -5, 5, 0, 5), mix(palette.skyMiddle, room.tones.wall, 0.35)) +
      stroked(patch('back', -5, 5, 0, 5) + patch('back', -0.05, 0.05, 0, 5), dark, 6) +
      each([9, 7, 5], (z) => block({ x: side * 6, z, width: 1.3, height: 1.2, depth: 1.3 })) +
      each([-0.9, 0.9], (dx) => block({ x: x + dx, z: 6.4, width: 0.16, height: 1, depth: 0.16 }, dark)) +
      filled(outline([x - 4, 1.7, 7], [x, 1.35, 6], [x + 4, 1.7, 7], [x, 1.75, 8.4]), mix(hull, dark, 0.45)) +
      filled(
        outline(
          [x - 0.75, 1, 6],
          [x + 0.75, 1, 6],
          [x + 0.85, 1.6, 6],
          [x + 0.4, 2.2, 6.4],
          [x - 0.4, 2.2, 6.4],
          [x - 0.85, 1.6, 6],
        ),
        hull,
      ) +
      filled(
        outline([x - 0.42, 1.6, 5.98], [x + 0.42, 1.6, 5.98], [x + 0.3, 2.05, 6.2], [x - 0.3, 2.05, 6.2]),
        mix(palette.skyMiddle, dark, 0.3),
      ) +
      filled(
        outline([x - 0.08, 2.2, 7.6], [x + 0.08, 2.2, 7.6], [x + 0.08, 3.2, 8.2], [x - 0.08, 3.2, 8.2]),
        hull,
      ) +
      stroked(lines([at(x - 4, 1.7, 7), at(x - 0.8, 1.45, 6)]), palette.lamp, 2.5, 0.5)
    )
  },
})
