import { takeVoice } from './can-speak.ts'
import { singularOf } from '../language/phrase-end.ts'
import { genres, type Genre, type GenreMix } from '#contract/genres.ts'
import type { Era, Scenario } from '../scenario/scenario.ts'
import { troublesIn } from '../scenario/troubles.ts'
import { comerIn } from '../scenario/third-person.ts'
import { kindOfPlace } from '../content/places.ts'
import { isOfClass, isTooBig } from '../content/things.ts'
import { foundPlace } from './found-place.ts'
import { isRelation } from '../scenario/roles.ts'
import { heaviestGenre, seasonOfNone, weathers } from '../content/settings.ts'
import { wordsOf } from '../telling/polish.ts'
import { headOf } from '../telling/noun.ts'
import type { Random } from '#server/ground/random.ts'
import { startMinutes } from './clock.ts'
import { addPerson, isHeroAgain } from './add-person.ts'
import { addEntity, setState } from './change.ts'
import { castPlot } from './cast-plot.ts'
import {
  EITHER,
  type Entity,
  HE_OR_SHE,
  HERO,
  hereOf,
  isBeing,
  OPEN,
  PLAYED,
  type Plot,
  type World,
} from './world.ts'

interface Founding {
  scenario: Scenario
  mix: GenreMix | undefined
  random: Random
}

const WEATHERS: Record<string, string> = {
  rain: 'rainy',
  snow: 'snowy',
  storm: 'stormy',
  fog: 'foggy',
  mist: 'misty',
  wind: 'windy',
}

const NO_PLOT: Plot = {
  kind: 'learn',
  want: '',
  goalName: '',
  place: '',
  stage: 'seeking',
}

/** The world a scenario describes: its own people, things and places first, stock for what it leaves open. */
export function foundWorld({ scenario, mix: given, random }: Founding): World {
  const mix = hasWeight(given) && !(isFlat(given) && hasHints(scenario)) ? given : hintedMix(scenario)
  const era = scenario.era ?? eraOf(scenario, mix)
  const world: World = {
    turn: 0,
    here: '',
    entities: [],
    facts: [],
    plot: NO_PLOT,
    chapter: 1,
    minutes: startMinutes(scenario.time, scenario.text),
    season: scenario.season ?? seasonOfNone(random),
    weather: (scenario.weather && (WEATHERS[scenario.weather] ?? scenario.weather)) ?? random.pick(weathers)!,
    era,
    year: scenario.year,
    troubles: troublesIn(scenario.text, scenario.hero),
    prohibitions: scenario.prohibitions,
    forbiddenWords: scenario.forbiddenWords,
    premiseWords: [...new Set(wordsOf(scenario.text))],
    mix,
    lastMeant: [],
    offered: [],
    isOfOthers: isOfOthers(scenario) || undefined,
    used: '',
    nextId: 1,
  }
  addHero(world, scenario)
  foundPlace(world, scenario)
  addFellows(world, scenario)
  const hereName = hereOf(world).name
  for (const person of scenario.people)
    if (person.role !== hereName && !isHeroAgain(person, scenario)) addPerson(world, person)
  for (const text of scenario.facts) world.facts.push({ about: 'story', key: 'stated', text, turn: 0 })
  castPlot(world, scenario, random)
  addThings(world, scenario)
  // 'She' of the first turn is whom the scenario names first, somebody here before anybody else; 'it' is what it names first.
  const beings = world.entities.filter((entity) => isBeing(entity) && entity.id !== HERO)
  const named = world.entities.filter((entity) => scenario.things.some(({ name }) => name === entity.name))
  world.lastMeant = [
    ...beings.toSorted((a, b) => Number(b.at === world.here) - Number(a.at === world.here)),
    ...named,
  ]
    .map(({ id }) => id)
    .slice(0, 6)
  const opposite = beings.find(
    ({ name, role = name, aliases = [] }) =>
      scenario.opposite && [name, role, ...aliases].some((each) => scenario.opposite!.includes(each)),
  )
  if (opposite) {
    setState(opposite, PLAYED)
    setState(opposite, 'absent', false)
    takeVoice(opposite)
  }
  world.partner =
    opposite?.id ??
    comerOf(
      scenario,
      beings.filter(({ at }) => at === world.here),
    )?.id ??
    world.partner
  return world
}

