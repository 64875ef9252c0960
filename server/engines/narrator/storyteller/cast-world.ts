import type { Genre } from '#contract/genres.ts'
import { genres } from '#contract/genres.ts'
import type { ContentRating } from '#contract/preferences.ts'
import { akinGenres } from './akin-genres.ts'
import type { Chance } from './chance.ts'
import { isPluralPhrase } from './noun.ts'
import { isFit } from './rating.ts'
import { genderOfRole } from './wordbooks/person-words.ts'
import { plainLooks, plainWants } from './wordbooks/plain-people.ts'
import { isRoomAboard, isVessel, kindOfName } from './wordbooks/place-kinds.ts'
import { wordbooks } from './wordbooks/wordbooks.ts'
import type { Person, Place, Thing, World } from './world.ts'
import { nextId, placeOf } from './world.ts'

/** What the makers of people, places and things work with. */
export interface Casting {
  world: World
  chance: Chance
  rating: ContentRating
}

const VOICES = 8
const MOST_PEOPLE = 12
const MOST_PLACES = 12

/** Brings a new person into the world; what isn't given comes from the genre's wordbook. */
export function addPerson(
  { world, chance, rating }: Casting,
  genre: Genre,
  given: Partial<Pick<Person, 'name' | 'role' | 'gender' | 'at'>> & { isFoe?: boolean } = {},
): Person {
  const book = wordbooks[genre]
  const fitting = (given.isFoe ? book.foes : book.roles).filter((entry) => isFit(entry, rating))
  const isTaken = (entry: string) =>
    world.people.some(({ role, look }) => entry.startsWith(`${role} |`) || entry.includes(look))
  const fresh = fitting.filter((entry) => !isTaken(entry))
  const entry = chance.pick(fresh.length > 0 ? fresh : fitting) ?? fitting[0]!
  const [role = 'stranger', gender = 'any', look = '', want = ''] = entry
    .split('|')
    .map((part) => part.trim())
  const they =
    given.gender ??
    genderOfRole(given.role ?? '') ??
    genderOfRole(given.name?.split(' ')[0] ?? '') ??
    (given.role || gender === 'any' ? (chance.isLucky(0.5) ? 'she' : 'he') : (gender as 'he' | 'she'))
  const person: Person = {
    id: nextId(world.people),
    name: given.name ?? freshName(world, genre, they, chance),
    role: given.role ?? role,
    gender: they,
    genre,
    voice: Math.floor(chance.next() * VOICES),
    look: given.role
      ? freshPlain(
          plainLooks,
          world.people.map((other) => other.look),
          chance,
        )
      : look,
    want:
      given.role && !given.isFoe
        ? freshPlain(
            plainWants,
            world.people.map((other) => other.want),
            chance,
          )
        : want,
    mood: given.isFoe ? -1 : 0,
    at: given.at,
    isMet: false,
  }
  world.people.push(person)
  forgetOldest(world)
  return person
}

const freshPlain = (all: string[], taken: string[], chance: Chance) =>
  chance.pick(all.filter((entry) => !taken.includes(entry))) ?? ''

function freshName(world: World, genre: Genre, gender: 'he' | 'she', chance: Chance): string {
  const names = wordbooks[genre][gender].filter((name) => !isNameTaken(world, name))
  const others = Object.values(wordbooks)
    .flatMap((book) => book[gender])
    .filter((name) => !isNameTaken(world, name))
  return chance.pick(names) ?? chance.pick(others) ?? 'Nobody'
}

const isNameTaken = (world: World, name: string) =>
  world.hero.name === name ||
  world.pastNames.includes(name) ||
  world.people.some((person) => person.name.split(' ').includes(name))

/** People who left long ago make room; their names are not given again. */
function forgetOldest(world: World): void {
  if (world.people.length <= MOST_PEOPLE) return
  const inUse = new Set(
    world.threads
      .filter(({ isClosed }) => !isClosed)
      .flatMap(({ parts }) => Object.values(parts).map((part) => ('person' in part ? part.person : -1))),
  )
  const gone =
    world.people.find(({ id, at }) => at === undefined && !inUse.has(id)) ??
    world.people.find(({ id, at }) => at !== world.here && !inUse.has(id))
  if (!gone) return
  world.people = world.people.filter((person) => person !== gone)
  world.pastNames.push(gone.name)
  world.things = world.things.filter(
    ({ at }) => !(typeof at === 'object' && 'person' in at && at.person === gone.id),
  )
}

