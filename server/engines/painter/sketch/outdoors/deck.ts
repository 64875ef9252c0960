import { lampGlow } from '../light.ts'
import { drawing } from '../drawing.ts'
import { lightning } from '../motifs/lightning.ts'
import { whereTold } from '../plated-things.ts'
import { birds } from '../motifs/creatures.ts'
import { water } from '../motifs/terrain.ts'
import { swell } from '../motifs/waves.ts'
import { block } from '../rooms/furniture.ts'
import { createRoom, type Room, standing } from '../rooms/room.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { each, lines, placed, type Point, polygon, curve } from '../svg.ts'
import { filled, stroked } from '../ink.ts'
import { mix, lighter } from '../colour.ts'

/** Half the width of the deck at a depth: it narrows to the bow. */
const half = (z: number): number => (z < 4 ? 3.3 : Math.max(0, 3.3 * (1 - ((z - 4) / 6) ** 2)))
const along = Array.from({ length: 25 }, (_, i) => -2.2 + i * 0.51)

/** The deck of a ship, looking to the bow: boards, rail, mast, and the sea around. */
export function deck(stage: Stage): Scenery {
  const { palette, sheet, facts } = stage
  const random = stage.random.fork('deck')
  const room = createRoom(stage, { width: 7, height: 6, depth: 10, vanishY: 400 })
  const side = random.pick([-1, 1] as const)
  const isRough = facts.weather === 'storm' || facts.mood === 'tense'
  const edge = (way: number, y: number) => along.map((z) => room.at(way * half(z), y, z))
  const wood = mix(palette.land(0.75), palette.lamp, 0.16)
  const seams = [-3, -2.4, -1.8, -1.2, -0.6, 0, 0.6, 1.2, 1.8, 2.4, 3].map((x) =>
    lines(along.filter((z) => half(z) > Math.abs(x)).map((z) => room.at(x, 0, z))),
  )
  const rails = [-1, 1].flatMap((way) => [0.5, 1].map((y) => lines(edge(way, y))))
  const posts = [-1, 1].flatMap((way) =>
    along
      .filter((_, i) => i % 2 === 0)
      .map((z) => lines([room.at(way * half(z), 0, z), room.at(way * half(z), 1, z)])),
  )
  return {
    behind:
      sky(stage, 420) +
      water(stage, 400) +
      swell(stage, random, 470, isRough ? 30 : 8, 0.45) +
      swell(stage, random, 560, isRough ? 40 : 12, 0.7) +
      birds(stage, { x: stage.light.x, y: 190 }, 4, 13) +
      filled(
        polygon([...edge(-1, 0), ...edge(1, 0).toReversed()]),
        sheet.fall(430, 720, { 0: mix(wood, palette.horizon, 0.3), 1: mix(wood, palette.ink, 0.55) }),
      ) +
      stroked(seams.join(''), palette.ink, 2, 0.4) +
      stroked(rails.join(''), mix(wood, palette.ink, 0.5), 6) +
      stroked(posts.join(''), mix(wood, palette.ink, 0.6), 5) +
      whereTold(stage, 'lightning', () => lightning(stage, random)) +
      (facts.era === 'old' || facts.details?.includes('sail')
        ? sail(stage, room, side)
        : lifeboat(stage, room, side)) +
      stroked(
        lines([room.at(side * 1.1, 0, 3), room.at(side * 1.1, 9, 3)]),
        mix(wood, palette.ink, 0.62),
        26,
      ) +
      lantern(stage, room, side),
    ...standing(room, -side * 0.9, 1.4),
    before: whereTold(stage, 'wheel', () =>
      wheel(stage, room.at(-side * 0.2, 0, 0.9), room.scaleAt(0.9) / 100),
    ),
  }
}

function sail(stage: Stage, room: Room, side: number): string {
  const cloth = lighter(mix(stage.palette.horizon, stage.palette.light, 0.5), 0.02)
  const at = (x: number, y: number) => room.at(side * 1.1 + x, y, 3)
  return (
    filled(
      curve(
        [
          at(-2.3, 5.6),
          at(0, 5.5),
          at(2.3, 5.6),
          at(2.5, 4),
          at(2.1, 2.6),
          at(0, 2.9),
          at(-2.1, 2.6),
          at(-2.5, 4),
        ],
        true,
      ),
      stage.sheet.across({
        0: mix(cloth, stage.palette.ink, 0.35),
        0.5: cloth,
        1: mix(cloth, stage.palette.ink, 0.3),
      }),
      0.96,
    ) +
    stroked(lines([at(-2.5, 5.5), at(2.5, 5.5)]), stage.palette.ink, 9) +
    stroked(
      each(
        [-1, 1],
        (way) =>
          lines([room.at(way * 3.2, 0.9, 3), at(0, 8)]) + lines([room.at(way * 3.2, 0.9, 4.2), at(0, 8)]),
      ),
      stage.palette.ink,
      3,
    )
  )
}

/** A ship's wheel on its stand. */
const wheel = ({ palette }: Stage, foot: Point, scale: number): string =>
  placed(
    foot,
    drawing(
      { wood: mix(palette.ink, palette.lamp, 0.22), dark: palette.ink },
      `dark M-16 0L-9 -74H9L16 0Z
      wood~7 O0 -84 40 40
      wood~5 M-56 -84H56M0 -140V-28M-40 -124L40 -44M40 -124L-40 -44
      wood O0 -84 10 10`,
    ),
    { scale },
  )

/** A boat under its cover, as on steamers and ferries. */
const lifeboat = (stage: Stage, room: Room, side: number): string =>
  block(
    stage,
    room,
    { x: side * 2.5, z: 4.4, width: 1, height: 0.6, depth: 1.8, lift: 0.5 },
    mix(stage.palette.light, stage.palette.ink, 0.35),
  ) +
  stroked(
    lines([room.at(-side * 3.2, 0.9, 3), room.at(side * 1.1, 8, 3), room.at(side * 3.2, 0.9, 3)]),
    stage.palette.ink,
    3,
  )

function lantern(stage: Stage, room: Room, side: number): string {
  if (stage.facts.time === 'day' || stage.facts.time === 'dawn') return ''
  return lampGlow(stage, room.at(side * 1.1, 2.3, 2.9), 170, 0.9)
}
