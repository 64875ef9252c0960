import type { Genre } from '#contract/genres.ts'
import type { TroubleKind } from '../scenario/troubles.ts'
import type { Choice, WantKind } from '../world/world.ts'
import { storyletsOfAims } from './storylets-of-aims.ts'
import { storyletsOfArrivals } from './storylets-of-arrivals.ts'
import { storyletsOfBeings } from './storylets-of-beings.ts'
import { storyletsOfBonds } from './storylets-of-bonds.ts'
import { storyletsOfCompany } from './storylets-of-company.ts'
import { storyletsOfDays } from './storylets-of-days.ts'
import { storyletsOfStrangers } from './storylets-of-strangers.ts'
import { storyletsOfDistress } from './storylets-of-distress.ts'
import { storyletsOfDeeds } from './storylets-of-deeds.ts'
import { storyletsOfGenres } from './storylets-of-genres.ts'
import { storyletsOfHalls } from './storylets-of-halls.ts'
import { storyletsOfHearts } from './storylets-of-hearts.ts'
import { storyletsOfHome } from './storylets-of-home.ts'
import { storyletsOfNow } from './storylets-of-now.ts'
import { storyletsOfPeril } from './storylets-of-peril.ts'
import { storyletsOfSecrets } from './storylets-of-secrets.ts'
import { storyletsOfStakes } from './storylets-of-stakes.ts'
import { storyletsOfMoods } from './storylets-of-moods.ts'
import { storyletsOfOnesOwn } from './storylets-of-ones-own.ts'
import { storyletsOfStreets } from './storylets-of-streets.ts'
import { storyletsOfStraits } from './storylets-of-straits.ts'
import { storyletsOfWonders } from './storylets-of-wonders.ts'
import { storyletsOfRiddles } from './storylets-of-riddles.ts'
import { storyletsOfSearches } from './storylets-of-searches.ts'
import { storyletsOfThings } from './storylets-of-things.ts'
import { storyletsOfTown } from './storylets-of-town.ts'
import { storyletsOfTravel } from './storylets-of-travel.ts'
import { storyletsOfWays } from './storylets-of-ways.ts'

/** What is told at one point of a storylet, what changes by it, and what the player can choose then; without a choice it is over. */
interface Beat {
  told: string[]
  effects: string[]
  choices: Choice[]
}

/** What a storylet is for: a kind of want, or a story that wants nothing; and what it needs of the place, the age and the rating; 'own' is told where its genre is the heaviest. */
export type Need =
  | WantKind
  | 'open'
  | 'others'
  | 'solo'
  | 'why'
  | 'prop'
  | 'in'
  | 'out'
  | 'being'
  | 'thing'
  | 'ground'
  | 'far'
  | 'old'
  | 'modern'
  | 'ruins'
  | 'night'
  | 'company'
  | 'known'
  | 'kept'
  | 'somebody'
  | 'force'
  | 'own-thing'
  | 'made'
  | 'own'
  | 'teen'

export interface Storylet {
  id: string
  needs: Need[]
  genres: Genre[]
  /** Families of places where alone it can happen; everywhere if there are none. */
  places: string[]
  /** What the scenario must turn on, and that is '[trouble]' in its lines. */
  trouble?: TroubleKind
  /** By slot: whoever is here, where 'here' comes first, else a trade for the times until 1900, until today, and after. */
  cast: Record<string, string[]>
  beats: Record<string, Beat>
}

/** All storylets: '# id | needs | genres | places | trouble', 'slot: trades', ':beat', lines that are told, '* effect', '> choice -> beat'. */
export const storylets: Storylet[] = [
  storyletsOfSearches,
  storyletsOfWays,
  storyletsOfDeeds,
  storyletsOfHearts,
  storyletsOfOnesOwn,
  storyletsOfGenres,
  storyletsOfMoods,
  storyletsOfDays,
  storyletsOfStrangers,
  storyletsOfTown,
  storyletsOfHalls,
  storyletsOfHome,
  storyletsOfTravel,
  storyletsOfStreets,
  storyletsOfNow,
  storyletsOfCompany,
  storyletsOfRiddles,
  storyletsOfAims,
  storyletsOfThings,
  storyletsOfBonds,
  storyletsOfPeril,
  storyletsOfDistress,
  storyletsOfStakes,
  storyletsOfSecrets,
  storyletsOfArrivals,
  storyletsOfBeings,
  storyletsOfStraits,
  storyletsOfWonders,
]
  .flatMap((text) => text.trim().split(/^# /m).filter(Boolean))
  .map(readStorylet)

function readStorylet(text: string): Storylet {
  const [head = '', ...parts] = text.split(/^:/m)
  const [title = '', ...roles] = head.trim().split('\n')
  const [id = '', needs = '', genres = '', places = '', trouble] = title.split('|').map((part) => part.trim())
  const cast = roles
    .map((line) => line.split(/: ?/, 2))
    .map(([slot = '', trades = '']) => [slot, trades.split(' / ')])
  return {
    id,
    needs: needs.split(' ') as Need[],
    genres: genres.split(' ').filter(Boolean) as Genre[],
    places: places.split(' ').filter(Boolean),
    ...(trouble && { trouble: trouble as TroubleKind }),
    cast: Object.fromEntries(cast) as Record<string, string[]>,
    beats: Object.fromEntries(parts.map(readBeat)),
  }
}

function readBeat(text: string): [string, Beat] {
  const [name = '', ...lines] = text.trim().split('\n')
  const after = (sign: string) => lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(2))
  const choices = after('> ')
    .map((line) => line.split(' -> '))
    .map(([chip = '', to = '']) => ({ chip, to }))
  return [name, { told: lines.filter((line) => !/^[>*] /.test(line)), effects: after('* '), choices }]
}
