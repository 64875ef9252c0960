import { isGroupNoun } from '../../language/being-nouns.ts'
import { isRole } from '../roles.ts'
import type { Node } from './parsed-text.ts'
import type { Phrase } from './phrase.ts'

/** Whether the phrase is of several, whoever they are: 'my boys', 'our crew'. */
export const isGroup = ({ noun, name, isPlural }: Phrase): boolean =>
  noun !== undefined && name === undefined && (isPlural || isGroupNoun(noun.plain)) && isRole(noun.plain)

/** The names that count up a group: after a colon all of its sentence, else those that follow with 'and' and commas only. */
export function listedAfter(nodes: Node[], phrases: Phrase[], index: number): Phrase[] {
  const group = phrases[index]!
  const members: Phrase[] = []
  let isOpened = false
  for (let last = group, at = index + 1; at < phrases.length; at++) {
    const next = phrases[at]!
    if (next.head.sentence !== group.head.sentence) break
    const gap = nodes.slice(last.words.at(-1)!.at + 1, next.words[0]!.at).map(({ plain }) => plain)
    if (gap.includes(':')) isOpened = true
    const isNext = gap.every((word) =>
      /^(?:,|and|&|the|my|his|her|a|an|little|old|called|named|are|is|me|i|myself)$/.test(word),
    )
    if (!isOpened && !isNext) break
    if (next.name !== undefined) members.push(next)
    else if (!isOpened) break
    else if (
      isRole(next.noun?.plain ?? '') &&
      (gap.includes('the') || gap.includes('a')) &&
      gap.some((word) => /^[,:]|and$/.test(word))
    )
      members.push(next)
    last = next
  }
  const end = members.at(-1)?.words.at(-1)
  const withHero =
    (end &&
      nodes.slice(group.words.at(-1)!.at, end.at).some(({ plain }) => /^(?:i|me|myself)$/.test(plain))) ||
    (end && nodes[end.at + 1]?.plain === 'and' && /^(?:i|me|myself)$/.test(nodes[end.at + 2]?.plain ?? ''))
  return members.length > 1 || withHero || isOpened ? members : []
}

const isJoint = (node: Node | undefined): boolean => node !== undefined && /^(?:,|and|&)$/.test(node.plain)

/** Looks through a list, to the right and to the left, for 'I' or 'me'. */
export function isBesideHero(nodes: Node[], from: number, end: number): boolean {
  const isPart = ({ tag, plain }: Node) =>
    /^(?:NOUN|PROPN|ADJ|NUM|DET)$/.test(tag) || /^(?:my|his|her|our)$/.test(plain)
  let at = end
  let joints = 0
  while (nodes[at] && nodes[at]!.sentence === nodes[from]!.sentence && at < end + 14) {
    const node = nodes[at]!
    if (isJoint(node)) joints++
    else if (/^(?:i|me)$/.test(node.plain))
      return isJoint(nodes[at - 1]) && nodes[at - 1]!.plain !== ',' && joints > 0
    else if (!isPart(node) || joints === 0) break
    at++
  }
  at = from - 1
  while (at >= 0 && nodes[at]!.sentence === nodes[from]!.sentence && at > from - 14) {
    const node = nodes[at]!
    if (/^(?:i|me)$/.test(node.plain))
      return (
        isJoint(nodes[at + 1]) &&
        nodes.slice(at, end + 10).some(({ plain, sentence }) => plain === 'and' && sentence === node.sentence)
      )
    if (!isJoint(node) && !isPart(node)) break
    at--
  }
  return false
}
