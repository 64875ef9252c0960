import { isBeingNoun } from '../../language/being-nouns.ts'
import type { Node } from './parsed-text.ts'

/** A word and those that are told in one with it. */
export const withConjuncts = (node: Node): Node[] => [
  node,
  ...node.children
    .filter(({ label, tag }) => label === 'conj' && /^(?:NOUN|PROPN|PRON|ADJ)$/.test(tag))
    .flatMap(withConjuncts),
]

/** 'Herr Vogel, who died': whom the clause is of stands before it. */
const toldOf = (who: Node): Node | undefined => (who.before?.tag === 'PUNCT' ? who.before.before : who.before)

/** 'A baker in a small town who must win': no town is a 'who'. */
const ownerOf = (who: Node, told: Node): Node =>
  who.plain === 'who' &&
  told.label === 'nmod' &&
  told.head &&
  !isBeingNoun(told.lemma) &&
  isBeingNoun(told.head.lemma)
    ? told.head
    : told

/** Who does what a verb says, also where the subject is shared, left out or of the clause above. */
export function subjectsOf(verb: Node, depth = 0): Node[] {
  const own = [verb, ...verb.children.filter(({ label }) => label.startsWith('aux'))].flatMap(
    ({ children }) => children.filter(({ label }) => label.startsWith('nsubj')),
  )
  // Of two subjects the one before another verb is that verb's: 'a singer has vanished and her boss says'.
  const last = own.at(-1)
  if (last && own.length > 1)
    own.splice(0, own.length, ...own.filter((node) => node === last || !isVerbBetween(node, last)))
  if (own.length > 0 || depth > 4) {
    // 'who stole it': the one that it tells of.
    return own.flatMap((node) =>
      /^(?:who|that|which)$/.test(node.plain) && verb.head
        ? [ownerOf(node, toldOf(node) ?? verb.head)]
        : withConjuncts(node),
    )
  }
  if (!verb.head) return []
  if (verb.label.startsWith('acl') && verb.form !== 'VB') return [verb.head]
  if (verb.label.startsWith('acl')) return subjectsOf(clauseAbove(verb) ?? verb.head, depth + 1)
  if (
    (/^(?:conj|advcl)$/.test(verb.label) || (verb.label === 'ccomp' && verb.form === 'VB')) &&
    (verb.head.tag === 'VERB' ||
      verb.head.children.some(({ label }) => label === 'cop' || label.startsWith('nsubj')))
  )
    return subjectsOf(verb.head, depth + 1)
  if (verb.label === 'xcomp') {
    const object = verb.head.children.find(({ label }) => /^(?:obj|iobj)$/.test(label))
    return object && OF_OBJECT.test(verb.head.lemma)
      ? withConjuncts(object)
      : subjectsOf(verb.head, depth + 1)
  }
  // 'Cody and Marisa, went up the hill'.
  if (/^(?:parataxis|appos)$/.test(verb.label) && /^(?:NOUN|PROPN)$/.test(verb.head.tag))
    return withConjuncts(verb.head)
  return []
}

/** 'They ask me to go': whom they ask is who goes. */
const OF_OBJECT =
  /^(?:ask|tell|order|force|make|let|help|want|need|send|teach|allow|beg|hire|pay|invite|see|hear|watch|find|call|command|expect|warn|urge|convince|persuade|bring|leave|keep)$/

const isVerbBetween = (first: Node, last: Node): boolean => {
  for (let node = last.before; node && node !== first; node = node.before)
    if (/^(?:VERB|AUX)$/.test(node.tag)) return true
  return false
}

const clauseAbove = (verb: Node): Node | undefined => {
  let up = verb.head
  while (up && !up.children.some(({ label }) => label.startsWith('nsubj')) && up.head) up = up.head
  return up
}
