import { campfire } from './motifs/campfire.ts'
import { birds, type Creature, creature, dragon } from './motifs/creatures.ts'
import { spacecraft } from './motifs/spacecraft.ts'
import { isPlated } from './plated-things.ts'
import { isIndoors, isNearView, type Place, type Thing } from './scene-facts.ts'
import type { Scenery } from './scenery.ts'
import { WIDTH, type Stage } from './stage.ts'

/** Height of an animal against that of a person. */
const creatureSizes: Record<Creature, number> = { cat: 0.22, deer: 0.8, dog: 0.4, horse: 1.02, wolf: 0.5 }

/** Where a fire may burn on the ground. */
const fireplaces: ReadonlySet<Place> = new Set([
  'battlefield',
  'canyon',
  'desert',
  'forest',
  'island',
  'mountains',
  'ruined-city',
  'ruins',
  'snowfield',
])
/** Places with a fire of their own. */
const withFire: ReadonlySet<Place> = new Set(['camp', 'kitchen', 'parlour'])
/** Places where nothing stands on the ground, or there is none. */
const groundless: ReadonlySet<Place> = new Set(['space', 'underwater', 'sea', 'ornament'])

export interface DrawnThings {
  svg: string
  /** Those that are to be seen; the rest of the scene's things had no room. */
  things: Thing[]
}

/** Things that the scene names besides its people, where the place has room for them. */
export function placeThings(stage: Stage, scenery: Scenery, taken: readonly Thing[]): DrawnThings {
  const drawn: DrawnThings = { svg: '', things: [] }
  let away = 0
  for (const thing of stage.facts.things) {
    if (taken.includes(thing)) continue
    if (isShownByPlace(stage, thing)) {
      drawn.things.push(thing)
      continue
    }
    const svg = drawnThing(stage, scenery, thing, away)
    if (svg === '') continue
    drawn.svg += svg
    drawn.things.push(thing)
    away += 1
  }
  return drawn
}

function isShownByPlace({ facts: { place, time }, light }: Stage, thing: Thing): boolean {
  if (thing === 'moon') return light.kind === 'moon' && time === 'night' && !groundless.has(place)
  return isPlated(place, thing) || (thing === 'fire' && withFire.has(place))
}

function drawnThing(
  stage: Stage,
  { ground, height, groundAt }: Scenery,
  thing: Thing,
  others: number,
): string {
  const { facts, light } = stage
  if (groundless.has(facts.place) || isNearView(facts.place)) return ''
  const isLeft = ground.x < WIDTH / 2
  const isInside = isIndoors(facts.place)
  // Beside the first person, on the side where the picture has more room.
  const beside = (away: number) => {
    const x = ground.x + (isLeft ? 1 : -1) * height * (away + others * 1.1)
    return { x, y: (groundAt?.(x) ?? ground.y) + height * 0.03 }
  }
  switch (thing) {
    case 'cat':
    case 'dog':
      return creature(stage, thing, beside(0.62), height * creatureSizes[thing], isLeft)
    case 'deer':
    case 'horse':
    case 'wolf':
      return isInside && !(thing === 'horse' && facts.place === 'stable')
        ? ''
        : creature(stage, thing, beside(1.15), height * creatureSizes[thing], isLeft)
    case 'bird':
      return isInside ? '' : birds(stage, { x: light.x, y: 190 }, 6, 17)
    case 'dragon':
      return isInside ? '' : dragon(stage, { x: WIDTH - light.x, y: 170 }, 250, light.x < WIDTH / 2)
    case 'spaceship':
      return isInside
        ? ''
        : spacecraft(stage, 'shuttle', { x: WIDTH - light.x, y: 150 }, 0.7, { flip: !isLeft })
    case 'fire':
      return fireplaces.has(facts.place) ? campfire(stage, beside(0.9), height * 0.24) : ''
    case 'boat':
    case 'lantern':
    case 'lighthouse':
    case 'moon':
    case 'pyramid':
    case 'ship':
    case 'sword':
    case 'temple':
    case 'torch':
    case 'windmill':
      return ''
  }
}
