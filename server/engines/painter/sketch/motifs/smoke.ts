import { mix } from '../colour.ts'
import type { Edge, Land } from '../outdoors/land.ts'
import { WIDTH } from '../stage.ts'
import { each } from '../svg.ts'

/** Columns of smoke over the roofs. */
export const smoke = ({ random, palette, glow, many }: Land, edge: Edge): string =>
  each([0.22, 0.5, 0.78], (share) => {
    const x = WIDTH * share + random.between(-60, 60)
    return many(9, (i) =>
      glow(
        x + i * 14 + random.between(-14, 14),
        edge.at(x) - 40 - i * 48,
        46 + i * 15,
        mix(palette.ink, palette.horizon, 0.35),
        0.7,
      ),
    )
  })
