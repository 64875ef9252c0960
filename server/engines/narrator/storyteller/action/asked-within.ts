import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { isPersonWord } from '../scenario/roles.ts'
import { singularOf } from '../language/phrase-end.ts'
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

/** Nothing but yes or no is wanted: 'Rough day?' */
export const YES_OR_NO = 'yes?'

/** 'And before?': what nobody tells for being asked so shortly. */
export const ASKED_ON =
  /^\W*(?:and |but |so )?(?:before|after|since|until|then|today|later|otherwise|besides)\?\W*$/i

/** 'And your name?', 'Coffee?', 'Yes?': asked without a verb; put as what is meant. */
export function elliptical(words: string): string | undefined {
  const [, rest] =
    /(?:^|[.!?] )(?:(?:and|so|or|well|ok|okay|now|hey),? )?([^.!?,]{2,40})\?\W*$/i.exec(words) ?? []
  if (rest === undefined || rest.split(' ').length > 6 || / or /.test(rest)) return undefined
  if (
    /^you (?:ok|okay|all ?right|alright|hurt|ready|sure|coming|lost|hungry|thirsty|cold|tired|scared|new)\b/i.test(
      rest,
    )
  )
    return `are ${rest}?`
  if (/^name\b/i.test(rest)) return 'what is your name?'
  if (/^(?:your|his|her|their) /i.test(rest)) return `what is ${rest}?`
  if (
    /^(?:yes|what|hm+|huh|well|ok|okay|really|same|where to|what else|seriously|no|sorry|pardon|excuse me|hello|right|i|you|we|he|she|they|it|this|that|there|any(?:one|body|thing)|some(?:one|body|thing)|who|where|when|why|how|which)\b/i.test(
      rest,
    )
  )
    return undefined
  const head = rest.toLowerCase().split(' ').at(-1)!
  if (isPersonWord(singularOf(head)))
    return `do you have ${/^(?:an?|any) /i.test(rest) ? '' : 'any '}${rest}?`
  if (rest.toLowerCase() === head && sensesOf(head, 'noun').length === 0) return `are you ${rest}?`
  return /^noun\.(?:food|artifact|plant)$/.test(sensesOf(head, 'noun')[0]?.field ?? '')
    ? `do you want ${/^(?:an?|some|any|another|more|the) /i.test(rest) ? '' : 'some '}${rest}?`
    : YES_OR_NO
}

/** The question that stands within what is said. */
export function questionWithin(words: string, world: World): Clause | undefined {
  const [, told, asked = told] = ASKED_WITHIN.exec(words) ?? []
  if (asked === undefined) return undefined
  const clauses = readTurn(`I ask ${asked}`, referentsOf(world)).clauses
  const within = (each: Clause): Clause[] => [each, ...(each.said ?? []).flatMap(within)]
  return clauses.flatMap(within).find(({ kind }) => kind === 'question')
}
