import type { Genre, GenreMix } from '#contract/genres.ts'
import { genres } from '#contract/genres.ts'
import type { ContentRating } from '#contract/preferences.ts'
import { addPerson, addPlace, addThing, type Casting } from './cast-world.ts'
import type { Chance } from './chance.ts'
import { LASTING_SHARPNESS, pickGenre } from './genre-share.ts'
import { isFit } from './rating.ts'
import type { Language } from './read-language.ts'
import { readScenario, type Scenario } from './read-scenario.ts'
import { plainMix } from './scenario-mix.ts'
import { peopled } from './tell-going.ts'
import { openThread, type GivenParts } from './threads.ts'
import { allPlots } from './wordbooks/all-plots.ts'
import type { Plot } from './wordbooks/wordbook.ts'
import { wordbooks } from './wordbooks/wordbooks.ts'
import type { World } from './world.ts'

export interface Founding {
  premise: string
  /** The reader's own mix, if any. */
  mix?: GenreMix
  rating: ContentRating
  chance: Chance
  language: Language
}

/** Makes the world a scenario describes, with its first thread opened; a scenario that says nothing gets one from the wordbooks. */
export function foundWorld({ premise, mix, rating, chance, language }: Founding): {
  world: World
  scenario: Scenario
} {
  let scenario = readScenario(premise, language)
  const isEmpty = scenario.lines.length === 0
  const worldMix = heaviest(mix) ?? heaviest(scenario.mix) ?? (isEmpty ? surpriseMix(chance) : plainMix)
  const genre = () => pickGenre(worldMix, {}, chance, LASTING_SHARPNESS)
  if (isEmpty) {
    const seeds = wordbooks[genre()].seeds.filter((seed) => isFit(seed, rating))
    scenario = readScenario(chance.pick(seeds) ?? premise, language)
  }
  const world = emptyWorld(scenario, worldMix, rating, chance)
  const casting: Casting = { world, chance, rating }
  const home = addPlace(casting, genre(), undefined, scenario.place)
  world.here = home.id
  home.visits = 1
  const near = peopled({ casting, genre }, addPlace(casting, genre(), home))
  peopled({ casting, genre }, addPlace(casting, genre(), home))
  const far = scenario.farPlace && addPlace(casting, genre(), near, scenario.farPlace)
  const people = scenario.people
    .filter(({ role, name }) => isFit(`${role} ${name ?? ''}`, rating))
    .map(({ isFoe, isAway, isFar, isKin, ...given }) => {
      const at = isFoe || isAway ? undefined : isFar ? far?.id : home.id
      const person = addPerson(casting, genre(), { ...given, isFoe, at })
      if (isKin) person.isKin = true
      return { isFoe, isAway, isFar, person }
    })
  const given: GivenParts = { home: { place: home.id } }
  const foe = people.find(({ isFoe }) => isFoe)
  const friend = people.find(({ isFoe, isAway, isFar }) => !isFoe && !isAway && !isFar)
  if (foe) given.foe = { person: foe.person.id }
  if (friend) given.friend = { person: friend.person.id }
  const lost =
    people.find(({ isAway }) => isAway) ??
    (scenario.shape === 'loss' ? people.find(({ person }) => person.isKin) : undefined)
  if (lost) given.lost = { person: lost.person.id }
  const dear = people.find(
    (each) => each !== lost && !each.isFoe && (each.isAway || each.isFar || each !== friend),
  )
  if (dear) given.dear = { person: dear.person.id }
  if (scenario.aim && scenario.shape === 'seek' && isFit(scenario.aim.name, rating)) {
    given.prize = { thing: addThing(casting, genre(), 'gone', scenario.aim.name).id }
  }
  const plot = firstPlot(scenario, genre(), chance)
  openThread(casting, plot, genre, given, scenario.matter)
  return { world, scenario }
}

/** The plot of the scenario's shape; one of the genre's own where the scenario leaves it open and brings nobody of its own. */
function firstPlot({ shape, people }: Scenario, genre: Genre, chance: Chance): Plot {
  const ofGenre = people.length > 0 ? [] : allPlots.filter(({ id }) => id.startsWith(`${genre}-`))
  const open = allPlots.filter(({ id }) => id === 'trouble' || id === 'secret')
  const wanted = shape ?? (people.some(({ isFoe }) => isFoe) ? 'defend' : undefined)
  return allPlots.find(({ id }) => id === wanted) ?? chance.pick([...ofGenre, ...open])!
}

function emptyWorld(scenario: Scenario, mix: GenreMix, rating: ContentRating, chance: Chance): World {
  return {
    turn: 0,
    hero: {
      role: scenario.hero?.role ?? 'traveller',
      name: scenario.hero?.name,
      goal: scenario.goal,
      motifs: scenario.things.filter(({ name }) => isFit(name, rating)).map(({ name }) => name),
      deeds: [],
    },
    here: 1,
    hour: 1 + Math.floor(chance.next() * 4),
    weather: chance.pick(['still', 'rain', 'wind', 'fog'] as const)!,
    places: [],
    people: [],
    things: [],
    mix,
    threads: [],
    plots: [],
    pastNames: [],
    arc: { beat: 'opening', step: 0, idle: 0, tension: 2, episode: 1 },
    told: [],
    focus: {},
    genreWords: {},
    used: '',
    lately: '',
  }
}

function heaviest(mix: GenreMix | undefined): GenreMix | undefined {
  return mix && Object.values(mix).some((weight) => weight > 0) ? mix : undefined
}

function surpriseMix(chance: Chance): GenreMix {
  const [first, second] = chance.shuffle(genres) as [Genre, Genre]
  return { [first]: 70, [second]: 30 }
}
