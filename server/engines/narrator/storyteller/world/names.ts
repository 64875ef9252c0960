import type { Random } from '#server/ground/random.ts'
import { namesOf } from '../content/people.ts'
import type { World } from './world.ts'

/** Two of a group by name, as people of the era are called. */
export const groupNames = ({ era }: World, random: Random, gender?: 'm' | 'f'): string[] =>
  random.shuffle(gender ? [...namesOf[era][gender]] : [...namesOf[era].f, ...namesOf[era].m]).slice(0, 2)

/** Whether a name is nobody's in the story, and no word of its scenario. */
export function isFreeName(world: World): (name: string) => boolean {
  const taken = new Set([
    ...world.entities.flatMap(({ name }) => name.toLowerCase().split(' ')),
    ...world.premiseWords,
  ])
  return (name) => !taken.has(name.toLowerCase())
}
