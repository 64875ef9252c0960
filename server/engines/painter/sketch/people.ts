import { mix } from './colour.ts'
import { glow } from './light.ts'
import { figure, type FigureStance } from './motifs/figures.ts'
import type { Person } from './scene-facts.ts'
import type { Scenery } from './scenery.ts'
import { type Stage, WIDTH } from './stage.ts'

/** The people of the scene where the place has room for them, the first one in front. */
export function placePeople(stage: Stage, { ground, height, groundAt }: Scenery): string {
  const { facts, random, palette } = stage
  const flip = ground.x > WIDTH / 2
  const gap = height * 0.62 * (flip ? 1 : -1)
  const count = Math.min(3, facts.people.length)
  const around = { x: ground.x + (gap * (count - 1)) / 2, y: ground.y - height * 0.55 }
  // A breath of haze behind them parts dark figures from a dark ground.
  const veil =
    count > 0 ? glow(stage, around, height * 1.15, mix(palette.horizon, palette.light, 0.2), 0.3) : ''
  const drawn = facts.people
    .slice(0, 3)
    .map((person, i) => {
      const isFirst = i === 0
      const size = (person === 'child' ? 0.66 : 1) * random.between(0.95, 1.03)
      const holding = isFirst ? heldBy(stage, person) : 'nothing'
      const x = ground.x + gap * i
      const at = { x, y: isFirst ? ground.y : (groundAt?.(x) ?? ground.y) - height * 0.03 }
      return figure(stage, person, at, { height: height * size, flip: isFirst ? flip : !flip, holding })
    })
    .reverse()
    .join('')
  return veil + drawn
}

function heldBy(stage: Stage, person: Person): NonNullable<FigureStance['holding']> {
  const { things, time, place } = stage.facts
  if (person === 'explorer' && (place === 'tomb' || place === 'cave' || place === 'jungle-temple'))
    return 'torch'
  if (things.includes('sword') && person !== 'child') return 'sword'
  if (person === 'wizard') return 'staff'
  if (things.includes('lantern')) return 'lantern'
  if (person === 'traveller' && (time === 'night' || time === 'dusk')) return 'lantern'
  return 'nothing'
}
