import { isFirstName } from '../../language/tagger.ts'
import type { Cast } from './cast.ts'
import { caseOf, childOf, isNegated, type Node } from './parsed-text.ts'
import { subjectsOf } from './subjects.ts'

/** What the hero is to do, by a clause of its own: where it begins, and how surely it is the aim. */
export interface Aim {
  verb: Node
  strength: number
  /** What is done to what the word names, where it is no verb: 'find' of 'looking for my brother'. */
  lead?: string
}

const DUTY = /^(?:have|need|get|ought|swear|vow|decide|bind)$/
const WISH =
  /^(?:want|try|hope|plan|wish|like|love|mean|intend|aim|promise|set|go|choose|dream|attempt|long)$/
const ORDER =
  /^(?:ask|order|send|hire|tell|command|force|beg|pay|task|choose|charge|want|need|expect|summon|invite|sentence|challenge|assign|appoint)$/
const TASK =
  /^(?:mission|goal|task|job|quest|duty|plan|aim|hope|orders?|dream|chance|purpose|wish|challenge|objective|time|day|hour|week|night|minute|month|year|one|person|way)s?$/
const MOVE =
  /^(?:come|travel|return|sneak|ride|go|head|sail|enter|join|arrive|climb|cross|race|walk|march|fly|journey)$/

/** All that the text says the hero must, wants or is told to do. */
export function aimsOf(cast: Cast): Aim[] {
  const { nodes } = cast
  const isHeros = (list: Node[]) => list.some((node) => cast.isHero(node))
  return nodes.flatMap((verb): Aim[] => {
    if (verb.tag !== 'VERB' || isNegated(verb)) return []
    const sought = soughtBy(verb, isHeros)
    if (sought) return [sought]
    // 'Find him before nightfall.'
    if (verb.label === 'root' && verb.form === 'VB' && verb.isFirst && isOrdered(verb) && !cast.isHero(verb))
      return [{ verb, strength: 3 }]
    if (
      verb.children.some(({ label, plain }) => label === 'aux' && plain === 'must') &&
      isHeros(subjectsOf(verb))
    )
      return [{ verb, strength: 3.5 }]
    const over = verb.head
    const isInfinitive = childOf(verb, /^mark$/)?.plain === 'to' || nodes[verb.at - 1]?.plain === 'to'
    if (
      !over ||
      !isInfinitive ||
      isNegated(over) ||
      !/^(?:xcomp|advcl|acl|ccomp|csubj|conj)$/.test(verb.label)
    )
      return []
    const strength = strengthOf(over, verb, isHeros)
    return strength > 0 ? [{ verb, strength }] : []
  })
}

/** 'Find him', 'open the door', and not 'dial tone'. */
const isOrdered = (verb: Node): boolean => {
  const object = childOf(verb, /^obj$/)
  const next = object?.children[0] ?? object
  return (
    object !== undefined &&
    next!.at === verb.at + 1 &&
    /^(?:DET|PRON|PROPN)$/.test(next!.tag) &&
    !isFirstName(verb.word)
  )
}

/** 'I am looking for my brother', 'I want her back', 'I swear revenge'. */
function soughtBy(verb: Node, isHeros: (list: Node[]) => boolean): Aim | undefined {
  if (!isHeros(subjectsOf(verb))) return undefined
  const object = childOf(verb, /^obj$/)
  if (object && /^(?:revenge|vengeance|justice)$/.test(object.lemma))
    return { verb: object, lead: 'take', strength: 2.4 }
  if (object && /^(?:want|need)$/.test(verb.lemma) && !childOf(verb, /^[xc]comp$/))
    return { verb: object, lead: 'get', strength: 1.7 }
  if (object && /^(?:seek|track)$/.test(verb.lemma)) return { verb: object, lead: 'find', strength: 2.5 }
  const target = /^(?:look|search|hunt|quest)$/.test(verb.lemma)
    ? verb.children.find((child) => child.label.startsWith('obl') && caseOf(child) === 'for')
    : undefined
  return target && { verb: target, lead: 'find', strength: 2.5 }
}

function strengthOf(over: Node, verb: Node, isHeros: (list: Node[]) => boolean): number {
  const isPassive = over.children.some(({ label }) => label.endsWith(':pass'))
  const subjects = subjectsOf(over)
  const objects = over.children.filter(({ label }) => /^i?obj$/.test(label))
  if (ORDER.test(over.lemma) && isHeros(isPassive ? subjects : objects)) return 3
  if (isHeros(subjects) && verb.label === 'xcomp' && objects.length === 0)
    return DUTY.test(over.lemma) ? 3.5 : WISH.test(over.lemma) ? 2.5 : 0
  const isOfHero =
    isHeros(over.children) || isHeros(subjects) || isHeros(over.head ? subjectsOf(over.head) : [])
  if (TASK.test(over.lemma) && over.tag !== 'VERB' && isOfHero) return 3
  // 'I have three days to find it'.
  if (/^(?:have|noon|midnight|dawn|dark)$/.test(over.lemma) && isHeros(subjects)) return 3
  return verb.label === 'advcl' && MOVE.test(over.lemma) && isHeros(subjects) ? 1.8 : 0
}
