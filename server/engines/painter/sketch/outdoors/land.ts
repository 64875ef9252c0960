import { mistBank } from '../clouds.ts'
import { type Colour, faint, mix } from '../colour.ts'
import { filled } from '../ink.ts'
import { glow, lampGlow } from '../light.ts'
import { birds } from '../motifs/creatures.ts'
import { grass } from '../motifs/leaves.ts'
import { flowers } from '../motifs/plants.ts'
import { skyline, type SkylineShape } from '../motifs/skyline.ts'
import { boulders } from '../motifs/stones.ts'
import { heightAt, landLayer, type LayerLook, ridgeLine, type RidgeShape } from '../motifs/terrain.ts'
import { fir } from '../motifs/trees.ts'
import { shows, whereTold } from '../plated-things.ts'
import type { Scenery } from '../scenery.ts'
import type { Thing } from '../all-things.ts'
import { sky } from '../sky.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { many, type Point } from '../svg.ts'

/** The upper edge of a layer of land. */
export interface Edge {
  points: Point[]
  isSoft: boolean
  at(x: number): number
}
/** Something to stand on: a height, or one for each x. */
type Ground = number | Edge | ((x: number) => number)

interface Along {
  from?: number
  to?: number
}

/** All that an outdoor place is drawn with, bound to one picture. Nearness: 0 is the far end, 1 the foreground. */
export type Land = ReturnType<typeof landOf>

export function landOf(stage: Stage, name: string) {
  const { palette, light } = stage
  const random = stage.random.fork(name)
  const isLightRight = light.x > WIDTH / 2
  const snowed = (ground: Colour) => (palette.snow ? mix(ground, palette.snow, 0.5) : ground)
  const edge = (points: Point[], isSoft = false): Edge => ({
    points,
    isSoft,
    at: (x) => heightAt(points, x),
  })
  return {
    ...stage,
    stage,
    random,
    ink: palette.ink,
    isLightRight,
    isDark: stage.facts.time === 'night' || stage.facts.time === 'dusk',
    /** An x counted from the side away from the light. */
    away: (x: number) => (isLightRight ? x : WIDTH - x),
    edge,
    ridge: (shape: RidgeShape, base: number, height: number, tops: number, towards?: number): Edge =>
      edge(
        ridgeLine(random, { shape, base, height, tops, ...(towards !== undefined && { towards }) }),
        shape === 'hills',
      ),
    sky: (horizon: number, cover?: number) => sky(stage, horizon, cover),
    layer: ({ points, isSoft }: Edge, nearness: number, foot?: number, look: LayerLook = {}) =>
      landLayer(stage, points, nearness, { ...(foot !== undefined && { foot }), isSoft, ...look }),
    mist: (top: number, bottom: number, opacity: number, stretch: number, colour: Colour = palette.horizon) =>
      mistBank(stage, { top, bottom, colour, opacity, stretch }),
    /** Outlines in the colour of land at a nearness. */
    tinted: (nearness: number, d: string, opacity?: number) => filled(d, palette.land(nearness), opacity),
    /** Houses of a town from far, their windows shining. */
    houses(shape: SkylineShape, nearness: number, shine: number): string {
      const { d, windows } = skyline(random, shape)
      return filled(d, palette.land(nearness)) + filled(windows, palette.lamp, shine)
    },
    inked: (d: string) => filled(d, palette.ink),
    /** Outlines of a row of firs, tall and short ones, close together. */
    firs(ground: Ground, height: number, gap: number, { from = -10, to = WIDTH }: Along = {}): string {
      let d = ''
      for (let x = from; x < to; x += gap * random.between(0.4, 1.5))
        d += fir(random, { x, y: groundOf(ground)(x) + 3 }, height * random.between(0.55, 1.1))
      return d
    },
    /** Outlines of the blades along a line. */
    grass: (ground: Ground, height: number, gap = 5, { from = -10, to = WIDTH }: Along = {}) =>
      palette.snow ? '' : grass(random, groundOf(ground), from, to, height, gap),
    /** Stems and blossoms along a line, in the foreground. */
    flowers: (groundAt: (x: number) => number, height: number, gap: number) =>
      palette.snow ? { stems: '', blossoms: '' } : flowers(random, groundAt, -10, WIDTH, height, gap),
    boulders: (
      ground: Ground,
      size: number,
      gap: number,
      { from = -20, to = WIDTH }: Along = {},
      nearness = 1,
    ) => boulders(stage, random, groundOf(ground), { from, to, size, gap, nearness }),
    birds: (x: number, y: number, count: number, size: number) => birds(stage, { x, y }, count, size),
    glow: (x: number, y: number, radius: number, colour: Colour, strength?: number, squash?: number) =>
      glow(stage, { x, y }, radius, colour, strength, squash),
    lampGlow: (x: number, y: number, radius: number, strength?: number) =>
      lampGlow(stage, { x, y }, radius, strength),
    /** What is drawn only where the scene tells of the thing. */
    told: (thing: Thing, draw: () => string) => (shows(stage, thing) ? draw() : ''),
    where: whereTold.bind(null, stage),
    many,
    /** Open ground from a height down to the foreground, by the nearness of its middle. */
    meadow: (top: number, nearness: number): string =>
      stage.sheet.fall(top, HEIGHT, {
        0: faint(palette.land(0.5), 0),
        0.3: snowed(palette.land(nearness)),
        1: snowed(mix(palette.land(0.9), palette.ink, 0.4)),
      }),
    fall: stage.sheet.fall,
    /** The colour of level ground, which snow covers where it lies. */
    snowed,
  }
}

const groundOf = (ground: Ground): ((x: number) => number) =>
  typeof ground === 'number' ? () => ground : typeof ground === 'function' ? ground : ground.at

/** A view from its layers, the furthest first. */
interface View {
  behind: string[]
  before?: string[]
  /** Where the first person stands, on which ground, and how tall a grown person is there. */
  x: number
  on: number | Edge
  /** How far below the ground's edge the heels are. */
  sunk?: number
  height: number
  isUneven?: boolean
  water?: Point
}

export const landscape =
  (name: string, draw: (land: Land) => View) =>
  (stage: Stage): Scenery => {
    const {
      behind,
      before = [],
      x,
      on,
      sunk = 0,
      height,
      isUneven = false,
      water,
    } = draw(landOf(stage, name))
    const groundAt = (at: number) => groundOf(on)(at) + sunk
    return {
      behind: behind.join(''),
      ground: { x, y: groundAt(x) },
      height,
      water,
      before: before.join(''),
      ...(isUneven && { groundAt }),
    }
  }

/** Just below the lower edge of the picture, where what frames it stands. */
export const SILL = HEIGHT + 4
