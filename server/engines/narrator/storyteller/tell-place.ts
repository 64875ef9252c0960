import type { Draft } from './draft.ts'
import { common } from './noun.ts'
import type { Scope } from './pen.ts'
import { wordbooks } from './wordbooks/wordbooks.ts'
import { placeKindLines } from './wordbooks/place-lines.ts'
import { storyLines } from './wordbooks/story-lines.ts'
import { placeHere, placeNoun, placeOf, type Place, type World } from './world.ts'

/** Sentences that are true of the place the scene is in. */
export function placeFeatures(world: World): string[] {
  const place = placeHere(world)
  if (place.entry !== undefined) return wordbooks[place.genre].places[place.entry]?.features ?? []
  return placeKindLines(place)
}

/** What stands about here, as phrases without article. */
export function propsOf(place: Place): string[] {
  const entry = place.entry === undefined ? undefined : wordbooks[place.genre].places[place.entry]
  return (
    entry?.props ??
    (place.isInside
      ? ['low table', 'narrow window', 'far door', 'cold hearth']
      : ['flat stone', 'bent signpost', 'low wall', 'old fence'])
  )
}

/** Coming to a place: its name, what it is like, and what it leads to. */
export function tellArrival(draft: Draft, world: World): void {
  const place = placeHere(world)
  const scope: Scope = { place: placeNoun(place), prep: place.prep }
  draft.add(place.visits > 1 ? storyLines.arriveAgain : storyLines.arrive, scope, { reserve: 12 })
  draft.add(placeFeatures(world), scope, { reserve: 12 })
  if (draft.isShort) draft.add(placeFeatures(world), scope, { reserve: 25 })
  if (draft.isShort) tellExit(draft, world)
}

export function tellExit(draft: Draft, world: World): boolean {
  const exits = placeHere(world)
    .exits.map((id) => placeOf(world, id))
    .filter((place) => place !== undefined)
  const exit = draft.pen.chance.pick(exits)
  return exit !== undefined && draft.add(storyLines.exits, { exit: placeNoun(exit) }, { reserve: 12 })
}

export function tellProp(draft: Draft, world: World): boolean {
  const prop = draft.pen.chance.pick(propsOf(placeHere(world)))
  return prop !== undefined && draft.add(storyLines.props, { prop: common(prop) }, { reserve: 12 })
}
