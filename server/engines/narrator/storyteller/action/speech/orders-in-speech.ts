import { dependentsOf, rootAt } from '#server/ground/grammar/dependents.ts'
import { parseSentence } from '#server/ground/grammar/parse-sentence.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import type { Clause } from '../../language/clause.ts'
import { verbsOf } from '../../language/verb-forms.ts'
import { readTurn } from '../../language/read-turn.ts'
import { referentsOf } from '../../world/referents.ts'
import type { Entity, World } from '../../world/world.ts'
import { LATER } from './order.ts'

const MOST = 2
const MOST_WORDS = 9
const MOST_OF_SENTENCE = 14

/** Told to all who are here. */
const ALL = /^\W*(?:everybody|everyone|all of you|you all)\b,? |,? (?:all of you|everybody|everyone)(?=\W*$)/i

/** Verbs of a physical act, by the field of their usual sense. */
const PHYSICAL = /^verb\.(?:motion|contact|body|consumption)$/
/** Physical, where they have an object: 'give me the cup'. */
const HANDLING = /^verb\.(?:possession|change|creation)$/

/** What whoever hears it is told to do here and now: 'Drink half. Give me back the skin.' Anything longer is only said. */
export function ordersIn(world: World, said: readonly Clause[], words: string, who: Entity): Clause[] {
  if (/ or /.test(words)) return []
  const isLong = ({ text }: Clause) =>
    words
      .split(/[.!?;]/)
      .some((each) => each.split(' ').length > MOST_OF_SENTENCE && lettersOf(each).includes(lettersOf(text)))
  return said
    .flatMap((each) => (each.kind === 'speech' ? readTurn(each.text, referentsOf(world)).clauses : [each]))
    .filter(
      ({ kind, actor, tense, text }) =>
        kind === 'order' ||
        (kind === 'act' &&
          tense === 'present' &&
          (typeof actor !== 'object' || actor.entityId === who.id || ALL.test(text))),
    )
    .filter(({ text, isCondition }) => !isCondition && isPlainOrder(text))
    .filter((each) => !isLong(each))
    .filter(({ verb }, at, all) => all.findIndex((each) => each.verb === verb) === at)
    .slice(0, MOST)
    .map((each): Clause => ({
      ...each,
      kind: 'order',
      actor: ALL.test(each.text) ? 'companions' : 'nobody',
      text: each.text.replace(ALL, '').trim(),
    }))
}

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

/** A verb of a physical act in its base form, without a subject and with nothing said of when or why. */
function isPlainOrder(typed: string): boolean {
  const text = typed
    .replace(ALL, '')
    .replace(/^\W*(?:(?:and|then|now|please|just|so) |(?:can|could|will|would) you (?:please )?)*/i, '')
  if (text.split(' ').length > MOST_WORDS || LATER.test(text)) return false
  // 'Run!'
  if (/^\p{L}+$/u.test(text))
    return verbsOf(text.toLowerCase()).some(
      ({ form, lemma }) => form === 'base' && PHYSICAL.test(sensesOf(lemma, 'verb')[0]?.field ?? ''),
    )
  const tokens = parseSentence(text)
  const at = rootAt(tokens)
  const root = tokens[at]
  const own = (label: RegExp) => dependentsOf(tokens, at, label)
  if (
    !root ||
    root.tag !== 'VERB' ||
    root.lemma !== root.word.toLowerCase() ||
    tokens.slice(0, at).some(({ tag }) => !/^(?:ADV|PUNCT|INTJ)$/.test(tag)) ||
    own(/^(?:nsubj|aux|ccomp|xcomp|advcl|conj|parataxis|csubj)/).length > 0
  )
    return false
  const particle = own(/^compound:prt$/)[0]?.word.toLowerCase()
  const senses = particle ? sensesOf(`${root.lemma}_${particle}`, 'verb') : []
  const [sense] = senses.length > 0 ? senses : sensesOf(root.lemma, 'verb')
  const isOnSomething = particle !== undefined || own(/^(?:obj|obl|iobj)/).length > 0
  return (
    (PHYSICAL.test(sense?.field ?? '') &&
      (isOnSomething || !/^(?:go|come|get|move|run)$/.test(root.lemma) || own(/^advmod$/).length > 0)) ||
    (HANDLING.test(sense?.field ?? '') && isOnSomething)
  )
}

/** 'Don't shoot', 'please don't tell me if he is in it'. */
export const isForbidding = (words: string): boolean =>
  /(?:^|[.!] |\bbut )\W*(?:please,? |pray,? |just |and |but )?(?:you(?:['’]d| had) better not|do not|don['’]?t|never) (?!worry|be\b|cry|you\b|i\b)\p{L}+[^?]*$/iu.test(
    words,
  )
