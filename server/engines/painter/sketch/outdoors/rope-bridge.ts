import { mix, oklch } from '../colour.ts'
import { stroked } from '../ink.ts'
import { HEIGHT, WIDTH } from '../stage.ts'
import { curve, each, lines, many } from '../svg.ts'
import { landscape } from './land.ts'

/** A bridge of ropes and planks from cliff to cliff, a deep valley under it. */
export const ropeBridge = landscape('rope bridge', (land) => {
  const { random, palette } = land
  const far = land.ridge('peaks', 500, 260, 2.6)
  const [left, right] = [WIDTH * 0.2, WIDTH * 0.84]
  const deckAt = (x: number) => 500 + 84 * Math.sin(((x - left) / (right - left)) * Math.PI)
  const along = (lift: number) =>
    Array.from({ length: 25 }, (_, i) => left + ((right - left) * i) / 24).map((x) => ({
      x,
      y: deckAt(x) - lift,
    }))
  const cliff = (inner: number, outer: number, top: number) => {
    const way = outer < inner ? -1 : 1
    const steps = [0, 1, 2, 3, 4].map((i) => ({
      x: inner + way * (random.between(-8, 26) + i * 16),
      y: top + i * 62,
    }))
    return `${lines([{ x: outer, y: top - 16 }, { x: inner + way * 80, y: top - 10 }, ...steps, { x: outer, y: HEIGHT + 10 }])}Z`
  }
  const rope = mix(palette.ink, oklch(0.55, 0.06, 70), 0.35)
  const planks = many(46, (i) => {
    const x = left + ((right - left) * i) / 45
    return random.chance(0.14)
      ? ''
      : lines([
          { x, y: deckAt(x) - 3 },
          { x: x + 9, y: deckAt(x) + 5 },
        ])
  })
  const x = left + (right - left) * random.between(0.2, 0.3)
  return {
    behind: [
      land.sky(500),
      land.layer(far, 0.16, 640),
      land.mist(420, 700, 0.7, 6),
      land.tinted(0.78, cliff(left, -20, 500) + cliff(right, WIDTH + 20, 500)),
      stroked(planks, rope, 6),
      stroked(curve(along(0)), rope, 4),
      stroked(curve(along(54)), rope, 3),
      stroked(
        each(along(0), (at) => lines([at, { x: at.x, y: at.y - 54 }])),
        rope,
        1.6,
      ),
    ],
    x,
    on: land.edge(along(0)),
    sunk: 1,
    isUneven: true,
    height: 112,
    before: [stroked(curve(along(48)), rope, 3.4)],
  }
})
