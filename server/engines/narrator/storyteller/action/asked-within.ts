import type { Clause } from '../language/clause.ts'
import { readTurn } from '../language/read-turn.ts'
import { referentsOf } from '../world/referents.ts'
import type { World } from '../world/world.ts'

/** 'Not until you tell me where you were': what is asked there is to be answered. */
const ASKED_WITHIN =
  /\b(?:asks?|wants? to know|asking) (?:you )?((?:what|who|where|when|why|how|whether|if) [^.!?]+)|\b(?:until|unless|if|when|so|now|then|please|just|must|can|could|will|to|,) (?:you )?(?:tell me|explain|say) ((?:what|who|where|when|why|how|whether|if) [^.!?]+)/i
/** Said into the dark, and not to whoever stands by. */
export const CALLED_OUT =
  /^\W*(?:hello\W+)?(?:who(?:['’]s| is) (?:there|it|that|out there|in there)|(?:is )?any(?:body|one) (?:there|home|here|in there|out there)|come out(?: of there)?|show yoursel(?:f|ves)|one more step.*|stay (?:back|away).*|leave us alone)\W*$/i
export const WOULD_YOU =
  /^\W*can you (?:keep|swim|read|write|dance|sing|drive|fly|see|hear|smell|feel|prove|imagine|believe|speak|cook|ride|fight|shoot)\b.*\?|^\W*(?:would|do|did|don['’]t|have|are) you (?:say|think|call|agree|know|mind|believe|consider|like|want|reckon|remember|mean)\b.*\?/i

/** The question that stands within what is said. */
export function questionWithin(words: string, world: World): Clause | undefined {
  const [, told, asked = told] = ASKED_WITHIN.exec(words) ?? []
  if (asked === undefined) return undefined
  const clauses = readTurn(`I ask ${asked}`, referentsOf(world)).clauses
  const within = (each: Clause): Clause[] => [each, ...(each.said ?? []).flatMap(within)]
  return clauses.flatMap(within).find(({ kind }) => kind === 'question')
}
