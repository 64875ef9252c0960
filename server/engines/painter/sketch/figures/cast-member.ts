import type { FigureLooks } from './figure-looks.ts'
import type { Pose } from './limbs.ts'
import type { Seat } from './sitting.ts'

export type Person =
  | 'traveller'
  | 'knight'
  | 'wizard'
  | 'detective'
  | 'astronaut'
  | 'diver'
  | 'cowboy'
  | 'lady'
  | 'child'
  | 'pirate'
  | 'explorer'
  | 'monk'
  | 'robot'
  | 'goblin'
  | 'dwarf'
  | 'woman'
  | 'man'
  | 'someone'

/** How a face is told to look; calm where nothing tells it. */
export type Feeling = 'calm' | 'happy' | 'sad' | 'angry' | 'afraid' | 'asleep'

/** Somebody in a picture. */
export interface CastMember {
  /** How the story keeps them: 'hero', a name, or what they are. */
  key: string
  kind: Person
  name?: string
  looks: FigureLooks
  pose: Pose
  feeling?: Feeling
  /** What they sit or lie on where it is told, and at what they are. */
  seat?: Seat
  table?: 'table' | 'counter'
  /** Worn over all of it where nobody could breathe. */
  suit?: 'astronaut' | 'diver'
}
