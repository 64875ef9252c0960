import { genderOfFirstName } from '#server/ground/first-names/first-names.ts'
import { sensesOf } from '#server/ground/wordnet/wordnet.ts'
import { verbsOf } from '../../language/verb-forms.ts'
import { isAnimalNoun } from '../../language/being-nouns.ts'
import { isOnlyName } from '../../language/tagger.ts'
import { isGivenName, isPersonWord, isRole } from '../roles.ts'
import { singularOf } from '../../language/phrase-end.ts'
import { isBesideHero, isGroup, listedAfter } from './lists.ts'
import { joined, type Phrase } from './phrase.ts'
import { DAYS } from './days.ts'
import type { Node } from './parsed-text.ts'

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** All noun phrases of a text in the order they come. */
export function phrasesOf(nodes: Node[]): Phrase[] {
  const phrases: Phrase[] = []
  for (let at = 0; at < nodes.length; at++) {
    const end = runEnd(nodes, at)
    if (end === at) continue
    const phrase = phraseOf(nodes, at, end)
    if (phrase) {
      const owner = nodes[at - 1]
      const last = phrases.at(-1)
      if (owner && last && /^['’]s?$/.test(owner.word) && last.words.at(-1)?.at === owner.at - 1)
        phrase.owner = last
      const before = nodes[at - 1 - (phrase.determiner ? 1 : 0)]
      if (last && before?.plain === 'of' && last.words.at(-1)?.at === before.at - 1) last.of = phrase
      phrases.push(phrase)
    }
    at = end - 1
  }
  for (const [index, phrase] of phrases.entries())
    if (isGroup(phrase)) phrase.members = listedAfter(nodes, phrases, index)
  return phrases
}

const isOpen = ({ tag }: Node) => /^(?:NOUN|PROPN|ADJ|NUM|VERB|X|INTJ|ADV)$/.test(tag)

/** Whether the word is a name by its capital. */
const isNamePart = (node: Node): boolean =>
  node.word !== 'I' &&
  // 'DO NOT MEASURE IT': shouted, no name.
  !(node.tag === 'VERB' && /^\p{Lu}{2,}$/u.test(node.word)) &&
  (node.isCapital || /^\d+$/.test(node.word)) &&
  !(
    node.isFirst &&
    !node.isNextCapital &&
    isRole(node.plain) &&
    !isGivenName(node.word) &&
    !isCalledSo(node) &&
    !/^\p{Lu}{2}/u.test(node.word)
  ) &&
  (node.isFirst
    ? node.tag === 'PROPN' ||
      /^(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.?$/.test(node.word) ||
      isGivenName(node.word) ||
      isOnlyName(node.word) ||
      /^\p{Lu}{2,}$/u.test(node.word)
    : isOpen(node))

/** 'Jay is 17': a beast would have an article. */
const isCalledSo = ({ word, plain }: Node): boolean =>
  isAnimalNoun(plain) && !plain.endsWith('s') && genderOfFirstName(word) !== undefined

const isNominal = (node: Node): boolean =>
  /^(?:NOUN|PROPN)$/.test(node.tag) || (isNamePart(node) && node.isCapital)

const isBefore = (node: Node): boolean =>
  /^(?:ADJ|NUM)$/.test(node.tag) ||
  (node.tag === 'VERB' && /^(?:amod|compound)$/.test(node.label)) ||
  // 'My only ally'.
  (/^(?:only|own|very)$/.test(node.plain) && node.head !== undefined && node.head.at > node.at)

function runEnd(nodes: Node[], at: number): number {
  let end = at
  let nominalEnd = at
  while (end < nodes.length && nodes[end]!.sentence === nodes[at]!.sentence) {
    const node = nodes[end]!
    const isInWord = end > at && nodes[end - 1]!.end === node.start
    if (
      isInWord &&
      (/^[-–]$/.test(node.word) ? nodes[end + 1]?.start === node.end : /^[-–]$/.test(nodes[end - 1]!.word))
    ) {
      end++
      if (!/^[-–]$/.test(node.word)) nominalEnd = end
      continue
    }
    // 'Finch & Daughters', 'the Marquise de Vigny'.
    const isJoint =
      nominalEnd === end &&
      end > at &&
      nodes[end - 1]!.isCapital &&
      nodes[end + 1]?.isCapital &&
      nodes[end + 1]!.sentence === node.sentence
    if (isJoint && /^(?:&|de|von|van|der|la|del|della|di|du|al|bin|ben|ibn)$/.test(node.word)) {
      end += 2
      nominalEnd = end
      continue
    }
    if (!isNominal(node) && !isBefore(node)) break
    // An adjective after a noun belongs to the noun that it leads: 'my teacher Old Padraig'.
    const led = nodes.slice(end, end + 4).find((each) => !isBefore(each) || isNominal(each)) ?? node
    if (nominalEnd > at && nominalEnd === end && !(isNominal(led) && isJoined(nodes, at, end, led))) break
    // 'The queen stole my voice', 'Sergeant Crow guards a bridge', with the verb taken for a noun.
    if (nominalEnd === end && end > at && isVerbHere(nodes, end)) break
    // 'On the sand Doctor Okoye finds it': of the title on, somebody else.
    const isTitle = node.isCapital && node.isNextCapital && isPersonWord(node.plain)
    if (
      isTitle &&
      nominalEnd === end &&
      end > at &&
      !nodes[end - 1]!.isCapital &&
      !isRole(nodes[end - 1]!.plain)
    )
      break
    // 'My partner Jonas hangs': after trade and name nothing more.
    const [before, name] = [nodes[end - 2], nodes[end - 1]]
    if (
      end - 1 > at &&
      name?.isCapital &&
      !node.isCapital &&
      before &&
      !before.isCapital &&
      isRole(before.plain)
    )
      break
    end++
    if (isNominal(node)) nominalEnd = end
  }
  return nominalEnd
}

function isVerbHere(nodes: Node[], at: number): boolean {
  const [before, node, after] = [nodes[at - 1]!, nodes[at]!, nodes[at + 1]]
  const isSubject = before.isCapital || isRole(before.plain)
  // 'Odile drives', told after what another does.
  const isTold =
    before.isCapital && node.label === 'conj' && node.head?.tag === 'VERB' && after?.tag === 'PUNCT'
  const hasObject =
    after !== undefined && (/^(?:DET|PRON)$/.test(after.tag) || (after.tag === 'ADP' && after.plain !== 'of'))
  return (
    isSubject &&
    (hasObject || isTold) &&
    !node.isCapital &&
    verbsOf(node.plain).some(({ form }) => form === 'past' || form === 's')
  )
}

const INSIDE = /^(?:flat|appos|compound|nmod$|nmod:desc|goeswith|list|amod|conj|nummod|fixed|xcomp)/

/** Whether the word `next` belongs to the nouns from `from` to `end`: it hangs on them, they on it, or both on one word alike. */
function isJoined(nodes: Node[], from: number, end: number, next: Node): boolean {
  const last = nodes[end - 1]!
  const isNamed =
    last.tag === 'NOUN' && !last.isCapital && isRole(last.plain) && isNamePart(next) && next.isCapital
  // 'My boys Slim and Dutch' are counted up, 'my teacher Padraig' is one.
  if (isNamed) return singularOf(last.plain) === last.plain
  const isTitled = from < end && isTitle(nodes[from]!)
  if (last.isCapital && next.isCapital && (isTitled || (!last.isFirst && !DAYS.test(last.word)))) return true
  const isInside = (node: Node | undefined) => node !== undefined && node.at >= from && node.at < end
  if (isInside(next.head) && INSIDE.test(next.label)) return !(isTimeNoun(last) && next.isCapital)
  if (
    nodes
      .slice(from, end)
      .some(
        ({ head, label }) =>
          head !== undefined &&
          head.at >= end &&
          head.at <= next.at + 2 &&
          /^(?:compound|nmod$|nmod:desc|amod|flat|nsubj|appos|nummod)/.test(label) &&
          isNominal(head),
      )
  )
    return true
  return next.isCapital && next.head === last.head && next.label === last.label && !isTimeNoun(last)
}

const isTitle = ({ plain, isCapital }: Node): boolean =>
  isCapital && (isPersonWord(plain) || /^(?:mr|mrs|ms|miss|dr|prof)\.?$/.test(plain))

const isTimeNoun = ({ lemma, word, isCapital }: Node): boolean =>
  DAYS.test(word) || (!isCapital && sensesOf(lemma, 'noun')[0]?.field === 'noun.time')

function phraseOf(nodes: Node[], from: number, end: number): Phrase | undefined {
  const words = nodes.slice(from, end)
  const before = nodes[from - 1]
  const isDeterminer =
    before?.sentence === words[0]!.sentence &&
    /^(?:DET|PRON)$/.test(before.tag) &&
    /^(?:DT|PDT|PRP\$|WP\$)$/.test(before.form)
  let nameFrom = words.length
  while (
    nameFrom > 0 &&
    (isNamePart(words[nameFrom - 1]!) ||
      // 'Dae-jung'.
      (words[nameFrom - 1]!.tag === 'PROPN' &&
        /^[-–]$/.test(words[nameFrom - 2]?.word ?? '') &&
        words[nameFrom - 3]?.isCapital) ||
      (nameFrom < words.length &&
        words[nameFrom - 2]?.isCapital &&
        /^(?:&|de|von|van|der|la|del|della|di|du|al|bin|ben|ibn)$/.test(words[nameFrom - 1]!.word)) ||
      (/^[-–]$/.test(words[nameFrom - 1]!.word) && nameFrom < words.length && words[nameFrom - 2]?.isCapital))
  )
    nameFrom--
  while (nameFrom < words.length && /^\d/.test(words[nameFrom]!.word)) nameFrom++
  const common = words.slice(0, nameFrom)
  const noun =
    common.findLast(({ tag, plain }) => (tag === 'NOUN' || tag === 'PROPN') && !/^\d/.test(plain)) ??
    (nameFrom < words.length ? common.findLast(({ plain }) => isRole(plain)) : undefined)
  const outer = words.filter(({ head }) => !words.includes(head!))
  const head = outer.find(({ label }) => !/^(?:punct|dep|compound|amod|nummod|flat)$/.test(label)) ?? outer[0]
  if (!head || (!noun && nameFrom === words.length)) return undefined
  const name = words.slice(nameFrom)
  // 'A nine-year-old girl' is one.
  const numeral = words.find(({ tag }, at) => tag === 'NUM' && !/^[-–]$/.test(words[at + 1]?.word ?? ''))
  const amount = numeral && (Number(numeral.word) || NUMBERS.indexOf(numeral.plain) + 1)
  const last = noun ?? words.at(-1)!
  return {
    words,
    head,
    members: [],
    isBeforeVerb:
      nodes[end]?.sentence === words[0]!.sentence && (nodes[end]?.tag === 'VERB' || isVerbHere(nodes, end)),
    isOwner: /^['’]s?$/.test(nodes[end]?.word ?? ''),
    isBesideHero: isBesideHero(nodes, from - (isDeterminer ? 1 : 0), end),
    noun,
    name: name.length > 0 ? joined(name) : undefined,
    determiner: isDeterminer ? before.plain : undefined,
    possessive: isDeterminer && before.form === 'PRP$' ? before : undefined,
    adjectives: common
      .filter((word) => word !== noun && isBefore(word) && word.tag !== 'NUM')
      .map(({ plain }) => plain),
    amount: amount ? amount : undefined,
    isPlural:
      name.length === 0 &&
      (last.form.endsWith('S') || singularOf(last.plain) !== last.plain || last.plain.endsWith('men')),
  }
}
