import type { Random } from '#server/ground/random.ts'
import { glow } from '../light.ts'
import { type Stage, WIDTH } from '../stage.ts'
import { trace } from '../svg.ts'
import { stroked } from '../ink.ts'
import { mix, css } from '../colour.ts'

/** A forked flash, only in storms. */
export function lightning(stage: Stage, random: Random): string {
  if (stage.facts.weather !== 'storm') return ''
  let at = { x: WIDTH * random.between(0.2, 0.8), y: -10 }
  const start = at
  const end = 400
  let d = trace`M${at.x} ${at.y}`
  let forks = ''
  while (at.y < end) {
    at = { x: at.x + random.between(-34, 34), y: at.y + random.between(18, 46) }
    d += trace`L${at.x} ${at.y}`
    if (random.chance(0.4)) {
      let tip = at
      forks += trace`M${tip.x} ${tip.y}`
      for (let i = 0; i < 4; i++) {
        tip = { x: tip.x + random.between(-44, 44), y: tip.y + random.between(12, 32) }
        forks += trace`L${tip.x} ${tip.y}`
      }
    }
  }
  const flash = css(mix(stage.palette.light, stage.palette.skyMiddle, 0.1))
  return (
    glow(stage, { x: start.x, y: 60 }, 520, stage.palette.light, 0.6) +
    stroked(d, flash, 7, 0.22) +
    stroked(d, flash, 2.4) +
    stroked(forks, flash, 1.1, 0.8)
  )
}
