import { Draft } from './draft.ts'
import type { Pen } from './pen.ts'
import { mend, typeset, wordsOf } from './polish.ts'
import { fitLine } from './rating.ts'
import type { Scenario } from './read-scenario.ts'
import { speakIn } from './language-style.ts'
import { placeBook } from './place-book.ts'
import { sceneScope } from './scene.ts'
import { tellFeature } from './tell-place.ts'
import { tellClose, tellManner } from './tell-scene.ts'
import { partPerson, plotOf, threadScope } from './threads.ts'
import { wordbooks } from './wordbooks/wordbooks.ts'
import { mainThread, placeHere, type World } from './world.ts'

/** The first reply: who the hero is, where, and what is the matter. */
export function tellOpening(pen: Pen, world: World, scenario: Scenario): Draft {
  const draft = new Draft(pen)
  const thread = mainThread(world)!
  const told = scenarioLines(pen, scenario, Math.max(38, draft.limits.aim * 0.5))
  if (told.length === 0) draft.add(['You are [role.a], and this is where it starts: [place].'])
  else draft.put(told.join(' '))
  const scope = sceneScope(world, pen.chance)
  if (draft.room > 95) tellFeature(draft, world, scope)
  draft.add(plotOf(thread).hook, threadScope(world, thread), { isApart: true })
  const friend = partPerson(world, thread, 'friend')
  for (let more = 0; more < 5 && draft.words < draft.limits.least; more++)
    draft.add(more % 2 === 0 ? placeBook(placeHere(world)).features : wordbooks[pen.genre()].air, scope, {
      isApart: more === 0,
      reserve: 12,
    })
  tellManner(draft, world)
  tellClose(draft, world, friend)
  return draft
}

/** The scenario in its own words, as far as they fit the rating and the room. */
function scenarioLines(pen: Pen, scenario: Scenario, mostWords: number): string[] {
  const told: string[] = []
  let words = 0
  for (const line of scenario.lines) {
    const fit = fitLine(line, pen.preferences.contentRating)
    const text = fit && typeset(mend(speakIn(pen.preferences.languageStyle, fit)))
    if (!text || told.includes(text)) continue
    words += wordsOf(text).length
    if (told.length > 0 && words > mostWords) break
    pen.keep(text)
    told.push(text)
  }
  return told
}
