import type { Draft } from './draft.ts'
import type { Scope } from './pen.ts'
import { placeBook } from './place-book.ts'
import { personScope, sceneScope } from './scene.ts'
import { isFoe } from './threads.ts'
import { storyLines } from './wordbooks/story-lines.ts'
import { talkLines } from './wordbooks/talk-lines.ts'
import { mainThread, peopleHere, placeHere, placeNoun, type Person, type World } from './world.ts'

/** Coming to a place: its name, what it is like, who is there, and what it leads to; `isBrief` leaves room for what happens there. */
export function tellArrival(draft: Draft, world: World, coming: Person[], isBrief: boolean): void {
  const place = placeHere(world)
  const { chance } = draft.pen
  const scope: Scope = { ...sceneScope(world, chance), place: placeNoun(place), prep: place.prep }
  draft.add(place.visits > 1 ? storyLines.arriveAgain : storyLines.arrive, scope, { reserve: 12 })
  if (isBrief) return
  tellFeature(draft, world, scope)
  const someone = peopleHere(world).find((person) => !coming.includes(person))
  if (someone)
    draft.add(
      isFoe(world, mainThread(world), someone)
        ? talkLines.foundfoe
        : someone.isMet
          ? talkLines.foundAgain
          : talkLines.found,
      { ...scope, ...personScope(someone) },
      { isApart: true, reserve: 12 },
    )
  if (draft.isShort) tellFeature(draft, world, scope)
}

/** Something that is true of the place. */
export const tellFeature = (draft: Draft, world: World, scope: Scope): boolean =>
  draft.add(placeBook(placeHere(world)).features, scope, { reserve: 14 })
