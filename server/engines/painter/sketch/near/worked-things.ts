import { glow } from '../light.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import { nearView } from './near-view.ts'
import { fallenShadow, nearTones, tableTop } from './table-top.ts'
import { element, group, path, trace } from '../svg.ts'
import { filled, stroked, disc } from '../ink.ts'
import { mix, lighter, css } from '../colour.ts'

/** The face of a clock. */
export function nearClock(stage: Stage): Scenery {
  const { paper, brass, dark } = nearTones(stage)
  const random = stage.random.fork('clock')
  const mark = (i: number) => {
    const [x, y] = [Math.sin((i * Math.PI) / 6), -Math.cos((i * Math.PI) / 6)]
    const inner = i % 3 === 0 ? 196 : 214
    return trace`M${x * inner} ${y * inner}L${x * 236} ${y * 236}`
  }
  const hand = (turn: number, length: number, width: number) =>
    path(trace`M${-width} 30L0 ${-length}L${width} 30Z`, {
      fill: css(dark),
      transform: `rotate(${turn.toFixed(0)})`,
    })
  const rim = { cx: 0, cy: 0, r: 276 }
  return nearView(
    tableTop(stage) +
      group(
        { transform: 'translate(640 360)' },
        element('circle', { ...rim, cx: 16, cy: 18, fill: css(dark), opacity: 0.5 }),
        element('circle', {
          ...rim,
          fill: stage.sheet.linear(
            { x: -200, y: -200 },
            { x: 200, y: 220 },
            { 0: lighter(brass, 0.16), 0.5: brass, 1: mix(brass, dark, 0.65) },
          ),
        }),
        element('circle', {
          ...rim,
          r: 248,
          fill: stage.sheet.radial({ x: -80, y: -90 }, 430, {
            0: lighter(paper, 0.05),
            1: mix(paper, dark, 0.4),
          }),
        }),
        stroked(Array.from({ length: 12 }, (_, i) => mark(i)).join(''), dark, 9),
        hand(random.between(0, 360), 128, 10),
        hand(random.between(0, 360), 200, 7),
        disc({ x: 0, y: 0 }, 14, dark),
      ),
  )
}

/** A blade, laid down. */
export function nearSword(stage: Stage): Scenery {
  const { brass, dark, wood } = nearTones(stage)
  const steel = mix(stage.palette.horizon, stage.palette.light, 0.35)
  const blade = 'M-250 -26L470 -22L540 0L470 22L-250 26Z'
  const turn = stage.random.fork('sword').between(-22, -6).toFixed(1)
  return nearView(
    tableTop(stage) +
      group(
        { transform: `translate(610 380) rotate(${turn})` },
        fallenShadow(
          stage,
          `${blade}M-290 -120L-250 -120L-250 120L-290 120ZM-470 -20L-290 -20L-290 20L-470 20Z`,
          18,
        ),
        filled(
          blade,
          stage.sheet.fall(-26, 26, {
            0: lighter(steel, 0.06),
            0.48: mix(steel, dark, 0.2),
            0.52: mix(steel, dark, 0.5),
            1: mix(steel, dark, 0.2),
          }),
        ),
        filled('M-250 -4L420 -3L420 3L-250 4Z', dark, 0.35),
        filled('M-290 -124C-270 -116 -260 -116 -246 -124L-246 124C-260 116 -270 116 -290 124Z', brass),
        filled('M-470 -20L-290 -22L-290 22L-470 20Z', mix(wood, dark, 0.35)),
        stroked(
          'M-450 -20l14 40m16 -40l14 40m16 -40l14 40m16 -40l14 40m16 -40l14 40',
          mix(brass, dark, 0.3),
          4,
        ),
        disc({ x: -492, y: 0 }, 34, mix(brass, dark, 0.15)),
      ),
  )
}

/** A telephone of today, its screen alight. */
export function nearPhone(stage: Stage): Scenery {
  const { dark } = nearTones(stage)
  const shine = mix(stage.palette.accent, stage.palette.light, 0.6)
  const body =
    'M-150 -290H150Q180 -290 180 -260V260Q180 290 150 290H-150Q-180 290 -180 260V-260Q-180 -290 -150 -290Z'
  const bubble = (x: number, y: number, width: number) =>
    element('rect', { x, y, width, height: 56, rx: 24, fill: css(mix(dark, shine, 0.35)), opacity: 0.7 })
  return nearView(
    tableTop(stage) +
      glow(stage, { x: 660, y: 360 }, 620, shine, 0.5) +
      group(
        { transform: 'translate(650 365) rotate(14)' },
        fallenShadow(stage, body, 16),
        filled(body, dark),
        element('rect', {
          x: -160,
          y: -262,
          width: 320,
          height: 524,
          rx: 14,
          fill: stage.sheet.fall(-262, 262, {
            0: lighter(shine, 0.02),
            1: mix(shine, stage.palette.skyMiddle, 0.5),
          }),
        }),
        bubble(-136, -190, 190),
        bubble(-136, -116, 240),
        bubble(-40, -20, 176),
        bubble(-136, 76, 130),
      ),
  )
}
