import { mix, oklch } from '../colour.ts'
import { filled, stroked } from '../ink.ts'
import { leafTree } from '../motifs/trees.ts'
import { stringOfLamps } from '../motifs/string-of-lamps.ts'
import { createRoom, standing } from '../rooms/room.ts'
import type { Scenery } from '../scenery.ts'
import { HEIGHT, type Stage, WIDTH } from '../stage.ts'
import { each, lines, many, type Point, trace } from '../svg.ts'
import { landOf, landscape } from './land.ts'

/** A fairground: the big wheel, a roundabout under its striped roof, lamps when it is dark. */
export const fairground = landscape('fairground', (land) => {
  const { palette, random, away } = land
  const hub = { x: away(880), y: 380 }
  const rim = (angle: number, radius: number): Point => ({
    x: hub.x + Math.cos(angle) * radius,
    y: hub.y + Math.sin(angle) * radius,
  })
  const spokes = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8)
  const iron = mix(palette.land(0.5), palette.ink, 0.3)
  const cloth = [mix(oklch(0.6, 0.12, 25), palette.ink, 0.25), mix(palette.light, palette.ink, 0.3)] as const
  const roof = (x: number, y: number, half: number, tall: number) =>
    many(8, (i) => {
      const edge = (n: number) => x - half + (n * half) / 4
      return filled(trace`M${x} ${y - tall}L${edge(i)} ${y}H${edge(i + 1)}Z`, cloth[i % 2]!)
    })
  const booth = (x: number, size: number) =>
    filled(trace`M${x - size} 610v${-size}h${size * 2}v${size}Z`, palette.land(0.62)) +
    filled(
      trace`M${x - size * 0.8} ${610 - size * 0.85}h${size * 1.6}v${size * 0.45}h${-size * 1.6}Z`,
      palette.ink,
      0.6,
    ) +
    roof(x, 610 - size, size * 1.15, size * 0.6)
  const poles = each([-120, -72, -24, 24, 72, 120], (dx) => trace`M${away(430) + dx} 510V612`)
  return {
    behind: [
      land.sky(520),
      land.houses({ base: 590, low: 20, high: 60, narrow: 60, wide: 120, roof: 'gabled', lit: 0 }, 0.3, 0),
      land.mist(430, 600, 0.4, 7),
      stroked(trace`M${hub}L${hub.x - 110} 610M${hub}L${hub.x + 110} 610`, iron, 10),
      stroked(
        each(spokes, (angle) => trace`M${hub}L${rim(angle, 240)}`),
        iron,
        2.5,
      ),
      ...[240, 216].map((radius) =>
        stroked(`${lines([...spokes, 0].map((angle) => rim(angle, radius)))}Z`, iron, 4),
      ),
      filled(
        each(spokes, (angle) => trace`M${rim(angle, 240).x - 13} ${rim(angle, 240).y}h26l-5 24h-16Z`),
        palette.accent,
      ),
      ...(land.isDark
        ? spokes.map((angle) => land.glow(rim(angle, 240).x, rim(angle, 240).y, 30, palette.lamp, 0.9))
        : []),
      filled(`M-10 600H${WIDTH + 10}V${HEIGHT + 10}H-10Z`, land.meadow(596, 0.7)),
      booth(away(120), 80),
      booth(away(690), 62),
      land.isDark ? land.glow(away(430), 560, 260, palette.lamp, 0.6, 0.5) : '',
      filled(trace`M${away(430) - 150} 606h300l14 22h-328Z`, palette.land(0.8)),
      stroked(poles, mix(palette.lamp, palette.ink, 0.4), 5),
      roof(away(430), 514, 176, 96),
      ...(land.isDark ? [stringOfLamps(land, 250, 330, 90), stringOfLamps(land, 340, 250, 110)] : []),
    ],
    x: away(640) + random.between(-30, 30),
    on: 668,
    height: 152,
  }
})

/** An orchard: trees in rows to both sides of a grassy way. */
export function orchard(stage: Stage): Scenery {
  const land = landOf(stage, 'orchard')
  const { random } = land
  const room = createRoom(stage, { width: 9, height: 6, depth: 22, vanishY: 470 })
  const row = (z: number) => {
    const nearness = 0.9 - z * 0.03
    const trees = each([-9.5, -3.6, 3.6, 9.5], (x) =>
      leafTree(random, room.at(x, 0, z), room.scaleAt(z) * random.between(3, 3.6)),
    )
    return land.tinted(nearness, trees)
  }
  return {
    behind:
      land.sky(500) +
      land.layer(land.ridge('hills', 500, 50, 1.6), 0.2, 560) +
      land.mist(440, 560, 0.5, 7) +
      filled(`M-10 490H${WIDTH + 10}V${HEIGHT + 10}H-10Z`, land.meadow(488, 0.62)) +
      each([20, 16, 12.5, 9.5, 7, 4.8], row) +
      land.inked(land.grass(HEIGHT + 4, 36)),
    ...standing(room, 0.5, 2.6),
    before: land.tinted(0.97, leafTree(random, { x: land.away(-20), y: HEIGHT + 30 }, 640, 420)),
  }
}
