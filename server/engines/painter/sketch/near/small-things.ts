import { lighter, mix } from '../colour.ts'
import { drawing } from '../drawing.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import { nearTones, onTable } from './table-top.ts'

/** A key, its bow and bit in worn brass. */
export function nearKey(stage: Stage): Scenery {
  const { brass, dark } = nearTones(stage)
  const blade = 'M-90 -16L300 -16L300 16L-90 16ZM214 10L214 84L240 84L240 54L256 54L256 84L292 84L292 10Z'
  const inks = {
    dark,
    metal: stage.sheet.fall(-100, 100, { 0: lighter(brass, 0.14), 0.5: brass, 1: mix(brass, dark, 0.65) }),
    gleam: lighter(brass, 0.28),
  }
  const turn = stage.random.fork('key').between(-24, 10)
  return onTable(
    stage,
    { x: 600, y: 380 },
    turn,
    blade,
    drawing(
      inks,
      `dark~34/0.45 O-158 12 86 86
      metal~34 O-170 0 86 86
      metal ${blade}
      metal M-96 -26L-66 -26L-66 26L-96 26ZM-50 -22L-34 -22L-34 22L-50 22Z
      gleam~7 M-230 -40A74 74 0 0 1 -150 -74`,
    ),
  )
}
