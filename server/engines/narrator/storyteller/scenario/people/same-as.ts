import { isRole } from '../roles.ts'
import { isPlaceOnMaps } from '../typed-capitals.ts'
import { isFirstPerson } from './entity.ts'
import { caseOf, childOf, isNegated, type Node } from './parsed-text.ts'
import type { Phrase } from './phrase.ts'

/** 'Called', 'named' right before it. */
const isCalled = (nodes: Node[], phrase: Phrase): boolean =>
  phrase.name !== undefined &&
  /^(?:called|named|nicknamed|call|dubbed)$/.test(nodes[startOf(phrase) - 1]?.plain ?? '')

/** 'Am' wherever 'I' stands. */
function isPlayed(head: Node): boolean {
  const be = head.children.find(({ label, lemma }) => label === 'cop' || (label === 'aux' && lemma === 'be'))
  return be !== undefined && /^(?:am|['’]m)$/.test(be.plain)
}

/** 'I became the leader of a cult', 'as a young monk I was told'. */
const isMadeOfHero = ({ head }: Phrase): boolean =>
  (head.head?.lemma === 'become' && isFirstPerson(childOf(head.head, /^nsubj/))) ||
  (caseOf(head) === 'as' &&
    head.children.some(({ isFirst, plain }) => isFirst && plain === 'as') &&
    isFirstPerson(head.head && childOf(head.head, /^nsubj/)))

const startOf = ({ words, determiner }: Phrase): number => words[0]!.at - (determiner ? 1 : 0)

/** What a phrase is the same as: another, a pronoun, or the hero. */
export type Partner = Phrase | Node | 'hero'

/** Which phrases mean the same by their sentence: appositions, 'called', and what somebody is. */
export function linksOf(nodes: Node[], phrases: Phrase[]): Map<Phrase, Partner[]> {
  const links = new Map<Phrase, Partner[]>()
  const ownerOf = new Map(phrases.flatMap((phrase) => phrase.words.map((word) => [word, phrase] as const)))
  const link = (one: Phrase, other: Partner | undefined) => {
    if (!other || one === other) return
    links.set(one, [...(links.get(one) ?? []), other])
    if (typeof other === 'object' && 'words' in other) links.set(other, [...(links.get(other) ?? []), one])
  }
  const meant = (node: Node | undefined): Partner | undefined =>
    node &&
    (isFirstPerson(node)
      ? 'hero'
      : node.tag === 'PRON'
        ? /^(?:he|she|his|her)$/.test(node.plain)
          ? node
          : undefined
        : ownerOf.get(node))
  /** 'The head, who was a duchess': whom a clause with 'who' is of. */
  const toldBy = (who: Node): Partner | undefined => {
    const before = who.before?.word === ',' ? who.before.before : who.before
    const near = before && ownerOf.get(before)
    const over = near && !isPersonLike(near) && caseOf(near.head) && near.head.head
    return over ? ownerOf.get(over) : near
  }
  for (const [index, phrase] of phrases.entries()) {
    const { head, words } = phrase
    const start = startOf(phrase)
    const following = phrases[index + 1]
    const next = following?.isOwner ? phrases[index + 2] : following
    // 'The one who knows is Stan', 'my client is a guy'.
    const subject = head.children.find(
      ({ label, before }) =>
        // 'With her is her brother': she is no brother.
        label.startsWith('nsubj') && !/^(?:with|beside|behind|before)$/.test(before?.plain ?? ''),
    )
    const isPredicate = head.children.some(
      ({ label, lemma }) => label === 'cop' || (label.startsWith('aux') && lemma === 'be'),
    )
    const { isOwner } = phrase
    const linkAs = (other: Partner | undefined) => {
      // 'His name is Bo' names him.
      if (other && typeof other === 'object' && 'words' in other && other.noun?.plain === 'name')
        link(phrase, meant(other.possessive) ?? other.owner)
      else if (phrase.noun?.plain !== 'name') link(phrase, other)
    }
    if (isPredicate && !isOwner && subject && !isNegated(head) && caseOf(head) === undefined)
      linkAs(/^(?:who|which|that)$/.test(subject.plain) ? toldBy(subject) : meant(subject))
    if (
      phrase.noun === head &&
      !isOwner &&
      !isNegated(head) &&
      isPersonLike(phrase) &&
      (isPlayed(head) || isMadeOfHero(phrase))
    )
      link(phrase, 'hero')
    // 'My companion is Tobias', also where the arcs are lost; the baker's boy is the boy.
    let from = start
    if (phrase.owner && nodes[start - 1] && /^['’]s?$/.test(nodes[start - 1]!.word))
      from = startOf(phrase.owner)
    const before = nodes.slice(0, from).findLast(({ tag }) => tag !== 'ADV')
    const left =
      before && before.lemma === 'be' && before.sentence === head.sentence && before.at >= from - 3
        ? nodes[before.at - 1]
        : undefined
    const isBeside = left?.tag === 'PRON' && /^(?:ADP|SCONJ)$/.test(left.before?.tag ?? '')
    if (left && !isOwner && left.tag !== 'PUNCT' && !isBeside) {
      const partner = meant(left)
      const isInside =
        partner !== undefined &&
        typeof partner === 'object' &&
        'words' in partner &&
        caseOf(partner.head) !== undefined
      if (partner !== undefined && !isInside) linkAs(partner)
    }
    if (isCalled(nodes, phrase)) {
      const namer = nodes[start - 2]
      const isBe = namer !== undefined && (namer.lemma === 'be' || /^['’]?s$/.test(namer.plain))
      const near = phrases
        .slice(0, index)
        .findLast((each) => each.head.sentence === head.sentence && each.noun && isRole(each.noun.plain))
      const bearer = ownerOf.get(namer!)
      link(
        phrase,
        isBe
          ? meant(nodes[namer.at - 1])
          : bearer?.noun && isRole(bearer.noun.plain)
            ? bearer
            : (near ?? bearer),
      )
    }
    // 'The woman who did it, Vera,'.
    const over =
      head.label === 'appos' && nodes[start - 1]?.word === ',' && head.head
        ? ownerOf.get(head.head)
        : undefined
    if (
      over &&
      (over.name === undefined) !== (phrase.name === undefined) &&
      !over.isPlural &&
      !isInList(nodes, phrase)
    )
      link(phrase, over)
    // 'They made me their king'.
    if (
      /^(?:make|call|name|crown|elect|appoint)$/.test(nodes[start - 2]?.lemma ?? '') &&
      (phrase.noun === undefined || isRole(phrase.noun.plain)) &&
      isFirstPerson(nodes[start - 1])
    )
      link(phrase, 'hero')
    // 'Her name is Bea'.
    const [whose, word, is] = nodes.slice(Math.max(0, start - 3), start)
    if (
      word?.plain === 'name' &&
      (is?.lemma === 'be' || /^['’]?s$/.test(is?.plain ?? '')) &&
      whose?.tag === 'PRON'
    )
      link(phrase, meant(whose))
    if (!next || next.head.sentence !== head.sentence) continue
    const nextStart = startOf(next.owner && next.owner === following ? following : next)
    const gap = nodes.slice(words.at(-1)!.at + 1, nextStart)
    // 'In a village in Norway, a girl'.
    if (phrase.name !== undefined && isPlaceOnMaps(phrase.name)) continue
    // 'I'm the detective, a singer hires me': she does it.
    if (
      next.head.label.startsWith('nsubj') &&
      next.head.head !== phrase.head.head &&
      next.head.head !== phrase.head &&
      // 'Ninlil, a scribe's daughter in Larsa, finds': told of with commas round it.
      !(phrase.name !== undefined && next.head.head?.before?.word === ',')
    )
      continue
    const isSet = gap.length === 1 && /^(?:,|—|–|\(|:)$/.test(gap[0]!.word)
    // 'Sparrow the thief', 'my friend the priest'.
    const isOneThing = phrase.name !== undefined ? !phrase.noun : phrase.possessive && isRoleLike(phrase)
    const isAdjacent = gap.length === 0 && next.determiner === 'the' && isOneThing
    if (!isSet && !isAdjacent) continue
    const after = nodes[next.words.at(-1)!.at + 1]
    const isListed = next.head.children.some(({ label }) => label === 'cc') || isInList(nodes, next)
    const isNaming =
      (phrase.name === undefined) !== (next.name === undefined) ||
      (phrase.possessive !== undefined && phrase.noun === undefined && next.noun === undefined)
    const isTold =
      next.name === undefined &&
      (phrase.possessive ? /^(?:the|an?)$/ : phrase.determiner === 'the' ? /^an?$/ : /^$/).test(
        next.determiner ?? '-',
      )
    const isAlike =
      (next.name === undefined && next.determiner !== undefined && next.determiner !== phrase.determiner) ||
      next.name !== undefined ||
      // 'Miss Grey, typist,'.
      (phrase.noun === undefined &&
        !next.isPlural &&
        isRoleLike(next) &&
        (after?.tag === 'PUNCT' || next.owner?.determiner === 'a'))
    if (
      isAdjacent
        ? isRoleLike(next)
        : (isNaming || isTold) &&
          isAlike &&
          !isListed &&
          phrase.members.length === 0 &&
          !phrase.isPlural &&
          closes(after)
    )
      link(next, phrase)
  }
  for (const node of nodes) {
    // 'I, Antonín, sit', 'me, a mapmaker'.
    if (!isFirstPerson(node) || nodes[node.at + 1]?.word !== ',') continue
    const phrase = phrases.find(
      ({ words, determiner }) => words[0]!.at === node.at + 2 + (determiner ? 1 : 0),
    )
    if (phrase && !phrase.possessive && !isInList(nodes, phrase)) link(phrase, 'hero')
  }
  return links
}

const isPersonLike = ({ noun, name }: Phrase) => name !== undefined || isRole(noun?.plain ?? '')
const isRoleLike = ({ noun, name }: Phrase) => isRole((noun?.plain ?? name ?? '').toLowerCase())

const closes = (after: Node | undefined): boolean =>
  after === undefined ||
  after.tag === 'PUNCT' ||
  after.tag === 'ADP' ||
  /^(?:who|and|called|named)$/.test(after.plain)

/** 'A, B and C': a comma, and 'and' before the last. */
function isInList(nodes: Node[], second: Phrase): boolean {
  const end = second.words.at(-1)!.at + 1
  const rest = nodes.slice(end, end + 8).filter(({ sentence }) => sentence === second.head.sentence)
  const next = rest[0]
  if (
    next &&
    /^(?:and|or|&)$/.test(next.plain) &&
    /^(?:NOUN|PROPN|DET|PRON|ADJ|NUM)$/.test(rest[1]?.tag ?? '') &&
    !rest.slice(1, 4).some(({ tag }) => tag === 'VERB' || tag === 'AUX')
  )
    return true
  const comma = next?.word === ',' ? rest.findIndex(({ plain }) => plain === 'and') : -1
  return (
    comma > 0 && comma < 6 && !rest.slice(1, comma + 6).some(({ tag }) => tag === 'VERB' || tag === 'AUX')
  )
}
