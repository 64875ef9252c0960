import type { Random } from '#server/ground/random.ts'
import { faint, lighter, mix, oklch } from '../colour.ts'
import { backdrop, disc } from '../ink.ts'
import { glow } from '../light.ts'
import type { Scenery } from '../scenery.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { many } from '../svg.ts'
import { sky } from '../sky.ts'

/** What is behind people who are seen from near: the sky where they are under it, else light by the told hour, and nothing that has an outline. */
export function closeUp(stage: Stage): Scenery {
  const { facts, palette, sheet, random } = stage
  return {
    behind: facts.side === 'outside' ? sky(stage, HEIGHT * 1.1) : lights(stage, random.fork('spots')),
    ground: { x: -400, y: 0 },
    height: 330,
    before: backdrop(sheet.fall(560, HEIGHT, { 0: faint(palette.ink, 0), 1: faint(palette.ink, 0.6) })),
  }
}

function lights(stage: Stage, random: Random): string {
  const { facts, palette, sheet } = stage
  const { skyMiddle, horizon, ink, lamp, light, accent } = palette
  const isDay = facts.time === 'day'
  const wall = { day: 0.74, dawn: 0.6, dusk: 0.46, night: 0.32 }[facts.time]
  const warmth =
    facts.side === 'inside' ? oklch(wall, 0.06, 66) : mix(oklch(wall, 0.045, 74), skyMiddle, 0.25)
  const shine = isDay ? lighter(light, -0.02) : mix(lamp, horizon, facts.side ? 0 : 0.3)
  const spots = many(16, () => {
    const near = random.next()
    return disc(
      { x: random.between(0, WIDTH), y: random.between(-20, HEIGHT * 0.72) },
      18 + near * 52,
      random.chance(0.5) ? shine : mix(shine, accent, 0.25),
      0.05 + (1 - near) * (isDay ? 0.06 : 0.11),
    )
  })
  return (
    backdrop(sheet.fall(0, HEIGHT, { 0: mix(warmth, ink, 0.22), 0.55: warmth, 1: mix(warmth, ink, 0.5) })) +
    glow(stage, { x: WIDTH * 0.34, y: 250 }, 700, shine, isDay ? 0.75 : 0.62, 0.85) +
    glow(stage, { x: WIDTH * 0.8, y: 380 }, 420, warmth, 0.5) +
    spots
  )
}
