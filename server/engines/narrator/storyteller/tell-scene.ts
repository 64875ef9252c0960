import { borrowedLines } from './borrowed-lines.ts'
import type { Draft } from './draft.ts'
import type { Scope } from './pen.ts'
import { showsStyle } from './language-style.ts'
import { sceneScope } from './scene.ts'
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
import { upshotLines } from './wordbooks/upshot-lines.ts'
import { wordbooks } from './wordbooks/wordbooks.ts'
import { mainThread, peopleHere, placeHere, type Person, type World } from './world.ts'

/** What one more passage may be drawn from, how readily, and whether more than once in a reply. */
type Source = [weight: number, pool: readonly string[], isRepeatable?: boolean]

/** Gives a reply that is short of its length more of the scene: what goes on there, who is in it, what it looks like. */
export function tellScene(draft: Draft, world: World, spokeTo: Person | undefined): void {
  const { pen } = draft
  const scope = fillerScope(draft, world, spokeTo)
  if (draft.isShort && draft.room > 45) tellOneOf(draft, scope, scenes(world, scope, draft))
  if (draft.isShort && scope.who && !spokeTo && pen.chance.isLucky(0.25)) tellAside(draft, world, scope)
  for (let more = 0; more < 9 && draft.words < draft.limits.least + 6; more++) {
    const another = fillerScope(draft, world, spokeTo)
    const isRoomy = draft.room > 70 && draft.limits.least > 100
    const sources =
      isRoomy && more < 2 && pen.chance.isLucky(0.6)
        ? [...scenes(world, another, draft), ...details(draft)]
        : details(draft)
    if (!tellOneOf(draft, another, sources)) break
  }
  for (let more = 0; more < 6 && draft.words < draft.limits.least + 4; more++) {
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
    (person) => person !== spokeTo && !isFoe(world, mainThread(world), person),
  )
  const scope = sceneScope(world, draft.pen.chance, draft.pen.chance.pick(others))
  return others.length > 0 ? scope : { ...scope, who: undefined }
}

/** Small scenes of several sentences. */
function scenes(world: World, scope: Scope, { pen }: Draft): Source[] {
  const genre = pen.genre()
  const voice = peopleHere(world).find(
    ({ name }) => typeof scope.who === 'object' && scope.who.name === name,
  )?.voice
  return [
    [7, threadScenes],
    [5, wordbooks[genre].scenes],
    [voice === undefined ? 0 : 5, scenesByVoice[voice ?? 0] ?? []],
    [scope.who ? 2 : 0, companyScenes],
    [scope.who ? 2 : 0, anywhereCompany],
    [2, anywhereScenes],
    [scope.who ? 0 : 4, aloneScenes],
    [3, memoryScenes],
    [2, carriedScenes],
    [3, wordbooks[genre].events],
    [0.05, borrowedLines(genre, 'scenes')],
  ]
}

/** Single sentences. */
function details({ pen }: Draft): Source[] {
  const genre = pen.genre()
  return [
    [6, wordbooks[genre].air, true],
    [4, placeBook(placeHere(pen.world)).features],
    [2, storyLines.props],
    [1, storyLines.exits],
    [1, carriedScenes],
    [2, upshotLines.bearing],
    [0.1, borrowedLines(genre, 'air'), true],
  ]
}

/** Tries the sources in a weighted order until one has something new to tell. */
function tellOneOf(draft: Draft, scope: Scope, sources: Source[]): boolean {
  const { chance } = draft.pen
  return sources
    .filter(
      ([weight, pool, isRepeatable]) =>
        weight > 0 && pool.length > 0 && (isRepeatable || !draft.drawnFrom.has(pool)),
    )
    .map(([weight, pool]) => ({ pool, order: chance.next() ** (1 / weight) }))
    .sort((a, b) => b.order - a.order)
    .some(({ pool }) => {
      const isTold = draft.add(pool, scope, {
        isApart: draft.words - draft.wordsBeforeParagraph > 22,
        reserve: 12,
      })
      if (isTold) draft.drawnFrom.add(pool)
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
  const pools = pen.chance.shuffle([wordbooks[pen.genre()].closers, closeLines])
  if (pen.chance.isLucky(0.12)) pools.unshift(closeQuestions)
  if (pen.preferences.narrativeStyle === 'dramatic' && pen.chance.isLucky(0.6)) pools.unshift(dramaticCloses)
  pools.push(borrowedLines(pen.genre(), 'closers'))
  pools.some((pool) => draft.add(pool, scope, { isApart }))
}
