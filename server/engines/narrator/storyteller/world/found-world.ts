import { isPersonWord, genderOf } from '../content/people.ts'
import { genres, type Genre, type GenreMix } from '#contract/genres.ts'
import type { Era, Scenario, ScenarioPerson, ScenarioPlace } from '../scenario/scenario.ts'
import { kindOfPlace } from '../content/places.ts'
import { genrePlaces, seasonOfNone, weathers } from '../content/settings.ts'
import { wordsOf } from '../telling/polish.ts'
import { isPluralPhrase } from '../telling/noun.ts'
import type { Random } from '#server/ground/random.ts'
import { startMinutes } from './clock.ts'
import { addEntity, setState } from './change.ts'
import { castPlot } from './cast-plot.ts'
import { HERO, type Plot, type World } from './world.ts'

interface Founding {
  scenario: Scenario
  mix: GenreMix | undefined
  random: Random
}

const NO_PLOT: Plot = {
  kind: 'learn',
  want: '',
  goalName: '',
  place: '',
  key: '',
  hurdle: 0,
  stage: 'seeking',
  leads: [],
  tries: 0,
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
    minutes: startMinutes(scenario.time),
    season: scenario.season ?? seasonOfNone(random),
    weather: scenario.weather ?? random.pick(weathers)!,
    era,
    year: scenario.year,
    prohibitions: scenario.prohibitions,
    forbiddenWords: scenario.forbiddenWords,
    premiseWords: [...new Set(wordsOf(scenario.text))],
    mix,
    genreTurns: {},
    lastMeant: [],
    offered: [],
    used: '',
    nextId: 1,
  }
  addHero(world, scenario)
  addPlace(world, scenario, random)
  for (const person of scenario.people) addPerson(world, person)
  for (const { name, amount } of scenario.hero.possessions)
    addEntity(world, {
      kind: 'thing',
      name,
      amount,
      owner: amount ? undefined : 'your',
      at: HERO,
      isPlural: isPluralPhrase(name) || undefined,
    })
  for (const text of scenario.facts) world.facts.push({ about: 'story', key: 'stated', text, turn: 0 })
  for (const name of scenario.want?.plain.match(/\b\p{Lu}\p{Ll}+\b/gu) ?? [])
    if (genderOf(name) && !world.entities.some((entity) => entity.name.includes(name)))
      addEntity(world, {
        kind: 'person',
        name,
        isProper: true,
        gender: genderOf(name),
        at: world.here,
        stance: 'friend',
      })
  castPlot(world, scenario, random)
  addThing(world, scenario)
  return world
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
  const heaviest = (Object.entries(mix) as [Genre, number][]).sort(([, a], [, b]) => b - a)[0]?.[0]
  return (kind && ERA_BY_PLACE[kind.id]) ?? ERAS[heaviest ?? 'mystery'] ?? 'contemporary'
}

function addHero(world: World, { hero }: Scenario): void {
  addEntity(world, {
    id: HERO,
    kind: 'hero',
    name: hero.name ?? 'you',
    isProper: hero.name !== undefined || undefined,
    role: hero.role,
    aliases: hero.aliases,
    gender: hero.gender === 'pl' ? undefined : hero.gender,
    isPlural: hero.gender === 'pl' || undefined,
  })
}

/** The thing the story turns on is with the hero where the scenario says so, else it is here. */
function addThing(world: World, { thing, text, want }: Scenario): void {
  const name = thing?.replace(/^(?:the|a|an|my|your|one) /i, '')
  if (
    !name ||
    name === want?.object ||
    world.entities.some(
      (entity) =>
        entity.name.toLowerCase().includes(name.toLowerCase()) ||
        name.toLowerCase().includes(entity.name.toLowerCase()),
    )
  )
    return
  if (isPersonWord(name.split(' ').at(-1)!) || kindOfPlace(name)) return
  const isHeld = new RegExp(
    `\\b(?:carr(?:y|ies|ying)|hold(?:s|ing)?|bring(?:s|ing)?|with|have|has|find|finds|inherit(?:s|ed)?) (?:\\w+ ){0,3}${name.replace(/[^\p{L} ]/gu, '.')}`,
    'iu',
  ).test(text)
  addEntity(world, {
    kind: 'thing',
    name,
    at: isHeld ? HERO : world.here,
    isPlural: isPluralPhrase(name) || undefined,
  })
}

const bare = (phrase: string) =>
  phrase
    .replace(/^(?:the|a|an|my|your|our|his|her|this|some) /i, '')
    .split(/ (?:in|on|at|of|near|by|where|that|which|whose|with) (?=the|a|an|my|your|some|[a-z])/)[0]!

