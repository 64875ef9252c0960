import type { Genre } from '#contract/genres.ts'
import { addPerson, addPlace, addThing, type Casting } from './cast-world.ts'
import { isFit } from './rating.ts'
import type { Scenario } from './read-scenario.ts'
import { peopled } from './tell-going.ts'
import type { GivenParts } from './threads.ts'
import type { Place } from './world.ts'

/** The scenario's own thing is there from the start, in its room if it has one. */
function setOut(casting: Casting, { atHand }: Scenario, genre: Genre, home: Place): void {
  if (!atHand || !isFit(atHand.name, casting.rating)) return
  const place = atHand.room ? addPlace(casting, genre, home, { name: atHand.room }) : home
  casting.world.focus.thing = addThing(casting, genre, { place: place.id }, atHand.name).id
}

/** Sets up the places, people and things a scenario names, and says which parts of its plot they take. */
export function castScenario(casting: Casting, scenario: Scenario, genre: () => Genre): GivenParts {
  const { world, rating } = casting
  const home = addPlace(casting, genre(), undefined, scenario.place)
  world.here = home.id
  home.visits = 1
  const next = peopled({ casting, genre }, addPlace(casting, genre(), home))
  peopled({ casting, genre }, addPlace(casting, genre(), home))
  setOut(casting, scenario, genre(), home)
  const far = scenario.farPlace && addPlace(casting, genre(), next, scenario.farPlace)
  const people = scenario.people
    .filter(({ role, name }) => isFit(`${role} ${name ?? ''}`, rating))
    .map(({ isFoe, isAway, isFar, isKin, isWith, isNameless, ...given }) => {
      const at = isFoe || isAway ? undefined : isFar ? far?.id : home.id
      const name = isNameless ? given.role : given.name
      const person = addPerson(casting, genre(), { ...given, name, isFoe, at })
      if (isNameless) person.isNameless = true
      if (isWith) person.isCompanion = true
      if (isKin) person.isKin = true
      return { isFoe, isAway, isHere: at === home.id, person }
    })
  const foe = people.find(({ isFoe }) => isFoe)
  const dear = scenario.shape === 'heart' ? people.find(({ isFoe }) => !isFoe) : undefined
  const friend = people.find((each) => each.isHere && each !== dear)
  const lost =
    people.find(({ isAway }) => isAway) ??
    (scenario.shape === 'loss' ? people.find(({ isFoe, person }) => !isFoe && person.isKin) : undefined)
  const given: GivenParts = { home: { place: home.id } }
  if (foe) given.foe = { person: foe.person.id }
  if (dear) given.dear = { person: dear.person.id }
  if (friend && friend !== lost) given.friend = { person: friend.person.id }
  if (lost) given.lost = { person: lost.person.id }
  if (scenario.aim && scenario.shape === 'seek' && isFit(scenario.aim.name, rating))
    given.prize = { thing: addThing(casting, genre(), 'gone', scenario.aim.name).id }
  return given
}