interface GivenPlace {
  name: string
  prep?: string
  isProper?: boolean
  isAboard?: boolean
}

/** Adds a place next to `from`: the given one, or one of the wordbooks that the story has not, of the genre if it can be. */
export function addPlace(
  { world, chance }: Casting,
  genre: Genre,
  from: Place | undefined,
  given?: GivenPlace,
): Place {
  const known = given && world.places.find(({ name }) => name.toLowerCase() === given.name.toLowerCase())
  const place = known ?? {
    id: nextId(world.places),
    exits: [],
    visits: 0,
    ...(given ? givenPlace(given, genre, from) : bookPlace(world, chance, genre)),
  }
  if (!known) world.places.push(place)
  if (from) connect(from, place)
  forgetFarthest(world)
  return place
}

type PlaceDetails = Omit<Place, 'id' | 'exits' | 'visits'>

function givenPlace(
  { name, prep, isProper, isAboard }: GivenPlace,
  genre: Genre,
  from: Place | undefined,
): PlaceDetails {
  const isAfloat = isAboard ?? (isVessel(name, genre) || (from?.isAboard === true && isRoomAboard(name)))
  const kind = kindOfName({ name, genre, isAboard: isAfloat })
  const details: PlaceDetails = {
    name,
    prep: prep ?? kind?.prep ?? 'in',
    isInside: kind?.isInside ?? from?.isInside ?? false,
    genre,
  }
  if (isAfloat) details.isAboard = true
  return isProper ? { ...details, isProper } : details
}

function bookPlace(world: World, chance: Chance, genre: Genre): PlaceDetails {
  const isNew = (name: string) => !world.places.some((place) => place.name === name)
  for (const book of [genre, ...akinGenres[genre], ...genres]) {
    const entries = wordbooks[book].places.flatMap((model, entry) => (isNew(model.name) ? [entry] : []))
    const entry = chance.pick(entries)
    if (entry === undefined) continue
    const { name, prep, isInside } = wordbooks[book].places[entry]!
    return { name, prep, isInside, genre: book, entry }
  }
  throw new Error('There are more places in the wordbooks than a world can hold')
}

export function connect(a: Place, b: Place): void {
  if (a.id === b.id) return
  if (!a.exits.includes(b.id)) a.exits.push(b.id)
  if (!b.exits.includes(a.id)) b.exits.push(a.id)
}

function forgetFarthest(world: World): void {
  if (world.places.length <= MOST_PLACES) return
  const kept = new Set([
    world.here,
    ...(placeOf(world, world.here)?.exits ?? []),
    ...world.people.map(({ at }) => at),
  ])
  for (const { parts, isClosed } of world.threads)
    if (!isClosed) for (const part of Object.values(parts)) if ('place' in part) kept.add(part.place)
  const old = world.places.find(({ id }, at) => at > 0 && at < world.places.length - 1 && !kept.has(id))
  if (!old) return
  world.places = world.places.filter((place) => place !== old)
  for (const place of world.places) place.exits = place.exits.filter((id) => id !== old.id)
  for (const thing of world.things)
    if (typeof thing.at === 'object' && 'place' in thing.at && thing.at.place === old.id) thing.at = 'gone'
}

const MOST_THINGS = 12

/** Adds a thing; without a name, one of the genre's wordbook that nobody has yet. */
export function addThing(
  { world, chance, rating }: Casting,
  genre: Genre,
  at: Thing['at'],
  name?: string,
): Thing {
  const fitting = wordbooks[genre].things.filter(
    (entry) => isFit(entry, rating) && !world.things.some((thing) => thing.name === entry),
  )
  const called = name ?? chance.pick(fitting) ?? 'folded paper'
  const thing: Thing = { id: nextId(world.things), name: called, isPlural: isPluralPhrase(called), at }
  world.things.push(thing)
  if (world.things.length > MOST_THINGS) {
    const old =
      world.things.find((other) => other.at === 'gone') ??
      world.things.find((other) => other.at !== 'hero' && !isInThread(world, other.id))
    if (old && old !== thing) world.things = world.things.filter((other) => other !== old)
  }
  return thing
}

const isInThread = (world: World, id: number) =>
  world.threads.some(
    ({ isClosed, parts }) =>
      !isClosed && Object.values(parts).some((part) => 'thing' in part && part.thing === id),
  )
