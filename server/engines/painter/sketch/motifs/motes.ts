import type { Random } from '#server/ground/random.ts'
import { css, lighter } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { element } from '../svg.ts'

/** Specks that float in the light: dust, or fireflies by night. */
export function motes(stage: Stage, random: Random, x: number, around = 420): string {
  const isNight = stage.facts.time === 'night' || stage.facts.time === 'dusk'
  const colour = isNight ? lighter(stage.palette.lamp, 0.05) : stage.palette.light
  return element(
    'g',
    { fill: css(colour) },
    ...Array.from({ length: 46 }, () => {
      const near = random.next() ** 3
      const at = { x: x + (random.next() + random.next() - 1) * around, y: random.between(240, 680) }
      return element('circle', {
        cx: at.x,
        cy: at.y,
        r: 0.9 + near * 2.4,
        opacity: Math.round((0.25 + random.next() * 0.6) * 100) / 100,
      })
    }),
  )
}
