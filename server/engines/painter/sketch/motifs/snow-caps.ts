import type { Stage } from '../stage.ts'
import { type Point, lines } from '../svg.ts'
import { filled } from '../ink.ts'
import { mix, lighter } from '../colour.ts'

/** Snow on the tops, its lower edge ragged. */
export function snowCaps(stage: Stage, points: Point[], depth: number): string {
  const { palette, light } = stage
  const random = stage.random.fork('caps')
  const top = Math.min(...points.map(({ y }) => y))
  const line = top + depth * 1.5
  let d = ''
  let run: Point[] = []
  const close = () => {
    if (run.length > 3) {
      const under = run.toReversed().flatMap(({ x, y }, i) =>
        i % 5 === 0
          ? [
              {
                x,
                y: y + (line - y) * (i % 2 === 0 ? random.between(0.6, 0.9) : random.between(0.28, 0.5)),
              },
            ]
          : [],
      )
      d += `${lines([...run, ...under])}Z`
    }
    run = []
  }
  for (const point of points) {
    if (point.y < line) run.push(point)
    else close()
  }
  close()
  return filled(d, mix(lighter(palette.horizon, 0.08), light.colour, 0.55), 0.62)
}
