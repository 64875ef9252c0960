import { glow } from '../light.ts'
import { nebula } from '../motifs/nebula.ts'
import { planet, worldColours } from '../motifs/planets.ts'
import { spacecraft } from '../motifs/spacecraft.ts'
import { shows } from '../plated-things.ts'
import type { Scenery } from '../scenery.ts'
import { stars } from '../sky.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { backdrop } from '../ink.ts'
import { oklch, mix, lighter } from '../colour.ts'

/** Open space: dust clouds, a great world at the edge, a ship on its way where one is told of. */
export function space(stage: Stage): Scenery {
  const { palette, sheet } = stage
  const random = stage.random.fork('space')
  const isLeft = random.chance(0.5)
  const hue = palette.skyMiddle.h
  const dark = oklch(0.1, 0.03, hue)
  const air = backdrop(
    sheet.linear(
      { x: 0, y: 0 },
      { x: WIDTH, y: HEIGHT },
      { 0: dark, 0.5: mix(dark, palette.skyTop, 0.65), 1: lighter(dark, -0.03) },
    ),
  )
  const isNear = random.chance(0.5)
  const radius = isNear ? random.between(330, 430) : random.between(170, 230)
  const centre = {
    x: isNear ? (isLeft ? 120 : WIDTH - 120) : WIDTH * (isLeft ? 0.3 : 0.7),
    y: isNear ? HEIGHT * 0.86 : HEIGHT * 0.42,
  }
  const worldHue = random.pick([palette.horizon.h, palette.accent.h, palette.lamp.h, hue])
  const litFrom = isLeft ? random.between(-60, -25) : random.between(205, 240)
  const sunAt = { x: isLeft ? WIDTH * 0.82 : WIDTH * 0.18, y: HEIGHT * 0.18 }
  const moonAt = { x: WIDTH * (isLeft ? 0.62 : 0.38), y: HEIGHT * random.between(0.16, 0.34) }
  const craft = { x: WIDTH * (isLeft ? 0.63 : 0.37), y: HEIGHT * random.between(0.52, 0.62) }
  return {
    behind:
      air +
      nebula(
        stage,
        [mix(palette.skyMiddle, palette.horizon, 0.2), oklch(0.7, 0.12, random.pick([38, 340, 195, hue]))],
        0.95,
      ) +
      stars(stage, HEIGHT * 1.6, 620) +
      glow(stage, sunAt, 420, palette.light, 0.5) +
      glow(stage, sunAt, 60, lighter(palette.light, 0.05), 1) +
      planet(stage, { centre: moonAt, radius: 34, kind: 'rock', colours: worldColours(hue, 0.55), litFrom }) +
      planet(stage, {
        centre,
        radius,
        kind: random.pick(['gas', 'sea', 'rock']),
        colours: worldColours(worldHue, 0.6),
        litFrom,
        hasRing: !isNear && random.chance(0.7),
      }) +
      (shows(stage, 'spaceship')
        ? spacecraft(
            stage,
            random.pick(['cruiser', 'cruiser', 'shuttle', 'station']),
            craft,
            random.between(1, 1.35),
            { flip: !isLeft, turn: random.between(-10, 10) },
          )
        : ''),
    ground: { x: -400, y: 0 },
    height: 60,
    before: '',
  }
}
