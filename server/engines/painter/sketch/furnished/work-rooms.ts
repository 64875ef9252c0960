import { glow } from '../light.ts'
import { leafClump } from '../motifs/leaves.ts'
import { barrel, block, candle, chair, table } from '../rooms/furniture.ts'
import { fireplace } from '../rooms/hearth.ts'
import { hangingLamp, wallTorch } from '../rooms/lamps.ts'
import { corner, patch } from '../rooms/room.ts'
import { interior } from './interior.ts'
import { trace } from '../svg.ts'
import { filled, stroked } from '../ink.ts'
import { oklch, mix, lighter } from '../colour.ts'

/** A smithy: the forge, the anvil, iron in the half dark. */
export const smithy = interior('smithy', {
  walls: 'stone',
  ceiling: 'beams',
  warmth: 0.4,
  windows: 0,
  behind: ({ stage, room, side }) => {
    const iron = mix(oklch(0.3, 0.01, 260), room.tones.dark, 0.4)
    return (
      fireplace(stage, room, side * 1.2, 1.5) +
      glow(stage, room.at(side * 1.2, 0.7, 3), 320, stage.palette.lamp, 0.6) +
      barrel(stage, room, -side * 2.5, 2.8) +
      block(stage, room, { x: side * 0.7, z: 1.8, width: 0.4, height: 0.55, depth: 0.35 }) +
      block(stage, room, { x: side * 0.7, z: 1.75, width: 0.8, height: 0.22, depth: 0.4, lift: 0.55 }, iron)
    )
  },
})

/** A stable: stalls, straw, a lantern on its hook. */
export const stable = interior('stable', {
  width: 7,
  depth: 6,
  walls: 'timber',
  ceiling: 'beams',
  windows: 0,
  behind: ({ stage, room, side }) => {
    const straw = mix(oklch(0.66, 0.1, 85), room.tones.dark, 0.35)
    return (
      [5, 3.6, 2.2]
        .map(
          (z) =>
            block(stage, room, { x: side * 2.4, z, width: 2, height: 1.3, depth: 0.1 }) +
            block(stage, room, { x: side * 2.4, z: z - 0.7, width: 1.2, height: 0.22, depth: 0.6 }, straw),
        )
        .join('') +
      block(stage, room, { x: -side * 2.6, z: 3.4, width: 1.2, height: 0.9, depth: 1 }, straw) +
      hangingLamp(stage, room, 0, 2.2, 3)
    )
  },
})

/** A classroom: the board, rows of desks. */
export const classroom = interior('classroom', {
  width: 7.4,
  depth: 5,
  windows: 0,
  lamp: true,
  behind: ({ stage, room }) =>
    filled(patch(room, 'back', -2, 2, 0.9, 2.2), mix(oklch(0.3, 0.05, 160), room.tones.dark, 0.3)) +
    filled(patch(room, 'back', -2.05, 2.05, 0.82, 0.9), mix(room.tones.trim, stage.palette.lamp, 0.3)) +
    [4, 2.9]
      .flatMap((z) =>
        [-2.2, 0, 2.2].map(
          (x) => table(stage, room, { x, z, width: 1.2, depth: 0.5 }) + chair(room, x, z - 0.4),
        ),
      )
      .join(''),
})

/** A ward: beds under high windows. */
export const ward = interior('ward', {
  width: 7,
  height: 3.4,
  depth: 6,
  floor: 'tiles',
  warmth: 0.14,
  windows: 2,
  lamp: true,
  behind: ({ stage, room, side }) => {
    const linen = mix(mix(stage.palette.light, stage.palette.skyMiddle, 0.4), room.tones.dark, 0.25)
    return [4.6, 3, 1.4]
      .map(
        (z) =>
          block(stage, room, { x: side * 2.3, z, width: 1.9, height: 0.5, depth: 0.9 }, linen) +
          block(stage, room, { x: side * 3.2, z, width: 0.08, height: 1, depth: 0.9 }),
      )
      .join('')
  },
})

/** A hold or bay: crates behind one another, a lamp, bare walls. */
export const cargoBay = interior('cargo bay', {
  width: 7.4,
  height: 3.6,
  depth: 8,
  floor: 'tiles',
  warmth: 0.14,
  windows: 0,
  behind: ({ stage, room, random }) =>
    [7, 5.4, 3.8, 2.4]
      .flatMap((z) =>
        [-1, 1].map((way) => {
          const crate = { x: way * random.between(2.2, 2.9), z, width: 1.2, height: 1, depth: 1 }
          const upper = { ...crate, width: 0.9, height: 0.8, depth: 0.8, lift: 1 }
          return block(stage, room, crate) + (random.chance(0.5) ? block(stage, room, upper) : '')
        }),
      )
      .join('') +
    hangingLamp(stage, room, 0, 2.9, 5) +
    hangingLamp(stage, room, 0, 2.9, 2),
})

/** A room of guards: stone, torches, a bare table. */
export const guardroom = interior('guardroom', {
  width: 5.6,
  walls: 'stone',
  windows: 0,
  isArched: true,
  behind: ({ stage, room, side }) =>
    wallTorch(stage, room, 'left', 2.2) +
    wallTorch(stage, room, 'right', 2.2) +
    table(stage, room, { x: side * 1.2, z: 2, width: 1.5, depth: 0.8 }) +
    candle(stage, room, side * 1.4, 0.78, 2.3) +
    chair(room, side * 0.3, 2.3, side < 0) +
    barrel(stage, room, side * 2.3, 3.2),
})

/** A house of glass, green from floor to roof. */
export const greenhouse = interior('greenhouse', {
  width: 6.8,
  height: 3.6,
  depth: 5,
  floor: 'tiles',
  warmth: 0.2,
  windows: 5,
  behind: ({ stage, room, random }) => {
    let leaves = ''
    let stems = ''
    for (let i = 0; i < 46; i++) {
      const way = i % 2 === 0 ? -1 : 1
      const foot = room.at(way * random.between(2, 3.3), random.between(0.3, 0.8), random.between(0.8, 4.6))
      const tall = random.between(30, 130)
      stems += trace`M${foot.x} ${foot.y}q${random.between(-14, 14)} ${-tall / 2} 0 ${-tall}`
      leaves += leafClump(random, { x: foot.x, y: foot.y - tall }, random.between(16, 42))
    }
    const green = mix(oklch(0.42, 0.09, 145), room.tones.dark, 0.35)
    const bars = [-0.3, -0.1, 0.1, 0.3].map((share) => {
      const [a, b] = [
        corner(room, 'ceiling', share * room.width, -1),
        corner(room, 'ceiling', share * room.width, 5),
      ]
      return trace`M${a.x} ${a.y}L${b.x} ${b.y}`
    })
    return (
      stroked(bars.join(''), lighter(stage.palette.horizon, -0.1), 5, 0.6) +
      [-2.6, 2.6].map((x) => block(stage, room, { x, z: 1, width: 1.2, height: 0.5, depth: 3.6 })).join('') +
      stroked(stems, mix(green, room.tones.dark, 0.4), 4) +
      filled(leaves, green)
    )
  },
})
