import { borrowedLines } from './borrowed-lines.ts'
import type { Draft } from './draft.ts'
import type { Scope } from './pen.ts'
import { fitFor } from './house-lines.ts'
import { showsStyle } from './language-style.ts'
import type { ResolvedDeed } from './resolve-deed.ts'
import { personScope, sceneScope } from './scene.ts'
import { placeBook } from './place-book.ts'
import { isFoe } from './threads.ts'
import { anywhereCompany, anywhereScenes } from './wordbooks/anywhere-scenes.ts'
import { closeLines, closeQuestions, dramaticCloses } from './wordbooks/close-lines.ts'
import {
  aloneScenes,
  carriedScenes,
  companyScenes,
  memoryScenes,
  scenesByVoice,
  threadScenes,
} from './wordbooks/scene-lines.ts'
import { storyLines } from './wordbooks/story-lines.ts'
import { styleAsides } from './wordbooks/style-asides.ts'
import { talkLines } from './wordbooks/talk-lines.ts'
import { isPeopled } from './wordbooks/place-kinds.ts'
import { detailsOf as detailsOfThing, isKnownThing } from './wordbooks/thing-kinds.ts'
import { wordbooks } from './wordbooks/wordbooks.ts'
import { mainThread, peopleHere, placeHere, type Person, type World } from './world.ts'

/** What one more passage may be drawn from, and how readily. */
type Source = [weight: number, pool: readonly string[], scope?: Scope]

/** Gives a reply that is short of its length more of what it is about: the thing, the place, the people and the matter at hand, and of ambience a line. */
export function tellScene(draft: Draft, world: World, deed: ResolvedDeed): void {
  const { pen } = draft
  const spokeTo = deed.who
  let isScene = draft.room > 45
  let isAmbienceDue = true
  for (let more = 0; more < 9 && draft.words < draft.limits.least; more++) {
    const scope = fillerScope(draft, world, spokeTo)
    const near = isScene ? scenes(world, scope, draft, spokeTo) : detailsOf(draft, deed, scope)
    const around = ambience(draft, scope, isScene)
    const sources = isAmbienceDue && pen.chance.isLucky(0.3) ? [around, near] : [near, around]
    const told = sources.find((each) => tellOneOf(draft, scope, each))
    if (!told && !isScene) break
    if (told === around) isAmbienceDue = false
    isScene = !isScene && draft.room > 45
  }
  if (draft.isShort && pen.chance.isLucky(0.2)) {
    const scope = fillerScope(draft, world, spokeTo)
    if (scope.who && !spokeTo) tellAside(draft, world, scope)
  }
  for (let more = 0; more < 6 && draft.words < draft.limits.least; more++) {
    if (!draft.add(echoes(draft), sceneScope(world, pen.chance), { reserve: 12 })) break
  }
}

const echoWords = [
  'Again, ',
  'Once more, ',
  'As before, ',
  'As on the first day, ',
  'Now as then, ',
  'Still, ',
  'As ever, ',
  'And again, ',
]

/** In a very long story what was seen once is seen again, and the telling says so. */
function echoes({ pen }: Draft): string[] {
  const lines = [...wordbooks[pen.genre()].air, ...placeBook(placeHere(pen.world)).features]
  return lines.map((line) => {
    const [, tag = '', first = '', rest = ''] = /^((?:@\w+ )*)(.)(.*)$/s.exec(line) ?? []
    const isName = /^[A-Z][a-z]* (?:[A-Z]|says)|^I\b/.test(first + rest)
    return tag + pen.chance.pick(echoWords)! + (isName ? first : first.toLowerCase()) + rest
  })
}

function fillerScope(draft: Draft, world: World, spokeTo: Person | undefined): Scope {
  const others = peopleHere(world).filter(
    (person) => person !== spokeTo && person.mood >= 0 && !isFoe(world, mainThread(world), person),
  )
  const scope = sceneScope(world, draft.pen.chance, draft.pen.chance.pick(others))
  return others.length > 0 ? scope : { ...scope, who: undefined }
}

