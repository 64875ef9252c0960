import type { Random } from '#server/ground/random.ts'
import { glow } from '../light.ts'
import type { Stage } from '../stage.ts'
import { type Point, path, placed, trace } from '../svg.ts'
import { filled, stroked, box } from '../ink.ts'
import { mix, lighter, css } from '../colour.ts'

/** A cottage with a steep roof, `width` wide; windows lit, smoke over the chimney. */
export function cottage(
  stage: Stage,
  random: Random,
  foot: Point,
  width: number,
  nearness: number,
  isLit = true,
): string {
  const { palette, sheet } = stage
  const wall = mix(palette.land(nearness), palette.ink, 0.25)
  const roof = mix(wall, palette.ink, 0.5)
  const wallHeight = width * random.between(0.3, 0.42)
  const peak = width * random.between(0.42, 0.6)
  const half = width / 2
  const top = foot.y - wallHeight
  const pane = css(isLit ? lighter(palette.lamp, 0.03) : mix(palette.ink, palette.skyMiddle, 0.4))
  const windowAt = (x: number) =>
    box(foot.x + x * width - width * 0.055, top + wallHeight * 0.3, width * 0.11, wallHeight * 0.36, pane) +
    stroked(
      trace`M${foot.x + x * width} ${top + wallHeight * 0.3}v${wallHeight * 0.36}M${foot.x + x * width - width * 0.055} ${top + wallHeight * 0.48}h${width * 0.11}`,
      roof,
      Math.max(0.8, width * 0.012),
    )
  const chimneyX = foot.x + width * random.pick([-0.24, 0.22])
  const ridgeY = top - peak
  const smoke = isLit
    ? path(
        trace`M${chimneyX} ${ridgeY}c${width * 0.1} ${-width * 0.2} ${-width * 0.12} ${-width * 0.34} ${width * 0.06} ${-width * 0.6}c${width * 0.06} ${-width * 0.1} ${width * 0.16} ${-width * 0.1} ${width * 0.14} ${-width * 0.2}`,
        {
          stroke: css(mix(palette.horizon, palette.light, 0.2)),
          'stroke-width': width * 0.05,
          'stroke-linecap': 'round',
          opacity: 0.2,
          fill: 'none',
        },
      )
    : ''
  return (
    smoke +
    (isLit ? glow(stage, { x: foot.x, y: top + wallHeight * 0.5 }, width * 0.9, palette.lamp, 0.35) : '') +
    box(
      foot.x - half,
      top,
      width,
      wallHeight + 3,
      sheet.fall(top, foot.y, { 0: wall, 1: mix(wall, palette.ink, 0.5) }),
    ) +
    box(chimneyX - width * 0.045, ridgeY - width * 0.02, width * 0.09, peak * 0.7, roof) +
    filled(
      trace`M${foot.x - half * 1.2} ${top + wallHeight * 0.1}L${foot.x - half * 0.62} ${ridgeY}L${foot.x + half * 0.62} ${ridgeY}L${foot.x + half * 1.2} ${top + wallHeight * 0.1}Z`,
      roof,
    ) +
    filled(
      trace`M${foot.x - half * 0.62} ${ridgeY}L${foot.x + half * 0.62} ${ridgeY}L${foot.x + half * 0.64} ${ridgeY + 2}L${foot.x - half * 0.64} ${ridgeY + 2}Z`,
      mix(roof, palette.light, 0.4),
    ) +
    windowAt(-0.26) +
    windowAt(0.27) +
    box(
      foot.x - width * 0.055,
      top + wallHeight * 0.36,
      width * 0.11,
      wallHeight * 0.64,
      isLit ? mix(palette.lamp, palette.ink, 0.6) : palette.ink,
    )
  )
}

/** A church with a steeple. */
export function steeple(stage: Stage, foot: Point, height: number, nearness: number): string {
  const u = height / 100
  const { palette } = stage
  const d =
    'M-9 2V-58H-11L0 -100L11 -58H9V2ZM-.5 -112H.5V-98H-.5ZM-3 -108H3V-106.8H-3ZM9 2V-28L30 -42L50 -28V2Z'
  return (
    placed(foot, filled(d, mix(palette.land(nearness), palette.ink, 0.35)), { scale: u }) +
    placed(
      foot,
      filled(
        'M-2.4 -38V-46Q0 -50 2.4 -46V-38ZM20 -10V-20Q22 -24 24 -20V-10ZM34 -10V-20Q36 -24 38 -20V-10Z',
        palette.lamp,
      ),
      { scale: u },
    )
  )
}
