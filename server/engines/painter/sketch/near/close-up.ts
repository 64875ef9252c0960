import { type Colour, faint, lighter, mix, oklch } from '../colour.ts'
import { backdrop, disc } from '../ink.ts'
import { glow } from '../light.ts'
import type { Scenery } from '../scenery.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { many } from '../svg.ts'
import { stars } from '../sky.ts'

/** What is out of focus behind people who are seen from near: light by the told hour, and nothing that has an outline. */
export function closeUp(stage: Stage): Scenery {
  const { facts, palette, sheet, random } = stage
  const { far, middle, low, shine } = groundOf(stage)
  const spots = random.fork('spots')
  const isDay = facts.time === 'day'
  const from = { x: WIDTH * 0.34, y: 250 }
  const lights = many(facts.side === 'outside' && isDay ? 7 : 16, () => {
    const near = spots.next()
    return disc(
      { x: spots.between(0, WIDTH), y: spots.between(-20, HEIGHT * 0.72) },
      18 + near * 52,
      spots.chance(0.5) ? shine : mix(shine, palette.accent, 0.25),
      0.05 + (1 - near) * (isDay ? 0.06 : 0.11),
    )
  })
  return {
    behind:
      backdrop(sheet.fall(0, HEIGHT, { 0: far, 0.55: middle, 1: low })) +
      (facts.side === 'outside' &&
      facts.isHourTold &&
      facts.time === 'night' &&
      /^(?:untold|clear)$/.test(facts.weather)
        ? stars(stage, 420, 70)
        : '') +
      glow(stage, from, 700, shine, isDay ? 0.75 : 0.62, 0.85) +
      glow(stage, { x: WIDTH * 0.8, y: 380 }, 420, middle, 0.5) +
      lights,
    ground: { x: -400, y: 0 },
    height: 330,
    before: backdrop(sheet.fall(560, HEIGHT, { 0: faint(palette.ink, 0), 1: faint(palette.ink, 0.6) })),
  }
}

function groundOf({ facts, palette }: Stage): Record<'far' | 'middle' | 'low' | 'shine', Colour> {
  const { skyMiddle, horizon, ink, lamp, light } = palette
  if (facts.side === 'outside')
    return { far: skyMiddle, middle: horizon, low: mix(palette.land(0.4), ink, 0.25), shine: light }
  const wall = { day: 0.74, dawn: 0.6, dusk: 0.46, night: 0.32 }[facts.time]
  const warmth =
    facts.side === 'inside' ? oklch(wall, 0.06, 66) : mix(oklch(wall, 0.045, 74), skyMiddle, 0.25)
  const shine = facts.time === 'day' ? lighter(light, -0.02) : mix(lamp, horizon, facts.side ? 0 : 0.3)
  return { far: mix(warmth, ink, 0.22), middle: warmth, low: mix(warmth, ink, 0.5), shine }
}