/** Small scenes of the matter and the people at hand. */
function scenes(world: World, scope: Scope, { pen }: Draft, spokeTo: Person | undefined): Source[] {
  const voice = peopleHere(world).find(
    ({ name }) => typeof scope.who === 'object' && scope.who.name === name,
  )?.voice
  const listener = spokeTo?.at === world.here ? { ...scope, ...personScope(spokeTo) } : scope
  return [
    [7, threadScenes, isFoe(world, mainThread(world), spokeTo) ? scope : listener],
    [voice === undefined ? 0 : 6, scenesByVoice[voice ?? 0] ?? []],
    [scope.who ? 2 : 0, companyScenes],
    [scope.who ? 2 : 0, anywhereCompany],
    [3, memoryScenes],
    [2, carriedScenes],
    [2, wordbooks[pen.genre()].events],
  ]
}

/** What goes on around, whatever the hero does: small scenes, or single sentences. */
function ambience({ pen }: Draft, scope: Scope, isScene: boolean): Source[] {
  const genre = pen.genre()
  const here = placeHere(pen.world)
  if (!isScene)
    return [
      [4, fitFor(here, wordbooks[genre].air)],
      [0.1, fitFor(here, borrowedLines(genre, 'air'))],
    ]
  return [
    [4, fitFor(here, wordbooks[genre].scenes)],
    [isPeopled(here) ? 2 : 0, anywhereScenes],
    [scope.who ? 0 : 3, aloneScenes],
    [0.05, fitFor(here, borrowedLines(genre, 'scenes'))],
  ]
}

/** Single sentences of the thing and the place at hand. */
function detailsOf({ pen }: Draft, { noun, head }: ResolvedDeed, scope: Scope): Source[] {
  const isOfThing = noun !== undefined && !noun.gender && head !== undefined && isKnownThing(head)
  return [
    [isOfThing ? 8 : 0, isOfThing ? detailsOfThing(head) : [], { ...scope, object: noun }],
    [5, placeBook(placeHere(pen.world)).features],
    [1.5, storyLines.props],
    [1, storyLines.exits],
  ]
}

/** Tries the sources in a weighted order until one has something new to tell. */
function tellOneOf(draft: Draft, scope: Scope, sources: Source[]): boolean {
  const { chance } = draft.pen
  return sources
    .filter(([weight, pool]) => weight > 0 && pool.length > 0 && !draft.drained.has(pool))
    .map(([weight, pool, own = scope]) => ({
      pool,
      own,
      order: chance.next() ** ((draft.drawnFrom.has(pool) ? 8 : 1) / weight),
    }))
    .sort((a, b) => b.order - a.order)
    .some(({ pool, own }) => {
      const isTold = draft.add(pool, own, { isApart: true, reserve: 12 })
      const noted = isTold ? draft.drawnFrom : draft.drained
      noted.add(pool)
      return isTold
    })
}

export function tellAside(draft: Draft, world: World, scope: Scope): boolean {
  const foe = peopleHere(world).find((person) => isFoe(world, mainThread(world), person))
  return draft.add(foe && draft.pen.chance.isLucky(0.6) ? talkLines.asidefoe : talkLines.aside, scope, {
    reserve: 12,
    isApart: true,
  })
}

/** A reply that does not yet show its manner of speech gets a sentence that does. */
export function tellManner(draft: Draft, world: World): void {
  const { pen } = draft
  const style = pen.preferences.languageStyle
  if (style === 'modern' || showsStyle(style, draft.toText())) return
  draft.add(styleAsides[style], sceneScope(world, pen.chance), { reserve: 4 })
}

/** The last line, which leaves the next step to the player. */
export function tellClose(draft: Draft, world: World, spokeTo: Person | undefined): void {
  const { pen } = draft
  const scope = sceneScope(world, pen.chance, spokeTo && spokeTo.at === world.here ? spokeTo : undefined)
  const isApart = pen.preferences.narrativeStyle === 'dramatic' || pen.chance.isLucky(0.6)
  const pools = pen.chance.shuffle([fitFor(placeHere(world), wordbooks[pen.genre()].closers), closeLines])
  if (pen.chance.isLucky(0.12)) pools.unshift(closeQuestions)
  if (pen.preferences.narrativeStyle === 'dramatic' && pen.chance.isLucky(0.6)) pools.unshift(dramaticCloses)
  pools.push(borrowedLines(pen.genre(), 'closers'))
  pools.some((pool) => draft.add(pool, scope, { isApart }))
}
