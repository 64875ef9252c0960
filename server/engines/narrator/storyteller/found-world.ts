import type { Genre, GenreMix } from '#contract/genres.ts'
import { genres } from '#contract/genres.ts'
import type { ContentRating } from '#contract/preferences.ts'
import { castScenario } from './cast-scenario.ts'
import type { Casting } from './cast-world.ts'
import type { Chance } from './chance.ts'
import { LASTING_SHARPNESS, pickGenre } from './genre-share.ts'
import { wordsOf } from './polish.ts'
import { isFit } from './rating.ts'
import type { Language } from './read-language.ts'
import { readScenario, type Scenario } from './read-scenario.ts'
import { plainMix } from './scenario-mix.ts'
import { openThread } from './threads.ts'
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
  const given = castScenario(casting, scenario, genre)
  const plot = firstPlot(scenario, genre(), chance)
  openThread(casting, plot, genre, given, scenario.matter)
  return { world, scenario }
}

/** Genres with houses in which something may be hidden. */
const HOMELY = new Set<Genre>(['mystery', 'horror', 'historical', 'romance', 'comedy'])

/** The plot of the scenario's shape; where the scenario leaves it open one of the genre's own, or one for any. */
function firstPlot({ shape, people, lines }: Scenario, genre: Genre, chance: Chance): Plot {
  const told = new Set(lines.flatMap(wordsOf).filter((word) => word.length > 4))
  const kinship = ({ hook, clues }: Plot) =>
    new Set(
      wordsOf([...hook, ...clues.flatMap(({ said, seen }) => [...said, ...seen])].join(' ')).filter((word) =>
        told.has(word),
      ),
    ).size
  const ofGenre = chance
    .shuffle(allPlots.filter(({ id }) => id.startsWith(`${genre}-`)))
    .sort((a, b) => kinship(b) - kinship(a))
    .slice(0, 2)
  const open = allPlots.filter(({ id }) => id === 'trouble' || (id === 'secret' && HOMELY.has(genre)))
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
