import type { Clause } from '../../language/clause.ts'
import { readTurn } from '../../language/read-turn.ts'
import { referentsOf } from '../../world/referents.ts'
import type { World } from '../../world/world.ts'
import { ASKED_OF_WORLD } from './said-signs.ts'

/** Said into the dark, and not to whoever stands by. */
export const CALLED_OUT =
  /^\W*(?:hello\W+)?(?:who(?:['’]s| is) (?:there|it|that|out there|in there)|(?:is )?any(?:body|one) (?:there|home|here|in there|out there)|come out(?: of there)?|show yoursel(?:f|ves))\W*$/i

/** 'Tell me who you are' is asked as well. */
const TOLD_TO_TELL =
  /(?:^|[.!,] )(?:please |now |just )*tell (?:me|us) ((?:what|who|where|when|why|how) [^.!?]+)/i

/** The questions put in what is said, at most two. */
export function questionsIn(world: World, said: readonly Clause[], words: string): Clause[] {
  const asked = said.filter(({ kind, text }) => kind === 'question' && ASKED_OF_WORLD.test(text))
  const [, told] = TOLD_TO_TELL.exec(words) ?? []
  if (told)
    return readTurn(`I ask ${told}`, referentsOf(world))
      .clauses.flatMap((each) => [each, ...(each.said ?? [])])
      .filter(({ kind }) => kind === 'question')
      .slice(0, 1)
  const last = said.at(-1)
  if (asked.length > 0 || !last || !/(?:\byou\b| or )[^.!?]*\?\W*$/i.test(words)) return asked.slice(0, 2)
  // 'You are the one who wrote it?'
  const text = words.split(/(?<=[.!]) /).at(-1)!
  return [{ ...last, kind: 'question', text, question: { asks: 'whether' } }]
}
