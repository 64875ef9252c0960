import type { Random } from '#server/ground/random.ts'
import { mistBank } from '../clouds.ts'
import { glow, lampGlow, rimLight } from '../light.ts'
import { planet, worldColours } from '../motifs/planets.ts'
import { spacecraft } from '../motifs/spacecraft.ts'
import { boulders } from '../motifs/stones.ts'
import { heightAt, landLayer, ridgeLine } from '../motifs/terrain.ts'
import { shows } from '../plated-things.ts'
import type { Scenery } from '../scenery.ts'
import { sky, stars } from '../sky.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { type Point, trace } from '../svg.ts'
import { filled, stroked, ellipse } from '../ink.ts'
import { mix } from '../colour.ts'

/** The ground of another world: strange rocks, great moons, a lander. */
export function alienWorld(stage: Stage): Scenery {
  const { palette, light } = stage
  const random = stage.random.fork('alien')
  const isLeft = light.x > WIDTH / 2
  const side = (x: number) => (isLeft ? x : WIDTH - x)
  const far = ridgeLine(random, { shape: 'peaks', base: 500, height: 170, tops: 3.4 })
  const middle = ridgeLine(random, { shape: 'rocks', base: 570, height: 90, tops: 4 })
  const floor = ridgeLine(random, { shape: 'hills', base: 690, height: 70, tops: 1.5 })
  const standX = side(470)
  const hue = random.pick([palette.accent.h, palette.horizon.h + 60, palette.lamp.h])
  const spires = (nearness: number, count: number, foot: number, tall: number) => {
    let d = ''
    for (let i = 0; i < count; i++)
      d += rockSpire(random, { x: random.between(-20, WIDTH), y: foot + 20 }, tall * random.between(0.4, 1.1))
    return filled(d, palette.land(nearness)) + stroked(d, rimLight(stage, 0.6), 1)
  }
  const lander = { x: side(860), y: heightAt(floor, side(860)) - 22 }
  return {
    behind:
      sky(stage, 520, random.between(0, 0.35)) +
      stars(stage, 420, 170) +
      planet(stage, {
        centre: { x: side(310), y: 230 },
        radius: random.between(120, 170),
        kind: random.pick(['gas', 'rock']),
        colours: worldColours(hue, 0.62),
        litFrom: isLeft ? -20 : 200,
        hasRing: random.chance(0.6),
      }) +
      planet(stage, {
        centre: { x: side(660), y: 130 },
        radius: 34,
        kind: 'rock',
        colours: worldColours(hue + 80, 0.6),
        litFrom: isLeft ? 0 : 180,
      }) +
      landLayer(stage, far, 0.14, { foot: 560 }) +
      mistBank(stage, { top: 410, bottom: 570, colour: palette.horizon, opacity: 0.6, stretch: 6 }) +
      spires(0.34, 7, 540, 190) +
      landLayer(stage, middle, 0.46, { foot: 640 }) +
      mistBank(stage, { top: 500, bottom: 650, colour: palette.horizon, opacity: 0.4, stretch: 7 }) +
      spires(0.62, 3, 620, 210) +
      landLayer(stage, floor, 0.82, { foot: 780, isSoft: true, rim: 0.6 }) +
      craters(stage, random, (x) => heightAt(floor, x)) +
      (shows(stage, 'spaceship')
        ? glow(stage, { x: lander.x, y: lander.y + 26 }, 240, palette.lamp, 0.5, 0.2) +
          landerLegs(stage, lander) +
          spacecraft(stage, 'shuttle', { x: lander.x, y: lander.y - 14 }, 1.25, {
            flip: !isLeft,
            isBurning: false,
          }) +
          lampGlow(stage, { x: lander.x - 20, y: lander.y + 2 }, 90, 0.7)
        : ''),
    ground: { x: standX, y: heightAt(floor, standX) + 16 },
    height: 132,
    before: boulders(stage, random, () => HEIGHT + 6, {
      from: -20,
      to: WIDTH,
      size: 52,
      gap: 240,
      nearness: 1,
    }),
  }
}

function rockSpire(random: Random, foot: Point, tall: number): string {
  const wide = tall * random.between(0.14, 0.26)
  const lean = tall * random.between(-0.2, 0.2)
  return trace`M${foot.x - wide} ${foot.y}C${foot.x - wide * 0.3} ${foot.y - tall * 0.4} ${foot.x + lean * 0.4 - wide * 0.3} ${foot.y - tall * 0.8} ${foot.x + lean} ${foot.y - tall}C${foot.x + lean * 0.6 + wide * 0.4} ${foot.y - tall * 0.7} ${foot.x + wide * 0.3} ${foot.y - tall * 0.4} ${foot.x + wide} ${foot.y}Z`
}

function craters(stage: Stage, random: Random, groundAt: (x: number) => number): string {
  let content = ''
  for (let i = 0; i < 9; i++) {
    const x = random.between(0, WIDTH)
    const near = random.next()
    const y = groundAt(x) + 18 + near * 60
    const size = 18 + near * 46
    content +=
      ellipse({ x, y }, size, size * 0.16, mix(stage.palette.land(0.9), stage.palette.ink, 0.6)) +
      stroked(
        trace`M${x - size} ${y}A${size} ${size * 0.16} 0 0 0 ${x + size} ${y}`,
        rimLight(stage, 0.5, 900),
        1.6,
      )
  }
  return content
}

const landerLegs = (stage: Stage, at: Point): string =>
  stroked(
    trace`M${at.x - 44} ${at.y - 4}l-26 40h-12M${at.x + 30} ${at.y - 4}l24 40h12M${at.x - 6} ${at.y - 4}v42`,
    stage.palette.ink,
    5,
  )
