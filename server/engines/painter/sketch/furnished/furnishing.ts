import type { Random } from '#server/ground/random.ts'
import type { Colour } from '../colour.ts'
import { glow, lampGlow } from '../light.ts'
import { armchair, barrel, bed, block, candle, chair, openBook, table } from '../rooms/furniture.ts'
import { areLampsLit } from '../daylight.ts'
import { whereTold } from '../plated-things.ts'
import { fireplace, framedPicture } from '../rooms/hearth.ts'
import { chandelier, hangingLamp, stripLights, wallTorch } from '../rooms/lamps.ts'
import { door, wallWindow, windowLight } from '../rooms/openings.ts'
import { pillar } from '../rooms/pillars.ts'
import { corner, patch, type Room, type Surface } from '../rooms/room.ts'
import { bookshelves, jarShelf } from '../rooms/shelves.ts'
import { carpet, curtains } from '../rooms/textiles.ts'
import type { Stage } from '../stage.ts'
import { type Point, polygon } from '../svg.ts'

/** All that a room is furnished with, bound to one picture. Metres: x from the room's middle, y up, z into the depth. */
export type Furnishing = ReturnType<typeof furnishingOf>

export function furnishingOf(stage: Stage, room: Room, random: Random, given?: 1 | -1) {
  const side = given ?? random.pick([-1, 1] as const)
  const bind =
    <Rest extends unknown[]>(draw: (stage: Stage, room: Room, ...rest: Rest) => string) =>
    (...rest: Rest) =>
      draw(stage, room, ...rest)
  return {
    stage,
    room,
    random,
    palette: stage.palette,
    sheet: stage.sheet,
    areLit: areLampsLit(stage.facts),
    dark: room.tones.dark,
    at: room.at,
    /** 1: the open floor is to the left and things stand to the right; -1 the other way round. */
    side,
    /** The wall behind the things, and the one beside the open floor. */
    wall: side > 0 ? ('right' as const) : ('left' as const),
    otherWall: side > 0 ? ('left' as const) : ('right' as const),
    armchair: bind(armchair),
    barrel: bind(barrel),
    /** Who lies in bed brings their own. */
    bed: (x: number, z: number) =>
      stage.facts.people.some(({ seat }) => seat === 'bed') ? '' : bed(stage, room, x, z),
    block: bind(block),
    candle: bind(candle),
    carpet: bind(carpet),
    chandelier: bind(chandelier),
    curtains: bind(curtains),
    door: bind(door),
    fireplace: bind(fireplace),
    framedPicture: bind(framedPicture),
    hangingLamp: bind(hangingLamp),
    openBook: bind(openBook),
    pillar: bind(pillar),
    table: bind(table),
    strips: bind(stripLights),
    torch: bind(wallTorch),
    window: bind(wallWindow),
    where: whereTold.bind(null, stage),
    books: bookshelves.bind(null, stage, random, room),
    chair: chair.bind(null, room),
    jars: jarShelf.bind(null, random, room),
    corner: corner.bind(null, room),
    patch: patch.bind(null, room),
    glow: (at: Point, radius: number, colour: Colour, strength?: number, squash?: number) =>
      glow(stage, at, radius, colour, strength, squash),
    lampGlow: (at: Point, radius: number, strength?: number) => lampGlow(stage, at, radius, strength),
    /** Light that falls through an opening in a wall to a place on the floor. */
    lightFrom: (from: Point, x: number, z: number, width: number, strength: number) =>
      windowLight(stage, from, room.at(x, 0, z), width, strength),
    /** An outline through points of the room: x, y, z of each. */
    outline: (...points: [x: number, y: number, z: number][]) =>
      polygon(points.map((point) => room.at(...point))),
    /** An outline through points of one of its sides. */
    on: (surface: Surface, ...points: [u: number, v: number][]) =>
      polygon(points.map((point) => corner(room, surface, ...point))),
  }
}
