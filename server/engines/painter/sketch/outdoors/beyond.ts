import { ellipse, stroked } from '../ink.ts'
import { lighter, mix, oklch } from '../colour.ts'
import { backdrop } from '../ink.ts'
import { rimLight } from '../light.ts'
import { nebula } from '../motifs/nebula.ts'
import { planet, worldColours } from '../motifs/planets.ts'
import { spacecraft } from '../motifs/spacecraft.ts'
import { stars } from '../sky.ts'
import { HEIGHT, WIDTH } from '../stage.ts'
import { type Point, trace } from '../svg.ts'
import { type Edge, type Land, landscape } from './land.ts'

/** Open space: dust clouds; a great world at the edge and a ship on its way where they are told of. */
export const space = landscape('space', (land) => {
  const { stage, random, palette, sheet } = land
  const isLeft = random.chance(0.5)
  const side = (share: number) => WIDTH * (isLeft ? share : 1 - share)
  const hue = palette.skyMiddle.h
  const dark = oklch(0.1, 0.03, hue)
  const air = { 0: dark, 0.5: mix(dark, palette.skyTop, 0.65), 1: lighter(dark, -0.03) }
  const isNear = random.chance(0.5)
  const radius = isNear ? random.between(330, 430) : random.between(170, 230)
  const centre = isNear ? { x: side(0.09375), y: HEIGHT * 0.86 } : { x: side(0.3), y: HEIGHT * 0.42 }
  const worldHue = random.pick([palette.horizon.h, palette.accent.h, palette.lamp.h, hue])
  const litFrom = isLeft ? random.between(-60, -25) : random.between(205, 240)
  const sun = { x: side(0.82), y: HEIGHT * 0.18 }
  const craft = { x: side(0.63), y: HEIGHT * random.between(0.52, 0.62) }
  const dust = oklch(0.7, 0.12, random.pick([38, 340, 195, hue]))
  return {
    behind: [
      backdrop(sheet.linear({ x: 0, y: 0 }, { x: WIDTH, y: HEIGHT }, air)),
      nebula(stage, [mix(palette.skyMiddle, palette.horizon, 0.2), dust], 0.95),
      stars(stage, HEIGHT * 1.6, 620),
      land.glow(sun.x, sun.y, 420, palette.light, 0.5),
      land.glow(sun.x, sun.y, 60, lighter(palette.light, 0.05), 1),
      land.where('planet', () =>
        planet(stage, {
          centre,
          radius,
          kind: random.pick(['gas', 'sea', 'rock']),
          colours: worldColours(worldHue, 0.6),
          litFrom,
          hasRing: !isNear && random.chance(0.7),
        }),
      ),
      land.told('spaceship', () => {
        const kind = random.pick(['cruiser', 'cruiser', 'shuttle', 'station'] as const)
        const scale = random.between(1, 1.35)
        return spacecraft(stage, kind, craft, scale, { flip: !isLeft, turn: random.between(-10, 10) })
      }),
    ],
    x: -400,
    on: 0,
    height: 60,
  }
})

/** The ground of another world: strange rocks, great moons, a lander where one is told of. */
export const alienWorld = landscape('alien', (land) => {
  const { stage, random, palette, away, isLightRight } = land
  const far = land.ridge('peaks', 500, 170, 3.4)
  const middle = land.ridge('rocks', 570, 90, 4)
  const floor = land.ridge('hills', 690, 70, 1.5)
  const hue = random.pick([palette.accent.h, palette.horizon.h + 60, palette.lamp.h])
  const spires = (nearness: number, count: number, foot: number, tall: number) => {
    const d = land.many(count, () =>
      rockSpire(land, { x: random.between(-20, WIDTH), y: foot + 20 }, tall * random.between(0.4, 1.1)),
    )
    return land.tinted(nearness, d) + stroked(d, rimLight(stage, 0.6), 1)
  }
  const lander = { x: away(860), y: floor.at(away(860)) - 22 }
  return {
    behind: [
      land.sky(520, random.between(0, 0.35)),
      stars(stage, 420, 170),
      planet(stage, {
        centre: { x: away(310), y: 230 },
        radius: random.between(120, 170),
        kind: random.pick(['gas', 'rock']),
        colours: worldColours(hue, 0.62),
        litFrom: isLightRight ? -20 : 200,
        hasRing: random.chance(0.6),
      }),
      planet(stage, {
        centre: { x: away(660), y: 130 },
        radius: 34,
        kind: 'rock',
        colours: worldColours(hue + 80, 0.6),
        litFrom: isLightRight ? 0 : 180,
      }),
      land.layer(far, 0.14, 560),
      land.mist(410, 570, 0.6, 6),
      spires(0.34, 7, 540, 190),
      land.layer(middle, 0.46, 640),
      land.mist(500, 650, 0.4, 7),
      spires(0.62, 3, 620, 210),
      land.layer(floor, 0.82, 780, { rim: 0.6 }),
      craters(land, floor),
      land.told(
        'spaceship',
        () =>
          land.glow(lander.x, lander.y + 26, 240, palette.lamp, 0.5, 0.2) +
          stroked(
            trace`M${lander.x - 44} ${lander.y - 4}l-26 40h-12M${lander.x + 30} ${lander.y - 4}l24 40h12M${lander.x - 6} ${lander.y - 4}v42`,
            palette.ink,
            5,
          ) +
          spacecraft(stage, 'shuttle', { x: lander.x, y: lander.y - 14 }, 1.25, {
            flip: !isLightRight,
            isBurning: false,
          }) +
          land.lampGlow(lander.x - 20, lander.y + 2, 90, 0.7),
      ),
    ],
    x: away(470),
    on: floor,
    sunk: 16,
    height: 132,
    before: [land.boulders(HEIGHT + 6, 52, 240)],
  }
})

function rockSpire({ random }: Land, foot: Point, tall: number): string {
  const wide = tall * random.between(0.14, 0.26)
  const lean = tall * random.between(-0.2, 0.2)
  const at = (x: number, up: number) => ({ x: foot.x + x, y: foot.y - tall * up })
  return trace`M${at(-wide, 0)}C${at(-wide * 0.3, 0.4)} ${at(lean * 0.4 - wide * 0.3, 0.8)} ${at(lean, 1)}C${at(lean * 0.6 + wide * 0.4, 0.7)} ${at(wide * 0.3, 0.4)} ${at(wide, 0)}Z`
}

const craters = ({ stage, random, palette, many }: Land, floor: Edge): string =>
  many(9, () => {
    const x = random.between(0, WIDTH)
    const near = random.next()
    const at = { x, y: floor.at(x) + 18 + near * 60 }
    const size = 18 + near * 46
    return (
      ellipse(at, size, size * 0.16, mix(palette.land(0.9), palette.ink, 0.6)) +
      stroked(
        trace`M${x - size} ${at.y}A${size} ${size * 0.16} 0 0 0 ${x + size} ${at.y}`,
        rimLight(stage, 0.5, 900),
        1.6,
      )
    )
  })
