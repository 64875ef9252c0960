import { type Colour, faint, lighter, mix, oklch } from '../colour.ts'
import { backdrop, ellipse, filled, stroked } from '../ink.ts'
import { beams } from '../light.ts'
import { crystals, stalactites } from '../motifs/stones.ts'
import { HEIGHT, WIDTH } from '../stage.ts'
import { each, lines, trace } from '../svg.ts'
import { type Land, landscape } from './land.ts'

/** A great cave: mouth within mouth of stone; a pool and crystals where they are told of. */
export const cave = landscape('cave', (land) => {
  const { stage, random, palette, sheet, facts } = land
  const heart = { x: WIDTH * random.between(0.4, 0.6), y: 330 }
  // Day comes in only where it is told.
  const isOpen = facts.isHourTold && facts.time !== 'night' && !facts.isDark
  const shine = isOpen
    ? mix(palette.light, palette.horizon, 0.4)
    : mix(palette.lamp, oklch(0.4, 0.05, 250), facts.isDark ? 0.75 : 0.45)
  const dark = mix(palette.ink, oklch(0.15, 0.045, 265), 0.6)
  const tone = (n: number) => mix(mix(oklch(0.5, 0.09, 262), shine, 0.3), dark, n)
  const spikes = (edgeAt: (x: number) => number, length: number, isHanging: boolean) =>
    stalactites(random, edgeAt, length, -40, WIDTH + 40, isHanging)
  const mouth = (n: number, half: number, top: number, foot: number, length: number) => {
    const out = (x: number) => ((x - heart.x) / half) ** 2
    const rock =
      spikes((x) => top + out(x) * 150, length, true) + spikes((x) => foot - out(x) * 46, length * 0.4, false)
    const fill = sheet.radial(heart, 780, {
      0: mix(tone(n), shine, 0.4 * (1 - n)),
      0.5: tone(n),
      1: mix(tone(n), dark, 0.75),
    })
    const rim = sheet.radial(heart, 520, { 0: faint(shine, 0.5), 1: faint(shine, 0) })
    return filled(rock, fill) + stroked(rock, rim, 1.4)
  }
  const floor = land.ridge('rocks', 706, 70, 2.4)
  const x = heart.x + random.between(-90, 90)
  const clusters = each([46, 64, 82, 100, 118, 136], (size, i) => {
    const at = i % 2 === 0 ? random.between(70, 400) : random.between(880, 1210)
    return crystals(stage, random, { x: at, y: 590 + i * 15 }, size)
  })
  const lit = { ...stage, light: { ...stage.light, colour: mix(shine, palette.light, 0.3) } }
  const air = {
    0: isOpen ? mix(shine, palette.light, 0.2) : mix(shine, tone(0.3), 0.6),
    0.16: mix(shine, tone(0.2), isOpen ? 0.5 : 0.8),
    0.5: tone(0.4),
    1: dark,
  }
  return {
    behind: [
      backdrop(sheet.radial(heart, 640, air)),
      mouth(0.3, 330, 150, 548, 130),
      land.mist(320, 600, 0.4, 6, shine),
      mouth(0.5, 430, 96, 582, 170),
      !isOpen
        ? ''
        : beams(
            lit,
            { x: heart.x + 60, y: -20 },
            { count: 6, spread: 0.5, length: 640, width: 60, lean: -0.12, strength: 0.36 },
          ),
      land.where('water', () => pool(land, heart.x, shine)),
      mouth(0.72, 540, 40, 622, 190),
      land.where('crystals', () => clusters),
      filled(`${lines(floor.points)}L${WIDTH + 20} 740L-20 740Z`, tone(0.92)),
    ],
    x,
    on: floor,
    sunk: 10,
    height: 124,
    before: [
      filled(
        spikes((at) => -30 + (Math.abs(at - WIDTH / 2) / 640) ** 3 * 230, 210, true),
        dark,
      ),
      land.boulders(HEIGHT + 6, 62, 230),
    ],
  }
})

function pool({ stage, palette, many, sheet }: Land, x: number, shine: Colour): string {
  const random = stage.random.fork('pool')
  const gleam = { 0: faint(mix(shine, palette.light, 0.3), 0.8), 1: faint(shine, 0.08) }
  const streaks = many(50, () => {
    const y = random.between(600, 672)
    return trace`M${x + (random.next() + random.next() - 1) * 330} ${y}h${random.between(12, 70)}`
  })
  return (
    ellipse({ x, y: 636 }, 440, 46, sheet.radial({ x, y: 630 }, 440, gleam, 0.11)) +
    stroked(streaks, lighter(shine, 0.12), 1.4, 0.5)
  )
}
