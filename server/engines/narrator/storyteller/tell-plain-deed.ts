import type { Draft } from './draft.ts'
import type { Scope } from './pen.ts'
import { isFit } from './rating.ts'
import type { ResolvedDeed } from './resolve-deed.ts'
import { deedLines } from './wordbooks/deed-lines.ts'

/** How the deed goes, in the lines of its act: such as take up its object or its words, and others where those can't be said. */
export function tellPlainDeed(draft: Draft, deed: ResolvedDeed, scope: Scope): void {
  const clause = sayableClause(draft, deed)
  const told: Scope = { ...scope, deed: clause }
  const act = deed.act === 'talk' || deed.act === 'ask' || deed.act === 'say' ? 'other' : deed.act
  const takingUp = deedLines[act].filter((line) => /\[\^?(?:object|sought|deed)/.test(line))
  const takingBoth = takingUp.filter(
    (line) => line.includes('[deed]') || line.includes('[object]') || line.includes('[^object]'),
  )
  const wholeDeed = takingUp.filter((line) => line.includes('[deed]'))
  const plain =
    clause === undefined && scope.object === undefined && scope.sought === undefined
      ? []
      : clause && (clause.split(' ').length >= WHOLE_FROM_WORDS || act === 'other')
        ? [wholeDeed, deedLines.other, takingUp]
        : [told.sought && told.object ? takingBoth : takingUp, deedLines.other]
  if (clause && !scope.object) plain.push([`You ${clause}.`])
  ;[...plain, deedLines[act], deedLines.wait].some((pool) => draft.add(pool, told))
}

/** A deed told in so many words is told whole: a line about its object alone would miss the point. */
const WHOLE_FROM_WORDS = 6

/** Verbs that say too little to be repeated alone. */
const BARE = /^(?:look|go|use|take|get|open|give|say|ask|talk|search|read|wait|do|make|put)$/

/** The player's clause, where it says more than a verb and nothing beyond the rating. */
export function sayableClause(draft: Draft, { clause, act }: ResolvedDeed): string | undefined {
  const isSaying =
    clause !== undefined &&
    (clause.includes(' ') || act !== 'other') &&
    !BARE.test(clause) &&
    isFit(clause, draft.pen.preferences.contentRating)
  return isSaying ? clause : undefined
}
