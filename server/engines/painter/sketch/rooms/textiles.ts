import type { Stage } from '../stage.ts'
import { corner, patch, type Room } from './room.ts'
import { trace } from '../svg.ts'
import { filled, stroked } from '../ink.ts'
import { mix } from '../colour.ts'

/** A runner on the floor with a border in it. */
export function carpet(
  stage: Stage,
  room: Room,
  x: number,
  width: number,
  near: number,
  far: number,
): string {
  const cloth = mix(stage.palette.accent, room.tones.dark, 0.62)
  const inner = patch(room, 'floor', x - width * 0.38, x + width * 0.38, near + 0.2, far - 0.2)
  return (
    filled(patch(room, 'floor', x - width / 2, x + width / 2, near, far), cloth, 0.85) +
    stroked(inner, mix(cloth, stage.palette.lamp, 0.45), 2, 0.7)
  )
}

/** Drawn-back curtains on both sides of a window in the back wall. */
export function curtains(stage: Stage, room: Room, u: number, width: number): string {
  const cloth = mix(stage.palette.accent, room.tones.dark, 0.55)
  const drape = (way: number) => {
    const [a, b] = [u + way * width * 0.4, u + way * width * 0.78]
    return filled(
      trace`M${corner(room, 'back', a, 3)}L${corner(room, 'back', b, 3)}L${corner(room, 'back', b, 0.4)}L${corner(room, 'back', u + way * width * 0.62, 0.4)}L${corner(room, 'back', u + way * width * 0.52, 1.4)}Z`,
      stage.sheet.across({
        0: mix(cloth, room.tones.dark, 0.4),
        0.3: cloth,
        0.5: mix(cloth, room.tones.dark, 0.4),
        0.75: cloth,
        1: mix(cloth, room.tones.dark, 0.5),
      }),
    )
  }
  return (
    drape(-1) +
    drape(1) +
    filled(
      patch(room, 'back', u - width * 0.85, u + width * 0.85, 3, 3.06),
      mix(stage.palette.lamp, room.tones.dark, 0.5),
    )
  )
}
