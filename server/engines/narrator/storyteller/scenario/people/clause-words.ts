import type { Node } from './parsed-text.ts'

/** Where a clause is over, whatever hangs on what: a mark, 'but', a second clause. */
const isEnd = (node: Node, nodes: readonly Node[]): boolean => {
  const next = nodes[node.at + 1]
  if (/^(?:but|because|while|although|though|since|which|yet|—)$/.test(node.plain)) return true
  if (/^(?:and|or)$/.test(node.plain))
    return (
      node.head === undefined ||
      node.head.children.some(({ label }) => label.startsWith('nsubj')) ||
      /^(?:or|else)$/.test(node.plain)
    )
  // 'The groom, the cake and the swan' goes on.
  return (
    node.tag === 'PUNCT' &&
    !/^[-'’"]/.test(node.word) &&
    !(node.word === ',' && next?.label === 'amod') &&
    !isListed(node)
  )
}

const isListed = ({ word, head }: Node): boolean =>
  word === ',' &&
  head?.label === 'conj' &&
  head.tag === 'NOUN' &&
  !head.children.some(({ label }) => label.startsWith('nsubj'))

/** The words from one on, to the end of its clause. */
export const clauseFrom = (first: Node, nodes: readonly Node[]): Node[] => {
  const rest = nodes.filter(({ at, sentence }) => at >= first.at && sentence === first.sentence)
  const end = rest.findIndex((node) => node !== first && isEnd(node, nodes))
  return end < 0 ? rest : rest.slice(0, end)
}

/** The words that hang on one and stand by it. */
export function phraseOf(top: Node): Node[] {
  const own: Node[] = []
  const visit = (node: Node) => {
    own.push(node)
    for (const child of node.children)
      if (
        !(child.label === 'case' && node === top) &&
        !/^(?:acl|acl:relcl|parataxis|conj|advcl)$/.test(child.label)
      )
        visit(child)
  }
  visit(top)
  const before = own.filter(({ at }) => at <= top.at).toSorted((a, b) => b.at - a.at)
  return before.filter(({ at }, index) => top.at - at === index).toReversed()
}

/** 'The golden cup of Karn'. */
export function withOf(thing: Node, nodes: readonly Node[]): Node[] {
  const words = phraseOf(thing)
  for (
    let at = thing.at + 1;
    nodes[at]?.sentence === thing.sentence &&
    (nodes[at]!.plain === 'of' || /^(?:PROPN|DET|NOUN)$/.test(nodes[at]!.tag));
    at++
  )
    if (at > thing.at + 1 || nodes[at]!.plain === 'of') words.push(nodes[at]!)
    else break
  return words
}
