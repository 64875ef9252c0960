import type { Genre } from '#contract/genres.ts'
import { akinGenres } from './akin-genres.ts'
import type { Casting } from './cast-world.ts'
import type { Chance } from './chance.ts'
import type { Draft } from './draft.ts'
import { approachOf, type Step } from './plan-beat.ts'
import type { ResolvedDeed } from './resolve-deed.ts'
import { isFoe, openThread, partPerson, partPlace, partThing, plotOf, threadScope } from './threads.ts'
import { allPlots } from './wordbooks/all-plots.ts'
import { storyLines } from './wordbooks/story-lines.ts'
import type { Plot } from './wordbooks/wordbook.ts'
import { mainThread, peopleHere, personNoun, placeNoun, type Thread, type World } from './world.ts'

export interface BeatTelling {
  draft: Draft
  world: World
  casting: Casting
  deed: ResolvedDeed
  genre: () => Genre
}

/** Tells one step of the plot and settles in the world what it changes. */
export function tellBeat(telling: BeatTelling, step: Step): void {
  const { draft, world } = telling
  const thread = mainThread(world)
  if (step === 'hook') return tellHook(telling)
  if (step === 'rest') return void draft.add(storyLines.rest, {}, { isApart: true, reserve: 12 })
  if (!thread) return
  const scope = threadScope(world, thread)
  const plot = plotOf(thread)
  const foe = partPerson(world, thread, 'foe')
  if (step === 'clue') return tellClue(telling, thread, plot)
  if (step === 'press' || step === 'setback') {
    draft.add(plot[step], scope, { isApart: true })
    const told = draft.passages.at(-1)?.text ?? ''
    if (foe && told.includes(foe.name)) foe.at = world.here
    const friend = partPerson(world, thread, 'friend')
    if (friend && new RegExp(`” (?:says ${friend.name}|${friend.name} says)`).test(told))
      friend.at = world.here
  }
  const dear = partPerson(world, thread, 'dear')
  if (dear && (step === 'climax' || step === 'win')) dear.at = world.here
  if (step === 'climax') {
    comeHome(telling, thread)
    if (foe) foe.at = world.here
    draft.add(plot.climax, scope, { isApart: true })
  }
  if (step === 'sway') draft.add(storyLines.sway, scope, { isApart: true, reserve: 12 })
  if (step === 'win') {
    draft.add(plot.win[approachOf(telling.deed.act)], scope, { isApart: true })
    const prize = partThing(world, thread, 'prize')
    if (prize && plot.id === 'seek') prize.at = 'hero'
    const lost = partPerson(world, thread, 'lost')
    if (lost && plot.id !== 'loss') lost.at = world.here
  }
  if (step === 'after') tellAfter(telling, thread, plot)
}

/** How it ends, and who is glad of it. */
function tellAfter({ draft, world }: BeatTelling, thread: Thread, plot: Plot): void {
  const friend = partPerson(world, thread, 'friend')
  const foe = partPerson(world, thread, 'foe')
  if (friend) friend.at = world.here
  if (foe) foe.at = undefined
  thread.isClosed = true
  draft.add(plot.after, threadScope(world, thread), { isApart: true })
  tellWishGranted(draft, world)
}

/** What is all about a house is settled in that house. */
function comeHome({ draft, world }: BeatTelling, thread: Thread): void {
  const home = partPlace(world, thread, 'home')
  if (!home || home.id === world.here) return
  for (const person of peopleHere(world)) if (person.mood >= 0) person.at = home.id
  world.here = home.id
  world.told = []
  draft.add(storyLines.fetched, { home: placeNoun(home) }, { isApart: true, reserve: 60 })
}

/** Between confrontations the enemy keeps to a place of their own. */
export function withdrawFoe(world: World): void {
  const thread = mainThread(world)
  const foe = partPerson(world, thread, 'foe')
  const lair = partPlace(world, thread, 'lair')
  if (foe?.at === world.here && lair && lair.id !== world.here && world.arc.beat !== 'climax')
    foe.at = lair.id
}

/** The next piece of the truth: from whoever is being spoken to, else from what is there to be seen. */
function tellClue({ draft, world, deed }: BeatTelling, thread: Thread, plot: Plot): void {
  const clue = plot.clues[thread.clues]
  if (!clue) return
  thread.clues++
  const scope = threadScope(world, thread)
  const isTalking = /^(?:talk|ask|say|give|show|trade|threaten|help)$/.test(deed.act)
  const isHere = deed.who?.at === world.here && !isFoe(world, thread, deed.who)
  const teller = isTalking && isHere ? deed.who : undefined
  if (teller && draft.add(clue.said, { ...scope, who: personNoun(teller) }, { isApart: true })) return
  draft.add(
    storyLines.finding,
    { object: deed.noun?.gender ? undefined : deed.noun },
    { reserve: 60, isApart: true },
  )
  draft.add(clue.seen, scope, { isApart: draft.passages.length === 0 })
}

/** Somebody whose wish the hero knows gets it when a matter ends well. */
function tellWishGranted(draft: Draft, world: World): void {
  const who = world.people.find(({ hasToldWant, want }) => hasToldWant && want)
  if (
    !who ||
    !draft.add(storyLines.wantdone, { who: personNoun(who), want: who.want }, { isApart: true, reserve: 12 })
  )
    return
  who.hasToldWant = false
  who.want = ''
  who.mood = 2
}

function tellHook({ draft, world, casting, genre }: BeatTelling): void {
  const plot = nextPlot(world, casting.chance, genre)
  const friend = peopleHere(world).find(({ mood }) => mood >= 0)
  const thread = openThread(casting, plot, genre, friend ? { friend: { person: friend.id } } : {})
  draft.add(plot.hook, threadScope(world, thread), { isApart: true })
}

const later = allPlots.filter(({ isFirstOnly }) => !isFirstOnly)

/** A plot not told yet: of the genre that is behind its share, of one akin to it, or one that fits any. */
function nextPlot(world: World, chance: Chance, genre: () => Genre): Plot {
  const wanted = genre()
  const fresh = later.filter(({ id }) => !world.plots.includes(id))
  const isOf = (name: Genre) => (plot: Plot) => plot.id.startsWith(`${name}-`)
  const ofAny = fresh.filter(({ id }) => !id.includes('-'))
  const akin = fresh.filter((plot) => akinGenres[wanted].some((name) => isOf(name)(plot)))
  const choices = [fresh.filter(isOf(wanted)), [...ofAny, ...akin], fresh, later]
  return chance.pick(choices.find((plots) => plots.length > 0)!)!
}
