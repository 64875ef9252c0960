import { mistBank } from '../clouds.ts'
import { glow } from '../light.ts'
import { type SkylineShape, skyline } from '../motifs/skyline.ts'
import { block } from '../rooms/furniture.ts'
import { createRoom, patch, standing } from '../rooms/room.ts'
import type { Scenery } from '../scenery.ts'
import { sky } from '../sky.ts'
import { type Stage, WIDTH } from '../stage.ts'
import { each, lines } from '../svg.ts'
import { filled, stroked } from '../ink.ts'
import { areStreetLampsLit } from '../daylight.ts'
import { mix } from '../colour.ts'

/** A flat roof over a town: the parapet, a chimney, the roofs all around. */
export function rooftop(stage: Stage): Scenery {
  const { palette, facts } = stage
  const random = stage.random.fork('rooftop')
  const isDark = areStreetLampsLit(facts)
  const isRuin = facts.era === 'ruin'
  const roof = isRuin ? 'broken' : facts.era === 'modern' || facts.era === 'future' ? 'flat' : 'gabled'
  const lit = isDark && !isRuin ? 0.3 : 0.02
  const row = (base: number, low: number, high: number, nearness: number) => {
    const shape: SkylineShape = { base, low, high, narrow: 40, wide: 100, roof, lit }
    const { d, windows } = skyline(random, shape)
    return filled(d, palette.land(nearness)) + filled(windows, palette.lamp, 0.85)
  }
  const room = createRoom(stage, { width: 9, height: 3, depth: 5, vanishY: 380 })
  const side = random.pick([-1, 1] as const)
  const stone = mix(palette.land(0.75), palette.ink, 0.1)
  const aerial = lines([room.at(-side * 3.4, 1, 5), room.at(-side * 3.4, 3.2, 5)])
  const arms = [2.5, 2.8, 3.1].map((y) =>
    lines([room.at(-side * 3.4 - 0.35, y, 5), room.at(-side * 3.4 + 0.35, y, 5)]),
  )
  return {
    behind:
      sky(stage, 470) +
      row(480, 60, roof === 'gabled' ? 90 : 230, 0.3) +
      mistBank(stage, { top: 380, bottom: 520, colour: palette.horizon, opacity: 0.5, stretch: 6 }) +
      (isDark ? glow(stage, { x: WIDTH / 2, y: 480 }, 700, palette.lamp, 0.3, 0.3) : '') +
      row(540, 50, roof === 'gabled' ? 80 : 170, 0.55) +
      filled(
        patch(room, 'floor', -4.5, 4.5, -2.4, 5),
        stage.sheet.fall(500, 720, { 0: stone, 1: mix(stone, palette.ink, 0.6) }),
      ) +
      block(stage, room, { x: 0, z: 5, width: 9, height: 0.7, depth: 0.3 }, stone) +
      (facts.era === 'modern' ? stroked(aerial + arms.join(''), palette.ink, 4) : '') +
      block(stage, room, { x: side * 2.3, z: 3, width: 1.2, height: 1.8, depth: 0.7 }, stone) +
      each([-0.3, 0.3], (dx) =>
        block(
          stage,
          room,
          { x: side * 2.3 + dx, z: 3.2, width: 0.3, height: 0.45, depth: 0.3, lift: 1.8 },
          stone,
        ),
      ),
    ...standing(room, -side * 1.2, 1.6),
    before: '',
  }
}
