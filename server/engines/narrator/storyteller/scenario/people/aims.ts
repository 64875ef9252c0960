import type { Cast } from './cast.ts'
import { childOf, isNegated, type Node } from './parsed-text.ts'
import { subjectsOf } from './subjects.ts'

/** What the hero is to do, by a clause of its own: where it begins, and how surely it is the aim. */
export interface Aim {
  verb: Node
  strength: number
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
