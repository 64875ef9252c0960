import { campfire } from './motifs/campfire.ts'
import { birds, type Creature, creature, dragon } from './motifs/creatures.ts'
import { spacecraft } from './motifs/spacecraft.ts'
import { isIndoors, type Place, type Thing } from './scene-facts.ts'
import type { Scenery } from './scenery.ts'
import { WIDTH, type Stage } from './stage.ts'

/** Height of an animal against that of a person. */
const creatureSizes: Record<Creature, number> = { cat: 0.22, deer: 0.8, dog: 0.4, horse: 1.02, wolf: 0.5 }

/** Where a fire may burn on the ground. */
const fireplaces: ReadonlySet<Place> = new Set([
  'alien-world',
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

/** Things that the scene names besides its people, where the place has room for them. */
export function placeThings(stage: Stage, scenery: Scenery): string {
  const { things, place, people } = stage.facts
  if (place === 'space' || place === 'underwater' || place === 'sea') return ''
  return things
    .filter((thing) => !(thing === 'horse' && people[0] === 'child'))
    .map((thing) => drawn(stage, scenery, thing))
    .join('')
}

function drawn(stage: Stage, { ground, height, groundAt }: Scenery, thing: Thing): string {
  const { facts, light } = stage
  const isLeft = ground.x < WIDTH / 2
  // Beside the first person, on the side where the picture has more room.
  const beside = (away: number) => {
    const x = ground.x + (isLeft ? 1 : -1) * height * away
    return { x, y: (groundAt?.(x) ?? ground.y) + height * 0.03 }
  }
  switch (thing) {
    case 'cat':
    case 'dog':
      return creature(stage, thing, beside(0.62), height * creatureSizes[thing], isLeft)
    case 'deer':
    case 'horse':
    case 'wolf':
      return isIndoors(facts.place)
        ? ''
        : creature(stage, thing, beside(1.15), height * creatureSizes[thing], isLeft)
    case 'crow':
      return isIndoors(facts.place) ? '' : birds(stage, { x: light.x, y: 190 }, 6, 17)
    case 'dragon':
      return isIndoors(facts.place)
        ? ''
        : dragon(stage, { x: WIDTH - light.x, y: 170 }, 250, light.x < WIDTH / 2)
    case 'spaceship':
      return isIndoors(facts.place)
        ? ''
        : spacecraft(stage, 'shuttle', { x: WIDTH - light.x, y: 150 }, 0.7, { flip: !isLeft })
    case 'fire':
      return fireplaces.has(facts.place) ? campfire(stage, beside(0.9), height * 0.24) : ''
    case 'boat':
    case 'book':
    case 'lantern':
    case 'moon':
    case 'ship':
    case 'sword':
      return ''
  }
}
