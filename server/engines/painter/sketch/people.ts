import { mix } from './colour.ts'
import { glow } from './light.ts'
import { figure, type FigureStance } from './motifs/figures.ts'
import type { Person, Thing } from './scene-facts.ts'
import type { Scenery } from './scenery.ts'
import { type Stage, WIDTH } from './stage.ts'

export interface DrawnPeople {
  svg: string
  people: Person[]
  /** Things that they hold. */
  things: Thing[]
}

/** The people of the scene where the place has room for them, the first one in front. */
export function placePeople(stage: Stage, { ground, height, groundAt }: Scenery): DrawnPeople {
  const { facts, random, palette } = stage
  if (ground.x < 0) return { svg: '', people: [], things: [] }
  const flip = ground.x > WIDTH / 2
  const gap = height * 0.62 * (flip ? 1 : -1)
  const people = facts.people.slice(0, 3)
  const around = { x: ground.x + (gap * (people.length - 1)) / 2, y: ground.y - height * 0.55 }
  // A breath of haze behind them parts dark figures from a dark ground.
  const veil =
    people.length > 0 ? glow(stage, around, height * 1.15, mix(palette.horizon, palette.light, 0.2), 0.3) : ''
  const holding = people[0] ? heldBy(stage, people[0]) : 'nothing'
  const drawn = people
    .map((person, i) => {
      const isFirst = i === 0
      const size = (person === 'child' ? 0.66 : 1) * random.between(0.95, 1.03)
      const x = ground.x + gap * i
      const at = { x, y: isFirst ? ground.y : (groundAt?.(x) ?? ground.y) - height * 0.03 }
      return figure(stage, person, at, {
        height: height * size,
        flip: isFirst ? flip : !flip,
        holding: isFirst ? holding : 'nothing',
      })
    })
    .reverse()
    .join('')
  return { svg: veil + drawn, people, things: holding === 'nothing' || holding === 'staff' ? [] : [holding] }
}

/** The thing that the scene puts into the first person's hand, and no other. */
function heldBy({ facts: { things } }: Stage, person: Person): NonNullable<FigureStance['holding']> {
  if (person === 'wizard') return 'staff'
  if (things.includes('sword') && person !== 'child') return 'sword'
  if (things.includes('lantern')) return 'lantern'
  if (things.includes('torch')) return 'torch'
  return 'nothing'
}
