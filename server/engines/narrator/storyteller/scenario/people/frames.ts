import { verbsOf } from '../../language/verb-forms.ts'
import { subjectsOf, withConjuncts } from './subjects.ts'
import { caseOf, childOf, isNegated, type Node } from './parsed-text.ts'

/** A verb or predicate and who has part in it, pronouns and shared subjects made out. */
export interface Frame {
  verb: Node
  /** With its particle: 'run off'. */
  lemma: string
  subjects: Node[]
  /** Of what the clause tells by its grammar: in 'she was taken' it is she. */
  told: Node[]
  objects: Node[]
  agents: Node[]
  /** Preposition and noun. */
  obliques: [preposition: string, noun: Node][]
  /** What follows as another predicate: 'dead' of 'wants me dead'. */
  complement?: Node
  isNegated: boolean
  /** It has happened or does: not wanted, not ordered, not to come. */
  isReal: boolean
  isPast: boolean
  isFuture: boolean
  isPassive: boolean
}

/** All clauses of a text by their verbs. */
export const framesOf = (nodes: Node[]): Frame[] => nodes.filter(isPredicate).map(frameOf)

const isPredicate = (node: Node): boolean =>
  !/^(?:aux|cop)/.test(node.label) &&
  (node.tag === 'VERB' ||
    node.children.some(({ label }) => label === 'cop') ||
    (/^(?:root|conj|ccomp|advcl|parataxis|acl:relcl)$/.test(node.label) &&
      node.children.some(({ label }) => label.startsWith('nsubj'))))

const auxOf = (verb: Node) => verb.children.filter(({ label }) => /^(?:aux|cop)/.test(label))

function frameOf(verb: Node): Frame {
  const aux = auxOf(verb)
  const particle =
    childOf(verb, /^compound:prt$/) ??
    verb.children.find(
      ({ label, plain }) => label === 'advmod' && /^(?:away|off|out|back|down|over|up|home)$/.test(plain),
    )
  const isParticiple =
    verb.form === 'VBN' &&
    aux.length === 0 &&
    (/^acl$/.test(verb.label) ||
      verb.children.some((child) => child.label.startsWith('obl') && caseOf(child) === 'by'))
  const isShared =
    verb.label === 'conj' &&
    verb.form === 'VBN' &&
    aux.length === 0 &&
    verb.head !== undefined &&
    verb.head.children.some(({ label }) => label === 'aux:pass')
  const isPassive =
    isParticiple ||
    isShared ||
    verb.children.some(({ label }) => label.endsWith(':pass')) ||
    (verb.form === 'VBN' && aux.some(({ lemma }) => lemma === 'be' || lemma === 'get'))
  const subjects = subjectsOf(verb)
  const objects = verb.children
    .filter(
      ({ label, tag, children }) =>
        /^i?obj$/.test(label) ||
        (label === 'conj' &&
          verb.tag === 'VERB' &&
          /^(?:NOUN|PROPN)$/.test(tag) &&
          !children.some(({ label: own }) => /^(?:nsubj|cop)/.test(own))),
    )
    .flatMap(withConjuncts)
  const obliques = verb.children
    .filter(({ label }) => /^(?:obl|nmod)/.test(label))
    .flatMap((node) =>
      withConjuncts(node).map((each): [string, Node] => [caseOf(each) ?? caseOf(node) ?? '', each]),
    )
  const agents = isPassive
    ? obliques.filter(([preposition]) => preposition === 'by').map(([, noun]) => noun)
    : []
  // 'She just quit': no infinitive without its 'to'.
  const isBarePast =
    verb.form === 'VB' &&
    verbsOf(verb.plain).some(({ form }) => form === 'past') &&
    verb.children.some(({ label }) => label.startsWith('nsubj')) &&
    aux.length === 0
  // 'Two rivals share an umbrella', tagged without its ending.
  const isBarePresent =
    aux.length === 0 &&
    verb.children.some(({ label }) => label.startsWith('nsubj')) &&
    /^(?:root|conj|parataxis)$/.test(verb.label)
  const isWanted =
    verb.label === 'xcomp' &&
    !/^(?:begin|start|keep|seem|continue|come)$/.test(verb.head?.lemma ?? '') &&
    !(verb.form === 'VBN' && verb.head?.lemma === 'have')
  const isFuture =
    aux.some(({ plain, form }) => form === 'MD' && /^(?:will|'ll|wo|shall)$/.test(plain)) ||
    verb.head?.lemma === 'go'
  const mark = childOf(verb, /^mark$/)?.plain ?? ''
  return {
    verb,
    lemma: particle ? `${verb.lemma} ${particle.plain}` : verb.lemma,
    told: subjects,
    subjects: isPassive ? [] : subjects,
    objects: isPassive ? [...subjects, ...objects] : objects,
    agents,
    obliques,
    complement: childOf(verb, /^xcomp$/),
    isNegated: isNegated(verb) || (verb.label === 'xcomp' && verb.head !== undefined && isNegated(verb.head)),
    isReal:
      !isWanted &&
      !aux.some(({ form }) => form === 'MD') &&
      !/^(?:before|if|unless|until|till|to|so)$/.test(mark) &&
      !(
        verb.form === 'VB' &&
        !isBarePast &&
        !isBarePresent &&
        !aux.some(({ lemma }) => /^(?:have|do)$/.test(lemma))
      ),
    isPast:
      isBarePast ||
      /^(?:VBD|VBN)$/.test(verb.form) ||
      (verb.form === 'VBP' && verb.plain !== verb.lemma) ||
      aux.some(({ lemma }) => lemma === 'have') ||
      aux.some(({ form }) => form === 'VBD'),
    isFuture,
    isPassive,
  }
}