function addPlace(world: World, { place: stated, home, hero, text }: Scenario, random: Random): void {
  const place = stated ?? placeOfRole(hero.role)
  const isOpen = place === undefined && text.split(/\s+/).length < SHORTEST
  const name = place?.name ?? (place ? bare(place.phrase) : isOpen ? genrePlaces(world.mix, random) : 'place')
  const kind =
    place === undefined && !isOpen
      ? undefined
      : (kindOfPlace(place?.kind ?? name) ??
        kindOfPlace(name) ??
        (place?.name ? kindOfPlace('town') : undefined))
  const here = addEntity(world, {
    kind: 'place',
    name,
    isUnnamed: (place === undefined && !isOpen) || undefined,
    isProper: place?.name !== undefined && !/^the /i.test(name) ? true : undefined,
    aliases: place?.kind ? [place.kind] : undefined,
    placeKind: kind?.id,
    isInside: place?.isIndoors ?? kind?.isInside,
    preposition: place?.name && kind?.preposition === 'at' ? 'in' : (kind?.preposition ?? 'at'),
    isPlural: isPluralPhrase(name) && !place?.name ? true : undefined,
  })
  world.here = here.id
  world.facts.push({ about: here.id, key: 'visited', text: here.name, turn: 0 })
  if (home && bare(home) !== name)
    addEntity(world, {
      kind: 'place',
      name: bare(home),
      aliases: ['home'],
      placeKind: kindOfPlace(home)?.id ?? 'house',
      owner: /^[A-Z]/.test(home) ? undefined : 'your',
      isProper: /^[A-Z]/.test(home) || undefined,
    })
}

/** A scenario of fewer words leaves the place to the storyteller. */
const SHORTEST = 9

const PLACES_OF_ROLES: [RegExp, string][] = [
  [/\b(?:waiter|waitress)\b/, 'restaurant'],
  [/\b(?:cook|chef|kitchen)\b/, 'kitchen'],
  [/\b(?:bartender|barman|barkeep|barmaid)\b/, 'bar'],
  [/\bteacher\b/, 'classroom'],
  [/\b(?:nurse|surgeon|paramedic)\b/, 'hospital'],
  [/\blibrarian\b/, 'library'],
  [/\binnkeeper\b/, 'inn'],
  [/\bbaker\b/, 'bakery'],
  [/\b(?:blacksmith|smith)\b/, 'forge'],
  [/\b(?:astronaut|cosmonaut|starship)\b/, 'spaceship'],
  [/\bfarmer\b/, 'farm'],
  [/\bshopkeeper\b/, 'shop'],
  [/\bgardener\b/, 'garden'],
  [/\bzookeeper\b/, 'zoo'],
  [/\b(?:vicar|priest|sexton)\b/, 'church'],
  [/\bminer\b/, 'mine'],
]

/** Where somebody of that trade would be. */
function placeOfRole(role: string | undefined): ScenarioPlace | undefined {
  const found = role && PLACES_OF_ROLES.find(([trade]) => trade.test(role))?.[1]
  return found ? { phrase: `the ${found}`, kind: found } : undefined
}

function addPerson(world: World, person: ScenarioPerson): void {
  const { name, role, relation, kind, state } = person
  const called = name ?? relation ?? role ?? (kind === 'group' ? 'others' : 'stranger')
  const entity = addEntity(world, {
    kind: kind === 'creature' || kind === 'animal' ? 'animal' : kind,
    name: called.replace(/^(?:the|a|an|my|your|our) /i, ''),
    isProper: name !== undefined && !/^the /i.test(name) ? true : undefined,
    isPlural: person.gender === 'pl' || kind === 'group' || (person.amount ?? 1) > 1 || undefined,
    owner: name === undefined && relation !== undefined ? 'your' : undefined,
    gloss:
      name !== undefined && relation !== undefined && !name.startsWith('the ')
        ? `your ${relation} ${name}`
        : undefined,
    gender: person.gender === 'pl' ? undefined : person.gender,
    role: role ?? relation,
    aliases: [relation, role].filter((alias) => alias !== undefined && alias !== called) as string[],
    amount: person.amount && person.amount > 1 ? person.amount : undefined,
    stance: person.isFoe ? 'foe' : person.isCompanion ? 'companion' : relation ? 'friend' : 'neutral',
    at:
      state === 'present' || (state === 'near' && !person.isFoe && !person.isElsewhere)
        ? world.here
        : undefined,
  })
  if (state === 'absent' || state === 'captive' || state === 'dead') setState(entity, state)
  if (person.because) world.facts.push({ about: entity.id, key: 'because', text: person.because, turn: 0 })
  if (person.by) world.facts.push({ about: entity.id, key: 'by', text: person.by, turn: 0 })
}
