import type { Draft } from './draft.ts'
import type { Scope } from './pen.ts'
import { tellExit, placeFeatures, tellProp } from './tell-place.ts'
import { isFoe, threadScope } from './threads.ts'
import { storyLines } from './wordbooks/story-lines.ts'
import { talkLines } from './wordbooks/talk-lines.ts'
import { wordbooks } from './wordbooks/wordbooks.ts'
import { mainThread, peopleHere, personNoun, type Person, type World } from './world.ts'

/** Fills a reply that is short of its length with what the scene has to offer: air, people, place, the matter in hand. */
export function tellFiller(draft: Draft, world: World, spokeTo: Person | undefined): void {
  const { pen } = draft
  const thread = mainThread(world)
  const scope = threadScope(world, thread)
  const someone = pen.chance.pick(peopleHere(world).filter((person) => person !== spokeTo))
  const kinds = pen.chance.shuffle([
    () => draft.add(wordbooks[pen.genre()].air, {}, { reserve: 12, isApart: pen.chance.isLucky(0.4) }),
    () => draft.add(placeFeatures(world), {}, { reserve: 12 }),
    () => tellProp(draft, world),
    () => someone !== undefined && tellAside(draft, world, someone),
    () =>
      thread !== undefined && world.arc.idle > 0 && draft.add(storyLines.callback, scope, { reserve: 12 }),
    () => tellExit(draft, world),
  ])
  for (const tell of kinds) {
    if (!draft.isShort) return
    tell()
  }
  for (let more = 0; more < 8 && draft.isShort; more++)
    draft.add(wordbooks[pen.genre()].air, {}, { reserve: 12 })
}

export function tellAside(draft: Draft, world: World, person: Person): boolean {
  const pool = isFoe(world, mainThread(world), person) ? talkLines.asidefoe : talkLines.aside
  return draft.add(pool, { who: personNoun(person) }, { reserve: 12, isApart: true })
}

/** The last line, which leaves the next step to the player. */
export function tellClose(draft: Draft, world: World): void {
  const { pen } = draft
  const scope: Scope = threadScope(world, mainThread(world))
  const isApart = pen.preferences.narrativeStyle === 'dramatic' || pen.chance.isLucky(0.6)
  const pool = pen.chance.isLucky(0.55) ? wordbooks[pen.genre()].closers : storyLines.close
  if (!draft.add(pool, scope, { isApart })) draft.add(storyLines.close, scope, { isApart })
}
