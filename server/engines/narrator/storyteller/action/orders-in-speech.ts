import { parseSentence } from '#server/ground/grammar/parse-sentence.ts'
import type { Clause } from '../language/clause.ts'
import { lowerFirst } from '../language/letter-case.ts'
import { readTurn } from '../language/read-turn.ts'
import { verbsOf } from '../language/verb-forms.ts'
import { referentsOf } from '../world/referents.ts'
import type { Entity, World } from '../world/world.ts'
import { SAID_OF_YOU } from './said-signs.ts'

/** Said with a verb that orders nothing. */
const NO_ORDER =
  /^(?:be|guess|imagine|suppose|thank|see|hear|believe|mind|hope|wish|know|think|excuse|pardon|bless|damn|trust|have|mean|promise|help)$/

/** Of the base form, and past all the same: 'You put it in my coat'. */
const PAST = /^(?:put|cut|hit|hurt|let|set|shut|bet|beat|know|need|want|like|love|hate|seem|feel)$/

/** What whoever hears it is told to do: 'Drink half. Give me back the skin.' */
export function ordersIn(world: World, said: readonly Clause[], words: string, who: Entity): Clause[] {
  // 'If he comes back, tell him …': when that is so.
  const condition = /^\W*((?:if|when|once|as soon as) [^,]+), /i.exec(words)?.[1]
  const orders = said
    .flatMap((each) => (each.kind === 'speech' && isBare(each.text) ? readAgain(world, each) : [each]))
    .filter((each) => isOrder(each, who))
    .map((each): Clause => {
      const text = (each.act === 'tell' ? toItsEnd(each.text, words) : each.text)
        .replace(CROWD, '')
        .replace(LET_GO, 'release $1')
        .replace(ALL, '')
      const isTwice = each.object && each.object.text === each.place?.text
      return {
        ...each,
        kind: 'order',
        actor: ALL.test(each.text) ? 'companions' : typeof each.actor === 'object' ? each.actor : 'nobody',
        object: isTwice ? undefined : each.object,
        text: condition ? `${text} ${lowerFirst(condition)}` : text,
      }
    })
  return orders.filter(({ verb }, at) => orders.findIndex((each) => each.verb === verb) === at).slice(0, MOST)
}

const MOST = 2

/** 'Let the old woman go.' */
const LET_GO = /^\W*let (?!me\b|us\b)(.+?) go\b/i

const ALL = /(?:^\W*|,? )(?:all of you|you all|everyone|everybody)\b/i
const CROWD = /^\W*(?:everybody|everyone|somebody|someone|all of you|you all)\b,? /i

function isOrder(clause: Clause, who: Entity): boolean {
  const { kind, actor, verb = '', text, tense, isCondition, object, target, place } = clause
  if (/^\W*let\b/i.test(text) && !LET_GO.test(text)) return false
  // 'You should have picked them yourself' reproaches.
  if (/\b(?:should|could|would|might|must) (?:not )?have\b/i.test(text)) return false
  if (/^(?:look|listen|wait)$/.test(verb) && !object && !target && !place) return false
  if (verb === '' || NO_ORDER.test(verb) || isCondition || /^\W*(?:i|we|he|she|it)\b/i.test(text))
    return false
  if (/^\W*you\b/i.test(text) && (PAST.test(verb) || SAID_OF_YOU.test(text))) return false
  if (kind === 'order')
    return /^\W*(?:you|please|would|will|can|could|do|does|don|then|just|never)\b/i.test(text) || isBare(text)
  if (kind !== 'act' || tense !== 'present') return false
  if (actor === 'hero')
    return isBare(text) || /^\W*(?:(?:do not|don['’]?t|please|now|then|and) |you )/i.test(text)
  return CROWD.test(text) || (typeof actor === 'object' && actor.entityId === who.id && isBare(text))
}

/** 'Last stop' orders nothing. */
const isBare = (text: string): boolean =>
  !/^(?:amod|nummod|nsubj)/.test(parseSentence(text.replace(/^\W+/, ''))[0]?.label ?? '') &&
  verbsOf(/^\W*(?:(?:and|then|now|please|just|stop) )*(\p{L}+)/iu.exec(text)?.[1]?.toLowerCase() ?? '').some(
    ({ form }) => form === 'base' || form === 'ing',
  )

const readAgain = (world: World, { text }: Clause): Clause[] => readTurn(text, referentsOf(world)).clauses

/** 'Tell my brother he can have the parrot': what is to be told belongs to it. */
function toItsEnd(text: string, words: string): string {
  const at = words.indexOf(text)
  return at < 0 ? text : (/^[^.!?;]+/.exec(words.slice(at))?.[0] ?? text)
}
