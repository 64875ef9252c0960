import type { ActName } from '../language/acts.ts'
import { bodyLines } from './act-lines/body-lines.ts'
import { forceLines } from './act-lines/force-lines.ts'
import { handlingLines } from './act-lines/handling-lines.ts'
import { mindLines } from './act-lines/mind-lines.ts'
import { socialLines } from './act-lines/social-lines.ts'
import { travelActLines } from './act-lines/travel-act-lines.ts'
import { lines } from './line-list.ts'

/** How each act of the hero goes when it succeeds; WRITING.md has the slots. */
export const actLines: Partial<Record<ActName, string[]>> = {
  ...bodyLines,
  ...forceLines,
  ...handlingLines,
  ...mindLines,
  ...socialLines,
  ...travelActLines,
}

/** The hero falls over something, and gets up again. */
export const mishapLines = lines(`
  You go down harder than you meant to. "Are you all right?" says [who]. You are, more or less.
  One foot goes where the other should have gone. Nothing is hurt but your pride, and [who] saw it.
  @alone Down you go, full length. You lie there for a moment, count your bones, and get up to [want].
  For a moment there's nothing under you; then there is [place], all of it at once.
`)

/** What is asked for is handed over, or is not. */
export const handoverLines = lines(`
  "If it must be," says [who], and hands you [object]. "I want [object.them] back."
  [who] [who+look] at you for a moment, and then [object] [object.is] in your hand.
  "Of course," says [who]. You have [object] now.
`)
export const refusalLines = lines(`
  "Not [object]," says [who]. "Anything else. Ask me why, if you like."
  [who] [who+put] a hand over [object]. "These I don't give out of my hands," [who.they] [who+say]. "Not without a reason."
`)

/** Somebody who is not here is called up. */
export const phoneLines = lines(`
  It rings three times, and then there is [who], half asleep and all ears. "Where are you? What has happened?"
  "I was just thinking of you," says [who], and you can hear a chair being pulled up. "Go on. Tell me."
  [who] [who+answer] before it has rung twice. "Is it bad?" [who.they] [who+say]. "You only ring when it's bad."
`)

/** What the hero leaves undone stays as it is. */
export const negatedLines = lines(`
  [^object] [object+stay] as [object.they] [object.is]. Nothing about [object.them] changes.
  Whatever would have come of it for [object] does not come.
  [who] [who+notice], and [who+say] nothing.
  "As you like," says [who].
  @alone It is quiet at [place] for a while, and nothing comes to make you.
  @alone [^place] [place+take] no notice. Something else will have to happen now.
`)
