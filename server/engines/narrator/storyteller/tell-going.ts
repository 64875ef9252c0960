import { addPerson, addPlace, connect } from './cast-world.ts'
import type { Noun } from './noun.ts'
import type { Scope } from './pen.ts'
import { exitTowards } from './resolve-deed.ts'
import type { DeedTelling } from './deed-telling.ts'
import { sayableClause, tellPlainDeed } from './tell-plain-deed.ts'
import { tellArrival } from './tell-place.ts'
import { isFoe, partPerson } from './threads.ts'
import { storyLines } from './wordbooks/story-lines.ts'
import { talkLines } from './wordbooks/talk-lines.ts'
import { mainThread, peopleHere, personNoun, placeHere, placeOf, type Person, type Place } from './world.ts'

/** Goes where the deed leads, if it leads out of the scene, with whoever comes along. */
export function tellGoing(telling: DeedTelling, scope: Scope): void {
  const { draft, world, deed } = telling
  const goal = destination(telling)
  if (!goal && deed.who?.at === world.here && deed.act === 'go')
    return void draft.add(storyLines.approach, { ...scope, deed: sayableClause(draft, deed) })
  tellPlainDeed(draft, deed, goal ? withoutObject(scope) : scope)
  if (!goal) return
  const coming = companions(telling)
  const left = goodCompany(telling).find((person) => !coming.includes(person))
  if (left && coming.length === 0 && draft.pen.chance.isLucky(0.3))
    draft.add(talkLines.stays, { who: personNoun(left) }, { reserve: 60 })
  moveTo(telling, goal, coming)
  if (coming[0]) draft.add(talkLines.comes, { who: personNoun(coming[0]) }, { reserve: 45 })
  tellArrival(draft, world, coming, telling.isBeatNext && draft.limits.most < 100)
  tellPursuit(telling)
}

/** Goes where the deed leads without telling of it. */
export function moveHero(telling: DeedTelling): void {
  const goal = destination(telling)
  if (goal) moveTo(telling, goal, companions(telling))
}

function moveTo({ world }: DeedTelling, goal: Place, coming: Person[]): void {
  world.here = goal.id
  world.told = []
  goal.visits++
  for (const person of coming) person.at = goal.id
}

const MOST_COMPANIONS = 2

const goodCompany = ({ world }: DeedTelling) =>
  peopleHere(world).filter(
    (person) => person.isMet && person.mood >= 0 && !isFoe(world, mainThread(world), person),
  )

/** Those who always come, or else, now and then, somebody who happens to be there. */
function companions(telling: DeedTelling): Person[] {
  const { chance } = telling.draft.pen
  const friends = goodCompany(telling)
  const coming = friends.filter(({ isCompanion }) => isCompanion)
  if (coming.length === 0 && friends.length > 0 && chance.isLucky(0.35)) coming.push(chance.pick(friends)!)
  return coming.slice(0, MOST_COMPANIONS)
}

/** In a confrontation the enemy follows. */
function tellPursuit({ draft, world }: DeedTelling): void {
  const foe = partPerson(world, mainThread(world), 'foe')
  if (!foe || world.arc.beat !== 'climax' || foe.at === world.here) return
  foe.at = world.here
  draft.add(storyLines.pursues, { foe: personNoun(foe) }, { isApart: true, reserve: 30 })
}

/** The place itself is named on arrival. */
const withoutObject = (scope: Scope): Scope => ({ ...scope, object: undefined as Noun | undefined })

/** Where going leads: a named place, a new one the player names, a way out; undefined when it stays within the scene. */
function destination(telling: DeedTelling): Place | undefined {
  const { world, casting, deed, genre } = telling
  const here = placeHere(world)
  if (deed.place && deed.place.id !== here.id) {
    connect(here, deed.place)
    return deed.place
  }
  if (deed.place && deed.toward && deed.direction !== 'back') return undefined
  const [home] = world.places
  if (deed.direction === 'home' && home && home.id !== here.id) return home
  const whereabouts = deed.who && deed.who.at !== here.id ? placeOf(world, deed.who.at ?? -1) : undefined
  if (whereabouts) {
    connect(here, whereabouts)
    return whereabouts
  }
  if (deed.newPlace) return peopled(telling, addPlace(casting, genre(), here, deed.newPlace))
  if (deed.object && !deed.direction) return undefined
  if (deed.who && deed.act !== 'flee') return undefined
  const exit = exitTowards(world, deed.direction)
  if (exit && (exit.visits === 0 || deed.direction === 'back')) return exit
  return peopled(telling, addPlace(casting, genre(), here))
}

/** Puts somebody in a new place, as often as not. */
export function peopled({ casting, genre }: Pick<DeedTelling, 'casting' | 'genre'>, place: Place): Place {
  const isEmpty = !casting.world.people.some(({ at }) => at === place.id)
  const known: Person[] = casting.world.people.filter(({ at }) => at !== undefined)
  if (isEmpty && known.length < 10 && casting.chance.isLucky(0.55))
    addPerson(casting, genre(), { at: place.id })
  return place
}
