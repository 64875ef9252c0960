import { placesInBuildings } from './places-in-buildings.ts'
import { placesOnTheWay } from './places-on-the-way.ts'

/** A kind of place: which nouns name it, how one is there, what stands there, what lies near, who is met there. */
export interface PlaceKind {
  /** Of its family: what is alike in preposition, roof, neighbours and people. */
  id: string
  nouns: string[]
  /** Nouns that name as often something else: they are places where the story stands at one. */
  vague: string[]
  preposition: string
  isInside: boolean
  props: string[]
  near: string[]
  people: string[]
}

const list = (text: string): string[] => text.split(', ').filter(Boolean)

/**
 * Families of places: which preposition, whether it has a roof; what lies near; who is met there. Each row below names the
 * nouns of one kind, after '~' the vague ones, and what any such place has.
 */
export const placeKinds: PlaceKind[] = [placesInBuildings, placesOnTheWay]
  .flatMap((text) => text.trim().split(/\n(?=\S)/))
  .flatMap((family) => {
    const [head = '', ...rows] = family.split('\n')
    const [id = '', preposition = 'in', side, near = '', people = ''] = head.split(/ = |; |(?<== \w+) /)
    return rows.map((row) => {
      const [names = '', props = ''] = row.trim().split(': ')
      const [nouns = '', vague = ''] = names.split(/ ?~ /)
      return {
        id,
        nouns: list(nouns),
        vague: list(vague),
        preposition,
        isInside: side === 'inside',
        props: list(props),
        near: list(near),
        people: list(people),
      }
    })
  })

/** Every noun that names a place with a roof, or one without, as alternatives of a pattern: the longest first. */
export const nounsWhere = (isInside: boolean): string =>
  placeKinds
    .filter((kind) => kind.isInside === isInside)
    .flatMap(({ nouns, vague }) => [...nouns, ...vague])
    .toSorted((one, other) => other.length - one.length)
    .join('|')
