import { css, lighter, mix } from '../colour.ts'
import { lampGlow } from '../light.ts'
import type { Person } from '../scene-facts.ts'
import type { Stage } from '../stage.ts'
import { element, fine, group, path, placed, type Point } from '../svg.ts'
import { silhouettes } from './silhouettes.ts'

export interface FigureStance {
  /** From heel to crown, in pixels. */
  height: number
  flip?: boolean
  /** Darkness: 1 is the ink of the foreground. */
  nearness?: number
  holding?: 'lantern' | 'staff' | 'sword' | 'torch' | 'nothing'
}

/** A person in proportion: a dark shape with a lit edge, and what the hand holds. */
export function figure(stage: Stage, kind: Person, feet: Point, stance: FigureStance): string {
  const { palette, light, sheet } = stage
  const { height, flip = false, nearness = 1, holding = 'nothing' } = stance
  const shape = silhouettes[kind]
  const scale = height / 100
  const hand = { x: feet.x + shape.hand.x * scale * (flip ? -1 : 1), y: feet.y + shape.hand.y * scale }
  const isLitByLamp = holding === 'lantern' || holding === 'torch'
  const lampAt = { x: hand.x, y: hand.y + (holding === 'torch' ? -14 : 13) * scale }
  const source = isLitByLamp ? lampAt : light
  const side = (source.x > feet.x ? 1 : -1) * (flip ? -1 : 1)
  const rim = isLitByLamp ? lighter(palette.lamp, 0.05) : light.colour
  const body = mix(palette.ink, palette.land(nearness), 0.25)
  const arm = holding === 'nothing' ? (shape.restingArm ?? '') : shape.raisedArm
  const parts = (shape.body + arm).split(/(?=M)/)
  const edge = Math.max(1.1, 2.4 * (30 / height) ** 0.3) / scale
  const copy = (fill: string, across: number, down: number) =>
    group({ fill, transform: `translate(${fine(across)} ${fine(down)})` }, ...parts.map((d) => path(d, {})))
  const drawn =
    copy(css(mix(rim, body, isLitByLamp ? 0.1 : 0.3)), side * edge * 0.45, -edge * 0.2) +
    copy(css(body), -side * edge * 0.3, edge * 0.1)
  const shadow = element('ellipse', {
    cx: feet.x,
    cy: feet.y,
    rx: height * 0.3,
    ry: height * 0.035,
    fill: sheet.radial(
      feet,
      height * 0.3,
      [
        [0, palette.ink, 0.75],
        [1, palette.ink, 0],
      ],
      0.12,
    ),
  })
  const shine = isLitByLamp ? lampGlow(stage, lampAt, height * 1.5, 0.85) : ''
  return shadow + shine + placed(feet, drawn, { scale, flip }) + held(stage, holding, hand, scale, flip)
}

function held(
  stage: Stage,
  what: NonNullable<FigureStance['holding']>,
  hand: Point,
  scale: number,
  flip: boolean,
): string {
  const ink = css(stage.palette.ink)
  const { lamp } = stage.palette
  const at = (content: string) => placed(hand, content, { scale, flip })
  switch (what) {
    case 'nothing':
      return ''
    case 'lantern':
      return at(
        path('M-.6 0L-.6 6L.6 6L.6 0Z', { fill: ink }) +
          element('ellipse', { cx: 0, cy: 13, rx: 4.4, ry: 6, fill: css(lighter(lamp, 0.12)) }) +
          path(
            'M-4.6 7L0 4.5L4.6 7L4.6 8.4L-4.6 8.4ZM-4.6 17.8L4.6 17.8L4 20L-4 20ZM-4.8 8L-3.8 8L-3.8 18L-4.8 18ZM3.8 8L4.8 8L4.8 18L3.8 18Z',
            { fill: ink },
          ),
      )
    case 'torch':
      return at(
        path('M-1.2 8L1.2 8L1.6 -8L-1.6 -8Z', { fill: ink }) +
          path('M0 -24C5 -18 5.5 -13 3 -8L-3 -8C-6 -13 -3 -16 0 -24Z', { fill: css(lighter(lamp, 0.08)) }),
      )
    case 'staff':
      return at(path('M-1.1 60L1.1 60L.9 -40C3 -43 3 -47 0 -49C-3 -47 -3 -43 -.9 -40Z', { fill: ink }))
    case 'sword':
      return at(
        group(
          {},
          path('M-5 -1L5 -1L5 1L-5 1ZM-1 -7L1 -7L1 0L-1 0Z', { fill: ink }),
          path('M-1.5 1L1.5 1L.9 44L0 48L-.9 44Z', {
            fill: css(mix(stage.light.colour, stage.palette.ink, 0.45)),
          }),
        ),
      )
  }
}