const isOfOthers = ({ hero, people, facts }: Scenario): boolean =>
  hero.name === undefined &&
  (hero.role === undefined || hero.kind === 'group') &&
  (people.length > 1 || hero.kind === 'group') &&
  !/\byou(?:r|rs|rself)?\b/i.test(facts.join(' '))

/** 'A woman in a yellow coat has just come in': who is spoken to first. */
const comerOf = ({ text }: Scenario, here: Entity[]): Entity | undefined => {
  const before = comerIn(text)?.before.toLowerCase()
  return here.toReversed().find(({ name }) => before?.includes(headOf(name.toLowerCase())))
}

const hasWeight = (mix: GenreMix | undefined): mix is GenreMix =>
  mix !== undefined && Object.values(mix).some((weight) => weight > 0)

/** All sliders alike say nothing: then the scenario's own words do. */
const isFlat = (mix: GenreMix): boolean => new Set(genres.map((genre) => mix[genre] ?? 0)).size === 1

const hasHints = (scenario: Scenario): boolean => Object.keys(hintedMix(scenario)).length > 0

const hintedMix = ({ genreHints }: Scenario): GenreMix =>
  Object.fromEntries(
    Object.entries(genreHints).filter(([genre, weight]) => genres.includes(genre as Genre) && weight > 0),
  )

const ERAS: Partial<Record<Genre, Era>> = {
  fantasy: 'medieval',
  scifi: 'farFuture',
  western: 'nineteenth',
  postapocalyptic: 'ruins',
  historical: 'earlyModern',
}
const ERA_BY_PLACE: Record<string, Era> = {
  starship: 'farFuture',
  alien: 'farFuture',
  castle: 'medieval',
  ruins: 'ruins',
}

function eraOf({ place }: Scenario, mix: GenreMix): Era {
  const kind = kindOfPlace(place?.kind ?? place?.phrase ?? '')
  return (kind && ERA_BY_PLACE[kind.id]) ?? ERAS[heaviestGenre(mix) ?? 'mystery'] ?? 'contemporary'
}

function addHero(world: World, { hero }: Scenario): void {
  addEntity(world, {
    id: HERO,
    kind: 'hero',
    name: hero.name ?? 'you',
    isProper: hero.name !== undefined || undefined,
    role: hero.role,
    aliases: hero.aliases,
    gender: hero.told ?? (hero.gender === 'pl' ? undefined : hero.gender),
    isPlural: hero.gender === 'pl' || undefined,
    states: hero.isEither
      ? [OPEN, EITHER]
      : hero.isOpen || world.isOfOthers
        ? [OPEN]
        : hero.told
          ? [HE_OR_SHE]
          : undefined,
  })
}

/** 'Two sisters run a kitchen': the hero is one of them, and the rest are there. */
function addFellows(world: World, { hero, text }: Scenario): void {
  const noun = hero.role?.split(' ').at(-1) ?? ''
  const isOwn = isRelation(singularOf(noun)) && noun !== singularOf(noun)
  if (hero.kind !== 'group' || (!hero.amount && !isOwn) || /\b(?:I|we|us|our|my)\b/i.test(text)) return
  const isOne = hero.amount === 2
  const name = isOne ? singularOf(noun) : noun
  addEntity(world, {
    kind: isOne ? 'person' : 'group',
    name: isOwn ? name : `other ${name}`,
    isPlural: !isOne || undefined,
    owner: isOwn ? 'your' : undefined,
    at: world.here,
    stance: 'companion',
  })
}

/** What the scenario names is here, or with the hero, unless the story has it already. */
function addThings(world: World, { things, hero }: Scenario): void {
  for (const { name, amount, isPlural, isOfHero, isHeld } of things) {
    const isKnown = world.entities.some(
      (entity) => entity.kind !== 'place' && (entity.name.includes(name) || name.includes(entity.name)),
    )
    if (isKnown || hero.role?.includes(name)) continue
    const isFixed = isTooBig(headOf(name)) || isOfClass(name, 'door')
    addEntity(world, {
      kind: 'thing',
      name,
      amount,
      isPlural,
      isFixed: isFixed || undefined,
      owner: isOfHero ? 'your' : undefined,
      at: isHeld && !isFixed ? HERO : world.here,
    })
  }
}
