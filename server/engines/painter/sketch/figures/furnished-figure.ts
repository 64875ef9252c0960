import { drawFixture } from '../fixtures/draw-fixture.ts'
import { creature } from '../motifs/creatures.ts'
import type { CastMember } from './cast-member.ts'
import type { Stage } from '../stage.ts'
import { type Point, placed } from '../svg.ts'
import { filled } from '../ink.ts'
import { mix, oklch } from '../colour.ts'
import { figure, type FigureStance } from './figure.ts'
import type { FigureLooks } from './figure-looks.ts'
import { seat } from './seats.ts'
import { isSeated } from './sitting.ts'

/** Height of a bed's cover, in the units of figures. */
const BED = 25

/** Somebody in their posture, with what it needs: a seat, a bed, a horse. */
export function furnishedFigure(
  stage: Stage,
  member: CastMember,
  feet: Point,
  stance: FigureStance & { flip: boolean; hasSeat?: boolean },
): string {
  const { looks: own, pose, suit, seat: told } = member
  const looks: FigureLooks = suit ? { ...own, garment: 'suit', headwear: 'bowl', cloak: false } : own
  const { height, flip } = stance
  const drawn = (at: Point) => figure(stage, looks, at, { ...stance, pose })
  if (pose === 'riding') {
    const back = { x: feet.x + (flip ? 6 : -6), y: feet.y - height * (0.63 - 0.27 * looks.size) }
    return creature(stage, 'horse', feet, height * 1.06, flip) + drawn(back)
  }
  if (told === 'bed') {
    const up = { x: feet.x, y: feet.y - height * (BED / 100) }
    const bed = drawFixture(stage, 'bed', feet, height, { flip })
    if (pose !== 'lying') return bed + drawn(feet)
    const cover = mix(stage.palette.ink, oklch(0.52, 0.08, stage.palette.accent.h), 0.44)
    return (
      bed +
      drawn(up) +
      placed(up, filled('M-22 -15C0 -18 30 -17 46 -14L56 2H-24Z', cover), { scale: height / 100, flip })
    )
  }
  const isOn = isSeated(member) && stance.hasSeat !== true
  const under = !isOn
    ? ''
    : told
      ? drawFixture(stage, told, feet, height * (told === 'throne' ? 0.74 : 0.88) * looks.size, { flip })
      : seat(stage, feet, height * looks.size, flip)
  return under + drawn(feet)
}
