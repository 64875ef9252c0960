import { lighter, mix } from '../colour.ts'
import { drawing } from '../drawing.ts'
import { glow } from '../light.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import { group } from '../svg.ts'
import { nearTones, onTable } from './table-top.ts'

/** A blade, laid down. */
export function nearSword(stage: Stage): Scenery {
  const { brass, dark, wood } = nearTones(stage)
  const steel = mix(stage.palette.horizon, stage.palette.light, 0.35)
  const blade = 'M-250 -26L470 -22L540 0L470 22L-250 26Z'
  const outline = `${blade}M-290 -120L-250 -120L-250 120L-290 120ZM-470 -20L-290 -20L-290 20L-470 20Z`
  const inks = {
    steel: stage.sheet.fall(-26, 26, {
      0: lighter(steel, 0.06),
      0.48: mix(steel, dark, 0.2),
      0.52: mix(steel, dark, 0.5),
      1: mix(steel, dark, 0.2),
    }),
    dark,
    brass,
    grip: mix(wood, dark, 0.35),
    wire: mix(brass, dark, 0.3),
    pommel: mix(brass, dark, 0.15),
  }
  return onTable(
    stage,
    { x: 610, y: 380 },
    stage.random.fork('sword').between(-22, -6),
    outline,
    drawing(
      inks,
      `steel ${blade}
      dark/0.35 M-250 -4L420 -3L420 3L-250 4Z
      brass M-290 -124C-270 -116 -260 -116 -246 -124L-246 124C-260 116 -270 116 -290 124Z
      grip M-470 -20L-290 -22L-290 22L-470 20Z
      wire~4 M-450 -20l14 40m16 -40l14 40m16 -40l14 40m16 -40l14 40m16 -40l14 40
      pommel O-492 0 34 34`,
    ),
    18,
  )
}

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
