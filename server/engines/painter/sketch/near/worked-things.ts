import { lighter, mix } from '../colour.ts'
import { drawing } from '../drawing.ts'
import { glow } from '../light.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import { group } from '../svg.ts'
import { nearTones, onTable } from './table-top.ts'

/** A telephone of today, its screen alight. */
export function nearPhone(stage: Stage): Scenery {
  const { dark } = nearTones(stage)
  const shine = mix(stage.palette.accent, stage.palette.light, 0.6)
  const body =
    'M-150 -290H150Q180 -290 180 -260V260Q180 290 150 290H-150Q-180 290 -180 260V-260Q-180 -290 -150 -290Z'
  const screen = stage.sheet.fall(-262, 262, {
    0: lighter(shine, 0.02),
    1: mix(shine, stage.palette.skyMiddle, 0.5),
  })
  const words = 'M-112 -162h142M-112 -88h192M-16 8h128M-112 104h82'
  const phone =
    glow(stage, { x: 10, y: -5 }, 620, shine, 0.5) +
    group(
      { 'stroke-linecap': 'round' },
      drawing(
        { dark, screen, bubble: mix(dark, shine, 0.35) },
        `dark ${body}
    screen M-160 -262H160V262H-160Z
    bubble~56/0.7 ${words}`,
      ),
    )
  return onTable(stage, { x: 650, y: 365 }, 14, body, phone, 16)
}
