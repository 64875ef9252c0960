import type { ContentRating } from '#contract/preferences.ts'
import type { Chance } from './chance.ts'
import { formOf, headOf } from './noun.ts'
import { placeBook } from './place-book.ts'
import { isFit } from './rating.ts'
import { exitsHere } from './scene.ts'
import { isContainer, ownThing } from './thing-at-hand.ts'
import { partPerson, partPlace } from './threads.ts'
import { fixtures } from './wordbooks/thing-sizes.ts'
import {
  mainThread,
  peopleHere,
  personNoun,
  placeHere,
  placeNoun,
  thingsHeld,
  thingsHere,
  type Person,
  type World,
} from './world.ts'

const LONGEST = 60

/** Three next actions that fit the scene, as the player would type them. */
export function suggestActions(world: World, chance: Chance, rating: ContentRating): string[] {
  const thread = mainThread(world)
  const foe = partPerson(world, thread, 'foe')
  const isFacing = world.arc.beat === 'climax' && foe?.at === world.here
  const groups = isFacing
    ? confronting(foe)
    : [
        ...(world.turn < EARLY_TURNS ? [lookingIntoIt(world)] : []),
        ...chance.shuffle([
          talking(world, chance),
          looking(world, chance),
          going(world, chance),
          using(world, chance),
        ]),
      ]
  const picked: string[] = []
  for (const group of [
    ...groups,
    looking(world, chance),
    ['Look around'],
    ['Wait and listen'],
    ['Think it over'],
  ]) {
    const choice = group.find(
      (text) => text.length <= LONGEST && isFit(text, rating) && !picked.includes(text),
    )
    if (choice && picked.length < 3) picked.push(choice)
  }
  return picked
}

/** Turns in which the scenario's own thing comes first. */
const EARLY_TURNS = 4

/** What there is to do about the thing the scenario turns on, or the way to it. */
function lookingIntoIt(world: World): string[] {
  const { thing, place } = ownThing(world) ?? {}
  if (!thing || !place) return []
  if (place.id !== world.here)
    return exitsHere(world).includes(place) ? [`Go to ${formOf(placeNoun(place), '')}`] : []
  const lookClosely = `Look closely at the ${thing.name}`
  const isOpen = world.focus.opened === thing.id
  if (isContainer(thing)) return [isOpen ? 'Ask “Who is in there?”' : `Open the ${thing.name}`, lookClosely]
  return world.turn % 2 === 0 ? [lookClosely] : []
}

/** As the player would type it: 'Edda', 'the dragon'. */
const callOf = (person: Person) => formOf(personNoun(person), '') ?? person.name

const confronting = (foe: Person): string[][] => [
  [`Stand firm against ${callOf(foe)}`],
  [`Tell ${callOf(foe)} what I know`],
  [`Trick ${callOf(foe)}`, `Outwit ${callOf(foe)}`],
]

function talking(world: World, chance: Chance): string[] {
  const thread = mainThread(world)
  const foe = partPerson(world, thread, 'foe')
  const lair = partPlace(world, thread, 'lair')
  const [person] = chance.shuffle(peopleHere(world).filter(({ isMet }) => isMet))
  if (!person) return chance.shuffle(['Call out and wait for an answer', 'Listen for footsteps'])
  const topics = [
    thread?.matter,
    foe && foe !== person && foe.isMet ? callOf(foe) : undefined,
    lair && formOf(placeNoun(lair), ''),
    world.hero.motifs[0] && `the ${world.hero.motifs[0]}`,
  ].filter((topic) => topic !== undefined && !topic.includes(person.name))
  const asking = chance.shuffle([
    ...topics.map((topic) => `Ask ${callOf(person)} about ${topic}`),
    `Ask ${callOf(person)} what to do next`,
    ...(thread && !foe?.isMet ? [`Ask ${callOf(person)} who is behind it`] : []),
  ])
  return thread && thread.clues > 0 && chance.isLucky(0.3)
    ? [`Tell ${callOf(person)} what I have found out`, ...asking]
    : asking
}

function looking(world: World, chance: Chance): string[] {
  const found = thingsHere(world)
    .filter((thing) => !isContainer(thing) && !fixtures.has(headOf(thing.name)))
    .map(({ name }) => `Take the ${name}`)
  const props = chance
    .shuffle(placeBook(placeHere(world)).props)
    .flatMap((prop) => chance.shuffle([`Look closely at the ${prop}`, `Search the ${prop}`]))
  return chance.isLucky(0.5) ? [...found, ...props] : [...props, ...found]
}

const going = (world: World, chance: Chance): string[] =>
  chance.shuffle(exitsHere(world)).map((place) => `Go to ${formOf(placeNoun(place), '')}`)

function using(world: World, chance: Chance): string[] {
  const [person] = chance.shuffle(peopleHere(world).filter(({ isMet }) => isMet))
  return chance
    .shuffle(thingsHeld(world))
    .flatMap(({ name }) =>
      person ? [`Show ${callOf(person)} the ${name}`] : [`Look closely at the ${name}`],
    )
}
