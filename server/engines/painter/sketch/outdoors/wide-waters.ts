import { mix, oklch } from '../colour.ts'
import { filled, stroked } from '../ink.ts'
import { HEIGHT, WIDTH } from '../stage.ts'
import { many, trace } from '../svg.ts'
import { landscape } from './land.ts'

/** A salt flat: white crust as level as a table, cracked into plates. */
export const saltFlat = landscape('salt flat', (land) => {
  const { random, palette, facts, stage } = land
  const top = 500
  const salt = mix(oklch(facts.time === 'night' ? 0.55 : 0.9, 0.012, 90), palette.horizon, 0.3)
  const seams = many(9, (row) => {
    const y = top + 14 + row * row * 2.9
    const wide = 40 + row * 34
    return many(Math.ceil(WIDTH / wide) + 1, (i) => {
      const x = (i - 0.5) * wide + (row % 2) * wide * 0.5 + random.between(-0.1, 0.1) * wide
      const deep = 5 + row * 5.8
      return trace`M${x} ${y}l${wide * 0.5} ${-deep * 0.35}l${wide * 0.5} ${deep * 0.35}M${x} ${y}l${random.between(-4, 4)} ${deep}`
    })
  })
  return {
    behind: [
      land.sky(top),
      land.layer(land.ridge('hills', top + 2, 26, 1.6), 0.16, top + 8),
      filled(
        `M-20 ${top}H${WIDTH + 20}V740H-20Z`,
        stage.sheet.fall(top, HEIGHT, {
          0: mix(salt, palette.horizon, 0.4),
          1: mix(salt, palette.skyMiddle, 0.25),
        }),
      ),
      stroked(seams, mix(salt, palette.ink, 0.4), 1.6, 0.5),
      land.mist(top - 40, top + 40, 0.7, 9, salt),
    ],
    x: WIDTH * random.between(0.38, 0.62),
    on: 640,
    height: 140,
  }
})
